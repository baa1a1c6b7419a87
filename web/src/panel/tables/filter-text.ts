import type { InputOf } from '@terminal/contract';
import { isMomentType, isNumberType } from '../scripts/cells.ts';

/** What one column must hold, as the server takes it. */
export type ColumnFilter = NonNullable<InputOf<'getTable'>['body']['filters']>[number];

const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s+(\d{1,2}:\d{2}(?::\d{2})?))?$/;

/** A value as the database reads it: 20/11/2026 → 2026-11-20, 12,5 → 12.5 where it is a number. */
function written(text: string, tipo: string): string {
  const typed = text.trim();
  if (isMomentType(tipo)) return writtenMoment(typed);
  return isNumberType(tipo) ? typed.replace(/^(-?\d+),(\d+)$/, '$1.$2') : typed;
}

function writtenMoment(typed: string): string {
  const [, date, month, year, time] = day.exec(typed) ?? [];
  if (year === undefined) return typed;
  const iso = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return time === undefined ? iso : `${iso} ${time}`;
}

/** Signs before a value, and what they ask for. */
const signs = {
  '=': (coluna: string, valor: string) => ({ coluna, tipo: 'igual', valor }) as const,
  '>=': (coluna: string, valor: string) => ({ coluna, tipo: 'entre', valor, ate: null }) as const,
  '<=': (coluna: string, ate: string) => ({ coluna, tipo: 'entre', valor: null, ate }) as const,
};

/**
 * A filter as it is typed above a column. '=': nothing in it; '!=': something; '=x' exactly this; '>=x', '<=x', 'a..b'
 * between, both included; anything else: part of the text, of numbers and days exactly this.
 * @returns null when nothing is asked
 */
export function filterOf(
  text: string,
  { name: coluna, tipo }: { name: string; tipo: string },
): ColumnFilter | null {
  const typed = text.trim().replace(/^≥/, '>=').replace(/^≤/, '<=').replace(/^≠/, '!=');
  if (typed === '' || /^[<>]=?$/.test(typed)) return null;
  if (typed === '=') return { coluna, tipo: 'vazio' };
  if (typed === '!=') return { coluna, tipo: 'cheio' };
  const [, from, to] = /^(.+)\.\.(.+)$/.exec(typed) ?? [];
  if (from !== undefined && to !== undefined)
    return { coluna, tipo: 'entre', valor: written(from, tipo), ate: written(to, tipo) };
  const [, sign, rest = ''] = /^(>=|<=|=)\s*(.+)$/.exec(typed) ?? [];
  // The expression finds these signs alone.
  if (sign !== undefined) return signs[sign as keyof typeof signs](coluna, written(rest, tipo));
  return isWhole(typed, tipo)
    ? { coluna, tipo: 'igual', valor: written(typed, tipo) }
    : { coluna, tipo: 'contem', valor: typed };
}

/** A number above numbers or a day above moments: it is meant as it is, not as part of their text. */
const isWhole = (typed: string, tipo: string) =>
  (isNumberType(tipo) && /^-?\d+([.,]\d+)?$/.test(typed)) || (isMomentType(tipo) && day.test(typed));
