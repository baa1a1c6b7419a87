import { choices, importColumns, type PlanImportKind } from '@terminal/contract';
import { dayOf, itemsOf, meterOf, momentOf, wordOf } from '../core/cells/cells.rules.ts';
import { attempt, Cells, decimals, type Read, whole, within } from '../core/cells/reader.rules.ts';

/** A row of a file of readings, parsed. */
export interface ReadingRow {
  plate: string;
  at: string;
  value: number;
}

/** A row of a file of vehicles, parsed. */
export interface PlaceRow {
  plate: string;
  plan: string;
  /** Name of the next cycle, or its place in the ring. */
  cycle: string;
  /** null: what the meter shows, or stays as it is. */
  meter: number | null;
  day: string;
}

/** A row of a file of plans, parsed: one cycle. */
export interface CycleRow {
  plan: string;
  kind: 'V' | 'R' | 'P' | null;
  order: number;
  name: string;
  meter: number | null;
  days: number | null;
  hours: number | null;
  /** null: as they are. */
  items: { name: string; quantity: number }[] | null;
}

const longestPlate = 10;
const longestName = 60;
const longestCycle = 40;

const meter = within(0, 9_999_999, meterOf);

/** Columns placa, quando, km. @param zone of the branch */
export function readReading(cells: readonly string[], zone: string): Read<ReadingRow> {
  return attempt(new Cells(importColumns.leituras, cells), (row) => {
    return {
      plate: row.plate('placa', longestPlate),
      at: row.must('quando', (text) => momentOf(text, zone), 'CELULA_DATA'),
      value: row.mustNumber('km', meter),
    };
  });
}

/** Columns placa, plano, ciclo, km_ultimo, dt_ultimo. */
export function readPlace(cells: readonly string[]): Read<PlaceRow> {
  return attempt(new Cells(importColumns.veiculos, cells), (row) => {
    return {
      plate: row.plate('placa', longestPlate),
      plan: row.requiredAsTyped('plano', longestName),
      cycle: row.requiredAsTyped('ciclo', longestCycle),
      meter: row.number('km_ultimo', meter),
      day: row.must('dt_ultimo', dayOf, 'CELULA_DATA'),
    };
  });
}

/** Columns plano, tipo, ordem, ciclo, intervalo, dias, horas, itens. */
export function readCycle(cells: readonly string[]): Read<CycleRow> {
  return attempt(new Cells(importColumns.planos, cells), (row) => {
    return {
      plan: row.requiredAsTyped('plano', longestName),
      kind: row.optional('tipo', (text) => wordOf(text, choices.plan), 'CELULA_TIPO'),
      order: row.mustNumber('ordem', within(1, 60, whole)),
      name: row.requiredAsTyped('ciclo', longestCycle),
      meter: row.number('intervalo', within(1, 9_999_999, whole)),
      days: row.number('dias', within(1, 3_650, whole)),
      hours: row.number('horas', within(0.25, 999, decimals)),
      items: row.optional('itens', itemsWithin, 'CELULA_NUMERO'),
    };
  });
}

function itemsWithin(text: string) {
  const items = itemsOf(text).map((item) => ({ ...item, quantity: Math.round(item.quantity * 100) / 100 }));
  return items.every(({ quantity }) => quantity >= 0.01 && quantity <= 99_999) ? items : null;
}

/**
 * The parsed cells of a row, in the order of their columns: plain numbers, ISO days, moments in the branch's zone or with their
 * offset. Null if they could not be parsed.
 */
export function understood(kind: PlanImportKind, cells: readonly string[], zone: string): string[] | null {
  if (kind === 'leituras') return cellsOf(readReading(cells, zone), (row) => readingCells(row, zone));
  if (kind === 'veiculos') return cellsOf(readPlace(cells), placeCells);
  return cellsOf(readCycle(cells), cycleCells);
}

const cellsOf = <Row>(read: Read<Row>, write: (row: Row) => string[]) =>
  read.faults ? null : write(read.row);
const text = (value: string | number | null) => String(value ?? '');

const readingCells = ({ plate, at, value }: ReadingRow, zone: string) => [
  plate,
  at.replace(` ${zone}`, ''),
  text(value),
];
const placeCells = ({ plate, plan, cycle, meter: last, day }: PlaceRow) => [
  plate,
  plan,
  cycle,
  text(last),
  day,
];
const cycleCells = ({ plan, kind, order, name, meter: every, days, hours, items }: CycleRow) => [
  ...[plan, text(kind), text(order), name, text(every), text(days), text(hours)],
  (items ?? []).map((item) => `${item.name} x ${item.quantity}`).join(' | '),
];
