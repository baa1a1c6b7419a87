import type { z } from 'zod';
import type { CompanyDb, ControlDb } from '../core/db/pools.ts';
import { many, one, sql } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';

const People = row({ people: number, login: number, confirm: number });

/** Whether digits, badge or PIN of the identity check of a person (alias `a`) are hashed with another key. */
const confirmHangsOn = (mark: string) =>
  sql`(a.cd_chave_confirma is distinct from ${mark} or (a.hm_cracha is not null and a.cd_chave_cracha is distinct from ${mark})
       or a.cd_chave_pin <> ${mark})`;

/** Number of active people who can sign in, and of those whose login or identity digits are not yet hashed with the key. */
export async function countPeople(
  db: CompanyDb,
  mark: string,
): Promise<{ people: number; login: number; confirm: number }> {
  return one(db, People)`
    select count(*)::int as people,
           count(*) filter (where a.cd_chave_login is distinct from ${mark})::int as login,
           count(*) filter (where ${confirmHangsOn(mark)})::int as confirm
      from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'`;
}

/** Whether digits or authenticator of a panel user (alias `u`) are stored with another key. */
const hangsOn = (mark: string) => sql`(u.cd_chave is distinct from ${mark} or exists (
  select from fator_totp f where f.nr_seq_usuario = u.nr_sequencial and f.cd_chave <> ${mark}))`;

const Users = row({ people: number, login: number });

/** Number of active panel users, and of those whose credentials are not yet stored with the key. */
export async function countUsers(db: ControlDb, mark: string): Promise<{ people: number; login: number }> {
  return one(db, Users)`
    select count(*)::int as people, count(*) filter (where ${hangsOn(mark)})::int as login
      from usuario_painel u where st_status = 'A'`;
}

/** A person or user whose digits are hashed with another than the present key. */
export const Left = row({
  /** Code for signing in. */
  code: text,
  name: text,
});
export type Left = z.infer<typeof Left>;

/** Active people of a company whose login or identity digits are not yet hashed with the key. */
export async function listLeftPeople(db: CompanyDb, mark: string): Promise<Left[]> {
  return many(db, Left)`
    select coalesce(g.nr_matricula, g.nr_sequencial::text) as code, g.ds_colaborador as name
      from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.st_status = 'A'
     where a.cd_chave_login is distinct from ${mark} or ${confirmHangsOn(mark)}
     order by busca(g.ds_colaborador), g.nr_sequencial`;
}

/** Active panel users whose credentials are not yet stored with the key. */
export async function listLeftUsers(db: ControlDb, mark: string): Promise<Left[]> {
  return many(db, Left)`
    select coalesce(nr_matricula, nr_sequencial::text) as code, ds_nome as name
      from usuario_painel u where st_status = 'A' and ${hangsOn(mark)}
     order by ds_nome, nr_sequencial`;
}
