import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { many, sql } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { promisedBy } from '../../core/sla.queries.ts';
import { mostRows } from './reports.rules.ts';

/** A branch in service. */
export const BranchRow = row({ nr_sequencial: number, ds_filial: text, ds_fuso: text });
export type BranchRow = z.infer<typeof BranchRow>;

/** Branches in service, by name. */
export async function listBranches(db: CompanyDb): Promise<BranchRow[]> {
  return many(db, BranchRow)`
    select nr_sequencial, ds_filial, ds_fuso from filial where st_status = 'A' order by ds_filial`;
}

/** Rows of a report as far as they are shown, and how many there are. */
export interface Found<Row> {
  total: number;
  rows: Row[];
}

const found = <Row extends { total: number }>(rows: Row[]): Found<Row> => ({
  total: rows[0]?.total ?? 0,
  rows,
});

/** An overdue plan of a vehicle; `total` counts all there are, shown or not. Meters in km or hours (`tp_medidor`). */
export const OverduePlanRow = row({
  total: number,
  ds_filial: text,
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_plano: text,
  ds_ciclo: text,
  km_atual: number,
  km_proximo: number.nullable(),
  tp_medidor: z.enum(['K', 'H']),
  dt_limite: text.nullable(),
  nr_seq_os: number.nullable(),
});
export type OverduePlanRow = z.infer<typeof OverduePlanRow>;

/** Preventive plans that are overdue, each branch on its own day; the longest overdue first. */
export async function listOverduePlans(db: CompanyDb): Promise<Found<OverduePlanRow>> {
  const rows = await many(db, OverduePlanRow)`
    select count(*) over ()::int as total, f.ds_filial, p.nr_placa, p.nr_frota, p.ds_plano, p.ds_ciclo, p.km_atual,
           p.km_proximo, p.tp_medidor, p.dt_limite, p.nr_seq_os
      from filial f
     cross join lateral plano_vencimento((now() at time zone f.ds_fuso)::date, f.nr_sequencial, null, f.ds_fuso) p
     where f.st_status = 'A' and p.tp_plano = 'V' and p.st_plano = 'V'
     order by f.ds_filial, p.dt_prevista nulls last, p.nr_placa, p.nr_seq_veiculo_plano
     limit ${sql.lit(mostRows)}`;
  return found(rows);
}

/** An open order beyond its time, by `horas` hours; `total` as above. */
export const LateOrderRow = row({
  total: number,
  ds_filial: text,
  nr_sequencial: number,
  nr_placa: text,
  ds_tipo: text,
  ds_conjunto: text.nullable(),
  ds_criticidade: text.nullable(),
  dt_os: text,
  dt_previsao: text,
  horas: number,
});
export type LateOrderRow = z.infer<typeof LateOrderRow>;

/** Open orders beyond their time, times on the clock of their branch; the latest first. */
export async function listLateOrders(db: CompanyDb): Promise<Found<LateOrderRow>> {
  const rows = await many(db, LateOrderRow)`
    select count(*) over ()::int as total, f.ds_filial, o.nr_sequencial, o.nr_placa, t.ds_tipo, c.ds_conjunto,
           k.ds_criticidade, to_char(o.dt_os at time zone f.ds_fuso, 'YYYY-MM-DD HH24:MI') as dt_os,
           to_char(p.previsao at time zone f.ds_fuso, 'YYYY-MM-DD HH24:MI') as dt_previsao,
           floor(extract(epoch from now() - p.previsao) / 3600)::int as horas
      from os o
     cross join lateral (select ${promisedBy} as previsao) p
      join filial f on f.nr_sequencial = o.nr_seq_filial
      join tipo_os t on t.nr_sequencial = o.nr_seq_tipo
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join criticidade k on k.nr_sequencial = o.nr_seq_criticidade
     where o.dt_final is null and p.previsao < now()
     order by f.ds_filial, p.previsao, o.nr_sequencial
     limit ${sql.lit(mostRows)}`;
  return found(rows);
}

/** A part whose balance is below zero, and its last movement; `total` as above. */
export const NegativeStockRow = row({
  total: number,
  ds_filial: text,
  ds_codigoitem: text,
  ds_item: text,
  qt_saldo: number,
  dt_movimento: text.nullable(),
});
export type NegativeStockRow = z.infer<typeof NegativeStockRow>;

/** Parts of which there are less than none, by branch; the most lacking first. */
export async function listNegativeStock(db: CompanyDb): Promise<Found<NegativeStockRow>> {
  const rows = await many(db, NegativeStockRow)`
    select count(*) over ()::int as total, f.ds_filial, e.ds_codigoitem, i.ds_item, e.qt_saldo::float8 as qt_saldo,
           (select to_char(max(m.dt_movimento) at time zone f.ds_fuso, 'YYYY-MM-DD HH24:MI') from estoque_movimento m
             where m.nr_seq_estoque = e.nr_sequencial) as dt_movimento
      from estoque e
      join filial f on f.nr_sequencial = e.nr_seq_filial and f.st_status = 'A'
      join item i on i.nr_sequencial = e.nr_seq_item
     where e.qt_saldo < 0
     order by f.ds_filial, e.qt_saldo, e.ds_codigoitem
     limit ${sql.lit(mostRows)}`;
  return found(rows);
}
