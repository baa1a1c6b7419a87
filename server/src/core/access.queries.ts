import type { z } from 'zod';
import type { CompanyDb, ControlDb } from './db/pools.ts';
import { execute, many, one, sql } from './db/sql.ts';
import { number, row, text } from './row.ts';

/** What somebody proves himself with, kept under another key than before. */
export interface NewHash {
  person: number;
  /** What was compared: when it has changed since, the change stays. */
  before: Buffer;
  hash: Buffer;
  /** Of the key it is kept under now. */
  mark: string;
}

/** Keeps the digits of the login under another key. */
export async function updateLoginHash(db: CompanyDb, { person, before, hash, mark }: NewHash): Promise<void> {
  await execute(db)`
    update clifor_acesso set hm_login = ${hash}, cd_chave_login = ${mark}
     where nr_seq_clifor = ${person} and hm_login = ${before}`;
}

/** Keeps the digits of the identity check under another key. */
export async function updateConfirmHash(
  db: CompanyDb,
  { person, before, hash, mark }: NewHash,
): Promise<void> {
  await execute(db)`
    update clifor_acesso set hm_confirma = ${hash}, cd_chave_confirma = ${mark}
     where nr_seq_clifor = ${person} and hm_confirma = ${before}`;
}

const People = row({ people: number, login: number, confirm: number });

/** Active people who can sign in, and those who have not proved themselves under a key, by login and by identity check. */
export async function countPeople(
  db: CompanyDb,
  mark: string,
): Promise<{ people: number; login: number; confirm: number }> {
  return one(db, People)`
    select count(*)::int as people,
           count(*) filter (where a.cd_chave_login is distinct from ${mark})::int as login,
           count(*) filter (where a.cd_chave_confirma is distinct from ${mark})::int as confirm
      from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'`;
}

/** Whether digits or authenticator of a user of the panel (alias `u`) are kept under another key. */
const hangsOn = (mark: string) => sql`(u.cd_chave is distinct from ${mark} or exists (
  select from fator_totp f where f.nr_seq_usuario = u.nr_sequencial and f.cd_chave <> ${mark}))`;

const Users = row({ people: number, login: number });

/** The same of the panel's users: active ones, and those who have not proved themselves under a key. */
export async function countUsers(db: ControlDb, mark: string): Promise<{ people: number; login: number }> {
  return one(db, Users)`
    select count(*)::int as people, count(*) filter (where ${hangsOn(mark)})::int as login
      from usuario_painel u where st_status = 'A'`;
}

/** Somebody whose digits are kept under another key than the one of now. */
export const Left = row({
  /** What he signs in with. */
  code: text,
  name: text,
});
export type Left = z.infer<typeof Left>;

/** Active people of a company who have not proved themselves under a key, by login or by identity check. */
export async function listLeftPeople(db: CompanyDb, mark: string): Promise<Left[]> {
  return many(db, Left)`
    select coalesce(g.nr_matricula, g.nr_sequencial::text) as code, g.ds_colaborador as name
      from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'
     where a.cd_chave_login is distinct from ${mark} or a.cd_chave_confirma is distinct from ${mark}
     order by g.ds_colaborador, g.nr_sequencial`;
}

/** The same of the panel's users. */
export async function listLeftUsers(db: ControlDb, mark: string): Promise<Left[]> {
  return many(db, Left)`
    select coalesce(nr_matricula, nr_sequencial::text) as code, ds_nome as name
      from usuario_painel u where st_status = 'A' and ${hangsOn(mark)}
     order by ds_nome, nr_sequencial`;
}
