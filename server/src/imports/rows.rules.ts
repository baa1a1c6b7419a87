import { type ErrorCode, importColumns, type PlanImportKind } from '@terminal/contract';
import { dayOf, itemsOf, kindOf, meterOf, momentOf, numberOf, plateOf } from './cells.rules.ts';

/** Why a row is refused: the code, the values of its text, and the column at fault. */
export interface Problem {
  code: ErrorCode;
  values?: Record<string, string>;
  column?: string;
}

/** A row as it was understood, or why it was not. */
export type Read<Row> = { row: Row; problem?: undefined } | { problem: Problem };

/** A row of a file of readings, understood. */
export interface ReadingRow {
  plate: string;
  at: string;
  value: number;
}

/** A row of a file of vehicles, understood. */
export interface PlaceRow {
  plate: string;
  plan: string;
  /** Name of the next cycle, or its place in the ring. */
  cycle: string;
  /** null: what the meter shows, or stays as it is. */
  meter: number | null;
  day: string;
}

/** A row of a file of plans, understood: one cycle. */
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

/** Reads the cells of a row by column; the first problem ends it. */
export class Cells {
  private readonly heads: Readonly<Record<string, string>>;
  private readonly cells: readonly string[];

  /** @param heads of the columns by name, in their order */
  constructor(heads: Readonly<Record<string, string>>, cells: readonly string[]) {
    this.heads = heads;
    this.cells = cells;
  }

  text(column: string): string {
    return (this.cells[Object.keys(this.heads).indexOf(column)] ?? '').trim();
  }

  required(column: string, most: number): string {
    const text = this.text(column);
    if (text === '') throw this.fault('CELULA_VAZIA', column);
    if (text.length > most) throw this.fault('CELULA_LONGA', column);
    return text;
  }

  /** What the cell says, read by `read`; null where it is empty and may be. */
  optional<V>(column: string, read: (text: string) => V | null, code: ErrorCode): V | null {
    const text = this.text(column);
    if (text === '') return null;
    const value = read(text);
    if (value === null) throw this.fault(code, column);
    return value;
  }

  must<V>(column: string, read: (text: string) => V | null, code: ErrorCode): V {
    const value = this.optional(column, read, code);
    if (value === null) throw this.fault('CELULA_VAZIA', column);
    return value;
  }

  /** What is thrown about a column; `attempt` makes the row's problem of it. */
  fault(code: ErrorCode, column: string, values: Record<string, string> = {}): Fault {
    return new Fault({ code, column, values: { ...values, coluna: this.heads[column] ?? column } });
  }
}

class Fault extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

const longestPlate = 10;
const longestName = 60;
const longestCycle = 40;

/** A number within bounds, or none. */
export const within =
  (least: number, most: number, read: (text: string) => number | null) => (text: string) => {
    const value = read(text);
    return value !== null && value >= least && value <= most ? value : null;
  };
/** Digits without decimals. */
export const whole = (text: string) => {
  const value = numberOf(text);
  return value !== null && Number.isInteger(value) ? value : null;
};
/** Quantities and hours have two decimals. */
export const decimals = (text: string) => {
  const value = numberOf(text);
  return value === null ? null : Math.round(value * 100) / 100;
};
const meter = within(0, 9_999_999, meterOf);

/** Columns placa, quando, km. @param zone of the branch */
export function readReading(cells: readonly string[], zone: string): Read<ReadingRow> {
  return attempt(() => {
    const row = new Cells(importColumns.leituras, cells);
    return {
      plate: plateOf(row.required('placa', longestPlate)),
      at: row.must('quando', (text) => momentOf(text, zone), 'CELULA_DATA'),
      value: row.must('km', meter, 'CELULA_NUMERO'),
    };
  });
}

/** Columns placa, plano, ciclo, km_ultimo, dt_ultimo. */
export function readPlace(cells: readonly string[]): Read<PlaceRow> {
  return attempt(() => {
    const row = new Cells(importColumns.veiculos, cells);
    return {
      plate: plateOf(row.required('placa', longestPlate)),
      plan: row.required('plano', longestName).toUpperCase(),
      cycle: row.required('ciclo', longestCycle).toUpperCase(),
      meter: row.optional('km_ultimo', meter, 'CELULA_NUMERO'),
      day: row.must('dt_ultimo', dayOf, 'CELULA_DATA'),
    };
  });
}

/** Columns plano, tipo, ordem, ciclo, intervalo, dias, horas, itens. */
export function readCycle(cells: readonly string[]): Read<CycleRow> {
  return attempt(() => {
    const row = new Cells(importColumns.planos, cells);
    const read: CycleRow = {
      plan: row.required('plano', longestName).toUpperCase(),
      kind: row.optional('tipo', kindOf, 'CELULA_TIPO'),
      order: row.must('ordem', within(1, 60, whole), 'CELULA_NUMERO'),
      name: row.required('ciclo', longestCycle).toUpperCase(),
      meter: row.optional('intervalo', within(1, 9_999_999, whole), 'CELULA_NUMERO'),
      days: row.optional('dias', within(1, 3_650, whole), 'CELULA_NUMERO'),
      hours: row.optional('horas', within(0.25, 999, decimals), 'CELULA_NUMERO'),
      items: row.optional('itens', itemsWithin, 'CELULA_NUMERO'),
    };
    if (read.meter === null && read.days === null)
      throw new Fault({ code: 'CICLO_SEM_INTERVALO', column: 'intervalo' });
    return read;
  });
}

function itemsWithin(text: string) {
  const items = itemsOf(text).map((item) => ({ ...item, quantity: Math.round(item.quantity * 100) / 100 }));
  return items.every(({ quantity }) => quantity >= 0.01 && quantity <= 99_999) ? items : null;
}

/**
 * The cells of a row as they were understood, in the order of their columns: plain numbers, ISO days, moments on the
 * branch's clock or with their offset. null where they were not.
 */
export function understood(kind: PlanImportKind, cells: readonly string[], zone: string): string[] | null {
  if (kind === 'leituras') return cellsOf(readReading(cells, zone), (row) => readingCells(row, zone));
  if (kind === 'veiculos') return cellsOf(readPlace(cells), placeCells);
  return cellsOf(readCycle(cells), cycleCells);
}

const cellsOf = <Row>(read: Read<Row>, write: (row: Row) => string[]) =>
  read.problem ? null : write(read.row);
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

/** Reads a row; the first fault of its cells is its problem. */
export function attempt<Row>(read: () => Row): Read<Row> {
  try {
    return { row: read() };
  } catch (error) {
    if (error instanceof Fault) return { problem: error.problem };
    throw error;
  }
}

/** Refuses rows that say again what an earlier one says, by their key; they are told which. */
export function refuseRepeated<Row>(rows: readonly Read<Row>[], keyOf: (row: Row) => string): Read<Row>[] {
  const first = new Map<string, number>();
  return rows.map((read, place) => {
    if (read.problem) return read;
    const key = keyOf(read.row);
    const before = first.get(key);
    first.set(key, before ?? place);
    // Heads are the first line of a file.
    return before === undefined
      ? read
      : { problem: { code: 'LINHA_REPETIDA', values: { linha: String(before + 2) } } };
  });
}
