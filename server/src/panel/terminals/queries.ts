import type { AnswerOf } from '@terminal/contract';
import { sql } from 'kysely';
import type { ControlDb } from '../../core/db/pools.ts';

type ShownTerminal = AnswerOf<'listTerminals'>['data'][number];

/** A terminal as the list shows it, and where the name of its branch is. */
export interface TerminalRow extends Omit<ShownTerminal, 'ds_filial'> {
  nr_seq_filial: number | null;
  db_name: string;
}

/** A page of terminals, those in service first, and how many there are. @param companyId null: of all companies */
export async function listTerminals(
  db: ControlDb,
  companyId: number | null,
  page: { first: number; size: number },
): Promise<{ total: number; data: TerminalRow[] }> {
  const { rows } = await sql<{ total: number; data: TerminalRow[] }>`
    with achado as materialized (
      select t.nr_sequencial, row_number() over (
               order by t.dt_revogado desc nulls first, e.ds_empresa, upper(t.ds_terminal), t.nr_sequencial) as ordem
        from terminal t join empresa e on e.nr_sequencial = t.nr_seq_empresa
       where ${companyId}::int is null or t.nr_seq_empresa = ${companyId}),
    pagina as (select nr_sequencial, ordem from achado order by ordem limit ${page.size} offset ${page.first})
    select (select count(*)::int from achado) as total,
           coalesce((select json_agg(json_build_object(
               'nr_sequencial', t.nr_sequencial, 'nome_empresa', e.ds_empresa, 'db_name', e.db_name,
               'nr_seq_filial', t.nr_seq_filial, 'ds_terminal', t.ds_terminal,
               'st_terminal', case when t.dt_revogado is not null then 'R'
                                   when t.dt_ativacao is not null then 'A' else 'P' end,
               'dt_criacao', t.dt_criacao, 'dt_expira_codigo', t.dt_expira_codigo,
               'dt_ultimo_uso', t.dt_ultimo_uso, 'dt_revogado', t.dt_revogado) order by p.ordem)
             from pagina p
             join terminal t using (nr_sequencial)
             join empresa e on e.nr_sequencial = t.nr_seq_empresa), '[]') as data`.execute(db);
  return rows[0] ?? { total: 0, data: [] };
}

/** Whether there is a terminal of this number, whatever its state. */
export async function hasTerminal(db: ControlDb, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from terminal where nr_sequencial = ${id}`.execute(db);
  return rows.length === 1;
}

/** Takes a terminal out of service; its code, if it waited for it, is worth nothing. */
export async function updateRevoked(db: ControlDb, id: number) {
  const { rows } = await sql<{ ds_terminal: string; db_name: string }>`
    update terminal t set dt_revogado = now(), hs_codigo = null, dt_expira_codigo = null
      from empresa e
     where t.nr_sequencial = ${id} and t.dt_revogado is null and e.nr_sequencial = t.nr_seq_empresa
    returning t.ds_terminal, e.db_name`.execute(db);
  return rows[0];
}

/** Ends the sessions opened on a terminal; every server hears of it with the commit. @returns how many there were */
export async function deleteSessionsOn(db: ControlDb, terminalId: number): Promise<number> {
  const { rows } = await sql`
    with fim as (delete from sessao where nr_seq_terminal = ${terminalId} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`.execute(db);
  return rows.length;
}

/** Numbers of the terminals of a company that may be used. */
export async function listActiveTerminals(db: ControlDb, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ nr_sequencial: number }>`
    select nr_sequencial from terminal
     where nr_seq_empresa = ${companyId} and dt_revogado is null and dt_ativacao is not null`.execute(db);
  return rows.map(({ nr_sequencial }) => nr_sequencial);
}

/** Names of all companies by number, those out of service too. */
export async function companyNames(db: ControlDb): Promise<Map<number, string>> {
  const { rows } = await sql<{ nr_sequencial: number; ds_empresa: string }>`
    select nr_sequencial, ds_empresa from empresa`.execute(db);
  return new Map(rows.map(({ nr_sequencial, ds_empresa }) => [nr_sequencial, ds_empresa]));
}

/** Names and companies of terminals by number. */
export async function terminalNames(db: ControlDb, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; companyId: number }>`
    select nr_sequencial as id, ds_terminal as name, nr_seq_empresa as "companyId"
      from terminal where nr_sequencial = any (${ids}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
