import { type CheckedInput, calls } from '@terminal/contract';
import type { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import { number, text } from '../core/row.ts';
import { partPattern } from '../core/text.ts';
import { deleteFactors, hasFactor } from './factors.queries.ts';

const User = calls.savePanelUser.answer;
type User = z.infer<typeof User>;
type Fields = Omit<CheckedInput<'savePanelUser'>['body'], 'digitos' | 'senha'>;

const shown = sql`
  nr_sequencial, ds_nome, nr_matricula, tp_acesso, ds_redes::text[] as ds_redes, ds_email, st_status,
  ds_senha is not null as tem_senha, ${hasFactor} as tem_fator`;

/** A page of users by name, and how many there are. @param part part of name or registration; null: all */
export async function searchUsers(
  db: ControlDb,
  part: string | null,
  page: { first: number; size: number },
): Promise<{ total: number; data: User[] }> {
  const like = part === null ? null : partPattern(part);
  const rows = await many(db, User.extend({ total: number }))`
    select ${shown}, count(*) over ()::int as total
      from usuario_painel u
     where ${like}::text is null or ds_nome ilike ${like} or nr_matricula ilike ${like}
     order by ds_nome, nr_sequencial
     limit ${page.size} offset ${page.first}`;
  return { total: rows[0]?.total ?? 0, data: rows.map(({ total: _total, ...user }) => user) };
}

/** Number of the next user: his digits are hashed with it. */
export async function nextUserId(db: ControlDb): Promise<number> {
  return one(db, number)`
    select nextval(pg_get_serial_sequence('usuario_painel', 'nr_sequencial'))::int as id`;
}

/** Adds a user. */
export async function insertUser(
  db: ControlDb,
  user: Fields & { id: number; digitsHash: Buffer; keyMark: string; passwordHash: string | null },
): Promise<User> {
  return one(db, User)`
    insert into usuario_painel as u (nr_sequencial, ds_nome, nr_matricula, hm_digitos, cd_chave, ds_senha, tp_acesso,
                                ds_redes, ds_email)
    values (${user.id}, ${user.ds_nome}, ${user.nr_matricula}, ${user.digitsHash}, ${user.keyMark}, ${user.passwordHash},
            ${user.tp_acesso}, ${user.ds_redes}::cidr[], ${user.ds_email})
    returning ${shown}`;
}

/** Changes a user; null digits or password stay unchanged. */
export async function updateUser(
  db: ControlDb,
  user: Fields & {
    id: number;
    status: 'A' | 'I';
    digitsHash: Buffer | null;
    keyMark: string;
    passwordHash: string | null;
  },
): Promise<User | undefined> {
  return maybe(db, User)`
    update usuario_painel u
       set ds_nome = ${user.ds_nome}, nr_matricula = ${user.nr_matricula}, tp_acesso = ${user.tp_acesso},
           ds_redes = ${user.ds_redes}::cidr[], ds_email = ${user.ds_email}, st_status = ${user.status},
           hm_digitos = coalesce(${user.digitsHash}::bytea, hm_digitos),
           cd_chave = case when ${user.digitsHash}::bytea is null then cd_chave else ${user.keyMark} end,
           ds_senha = coalesce(${user.passwordHash}::text, ds_senha)
     where nr_sequencial = ${user.id}
    returning ${shown}`;
}

/** Locks the active administrators: of two who take the level from each other at once, one comes second. */
export async function lockAdministrators(db: ControlDb): Promise<number[]> {
  return many(db, number)`
    select nr_sequencial from usuario_painel
     where tp_acesso = 'A' and st_status = 'A' order by nr_sequencial for update`;
}

const Registration = text.nullable();

/** Registration of a user; null: none; undefined: no such user. */
export async function findRegistration(db: ControlDb, id: number): Promise<string | null | undefined> {
  return maybe(db, Registration)`
    select nr_matricula from usuario_painel where nr_sequencial = ${id}`;
}

/** A user to be given access again: by registration, or by number where he has none; active or not. */
export interface LetIn {
  registration: string | null;
  id: number | null;
}

/** A user as he is, whatever his status; undefined: there is none. */
export async function lockUser(db: ControlDb, { registration, id }: LetIn): Promise<User | undefined> {
  return maybe(db, User)`
    select ${shown} from usuario_painel u
     where case when ${registration}::text is null then nr_sequencial = ${id} and nr_matricula is null
                else nr_matricula = ${registration} end
       for update`;
}

/**
 * Gives a user other digits and another password, in service, from any network and without second
 * factor; tries counted against him are forgotten.
 */
export async function updateLetIn(
  db: ControlDb,
  user: { id: number; code: string; digitsHash: Buffer; keyMark: string; passwordHash: string | null },
): Promise<void> {
  await execute(db)`
    update usuario_painel
       set hm_digitos = ${user.digitsHash}, cd_chave = ${user.keyMark}, ds_senha = ${user.passwordHash},
           st_status = 'A', ds_redes = '{}'
     where nr_sequencial = ${user.id}`;
  await execute(db)`delete from tentativa_login where cd_contador = ${`conta:0:P:${user.code}`}`;
  await execute(db)`delete from sessao where tp_sessao = 'P' and nr_seq_usuario = ${user.id}`;
  await deleteFactors(db, user.id);
}
