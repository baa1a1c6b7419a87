import { calls } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe } from '../core/db/sql.ts';
import { countingPin } from '../core/pin.queries.ts';
import { bool, moment, row } from '../core/row.ts';

const PinRow = row({
  tamanho_pin: calls.getOwnPin.answer.shape.tamanho_pin,
  dt_pin: moment.nullable(),
  /** It counts: the company has PINs of its length. */
  vale: bool,
});

/** The size of the company's PINs, and what of a person's is known. @returns undefined: there is no such person */
export const findPin = (db: CompanyDb, person: number) =>
  maybe(db, PinRow)`
    select p.tamanho_pin, a.dt_pin, ${countingPin} is not null as vale
      from g_clifor g
     cross join parametro p
      left join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial
     where g.nr_sequencial = ${person}`;

/** A PIN to be kept. */
interface NewPin {
  hash: Buffer;
  mark: string;
  length: number;
}

/** Keeps a PIN in the place of the former one. */
export async function updatePin(
  db: CompanyDb,
  person: number,
  { hash, mark, length }: NewPin,
): Promise<void> {
  await execute(db)`
    update clifor_acesso
       set hm_pin = ${hash}, cd_chave_pin = ${mark}, qt_digitos_pin = ${length}, dt_pin = now()
     where nr_seq_clifor = ${person}`;
}

/** Takes a PIN away. @returns whether there was one */
export async function clearPin(db: CompanyDb, person: number): Promise<boolean> {
  const changed = await execute(db)`
    update clifor_acesso set hm_pin = null, cd_chave_pin = null, qt_digitos_pin = null, dt_pin = null
     where nr_seq_clifor = ${person} and hm_pin is not null`;
  return changed > 0;
}
