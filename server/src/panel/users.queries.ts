import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';
import { partPattern } from '../core/text.ts';
import { deleteFactors, hasFactor } from './factors.queries.ts';

type User = AnswerOf<'savePanelUser'>;
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
  const { rows } = await sql<User & { total: number }>`
    select ${shown}, count(*) over ()::int as total
      from usuario_painel u
     where ${like}::text is null or ds_nome ilike ${like} or nr_matricula ilike ${like}
     order by ds_nome, nr_sequencial
     limit ${page.size} offset ${page.first}`.execute(db);
  return { total: rows[0]?.total ?? 0, data: rows.map(({ total: _total, ...user }) => user) };
}

/** Number of the next user: his digits are hashed with it. */
export async function nextUserId(db: ControlDb): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('usuario_painel', 'nr_sequencial'))::int as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Adds a user. */
export async function insertUser(
  db: ControlDb,
  user: Fields & { id: number; digitsHash: Buffer; keyMark: string; passwordHash: string | null },
): Promise<User | undefined> {
  const { rows } = await sql<User>`
    insert into usuario_painel as u (nr_sequencial, ds_nome, nr_matricula, hm_digitos, cd_chave, ds_senha, tp_acesso,
                                ds_redes, ds_email)
    values (${user.id}, ${user.ds_nome}, ${user.nr_matricula}, ${user.digitsHash}, ${user.keyMark}, ${user.passwordHash},
            ${user.tp_acesso}, ${user.ds_redes}::cidr[], ${user.ds_email})
    returning ${shown}`.execute(db);
  return rows[0];
}

/** Changes a user; what is null of digits and password stays. */
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
  const { rows } = await sql<User>`
    update usuario_painel u
       set ds_nome = ${user.ds_nome}, nr_matricula = ${user.nr_matricula}, tp_acesso = ${user.tp_acesso},
           ds_redes = ${user.ds_redes}::cidr[], ds_email = ${user.ds_email}, st_status = ${user.status},
           hm_digitos = coalesce(${user.digitsHash}::bytea, hm_digitos),
           cd_chave = case when ${user.digitsHash}::bytea is null then cd_chave else ${user.keyMark} end,
           ds_senha = coalesce(${user.passwordHash}::text, ds_senha)
     where nr_sequencial = ${user.id}
    returning ${shown}`.execute(db);
  return rows[0];
}

/** Locks the active administrators: of two who take the level from each other at once, one comes second. */
export async function lockAdministrators(db: ControlDb): Promise<number[]> {
  const { rows } = await sql<{ nr_sequencial: number }>`
    select nr_sequencial from usuario_painel
     where tp_acesso = 'A' and st_status = 'A' order by nr_sequencial for update`.execute(db);
  return rows.map((row) => row.nr_sequencial);
}

/** Registration of a user as it is; undefined when there is none. */
export async function findRegistration(
  db: ControlDb,
  id: number,
): Promise<{ nr_matricula: string | null } | undefined> {
  const { rows } = await sql<{ nr_matricula: string | null }>`
    select nr_matricula from usuario_painel where nr_sequencial = ${id}`.execute(db);
  return rows[0];
}

/** Somebody who is let in anew: by registration, or by number where he has none; in service or not. */
export interface LetIn {
  registration: string | null;
  id: number | null;
}

/** A user as he is, whatever his status; undefined: there is none. */
export async function lockUser(db: ControlDb, { registration, id }: LetIn): Promise<User | undefined> {
  const { rows } = await sql<User>`
    select ${shown} from usuario_painel u
     where case when ${registration}::text is null then nr_sequencial = ${id} and nr_matricula is null
                else nr_matricula = ${registration} end
       for update`.execute(db);
  return rows[0];
}

/**
 * Gives a user other digits and another password, in service, from any network and without second
 * factor; tries counted against him are forgotten.
 */
export async function updateLetIn(
  db: ControlDb,
  user: { id: number; code: string; digitsHash: Buffer; keyMark: string; passwordHash: string | null },
): Promise<void> {
  await sql`
    update usuario_painel
       set hm_digitos = ${user.digitsHash}, cd_chave = ${user.keyMark}, ds_senha = ${user.passwordHash},
           st_status = 'A', ds_redes = '{}'
     where nr_sequencial = ${user.id}`.execute(db);
  await sql`delete from tentativa_login where cd_contador = ${`conta:0:P:${user.code}`}`.execute(db);
  await sql`delete from sessao where tp_sessao = 'P' and nr_seq_usuario = ${user.id}`.execute(db);
  await deleteFactors(db, user.id);
}
