import { meterOf, momentOf, plateOf } from '../imports/cells.rules.ts';
import { attempt, type Problem, type Read, whole, within } from '../imports/rows.rules.ts';
import { cellsOf, choiceIn, nameIn } from './cell.rules.ts';

/** An open order of a file. */
export interface OrderRow {
  /** Number in the system it comes from. */
  number: string;
  branch: string;
  plate: string;
  type: string;
  segment: string;
  problem: string;
  description: string;
  /** As it was written; its branch's clock tells what it means. */
  opened: string;
  meter: number | null;
  origin: 'I' | 'E';
  supplier: number | null;
}

/** Reads an open order. */
export function readOrder(cells: readonly string[]): Read<OrderRow> {
  return attempt(() => {
    const row = cellsOf('orders', cells);
    const origin = choiceIn(row, 'origem', ['I', 'E']) ?? 'I';
    const supplier = row.optional('fornecedor', within(1, 999_999_999, whole), 'CELULA_NUMERO');
    if (origin === 'E' && supplier === null) throw row.fault('CELULA_VAZIA', 'fornecedor');
    return {
      number: row.required('numero', 40).toUpperCase(),
      branch: row.required('filial', 60).toUpperCase(),
      plate: plateOf(row.required('placa', 11)),
      type: nameIn(row, 'tipo', 40) ?? 'CORRETIVA',
      segment: row.required('segmento', 60).toUpperCase(),
      problem: row.required('problema', 120).toUpperCase(),
      description: row.required('descricao', 500),
      opened: row.must('abertura', (text) => (momentOf(text, 'UTC') === null ? null : text), 'CELULA_DATA'),
      meter: row.optional('medidor', within(0, 9_999_999, meterOf), 'CELULA_NUMERO'),
      origin,
      supplier: origin === 'E' ? supplier : null,
    };
  });
}

/** What the tables say about the names of an order; undefined: there is none such. */
export interface OrderFacts {
  branch: { id: number; zone: string } | undefined;
  /** Active vehicle of that branch. */
  vehicle: { meter: number } | undefined;
  type: string | undefined;
  /** Active problem of the segment that fits the vehicle. */
  problem: number | undefined;
  supplierKnown: boolean;
  /** Open order of the plate with this problem. */
  taken: boolean;
  /** Moment it was opened, in ms; and now. */
  opened: number;
  now: number;
}

/** The first thing that is wrong with an order beside its cells; null: it comes in. */
export function orderProblem(row: OrderRow, facts: OrderFacts): Problem | null {
  if (facts.branch === undefined)
    return { code: 'FILIAL_DESCONHECIDA', values: { nome: row.branch }, column: 'filial' };
  if (facts.vehicle === undefined) return { code: 'PLACA_DESCONHECIDA', column: 'placa' };
  if (facts.type === undefined)
    return { code: 'TIPO_DESCONHECIDO', values: { nome: row.type }, column: 'tipo' };
  if (facts.problem === undefined)
    return { code: 'PROBLEMA_DESCONHECIDO', values: { nome: row.problem }, column: 'problema' };
  if (!facts.supplierKnown)
    return {
      code: 'FORNECEDOR_DESCONHECIDO',
      values: { nome: String(row.supplier) },
      column: 'fornecedor',
    };
  if (facts.opened > facts.now) return { code: 'DATA_FUTURA', column: 'abertura' };
  if (row.meter !== null && row.meter > facts.vehicle.meter)
    return { code: 'KM_ACIMA_DO_MEDIDOR', column: 'medidor' };
  return facts.taken ? { code: 'OS_DUPLICADA', column: 'problema' } : null;
}

/** A moment on the clock of a branch, as PostgreSQL reads it; null where it is none, or there is no such branch. */
export const momentIn = (text: string, zone: string | undefined): string | null =>
  zone === undefined ? null : momentOf(text, zone);
