import { type IntakeKind, intakeColumns } from '@terminal/contract';
import { numberOf } from '../imports/cells.rules.ts';
import { Cells } from '../imports/rows.rules.ts';

/** Stands in a row instead of digits that were hashed when the file was read. */
export const sealedMark = '***';
/** Stands there instead of digits that were none, and where digits must be typed again. */
export const brokenMark = '???';

/** The cells of a row of a kind, by the names of its columns. */
export const cellsOf = (kind: IntakeKind, cells: readonly string[]): Cells =>
  new Cells(Object.fromEntries(intakeColumns(kind).map(([name, { head }]) => [name, head])), cells);

/** A text of at most so many characters, as it is; null: none. */
export const textIn = (row: Cells, column: string, most: number): string | null =>
  row.text(column) === '' ? null : row.required(column, most);

/** The same in capitals, as names are kept. */
export const nameIn = (row: Cells, column: string, most: number): string | null =>
  textIn(row, column, most)?.toUpperCase() ?? null;

/** One of a few words; null: none. @throws the row's fault, which names them */
export function choiceIn<const W extends string>(row: Cells, column: string, words: readonly W[]): W | null {
  const told = row.text(column).toUpperCase();
  if (told === '') return null;
  const found = words.find((word) => word === told);
  if (found === undefined) throw row.fault('CELULA_VALOR', column, { valores: words.join(', ') });
  return found;
}

/** The same where the column must be filled. */
export function mustChoose<const W extends string>(row: Cells, column: string, words: readonly W[]): W {
  row.required(column, 40);
  const found = choiceIn(row, column, words);
  if (found === null) throw row.fault('CELULA_VAZIA', column);
  return found;
}

/** S or N, also as SIM and NÃO; null: none. */
export function flagIn(row: Cells, column: string): 'S' | 'N' | null {
  const told = row.text(column).toUpperCase();
  if (told === 'SIM') return 'S';
  if (told === 'NÃO' || told === 'NAO') return 'N';
  return choiceIn(row, column, ['S', 'N']);
}

/** 'MATRIZ | FILIAL 2' → its names in capitals, each once; null: none are told. */
export function namesIn(row: Cells, column: string, most = 60): string[] | null {
  const told = row.text(column);
  if (told === '') return null;
  const names = told
    .split('|')
    .map((name) => name.trim().toUpperCase())
    .filter((name) => name !== '');
  if (names.length > 200 || names.some((name) => name.length > most)) throw row.fault('CELULA_LONGA', column);
  return [...new Set(names)];
}

/** '48', '48,5' or '48:30' hours → '48:30:00'; more than none, 8,760 at most. */
export function durationOf(text: string): string | null {
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
  const told = hours === undefined ? numberOf(text) : Number(hours) + Number(minutes) / 60;
  if (told === null) return null;
  const whole = Math.round(told * 60);
  if (whole < 1 || whole > 8_760 * 60) return null;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}:00`;
}

/**
 * The first digits of a CPF or CNPJ: they alone, or the whole number with or without its dots. A spreadsheet drops zeros
 * in front of a whole number; they are put back.
 */
export function digitsOf(text: string, wanted: 3 | 5): string | null {
  const bare = text.replaceAll(/[\s./-]/g, '');
  const whole = wanted === 3 ? 11 : 14;
  if (!/^\d+$/.test(bare)) return null;
  if (bare.length === wanted) return bare;
  const complete = bare.length > whole - 3 && bare.length <= whole;
  return complete ? bare.padStart(whole, '0').slice(0, wanted) : null;
}

/** Refuses digits that were none when the file was read; the digits themselves are not in the row. */
export function checkDigits(row: Cells, column: string, wanted: 3 | 5): void {
  const told = row.text(column);
  if (told !== '' && told !== sealedMark)
    throw row.fault('CELULA_DIGITOS', column, { quantos: String(wanted) });
}
