import { sql } from 'kysely';
import type { CompanyDb, ControlDb } from '../core/db/pools.ts';

/** The active terminal a credential belongs to; notes its use once a minute. */
export async function findTerminalByCredential(
  db: ControlDb,
  companyId: number,
  credentialHash: Buffer,
): Promise<number | undefined> {
  const { rows } = await sql<{ nr_sequencial: number }>`
    with usado as (
      update terminal set dt_ultimo_uso = now()
       where hs_credencial = ${credentialHash} and dt_revogado is null
         and coalesce(dt_ultimo_uso, '-infinity') < now() - interval '1 minute')
    select nr_sequencial
      from terminal
     where hs_credencial = ${credentialHash} and nr_seq_empresa = ${companyId} and dt_revogado is null`.execute(
    db,
  );
  return rows[0]?.nr_sequencial;
}

/** A terminal being enrolled. */
export interface NewTerminal {
  companyId: number;
  branchId: number | null;
  name: string;
  codeHash: Buffer;
  minutes: number;
}

/** Enrols a terminal: only the hash of its credential is kept. */
export async function insertTerminal(db: ControlDb, terminal: NewTerminal): Promise<void> {
  await sql`
    insert into terminal (nr_seq_empresa, nr_seq_filial, ds_terminal, hs_codigo, dt_expira_codigo)
    values (${terminal.companyId}, ${terminal.branchId}, ${terminal.name}, ${terminal.codeHash},
            now() + make_interval(mins => ${terminal.minutes}))`.execute(db);
}

/** Whether a code is waiting for its terminal. */
export async function hasOpenCode(db: ControlDb, companyId: number, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select 1 from terminal
     where hs_codigo = ${codeHash} and nr_seq_empresa = ${companyId}
       and dt_expira_codigo > now() and dt_revogado is null`.execute(db);
  return rows.length === 1;
}

/** Uses up a code: of two browsers typing it at once one gets the terminal. */
export async function updateActivation(
  db: ControlDb,
  companyId: number,
  codeHash: Buffer,
  credentialHash: Buffer,
) {
  const { rows } = await sql<{ ds_terminal: string; nr_seq_filial: number | null }>`
    update terminal
       set hs_codigo = null, dt_expira_codigo = null, hs_credencial = ${credentialHash},
           dt_ativacao = now(), dt_ultimo_uso = now()
     where hs_codigo = ${codeHash} and nr_seq_empresa = ${companyId}
       and dt_expira_codigo > now() and dt_revogado is null
    returning ds_terminal, nr_seq_filial`.execute(db);
  return rows[0];
}

/** Number of an active company by its name. */
export async function findCompany(db: ControlDb, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ nr_sequencial: number }>`
    select nr_sequencial from empresa where upper(ds_empresa) = upper(${name}) and st_status = 'A'`.execute(
    db,
  );
  return rows[0]?.nr_sequencial;
}

/** Leaves a trace of a code that was wrong or not looked at (G-04). */
export async function insertEnrolmentTry(db: CompanyDb, name: string): Promise<void> {
  await sql`insert into evento (ds_evento, js_dados) values (${name}, '{"cadastro": true}')`.execute(db);
}
