import type { Words } from '@terminal/contract';
import { fold } from '../text.ts';

/**
 * '1.234,5', '1234,5', '1234.5' → 1234.5. Groups of three digits after dots are thousands, as in Brazil; null for negative
 * numbers.
 */
export function numberOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/** A meter value in whole units: '118.300,9 km' → 118300. */
export function meterOf(text: string): number | null {
  const value = numberOf(text.replace(/\s*(km|h|hs|horas)\.?$/i, ''));
  return value === null ? null : Math.floor(value);
}

/** The model year, the second one where two are written: '2025/2026' and '2025/26' → 2026. */
export function yearOf(text: string): number | null {
  const [, made, model = made] = /^(\d{4})(?:\s*[/-]\s*(\d{4}|\d{2}))?$/.exec(text.trim()) ?? [];
  if (made === undefined || model === undefined) return null;
  return Number(model.length === 2 ? `${made.slice(0, 2)}${model}` : model);
}

/** '31/12/2026', '31/12/26' or '2026-12-31' → '2026-12-31'. Two-digit years from 80 on are 19xx, others 20xx. */
export function dayOf(text: string): string | null {
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year, month, day] = brazilian
    ? [wholeYear(brazilian[3] ?? ''), brazilian[2], brazilian[1]]
    : [iso?.[1], iso?.[2], iso?.[3]];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${written}T00:00:00Z`);
  // Date.parse would accept 31/02 as a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(written) ? written : null;
}

/** A day as cells have it, 25/12/2026; null: none. */
export const writtenDay = (text: string): string | null =>
  dayOf(text)?.split('-').toReversed().join('/') ?? null;

/** The day of a cell that was read; a row with a fault is never written. */
export const isoDay = (written: string | null): string => dayOf(written ?? '') ?? '';

/**
 * A day with or without a time, in the branch's zone; without a time it is midnight. A moment with an offset keeps it. In
 * PostgreSQL's format: '2026-12-31 14:30:00 America/Sao_Paulo'.
 */
export function momentOf(text: string, zone: string): string | null {
  const whole = text.trim();
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(whole))
    return Number.isNaN(Date.parse(whole)) ? null : whole;
  const [, day, time] = /^(\S+?)(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(whole) ?? [];
  const written = dayOf(day ?? '');
  if (written === null) return null;
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time ?? '0:00');
  if (clock === null) return null;
  const [, hour = '0', minute = '00', second = '00'] = clock;
  return `${written} ${hour.padStart(2, '0')}:${minute}:${second} ${zone}`;
}

const wholeYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 80 ? '20' : '19'}${year}`);

/** 'rht-4b67' and 'RHT 4B67' → 'RHT4B67'; asset codes keep their hyphen, only that of a plate is removed. */
export function plateOf(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{3})[\s-]+(\d[A-Z\d]\d{2})$/, '$1$2');
}

/** The size of a tyre in stored form: '295/80 R22,5' → '295/80R22.5'. Same form as the database function medida_pneu(). */
export const sizeOf = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(',', '.')
    .replaceAll(/\s*([/RX-])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Names listed in a cell, separated by | if it contains one, else by semicolons or commas. */
export const partsOf = (text: string): string[] =>
  text
    .split(text.includes('|') ? '|' : /[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The value a text stands for, ignoring case and accents; null: none. */
export function wordOf<const W extends string>(text: string, known: Words<W>): W | null {
  const told = fold(text.trim());
  for (const word in known) if (fold(word) === told || known[word].includes(told)) return word;
  return null;
}

/** '-25.4284, -49.2733' → latitude and longitude as they are stored, '-25.4284,-49.2733'; null: none. */
export function coordinatesOf(text: string): string | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
    ? `${latitude},${longitude}`
    : null;
}

/** '7:30' or '07:30:00' → '07:30', a time of day; null: none. */
export function clockOf(text: string): string | null {
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  return minutes === '' ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

/** '48', '48,5' or '48:30' hours → '48:30:00'; greater than zero, at most 8,760 hours. */
export function durationOf(text: string): string | null {
  const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
  const told = hours === undefined ? numberOf(text) : Number(hours) + Number(minutes) / 60;
  if (told === null) return null;
  const whole = Math.round(told * 60);
  if (whole < 1 || whole > 8_760 * 60) return null;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}:00`;
}

/**
 * The first digits of a CPF or CNPJ: from these digits alone, or from the whole number with or without punctuation. Leading
 * zeros a spreadsheet dropped are restored.
 */
export function digitsOf(text: string, wanted: 3 | 5): string | null {
  const bare = text.replaceAll(/[\s./-]/g, '');
  const whole = wanted === 3 ? 11 : 14;
  if (!/^\d+$/.test(bare)) return null;
  if (bare.length === wanted) return bare;
  const complete = bare.length > whole - 3 && bare.length <= whole;
  return complete ? bare.padStart(whole, '0').slice(0, wanted) : null;
}

/** 'FILTRO DE OLEO x 2 | TROCAR OLEO' → its names with their quantities, 1 if none is given. */
export function itemsOf(text: string): { name: string; quantity: number }[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, told] = /^(.*\S)\s+[xX]\s*([\d.,]+)$/.exec(part) ?? [];
      const quantity = told === undefined ? null : numberOf(told);
      return name === undefined || quantity === null
        ? { name: part.toUpperCase(), quantity: 1 }
        : { name: name.toUpperCase(), quantity };
    });
}
