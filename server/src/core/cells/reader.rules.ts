import { type ErrorCode, errors } from '@terminal/contract';
import { z } from 'zod';
import { Refused } from '../refusal.ts';
import { row, text } from '../row.ts';
import { asTyped } from '../text.ts';
import { numberOf, partsOf, plateOf, type Words, wordOf } from './cells.rules.ts';

/** Why a row is refused: the code, the values of its text, the column at fault and, where that is a part of its cell, what. */
export interface Problem {
  code: ErrorCode;
  values?: Record<string, string>;
  column?: string;
  part?: string;
}

/** The same in its words. */
export const ToldRefusal = row({
  codigo: z.custom<ErrorCode>((code) => typeof code === 'string' && code in errors),
  mensagem: text,
  /** What stands in it in the place of the `{names}` of its text. */
  valores: z.record(z.string(), text),
  /** null: the row as a whole. */
  coluna: text.nullable(),
  /** Name among several of the cell that is at fault; null: the cell. */
  parte: text.nullable(),
});
export type ToldRefusal = z.infer<typeof ToldRefusal>;

/** Tells a problem in its words. */
export const toldOf = ({ code, values = {}, column, part }: Problem): ToldRefusal => ({
  codigo: code,
  mensagem: new Refused(code, { valores: values }).message,
  valores: values,
  coluna: column ?? null,
  parte: part ?? null,
});

/** A row with its cells as they were understood, or everything that is wrong with them. */
export type Read<Row> =
  | { row: Row; told: Readonly<Record<string, string>>; problems?: undefined }
  | { problems: Problem[] };

/** Longest a cell of several names may be, in names. */
const mostNames = 200;

/** Reads the cells of a row by column, and notes every fault of theirs; `attempt` tells them. */
export class Cells {
  /** Heads of the columns by name, in their order. */
  private readonly heads: Readonly<Record<string, string>>;
  private readonly cells: readonly string[];
  readonly faults: Problem[] = [];
  /** What the cells were understood as, by column. */
  readonly told: Record<string, string> = {};

  /** @param heads of the columns by name, in their order */
  constructor(heads: Readonly<Record<string, string>>, cells: readonly string[]) {
    this.heads = heads;
    this.cells = cells;
  }

  text(column: string): string {
    return (this.cells[Object.keys(this.heads).indexOf(column)] ?? '').trim();
  }

  /** A text that must be there, of at most so many characters. */
  required(column: string, most: number): string {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    return this.short(column, most);
  }

  /** The same as it was typed, without blanks that say nothing. */
  requiredAsTyped(column: string, most: number): string {
    return this.tell(column, asTyped(this.required(column, most)));
  }

  /** The same in capitals, as most names are kept. */
  requiredName(column: string, most: number): string {
    return this.tell(column, this.required(column, most).toUpperCase());
  }

  /** A plate that must be there, or the code of an equipment. */
  plate(column: string, most: number): string {
    return this.tell(column, plateOf(this.required(column, most)));
  }

  /** A text of at most so many characters, as it is; null: none. */
  optionalText(column: string, most: number): string | null {
    return this.text(column) === '' ? null : this.short(column, most);
  }

  /** The same in capitals. */
  name(column: string, most: number): string | null {
    return this.tell(column, this.optionalText(column, most)?.toUpperCase() ?? null);
  }

  /** What the cell says, read by `read`; null where it is empty and may be. */
  optional<V>(column: string, read: (text: string) => V | null, code: ErrorCode): V | null {
    const text = this.text(column);
    const value = text === '' ? null : read(text);
    if (text !== '' && value === null) this.fault(code, column);
    return this.tell(column, value);
  }

  must<V>(column: string, read: (text: string) => V | null, code: ErrorCode): V {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // A row with a fault is never handed on: `attempt` answers the faults in its place.
    return this.optional(column, read, code) as V;
  }

