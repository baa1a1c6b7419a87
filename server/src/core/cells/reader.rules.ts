import { type RefusalCode, refusals, type Words } from '@terminal/contract';
import { z } from 'zod';
import { Refused } from '../refusal.ts';
import { row, text } from '../row.ts';
import { asTyped } from '../text.ts';
import { numberOf, partsOf, plateOf, wordOf } from './cells.rules.ts';

/**
 * Why a row is refused: the code, the values of its text, the faulty column and, if only a part of the cell is faulty, that
 * part.
 */
export interface Fault {
  code: RefusalCode;
  values?: Record<string, string>;
  column?: string;
  part?: string;
}

/** A fault with its text, as stored and answered. */
export const ToldRefusal = row({
  codigo: z.custom<RefusalCode>((code) => typeof code === 'string' && code in refusals),
  mensagem: text,
  /** Values of the `{names}` in its text. */
  valores: z.record(z.string(), text),
  /** null: the row as a whole. */
  coluna: text.nullable(),
  /** The faulty name in a cell with several; null: the whole cell. */
  parte: text.nullable(),
});
export type ToldRefusal = z.infer<typeof ToldRefusal>;

/** Adds the text to a fault. */
export const toldOf = ({ code, values = {}, column, part }: Fault): ToldRefusal => ({
  codigo: code,
  mensagem: new Refused(code, { valores: values }).message,
  valores: values,
  coluna: column ?? null,
  parte: part ?? null,
});

/** A parsed row, or all faults of its cells. */
export type Read<Row> =
  | { row: Row; told: Readonly<Record<string, string>>; faults?: undefined }
  | { faults: Fault[] };

/** Largest number of names in one cell. */
const mostNames = 200;

/** Parses the cells of a row by column and collects all faults; `attempt` returns them. */
export class Cells {
  /** Heads of the columns by name, in their order. */
  private readonly heads: Readonly<Record<string, string>>;
  private readonly cells: readonly string[];
  readonly faults: Fault[] = [];
  /** Parsed values as text, by column. */
  readonly told: Record<string, string> = {};

  /** @param heads of the columns by name, in their order */
  constructor(heads: Readonly<Record<string, string>>, cells: readonly string[]) {
    this.heads = heads;
    this.cells = cells;
  }

  text(column: string): string {
    return (this.cells[Object.keys(this.heads).indexOf(column)] ?? '').trim();
  }

  /** Required text of at most `most` characters. */
  required(column: string, most: number): string {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    return this.short(column, most);
  }

  /** Required text as typed, without superfluous blanks. */
  requiredAsTyped(column: string, most: number): string {
    return this.tell(column, asTyped(this.required(column, most)));
  }

  /** Required text in capitals, as most names are stored. */
  requiredName(column: string, most: number): string {
    return this.tell(column, this.required(column, most).toUpperCase());
  }

  /** Required plate or equipment code. */
  plate(column: string, most: number): string {
    return this.tell(column, plateOf(this.required(column, most)));
  }

  /** Optional text of at most `most` characters, unchanged; null: empty. */
  optionalText(column: string, most: number): string | null {
    return this.text(column) === '' ? null : this.short(column, most);
  }

  /** Optional text in capitals; null: empty. */
  name(column: string, most: number): string | null {
    return this.tell(column, this.optionalText(column, most)?.toUpperCase() ?? null);
  }

  /** Value of an optional cell, parsed by `read`; null: empty. */
  optional<V>(column: string, read: (text: string) => V | null, code: RefusalCode): V | null {
    const text = this.text(column);
    const value = text === '' ? null : read(text);
    if (text !== '' && value === null) this.fault(code, column);
    return this.tell(column, value);
  }

  must<V>(column: string, read: (text: string) => V | null, code: RefusalCode): V {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // Safe: a row with a fault is never returned, `attempt` returns the faults instead.
    return this.optional(column, read, code) as V;
  }

  /** Optional number within bounds, which a fault names; null: empty. */
  number(column: string, { least, most, read }: Bounds): number | null {
    const text = this.text(column);
    const value = text === '' ? null : read(text);
    const fits = value !== null && value >= least && value <= most;
    if (text !== '' && !fits)
      this.fault('CELULA_FAIXA', column, { minimo: written.format(least), maximo: written.format(most) });
    return this.tell(column, fits ? value : null);
  }

  /** As above, for a required column. */
  mustNumber(column: string, bounds: Bounds): number {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // As in `must`.
    return this.number(column, bounds) as number;
  }

