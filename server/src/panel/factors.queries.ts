import { type RawBuilder, sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';
import { mostKeys } from './factors.rules.ts';

/** Whether a row of `usuario_painel` (alias `u`) has a second factor. */
export const hasFactor: RawBuilder<boolean> = sql`(
  exists (select from fator_totp f where f.nr_seq_usuario = u.nr_sequencial)
  or exists (select from chave_acesso k where k.nr_seq_usuario = u.nr_sequencial))`;

/** A user's authenticator. */
export interface TotpRow {
  bt_segredo: Buffer;
  cd_chave: string;
  nr_periodo: number;
  dt_criacao: string;
  dt_ultimo_uso: string | null;
}

/** A passkey of a user. */
export interface PasskeyRow {
  nr_sequencial: number;
  ds_chave: string;
  cd_credencial: string;
  bt_publica: Buffer;
  nr_contador: number;
  ds_transportes: string[];
  dt_criacao: string;
  dt_ultimo_uso: string | null;
}

/** Everything a user proves himself with beside digits and password. */
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
  const totp = await sql<TotpRow>`
    select bt_segredo, cd_chave, nr_periodo, ${moments} from fator_totp
     where nr_seq_usuario = ${userId}`.execute(db);
  const keys = await sql<PasskeyRow>`
    select nr_sequencial, ds_chave, cd_credencial, bt_publica, nr_contador, ds_transportes, ${moments}
      from chave_acesso where nr_seq_usuario = ${userId} order by nr_lugar`.execute(db);
  const codes = await sql<{ n: number }>`
    select count(*)::int as n from codigo_recuperacao where nr_seq_usuario = ${userId}`.execute(db);
  return { totp: totp.rows[0] ?? null, keys: keys.rows, codes: codes.rows[0]?.n ?? 0 };
}

/** Locks a user: of two who take factors from him at once, one comes second. */
export async function lockFactors(db: ControlDb, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from usuario_painel where nr_sequencial = ${userId} for update`.execute(db);
  return rows.length > 0;
}

/** Keeps an authenticator in place of the one there was. @param period the newest whose code was believed */
export async function saveTotp(
  db: ControlDb,
  userId: number,
  { sealed, mark, period }: { sealed: Buffer; mark: string; period: number },
): Promise<void> {
  await sql`
    insert into fator_totp (nr_seq_usuario, bt_segredo, cd_chave, nr_periodo)
    values (${userId}, ${sealed}, ${mark}, ${period})
        on conflict (nr_seq_usuario) do update
       set bt_segredo = excluded.bt_segredo, cd_chave = excluded.cd_chave, nr_periodo = excluded.nr_periodo,
           dt_criacao = now(), dt_ultimo_uso = null`.execute(db);
}

/**
 * Believes the code of a period, and none of it or before from now on.
 * @param renewed the same secret under the key of now
 * @returns whether it was not believed before
 */
export async function useTotp(
  db: ControlDb,
  userId: number,
  period: number,
  renewed: { sealed: Buffer; mark: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fator_totp set nr_periodo = ${period}, dt_ultimo_uso = now(),
           bt_segredo = case when cd_chave = ${renewed.mark} then bt_segredo else ${renewed.sealed}::bytea end,
           cd_chave = ${renewed.mark}
     where nr_seq_usuario = ${userId} and nr_periodo < ${period}`.execute(db);
  return numAffectedRows === 1n;
}

/** Keeps a passkey. @returns false: the user has as many as he may, or somebody has this very one */
export async function insertKey(
  db: ControlDb,
  userId: number,
  key: { name: string; credential: string; publicKey: Uint8Array; counter: number; transports: string[] },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chave_acesso (nr_seq_usuario, nr_lugar, ds_chave, cd_credencial, bt_publica, nr_contador, ds_transportes)
    select ${userId}, min(place), ${key.name}, ${key.credential}, ${Buffer.from(key.publicKey)}, ${key.counter}, ${key.transports}::text[]
      from generate_series(1, ${mostKeys}::int) as place
     where place not in (select nr_lugar from chave_acesso where nr_seq_usuario = ${userId})
    having min(place) is not null
        on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Notes that a passkey was used. @returns false: its counter went back, so it may be a copy, or it has gone */
export async function useKey(db: ControlDb, id: number, counter: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update chave_acesso set nr_contador = ${counter}, dt_ultimo_uso = now()
     where nr_sequencial = ${id} and (nr_contador < ${counter} or nr_contador = 0 and ${counter} = 0)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Puts recovery codes in place of those there are. */
export async function saveCodes(db: ControlDb, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await deleteCodes(db, userId);
  await sql`
    insert into codigo_recuperacao (nr_seq_usuario, hs_codigo)
    select ${userId}, unnest(${hashes}::bytea[])`.execute(db);
}

/** Whether a recovery code is there. */
export async function hasCode(db: ControlDb, userId: number, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from codigo_recuperacao where nr_seq_usuario = ${userId} and hs_codigo = ${hash}`.execute(db);
  return rows.length > 0;
}

/** Uses a recovery code up. @returns false: it was used already */
export async function useCode(db: ControlDb, userId: number, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from codigo_recuperacao where nr_seq_usuario = ${userId} and hs_codigo = ${hash}`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes the recovery codes of a user away. */
export async function deleteCodes(db: ControlDb, userId: number): Promise<void> {
  await sql`delete from codigo_recuperacao where nr_seq_usuario = ${userId}`.execute(db);
}

/** Takes the authenticator of a user away. @returns whether he had one */
export async function deleteTotp(db: ControlDb, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from fator_totp where nr_seq_usuario = ${userId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Takes a passkey of a user away. @returns its name; undefined: he has none such */
export async function deleteKey(db: ControlDb, userId: number, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ ds_chave: string }>`
    delete from chave_acesso where nr_sequencial = ${id} and nr_seq_usuario = ${userId}
    returning ds_chave`.execute(db);
  return rows[0]?.ds_chave;
}

/** Takes everything away a user proves himself with in a second step, and the steps under way. */
export async function deleteFactors(db: ControlDb, userId: number): Promise<void> {
  await deleteTotp(db, userId);
  await deleteCodes(db, userId);
  await sql`delete from chave_acesso where nr_seq_usuario = ${userId}`.execute(db);
  await sql`delete from passo_painel where nr_seq_usuario = ${userId}`.execute(db);
}
