import type { IntakeKind } from '@terminal/contract';
import { digitsOf } from '../../core/cells/cells.rules.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { hashDigits } from '../../core/digits.ts';
import { keyMark } from '../../core/keys.ts';
import { brokenMark, sealedMark } from './cell.rules.ts';
import { findClifors, reserveClifors } from './lookup.queries.ts';
import type { Sealed } from './outcome.rules.ts';
import { digitColumns } from './seal.rules.ts';

/** Inputs of HMACs: the key, and the company's number in the control database. */
export interface Sealing {
  secretKey: string;
  companyId: number;
}

/** A row with its digits taken out. */
interface SealedRow {
  cells: readonly string[];
  sealed: Sealed;
}

const nothing: Sealed = { person: null, login: null, confirm: null, mark: null };

/**
 * Replaces digits in rows by the HMACs used at login before anything is stored. New people get their number now, because it is
 * part of the HMAC.
 */
export async function sealRows(
  db: CompanyDb,
  sealing: Sealing,
  kind: IntakeKind,
  rows: readonly (readonly string[])[],
): Promise<SealedRow[]> {
  const digitsAt = digitColumns(kind);
  if (digitsAt === null) return rows.map((cells) => ({ cells, sealed: nothing }));
  const { place, wanted } = digitsAt;
  const numbers = kind === 'people' ? await numbersOfPeople(db, rows) : rows.map(numberOfSupplier);
  const mark = keyMark(sealing.secretKey);
  return rows.map((cells, n) => {
    const told = (cells[place] ?? '').trim();
    const person = numbers[n] ?? null;
    const digits = told === '' ? null : digitsOf(told, wanted);
    const shown = told === '' ? '' : digits === null ? brokenMark : sealedMark;
    const mac = (purpose: 'login' | 'confirma', length: number) =>
      digits === null || person === null
        ? null
        : hashDigits({ ...sealing, purpose, personId: person, digits: digits.slice(0, length) });
    return {
      cells: cells.map((cell, at) => (at === place ? shown : cell)),
      sealed: {
        person,
        login: mac('login', wanted),
        confirm: mac('confirma', 3),
        mark: digits === null || person === null ? null : mark,
      },
    };
  });
}

const numberOfSupplier = ([number = '']: readonly string[]): number | null =>
  /^\d{1,9}$/.test(number.trim()) ? Number(number.trim()) : null;

/** Numbers of existing people by registration, and new ones for the others. */
async function numbersOfPeople(db: CompanyDb, rows: readonly (readonly string[])[]): Promise<number[]> {
  const registrations = rows.map(([registration = '']) => registration.trim().toUpperCase());
  const known = new Map(
    (await findClifors(db, { registrations, numbers: [] })).map((one) => [
      one.nr_matricula ?? '',
      one.nr_sequencial,
    ]),
  );
  const fresh = [...new Set(registrations)].filter((registration) => !known.has(registration));
  const reserved = await reserveClifors(db, fresh.length);
  for (const [n, registration] of fresh.entries()) known.set(registration, reserved[n] ?? 0);
  return registrations.map((registration) => known.get(registration) ?? 0);
}
