import type { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, sql } from '../../core/db/sql.ts';
import { OrderScope } from '../../core/events/scope.ts';
import { addStandardServices, openOrders } from '../../core/new-order.queries.ts';
import { bool, number, row, text } from '../../core/row.ts';
import { noted } from './made.queries.ts';
import type { Lined } from './outcome.rules.ts';

/** The first reading of new vehicles: their initial meter; recorded as created by the intake, or as typed in a form. */
export async function insertFirstReadings(
  tx: CompanyDb,
  readings: readonly ({ plate: string; meter: number } & Lined)[],
): Promise<void> {
  await execute(tx)`
    with novas as materialized (
      select * from unnest(${readings.map(({ plate }) => plate)}::text[],
                           ${readings.map(({ meter }) => meter)}::int[],
                           ${readings.map(({ line }) => line)}::int[]) as l (plate, meter, line)),
    lidas as (
      insert into km_leitura as k (nr_placa, km, tp_origem)
      select plate, meter, case when ${noted} is null then 'M' else 'I' end from novas
      returning nr_placa, case when ${noted} is not null then to_jsonb(k) end as inteira),
    feita as (
      insert into carga_feita (nr_seq_carga, nr_linha, ds_tabela, nr_ordem, js_linha)
      select ${noted}, n.line, 'km_leitura', 0, l.inteira
        from lidas l join novas n on n.plate = l.nr_placa
       where ${noted} is not null)
    update veiculo v set km_inicial = 0 from lidas l where v.nr_placa = l.nr_placa`;
}

/** Those of the given fire numbers that exist. */
export async function findFires(tx: CompanyDb, fires: readonly string[]): Promise<Set<string>> {
  const rows = await many(tx, text)`
    select nr_fogo from pneu where nr_fogo = any (${fires})`;
  return new Set(rows);
}

/** References of an open order, with its branch found and its moment in that branch's zone. */
export interface AskedOrder {
  number: string;
  branch: number | null;
  plate: string;
  type: string;
  segment: string;
  problem: string;
  /** As PostgreSQL reads it. */
  opened: string | null;
  supplier: number | null;
}

/** Rows found; null: no such row. */
export const FoundOrder = row({
  known: bool,
  meter: number.nullable(),
  type: text.nullable(),
  problem: number.nullable(),
  supplier_known: bool,
  taken: bool,
  opened: number.nullable(),
  now: number,
});
export type FoundOrder = z.infer<typeof FoundOrder>;

/** Looks up the references of open orders. @returns a row per order, in their order */
export async function findOrderFacts(tx: CompanyDb, asked: readonly AskedOrder[]): Promise<FoundOrder[]> {
  return many(tx, FoundOrder)`
    select exists (select from os o where o.cd_externo = l.number and o.cd_externo is not null) as known,
           v.km_atual as meter,
           (select t.nr_sequencial from tipo_os t where (t.ds_tipo = l.type or t.nr_sequencial = l.type) and t.st_status = 'A' limit 1) as type,
           p.nr_sequencial as problem,
           l.supplier is null or exists (select from g_clifor f
                                          where f.nr_sequencial = l.supplier and f.tp_clifor = 'F') as supplier_known,
           exists (select from os o
                    where o.nr_placa = l.plate and o.nr_conjunto = p.nr_sequencial and o.dt_final is null
                      and o.nr_conjunto is not null) as taken,
           extract(epoch from l.opened::timestamptz)::float8 * 1000 as opened,
           extract(epoch from now())::float8 * 1000 as now
      from jsonb_to_recordset(${JSON.stringify(asked.map((one, n) => ({ n, ...one })))}::jsonb)
           as l (n int, number text, branch int, plate text, type text, segment text, problem text, opened text, supplier int)
      left join veiculo v on v.nr_placa = l.plate and v.st_veiculo = 'A'
                         and exists (select from veiculo_filial vf
                                      where vf.nr_placa = v.nr_placa and vf.nr_seq_filial = l.branch)
      left join tipo_veiculo tv on tv.cd_tipoveiculo = v.cd_tipoveiculo
      left join segmento s on busca(s.ds_grupo) = busca(l.segment) and s.st_status = 'A'
                          and (s.departamento is null or s.departamento = tv.departamento)
      left join conjunto p on p.nr_seq_segmento = s.nr_sequencial and busca(p.ds_conjunto) = busca(l.problem) and p.st_status = 'A'
                          and (p.cd_tipoveiculo is null or v.cd_tipoveiculo = any (p.cd_tipoveiculo))
     order by l.n`;
}

/** An open order as it is written. */
export interface NewOrder extends Lined {
  number: string;
  branch: number;
  plate: string;
  type: string;
  problem: number;
  description: string;
  opened: string;
  meter: number | null;
  origin: 'I' | 'E';
  supplier: number | null;
}

/** Opens orders with everything their problems add, the default service as first item. @returns their scopes for events */
export async function insertOrders(
  tx: CompanyDb,
  actor: number,
  orders: readonly NewOrder[],
): Promise<OrderScope[]> {
  return many(tx, OrderScope)`
    with novas as (
      ${openOrders({
        vehicles: sql`
             jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
             as l (number text, branch int, plate text, type text, problem int, description text, opened text, meter int,
                   origin text, supplier int)
        join veiculo v on v.nr_placa = l.plate`,
        type: sql`l.type`,
        problem: sql`l.problem`,
        given: {
          nr_seq_filial: sql`l.branch`,
          nr_seq_clifor_abertura: actor,
          ds_observacao: sql`l.description`,
          km_atual: sql`coalesce(l.meter, v.km_atual)`,
          dt_os: sql`l.opened::timestamptz`,
          st_origem: sql`l.origin`,
          nr_seq_fornecedor: sql`l.supplier`,
          cd_externo: sql`l.number`,
        },
        end: sql`order by l.opened::timestamptz, l.number for share of v`,
      })}
      returning nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor, nr_conjunto),
    servico as (${addStandardServices(sql`novas`)})
    select nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor from novas`;
}
