import { date, dateTime } from '../core/format/dates.ts';

/** Columns that hold numbers; a plate or a cycle may be digits alone and stays as it is. */
const numbers: ReadonlySet<string> = new Set([
  ...['ordem', 'intervalo', 'dias', 'horas'],
  ...['km_ultimo', 'km', 'valor', 'km_entrada', 'quantidade', 'preco', 'minimo', 'saldo'],
]);

/** Of them those in reais. */
const money: ReadonlySet<string> = new Set(['valor', 'preco']);

/**
 * A cell as the server understood it, as people write it: '2026-12-31' → '31/12/2026', '118300' → '118.300', a moment with
 * its offset on the branch's clock. Other texts stay as they are.
 */
export function shownCell(column: string, text: string, zone: string): string {
  if (numbers.has(column) && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text).toLocaleString('pt-BR', { minimumFractionDigits: money.has(column) ? 2 : 0 });
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text, 'UTC');
  const local = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(text);
  if (local?.[1] !== undefined) return `${date(local[1], 'UTC')} ${local[2]}`;
  return /^\d{4}-\d\d-\d\dT/.test(text) ? dateTime(text, zone) : text;
}
