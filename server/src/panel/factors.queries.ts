import type { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { bytes, number, row, text } from '../core/row.ts';
import { mostKeys } from './factors.rules.ts';

/** Whether a row of `usuario_painel` (alias `u`) has a second factor. */
export const hasFactor: Sql = sql`(
  exists (select from fator_totp f where f.nr_seq_usuario = u.nr_sequencial)
  or exists (select from chave_acesso k where k.nr_seq_usuario = u.nr_sequencial))`;

/** A user's authenticator. */
export const TotpRow = row({
  bt_segredo: bytes,
  cd_chave: text,
  nr_periodo: number,
  dt_criacao: text,
  dt_ultimo_uso: text.nullable(),
});
export type TotpRow = z.infer<typeof TotpRow>;

/** A passkey of a user. */
export const PasskeyRow = row({
  nr_sequencial: number,
  ds_chave: text,
  cd_credencial: text,
  bt_publica: bytes,
  nr_contador: number,
  ds_transportes: text.array(),
  dt_criacao: text,
  dt_ultimo_uso: text.nullable(),
});
export type PasskeyRow = z.infer<typeof PasskeyRow>;

/** All factors of a user other than digits and password. */
export interface Factors {
  totp: TotpRow | null;
  keys: PasskeyRow[];
  /** Recovery codes not used yet. */
  codes: number;
}

const moments = sql`
  to_json(dt_criacao) #>> '{}' as dt_criacao, to_json(dt_ultimo_uso) #>> '{}' as dt_ultimo_uso`;

/** The second factors of a user. */
export async function findFactors(db: ControlDb, userId: number): Promise<Factors> {
  const totp = await maybe(db, TotpRow)`
    select bt_segredo, cd_chave, nr_periodo, ${moments} from fator_totp
     where nr_seq_usuario = ${userId}`;
  const keys = await many(db, PasskeyRow)`
    select nr_sequencial, ds_chave, cd_credencial, bt_publica, nr_contador, ds_transportes, ${moments}
      from chave_acesso where nr_seq_usuario = ${userId} order by nr_lugar`;
  const codes = await one(db, number)`
    select count(*)::int as n from codigo_recuperacao where nr_seq_usuario = ${userId}`;
  return { totp: totp ?? null, keys, codes };
}

/** Locks a user: of two who take factors from him at once, one comes second. */
export async function lockFactors(db: ControlDb, userId: number): Promise<boolean> {
  const found = await execute(db)`
    select from usuario_painel where nr_sequencial = ${userId} for update`;
  return found > 0;
}

/** Stores an authenticator, replacing the former one. @param period last time step whose code was accepted */
export async function saveTotp(
  db: ControlDb,
  userId: number,
  { sealed, mark, period }: { sealed: Buffer; mark: string; period: number },
): Promise<void> {
  await execute(db)`
    insert into fator_totp (nr_seq_usuario, bt_segredo, cd_chave, nr_periodo)
    values (${userId}, ${sealed}, ${mark}, ${period})
        on conflict (nr_seq_usuario) do update
       set bt_segredo = excluded.bt_segredo, cd_chave = excluded.cd_chave, nr_periodo = excluded.nr_periodo,
           dt_criacao = now(), dt_ultimo_uso = null`;
}

/**
 * Believes the code of a period, and none of it or before from now on.
 * @param renewed the secret encrypted with the present key
 * @returns whether it was not believed before
 */
export async function useTotp(
  db: ControlDb,
  userId: number,
  period: number,
  renewed: { sealed: Buffer; mark: string },
): Promise<boolean> {
  const written = await execute(db)`
    update fator_totp set nr_periodo = ${period}, dt_ultimo_uso = now(),
           bt_segredo = case when cd_chave = ${renewed.mark} then bt_segredo else ${renewed.sealed}::bytea end,
           cd_chave = ${renewed.mark}
     where nr_seq_usuario = ${userId} and nr_periodo < ${period}`;
  return written === 1;
}

/** Stores a passkey. @returns false: the user has the maximum number, or the passkey is registered already */
export async function insertKey(
  db: ControlDb,
  userId: number,
  key: { name: string; credential: string; publicKey: Uint8Array; counter: number; transports: string[] },
): Promise<boolean> {
  const written = await execute(db)`
    insert into chave_acesso (nr_seq_usuario, nr_lugar, ds_chave, cd_credencial, bt_publica, nr_contador, ds_transportes)
    select ${userId}, min(place), ${key.name}, ${key.credential}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${key.transports}::text[]
      from generate_series(1, ${mostKeys}::int) as place
     where place not in (select nr_lugar from chave_acesso where nr_seq_usuario = ${userId})
    having min(place) is not null
        on conflict do nothing`;
  return written === 1;
}

/** Notes that a passkey was used. @returns false: its counter went back, so it may be a copy, or it has gone */
export async function useKey(db: ControlDb, id: number, counter: number): Promise<boolean> {
  const written = await execute(db)`
    update chave_acesso set nr_contador = ${counter}, dt_ultimo_uso = now()
     where nr_sequencial = ${id} and (nr_contador < ${counter} or nr_contador = 0 and ${counter} = 0)`;
  return written === 1;
}

/** Replaces the recovery codes. */
export async function saveCodes(db: ControlDb, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteCodes(db, userId);
  await execute(db)`
    insert into codigo_recuperacao (nr_seq_usuario, hs_codigo)
    select ${userId}, unnest(${hashes}::bytea[])`;
}

/** Whether a recovery code is there. */
export async function hasCode(db: ControlDb, userId: number, hash: Buffer): Promise<boolean> {
  const found = await execute(db)`
    select from codigo_recuperacao where nr_seq_usuario = ${userId} and hs_codigo = ${hash}`;
  return found > 0;
}

/** Uses a recovery code up. @returns false: it was used already */
export async function useCode(db: ControlDb, userId: number, hash: Buffer): Promise<boolean> {
  const written = await execute(db)`
    delete from codigo_recuperacao where nr_seq_usuario = ${userId} and hs_codigo = ${hash}`;
  return written === 1;
}

/** Takes the recovery codes of a user away. */
export async function deleteCodes(db: ControlDb, userId: number): Promise<void> {
  await execute(db)`delete from codigo_recuperacao where nr_seq_usuario = ${userId}`;
}

/** Takes the authenticator of a user away. @returns whether he had one */
export async function deleteTotp(db: ControlDb, userId: number): Promise<boolean> {
  const written = await execute(db)`
    delete from fator_totp where nr_seq_usuario = ${userId}`;
  return written === 1;
}

/** Removes a passkey of a user. @returns its name; undefined: he has no such passkey */
export async function deleteKey(db: ControlDb, userId: number, id: number): Promise<string | undefined> {
  return maybe(db, text)`
    delete from chave_acesso where nr_sequencial = ${id} and nr_seq_usuario = ${userId}
    returning ds_chave`;
}

/** Takes everything away a user proves himself with in a second step, and the steps under way. */
export async function deleteFactors(db: ControlDb, userId: number): Promise<void> {
  await deleteTotp(db, userId);
  await deleteCodes(db, userId);
  await execute(db)`delete from chave_acesso where nr_seq_usuario = ${userId}`;
  await execute(db)`delete from passo_painel where nr_seq_usuario = ${userId}`;
}