  /** A number within bounds, which a fault tells; null where the cell is empty and may be. */
  number(column: string, { least, most, read }: Bounds): number | null {
    const text = this.text(column);
    const value = text === '' ? null : read(text);
    const fits = value !== null && value >= least && value <= most;
    if (text !== '' && !fits)
      this.fault('CELULA_FAIXA', column, { minimo: written.format(least), maximo: written.format(most) });
    return this.tell(column, fits ? value : null);
  }

  /** The same where the column must be filled. */
  mustNumber(column: string, bounds: Bounds): number {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // As in `must`.
    return this.number(column, bounds) as number;
  }

  /** One of a few words, as people write them; null: none. */
  choice<const W extends string>(column: string, words: Words<W>): W | null {
    const told = this.text(column);
    const found = wordOf(told, words);
    if (told !== '' && found === null)
      this.fault('CELULA_VALOR', column, { valores: Object.keys(words).join(', ') });
    return this.tell(column, found);
  }

  /** The same where the column must be filled. */
  mustChoose<const W extends string>(column: string, words: Words<W>): W {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // As in `must`.
    return this.choice(column, words) as W;
  }

  /** 'MATRIZ | FILIAL 2' → its names in capitals, each once; null: none are told. */
  names(column: string, most = 60): string[] | null {
    if (this.text(column) === '') return null;
    const names = partsOf(this.text(column)).map((name) => name.toUpperCase());
    if (names.length > mostNames || names.some((name) => name.length > most))
      this.fault('CELULA_LONGA', column);
    return this.tell(column, [...new Set(names)]);
  }

  /** Notes a fault of a column. */
  fault(code: ErrorCode, column: string, values: Record<string, string> = {}, part?: string): void {
    const problem = { code, column, values: { ...values, coluna: this.heads[column] ?? column } };
    this.faults.push(part === undefined ? problem : { ...problem, part });
  }

  /** Keeps what a cell was understood as, where one text says it. */
  private tell<V>(column: string, value: V): V {
    if (typeof value === 'string' || typeof value === 'number') this.told[column] = String(value);
    if (Array.isArray(value)) this.told[column] = value.join(' | ');
    return value;
  }

  private short(column: string, most: number): string {
    const text = this.text(column);
    if (text.length > most) this.fault('CELULA_LONGA', column);
    return text;
  }
}

/** Reads a row to its end; the faults of its cells are its problems. */
export function attempt<Row>(cells: Cells, read: (cells: Cells) => Row): Read<Row> {
  const row = read(cells);
  return cells.faults.length === 0 ? { row, told: cells.told } : { problems: cells.faults };
}

/** What a number of a cell may be, and how it is read. */
interface Bounds {
  least: number;
  most: number;
  read: (text: string) => number | null;
}
/** A number within bounds. */
export const within = (least: number, most: number, read: Bounds['read']): Bounds => ({ least, most, read });
/** A bound as it is told: a year without a point. */
const written = new Intl.NumberFormat('pt-BR', { useGrouping: 'min2' });
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
/** BRL, with or without its sign. */
export const moneyOf = (text: string) => decimals(text.replace(/^R\$\s*/i, ''));

/**
 * Refuses rows that say again what an earlier one says, by their key; they are told the column and which line.
 * @param key its column, the head of it, and what no two rows may have
 * @param lines of the rows in their file; heads are mostly the line before the first
 */
export function refuseRepeated<Row>(
  rows: readonly Read<Row>[],
  key: { column: string; head: string; of(row: Row): string },
  lines?: readonly number[],
): Read<Row>[] {
  const first = new Map<string, number>();
  return rows.map((read, place) => {
    if (read.problems) return read;
    const told = key.of(read.row);
    const before = first.get(told);
    first.set(told, before ?? place);
    return before === undefined
      ? read
      : { problems: [repeated(key.column, key.head, lines?.[before] ?? before + 2)] };
  });
}

/** What a row is told whose column says again what an earlier line says. */
export const repeated = (column: string, head: string, line: number): Problem => ({
  code: 'LINHA_REPETIDA',
  values: { coluna: head, linha: String(line) },
  column,
});
