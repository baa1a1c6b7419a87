import type { RefusalCode } from '@terminal/contract';
import { choices } from '@terminal/contract';
import { meterOf, momentOf } from '../../core/cells/cells.rules.ts';
import { attempt, type Fault, type Read, whole, within } from '../../core/cells/reader.rules.ts';
import { cellsOf } from './cell.rules.ts';

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
  /** As written, in the local time of its branch. */
  opened: string;
  meter: number | null;
  origin: 'I' | 'E';
  supplier: number | null;
}

/** Reads an open order. */
export function readOrder(cells: readonly string[]): Read<OrderRow> {
  return attempt(cellsOf('orders', cells), (row) => {
    const origin = row.choice('origem', choices.origin) ?? 'I';
    const supplier = row.number('fornecedor', within(1, 999_999_999, whole));
    if (origin === 'E' && supplier === null) row.fault('CELULA_VAZIA', 'fornecedor');
    return {
      number: row.requiredName('numero', 40),
      branch: row.requiredName('filial', 60),
      plate: row.plate('placa', 11),
      type: row.name('tipo', 40) ?? 'CORRETIVA',
      segment: row.requiredAsTyped('segmento', 60),
      problem: row.requiredAsTyped('problema', 120),
      description: row.required('descricao', 500),
      opened: row.must('abertura', (text) => (momentOf(text, 'UTC') === null ? null : text), 'CELULA_DATA'),
      meter: row.number('medidor', within(0, 9_999_999, meterOf)),
      origin,
      supplier: origin === 'E' ? supplier : null,
    };
  });
}

/** Rows the names of an order refer to; undefined: no such row. */
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

/** Faults of an order other than those of its cells; empty: it is imported. */
export function orderFaults(row: OrderRow, facts: OrderFacts): Fault[] {
  const { branch, vehicle } = facts;
  const unknown = (code: RefusalCode, nome: string, column: string): Fault => ({
    code,
    values: { nome },
    column,
  });
  if (branch === undefined) return [unknown('FILIAL_DESCONHECIDA', row.branch, 'filial')];
  const found: (Fault | false)[] = [
    vehicle === undefined && { code: 'PLACA_DESCONHECIDA', column: 'placa' },
    facts.type === undefined && unknown('TIPO_DESCONHECIDO', row.type, 'tipo'),
    // Without its vehicle the matching problems are unknown.
    vehicle !== undefined &&
      facts.problem === undefined &&
      unknown('PROBLEMA_DESCONHECIDO', row.problem, 'problema'),
    !facts.supplierKnown && unknown('FORNECEDOR_DESCONHECIDO', String(row.supplier), 'fornecedor'),
    facts.opened > facts.now && { code: 'DATA_FUTURA', column: 'abertura' },
    vehicle !== undefined &&
      row.meter !== null &&
      row.meter > vehicle.meter && { code: 'KM_ACIMA_DO_MEDIDOR', column: 'medidor' },
    facts.taken && { code: 'OS_DUPLICADA', column: 'problema' },
  ];
  return found.filter((one) => one !== false);
}

/** A moment on the clock of a branch, as PostgreSQL reads it; null where it is none, or there is no such branch. */
export const momentIn = (text: string, zone: string | undefined): string | null =>
  zone === undefined ? null : momentOf(text, zone);
