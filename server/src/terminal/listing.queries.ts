import { calls } from '@terminal/contract';
import type { z } from 'zod';
import { placeIn } from '../core/companies.queries.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, many, maybe, one } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';

const ShownTerminal = calls.listTerminals.answer.shape.data.element;

/** A terminal as the list shows it, and where the name of its branch is. */
export const TerminalRow = ShownTerminal.omit({ ds_filial: true }).extend({
  nr_seq_filial: number.nullable(),
  db_name: text,
});
export type TerminalRow = z.infer<typeof TerminalRow>;

const Terminals = row({ total: number, data: TerminalRow.array() });

/** A page of terminals, those in service first, and how many there are. @param companyId null: of all companies */
export async function listTerminals(
  db: ControlDb,
  companyId: number | null,
  page: { first: number; size: number },
): Promise<{ total: number; data: TerminalRow[] }> {
  return one(db, Terminals)`
    with achado as materialized (
      select t.nr_sequencial, row_number() over (
               order by t.dt_revogado desc nulls first, e.ds_empresa, upper(t.ds_terminal), t.nr_sequencial) as ordem
        from terminal t join empresa e on e.nr_sequencial = t.nr_seq_empresa
       where ${companyId}::int is null or t.nr_seq_empresa = ${companyId}),
    pagina as (select nr_sequencial, ordem from achado order by ordem limit ${page.size} offset ${page.first})
    select (select count(*)::int from achado) as total,
           coalesce((select json_agg(json_build_object(
               'nr_sequencial', t.nr_sequencial, 'nome_empresa', e.ds_empresa, 'db_name', ${placeIn('e')},
               'nr_seq_filial', t.nr_seq_filial, 'ds_terminal', t.ds_terminal,
               'st_terminal', case when t.dt_revogado is not null then 'R'
                                   when t.dt_ativacao is not null then 'A' else 'P' end,
               'dt_criacao', t.dt_criacao, 'dt_expira_codigo', t.dt_expira_codigo,
               'dt_ultimo_uso', t.dt_ultimo_uso, 'dt_revogado', t.dt_revogado) order by p.ordem)
             from pagina p
             join terminal t using (nr_sequencial)
             join empresa e on e.nr_sequencial = t.nr_seq_empresa), '[]') as data`;
}

/** Whether there is a terminal of this number, whatever its state. @param company of this one; null: of any */
export async function hasTerminal(db: ControlDb, id: number, company: number | null): Promise<boolean> {
  const found = await execute(db)`
    select 1 from terminal where nr_sequencial = ${id} and (${company}::int is null or nr_seq_empresa = ${company})`;
  return found === 1;
}

const Revoked = row({ ds_terminal: text, db_name: text });

/** Takes a terminal out of service; its code, if it waited for it, is worth nothing. @param company as of `hasTerminal` */
export async function updateRevoked(db: ControlDb, id: number, company: number | null) {
  return maybe(db, Revoked)`
    update terminal t set dt_revogado = now(), hs_codigo = null, dt_expira_codigo = null
      from empresa e
     where t.nr_sequencial = ${id} and (${company}::int is null or t.nr_seq_empresa = ${company}) and t.dt_revogado is null
       and e.nr_sequencial = t.nr_seq_empresa
    returning t.ds_terminal, e.db_name`;
}

/** Ends the sessions opened on a terminal; the commit tells every server. @returns how many there were */
export async function deleteSessionsOn(db: ControlDb, terminalId: number): Promise<number> {
  return execute(db)`
    with fim as (delete from sessao where nr_seq_terminal = ${terminalId} returning hs_token)
    select pg_notify('sessao', encode(hs_token, 'hex')) from fim`;
}

/** Numbers of the terminals of a company that may be used. */
export async function listActiveTerminals(db: ControlDb, companyId: number): Promise<number[]> {
  return many(db, number)`
    select nr_sequencial from terminal
     where nr_seq_empresa = ${companyId} and dt_revogado is null and dt_ativacao is not null`;
}

const CompanyNames = row({ nr_sequencial: number, ds_empresa: text });

/** Names of all companies by number, those out of service too. */
export async function companyNames(db: ControlDb): Promise<Map<number, string>> {
  const rows = await many(db, CompanyNames)`
    select nr_sequencial, ds_empresa from empresa`;
  return new Map(rows.map(({ nr_sequencial, ds_empresa }) => [nr_sequencial, ds_empresa]));
}

const TerminalNames = row({ id: number, name: text, companyId: number });

/** Names and companies of terminals by number. */
export async function terminalNames(db: ControlDb, ids: readonly number[]) {
  const rows = await many(db, TerminalNames)`
    select nr_sequencial as id, ds_terminal as name, nr_seq_empresa as "companyId"
      from terminal where nr_sequencial = any (${ids}::int[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