  /** Optional value of a fixed set, in any accepted spelling; null: empty. */
  choice<const W extends string>(column: string, words: Words<W>): W | null {
    const told = this.text(column);
    const found = wordOf(told, words);
    if (told !== '' && found === null)
      this.fault('CELULA_VALOR', column, { valores: Object.keys(words).join(', ') });
    return this.tell(column, found);
  }

  /** As above, for a required column. */
  mustChoose<const W extends string>(column: string, words: Words<W>): W {
    if (this.text(column) === '') this.fault('CELULA_VAZIA', column);
    // As in `must`.
    return this.choice(column, words) as W;
  }

  /** 'MATRIZ | FILIAL 2' → its names in capitals, without duplicates; null: empty. */
  names(column: string, most = 60): string[] | null {
    return this.listed(column, most, (name) => name.toUpperCase());
  }

  /** Names of other records, as these are called: they stand there by then as they are stored; null: empty. */
  referred(column: string, most = 60): string[] | null {
    return this.listed(column, most, (name) => name);
  }

  private listed(column: string, most: number, write: (name: string) => string): string[] | null {
    if (this.text(column) === '') return null;
    const names = partsOf(this.text(column)).map(write);
    if (names.length > mostNames) this.tooLong(column, mostNames, names.length);
    const longest = Math.max(0, ...names.map(({ length }) => length));
    if (longest > most) this.tooLong(column, most, longest);
    return this.tell(column, [...new Set(names)]);
  }

  /** Listed values of a fixed set, in any accepted spelling, without duplicates. */
  chosen<const W extends string>(column: string, words: Words<W>): W[] {
    const values = (this.names(column) ?? []).flatMap((name) => {
      const found = wordOf(name, words);
      if (found === null)
        this.fault('CELULA_VALOR', column, { valores: Object.keys(words).join(', ') }, name);
      return found === null ? [] : [found];
    });
    return this.tell(column, [...new Set(values)]);
  }

  /** Notes a fault of a column. */
  fault(code: RefusalCode, column: string, values: Record<string, string> = {}, part?: string): void {
    const fault = { code, column, values: { ...values, coluna: this.heads[column] ?? column } };
    this.faults.push(part === undefined ? fault : { ...fault, part });
  }

  /** Stores the parsed value of a cell if it can be expressed as one text. */
  private tell<V>(column: string, value: V): V {
    if (typeof value === 'string' || typeof value === 'number') this.told[column] = String(value);
    if (Array.isArray(value)) this.told[column] = value.join(' | ');
    return value;
  }

  private short(column: string, most: number): string {
    const text = this.text(column);
    if (text.length > most) this.tooLong(column, most, text.length);
    return text;
  }

  private tooLong(column: string, most: number, length: number): void {
    this.fault('CELULA_LONGA', column, { limite: String(most), tem: String(length) });
  }
}

/** Parses a whole row; returns it, or all faults of its cells. */
export function attempt<Row>(cells: Cells, read: (cells: Cells) => Row): Read<Row> {
  const row = read(cells);
  return cells.faults.length === 0 ? { row, told: cells.told } : { faults: cells.faults };
}

/** Bounds of a number and its parser. */
interface Bounds {
  least: number;
  most: number;
  read: (text: string) => number | null;
}
/** A number within bounds. */
export const within = (least: number, most: number, read: Bounds['read']): Bounds => ({ least, most, read });
/** Format of a bound in messages, without grouping so that years stay readable. */
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
 * Refuses rows whose key an earlier row already has; the refusal names the column and the earlier line.
 * @param key the column, its head, and the value that must be unique
 * @param lines of the rows in their file; the heads are usually the line before the first
 */
export function refuseRepeated<Row>(
  rows: readonly Read<Row>[],
  key: { column: string; head: string; of(row: Row): string },
  lines?: readonly number[],
): Read<Row>[] {
  const first = new Map<string, number>();
  return rows.map((read, place) => {
    if (read.faults) return read;
    const told = key.of(read.row);
    const before = first.get(told);
    first.set(told, before ?? place);
    return before === undefined
      ? read
      : { faults: [repeated(key.column, key.head, lines?.[before] ?? before + 2)] };
  });
}

/** Refusal of a row that repeats the value of an earlier line. */
export const repeated = (column: string, head: string, line: number): Fault => ({
  code: 'LINHA_REPETIDA',
  values: { coluna: head, linha: String(line) },
  column,
});
