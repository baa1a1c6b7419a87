import { panelLevels } from '@terminal/contract';
import { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many, maybe, sql } from '../core/db/sql.ts';
import { bool, bytes, number, row, text } from '../core/row.ts';
import { hasFactor } from './factors.queries.ts';

/** A user of the panel, with what proves him. */
export const UserRow = row({
  nr_sequencial: number,
  ds_nome: text,
  nr_matricula: text.nullable(),
  hm_digitos: bytes,
  ds_senha: text.nullable(),
  tp_acesso: z.enum(panelLevels),
  /** Whether the user may connect from the given address. */
  de_rede: bool,
});
export type UserRow = z.infer<typeof UserRow>;

const userFrom = (address: string) => sql`
  select nr_sequencial, ds_nome, nr_matricula, hm_digitos, ds_senha, tp_acesso,
         ds_redes = '{}' or ${address}::inet <<= any (ds_redes) as de_rede
    from usuario_painel`;

/** An active user by registration number. */
export async function findUserByRegistration(
  db: ControlDb,
  registration: string,
  address: string,
): Promise<UserRow | undefined> {
  return maybe(db, UserRow)`
    ${userFrom(address)} where nr_matricula = ${registration} and st_status = 'A'`;
}

/** An active user by number; for the external login only those without registration. */
export async function findUserById(db: ControlDb, id: number, address: string): Promise<UserRow | undefined> {
  return maybe(db, UserRow)`
    ${userFrom(address)} where nr_sequencial = ${id} and st_status = 'A'`;
}

/** The active users with an e-mail. */
export async function findUsersByEmail(db: ControlDb, email: string, address: string): Promise<UserRow[]> {
  return many(db, UserRow)`
    ${userFrom(address)} where lower(ds_email) = lower(${email}) and st_status = 'A'`;
}

/** Longest life of a panel session, in hours, and of an unused one, in minutes (G-03). */
const sessionHours = 8;
const idleMinutes = 60;
/** How long a password given is good for, in minutes (G-124). */
const confirmedMinutes = 10;

/** Whether a session of the panel (alias `s`) has neither come to its end nor been left unused. */
export const isUsable = sql`(s.dt_expira > now() and s.dt_ultimo_uso > now() - make_interval(mins => ${idleMinutes}))`;

/** Keeps a panel session. @param confirmed whether the password was given with the login */
export async function insertPanelSession(
  db: ControlDb,
  session: { tokenHash: Buffer; userId: number; address: string; confirmed: boolean },
): Promise<void> {
  await execute(db)`
    insert into sessao (hs_token, tp_sessao, nr_seq_usuario, ds_ip, dt_confirmacao, dt_expira)
    values (${session.tokenHash}, 'P', ${session.userId}, ${session.address}::inet,
            case when ${session.confirmed} then now() end, now() + make_interval(hours => ${sessionHours}))`;
}

/** A panel session as of now. */
export const PanelSessionRow = row({
  nr_seq_usuario: number,
  ds_nome: text,
  tp_acesso: z.enum(panelLevels),
  confirmada: bool,
  /** Whether he has a second factor. */
  tem_fator: bool,
});
export type PanelSessionRow = z.infer<typeof PanelSessionRow>;

/** The session of a panel token, unless it has ended, was not used for an hour or comes from elsewhere; notes its use. */
export async function findPanelSession(
  db: ControlDb,
  tokenHash: Buffer,
  address: string,
): Promise<PanelSessionRow | undefined> {
  return maybe(db, PanelSessionRow)`
    with usada as (
      update sessao set dt_ultimo_uso = now()
       where hs_token = ${tokenHash} and tp_sessao = 'P'
         and dt_ultimo_uso between now() - make_interval(mins => ${idleMinutes}) and now() - interval '1 minute')
    select s.nr_seq_usuario, u.ds_nome, u.tp_acesso,
           u.ds_senha is null
             or coalesce(s.dt_confirmacao > now() - make_interval(mins => ${confirmedMinutes}), false) as confirmada,
           ${hasFactor} as tem_fator
      from sessao s
      join usuario_painel u on u.nr_sequencial = s.nr_seq_usuario and u.st_status = 'A'
     where s.hs_token = ${tokenHash} and s.tp_sessao = 'P' and ${isUsable}
       and (u.ds_redes = '{}' or ${address}::inet <<= any (u.ds_redes))`;
}

/** Notes that the password was given just now. */
export async function confirmSession(db: ControlDb, tokenHash: Buffer): Promise<void> {
  await execute(db)`update sessao set dt_confirmacao = now() where hs_token = ${tokenHash}`;
}

/** Ends a panel session. */
export async function deletePanelSession(db: ControlDb, tokenHash: Buffer): Promise<void> {
  await execute(db)`delete from sessao where hs_token = ${tokenHash} and tp_sessao = 'P'`;
}

/** Ends the sessions of a user but the one that asks. */
export async function deleteSessionsOf(db: ControlDb, userId: number, but: Buffer): Promise<void> {
  await execute(db)`delete from sessao where nr_seq_usuario = ${userId} and hs_token <> ${but}`;
}

/** Stores another password. */
export async function updatePassword(db: ControlDb, userId: number, hash: string): Promise<void> {
  await execute(db)`update usuario_painel set ds_senha = ${hash} where nr_sequencial = ${userId}`;
}

/** Stores a user's digits hashed with another key, unless they have changed since they were read. */
export async function updateDigits(
  db: ControlDb,
  user: Pick<UserRow, 'nr_sequencial' | 'hm_digitos'>,
  { hash, mark }: { hash: Buffer; mark: string },
): Promise<void> {
  await execute(db)`
    update usuario_painel set hm_digitos = ${hash}, cd_chave = ${mark}
     where nr_sequencial = ${user.nr_sequencial} and hm_digitos = ${user.hm_digitos}`;
}
