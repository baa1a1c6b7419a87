import type { CheckedInput, RefusalCode } from '@terminal/contract';
import { harmless, quoted } from '@terminal/contract/csv';
import type { z } from 'zod';
import { number, row, text } from '../../core/row.ts';

/** A column as the catalogue knows it. */
export const Column = row({
  name: text,
  /** As PostgreSQL writes it in SQL: numeric(12,2), timestamp with time zone. */
  tipo: text,
  /** Letter of the kind of type: N number, D moment or day, S text, B yes or no, and others. */
  kind: text,
  /** Place in the primary key; null: not part of it. */
  keyPlace: number.nullable(),
  /** Where its values come from; null: it is no foreign key of one column. */
  pointsTo: row({ tabela: text, coluna: text }).nullable(),
});
export type Column = z.infer<typeof Column>;

/** A table as the catalogue knows it. */
export const TableFacts = row({
  name: text,
  /** About how many rows; negative: never counted. */
  estimate: number,
  columns: Column.array(),
});
export type TableFacts = z.infer<typeof TableFacts>;

/** Which rows of which table are asked for, in which order. */
export type TableAsked = CheckedInput<'exportTable'>['body'];

/**
 * Columns whose values leave the server neither in a page nor in a file: proofs of identity and keys by the
 * beginnings of their names, how to reach a person, and letters and requests with their answers, where that stands too
 * (docs/panel-sql.md). What proves an identity the reading role
 * cannot see at all; this is the second lock.
 */
const masked =
  /^(hm_|hs_)|senha|token|segredo|credencial|apikey|^(ds_e?mail|nr_telefone|nr_celular|nr_cpf|nr_cnpj|nr_cnh)|^js_(envio|retorno)$/;

/** Whether a column is masked. */
export const isMasked = (column: string): boolean => masked.test(column.toLowerCase());

/**
 * First requested column that does not exist or is masked; masked ones can be neither sorted nor filtered, or their values
 * could be guessed.
 */
export function columnRefusal(
  { sort, filters = [] }: TableAsked,
  { columns }: TableFacts,
): RefusalCode | null {
  const asked = [...(sort === undefined ? [] : [sort.coluna]), ...filters.map(({ coluna }) => coluna)];
  const known = new Set(columns.map(({ name }) => name));
  if (asked.some((name) => !known.has(name))) return 'COLUNA_INEXISTENTE';
  return asked.some(isMasked) ? 'COLUNA_MASCARADA' : null;
}

/** Rows counted exactly; beyond them the total is estimated or 'more than'. */
export const mostCounted = 100_000;
/** Rows that can be paged through: further ones are found by filtering. */
const mostPaged = 100_000;

/** Whether a page is too far from the start to be read. */
export const isTooFar = (page: number, size: number): boolean => (page - 1) * size >= mostPaged;

/** Number of rows and its precision. @param counted up to mostCounted + 1 */
export function totalOf(
  counted: number,
  { estimate, filtered }: { estimate: number; filtered: boolean },
): { total: number; contagem: 'exata' | 'estimada' | 'minima' } {
  if (counted <= mostCounted) return { total: counted, contagem: 'exata' };
  if (!filtered && estimate > mostCounted) return { total: Math.round(estimate), contagem: 'estimada' };
  return { total: mostCounted, contagem: 'minima' };
}

/** Last page that can be asked for. */
export const lastPageOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(Math.min(total, mostPaged) / size));

/** A day without time, as people ask for moments. */
export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * One line of the CSV: semicolons, numbers with a comma, what a spreadsheet would take for a formula behind an
 * apostrophe (G-94). NULL and masked values are empty and '***'.
 */
export function csvLine(values: readonly (string | null)[], columns: readonly Column[]): string {
  const cells = values.map((value, place) => {
    const column = columns[place];
    if (column !== undefined && isMasked(column.name)) return '***';
    return csvCell(value ?? '', column?.kind === 'N');
  });
  return `${cells.join(';')}\r\n`;
}

function csvCell(value: string, number: boolean): string {
  if (number && /^-?\d+(\.\d+)?$/.test(value)) return value.replace('.', ',');
  return quoted(harmless(value));
}
