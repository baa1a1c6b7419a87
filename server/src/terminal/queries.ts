import type { z } from 'zod';
import type { CompanyDb, ControlDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { moment, number, row, text } from '../core/row.ts';

/** The active terminal a credential belongs to; notes its use once a minute. */
export async function findTerminalByCredential(
  db: ControlDb,
  companyId: number,
  credentialHash: Buffer,
): Promise<number | undefined> {
  return maybe(db, number)`
    with usado as (
      update terminal set dt_ultimo_uso = now()
       where hs_credencial = ${credentialHash} and dt_revogado is null
         and coalesce(dt_ultimo_uso, '-infinity') < now() - interval '1 minute')
    select nr_sequencial
      from terminal
     where hs_credencial = ${credentialHash} and nr_seq_empresa = ${companyId} and dt_revogado is null`;
}

/** A terminal being enrolled. */
export interface NewTerminal {
  companyId: number;
  branchId: number | null;
  name: string;
  /** Panel user who adds it; null: the command line. */
  userId: number | null;
  codeHash: Buffer;
  minutes: number;
}

/** A terminal and the end of its code. */
export const WaitingTerminal = row({ nr_sequencial: number, dt_expira_codigo: moment });
export type WaitingTerminal = z.infer<typeof WaitingTerminal>;

/** Adds a terminal that waits for its code, of which only the hash is kept. */
export async function insertTerminal(db: ControlDb, terminal: NewTerminal): Promise<WaitingTerminal> {
  return one(db, WaitingTerminal)`
    insert into terminal (nr_seq_empresa, nr_seq_filial, ds_terminal, nr_seq_usuario, hs_codigo, dt_expira_codigo)
    values (${terminal.companyId}, ${terminal.branchId}, ${terminal.name}, ${terminal.userId}, ${terminal.codeHash},
            now() + make_interval(mins => ${terminal.minutes}))
    returning nr_sequencial, dt_expira_codigo`;
}

/** Whether a code is waiting for its terminal. */
export async function hasOpenCode(db: ControlDb, companyId: number, codeHash: Buffer): Promise<boolean> {
  const found = await execute(db)`
    select 1 from terminal
     where hs_codigo = ${codeHash} and nr_seq_empresa = ${companyId}
       and dt_expira_codigo > now() and dt_revogado is null`;
  return found === 1;
}

const Activation = row({ ds_terminal: text, nr_seq_filial: number.nullable() });

/** Uses up a code: of two browsers typing it at once one gets the terminal. */
export async function updateActivation(
  db: ControlDb,
  companyId: number,
  codeHash: Buffer,
  credentialHash: Buffer,
) {
  return maybe(db, Activation)`
    update terminal
       set hs_codigo = null, dt_expira_codigo = null, hs_credencial = ${credentialHash},
           dt_ativacao = now(), dt_ultimo_uso = now()
     where hs_codigo = ${codeHash} and nr_seq_empresa = ${companyId}
       and dt_expira_codigo > now() and dt_revogado is null
    returning ds_terminal, nr_seq_filial`;
}

/** Leaves a trace of a code that was wrong or not looked at (G-04). */
export async function insertEnrolmentTry(db: CompanyDb, name: string): Promise<void> {
  await execute(db)`insert into evento (ds_evento, js_dados) values (${name}, '{"cadastro": true}')`;
}

/** A terminal with another code. */
export const RenewedTerminal = WaitingTerminal.extend({ ds_terminal: text, db_name: text });
export type RenewedTerminal = z.infer<typeof RenewedTerminal>;

/** Another code of a terminal. */
interface AnotherCode {
  id: number;
  /** Of this company; null: of any. */
  company: number | null;
  codeHash: Buffer;
  minutes: number;
}

/** Gives a terminal that was neither activated nor revoked another code. */
export async function updateCode(
  db: ControlDb,
  { id, company, codeHash, minutes }: AnotherCode,
): Promise<RenewedTerminal | undefined> {
  return maybe(db, RenewedTerminal)`
    update terminal t
       set hs_codigo = ${codeHash}, dt_expira_codigo = now() + make_interval(mins => ${minutes})
      from empresa e
     where t.nr_sequencial = ${id} and (${company}::int is null or t.nr_seq_empresa = ${company})
       and t.dt_ativacao is null and t.dt_revogado is null
       and e.nr_sequencial = t.nr_seq_empresa
    returning t.nr_sequencial, t.dt_expira_codigo, t.ds_terminal, e.db_name`;
}
