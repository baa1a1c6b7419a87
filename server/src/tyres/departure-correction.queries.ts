import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';

/** A departure or return to be corrected. */
export const RecordedDeparture = row({
  nr_sequencial: number,
  nr_seq_pneu: number,
  nr_fogo: text,
  nr_seq_filial: number,
  tp_destino: z.enum(['D', 'R', 'S']),
  dt_retorno: text.nullable(),
  vl_mm_retorno: number.array().nullable(),
  vl_servico: number.nullable(),
  /** Depths recorded after the return in the same life, and before it; none before it after a retread. */
  antes: number.array().nullable(),
  depois: number.array().nullable(),
  /** Since the return it was mounted, it left again. */
  st_aplicado: bool,
  st_saiu: bool,
  st_vale: bool,
});
export type RecordedDeparture = z.infer<typeof RecordedDeparture>;

/** A departure of a tyre of the branch. */
export async function findDeparture(
  tx: CompanyDb,
  id: number,
  branch: number,
): Promise<RecordedDeparture | undefined> {
  return maybe(tx, RecordedDeparture)`
    select d.nr_sequencial, d.nr_seq_pneu, p.nr_fogo, p.nr_seq_filial, d.tp_destino, d.dt_retorno,
           to_json(d.vl_mm_retorno) as vl_mm_retorno, d.vl_servico::float8 as vl_servico,
           case when d.tp_destino <> 'R' then to_json(pneu_sulcos_em(d.nr_seq_pneu, v.vida, v.volta)) end as antes,
           (select to_json(f.vl_mm) from pneu_sulco f
             where f.nr_seq_pneu = d.nr_seq_pneu and f.nr_vida = v.vida and f.dt_fato > v.volta
             order by f.dt_fato limit 1) as depois,
           exists (select from pneu_aplicacao_valida a
                    where a.nr_seq_pneu = d.nr_seq_pneu and a.dt_entrada > v.volta) as st_aplicado,
           exists (select from pneu_destino_valido o
                    where o.nr_seq_pneu = d.nr_seq_pneu and o.nr_sequencial <> d.nr_sequencial
                      and o.dt_envio >= d.dt_retorno
                      and coalesce(o.dt_volta, o.dt_retorno::timestamptz, 'infinity') > v.volta) as st_saiu,
           d.dt_substituida is null as st_vale
      from pneu_destino d
      join pneu p on p.nr_sequencial = d.nr_seq_pneu
     cross join lateral (select d.nr_vida + (d.tp_destino = 'R' and d.st_recusada = 'N')::int as vida,
                                coalesce(d.dt_volta, d.dt_retorno::timestamptz) as volta) v
     where d.nr_sequencial = ${id} and p.nr_seq_filial = ${branch}`;
}

/** A departure, or its return, stands no longer. */
export async function updateDepartureReplaced(tx: CompanyDb, id: number): Promise<void> {
  await execute(tx)`update pneu_destino set dt_substituida = now() where nr_sequencial = ${id}`;
}

/** What came back of it; null: it has not. */
export interface Returned {
  vl_mm: readonly number[] | null;
  vl_servico: number | null;
}

/** Inserts the departure that replaces another: with another return, or without one. @returns its number */
export async function insertDepartureReplacement(
  tx: CompanyDb,
  wrong: number,
  back: Returned | null,
): Promise<number> {
  const kept = back !== null;
  return one(tx, number)`
    insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, ds_observacao, dt_envio,
                              nr_vida, nr_seq_clifor_envio, dt_retorno, dt_volta, nr_seq_clifor_retorno, vl_mm_retorno,
                              vl_servico, st_recusada, nr_seq_movimento)
    select d.nr_seq_pneu, d.tp_destino, d.nr_seq_fornecedor, d.nr_seq_item, d.cd_motivos, d.ds_observacao, d.dt_envio,
           d.nr_vida, d.nr_seq_clifor_envio, case when ${kept} then d.dt_retorno end, case when ${kept} then d.dt_volta end,
           case when ${kept} then d.nr_seq_clifor_retorno end, ${back?.vl_mm ?? null}::numeric(4, 1)[],
           ${back?.vl_servico ?? null}::numeric(12, 2), case when ${kept} then d.st_recusada else 'N' end,
           d.nr_seq_movimento
      from pneu_destino d
     where d.nr_sequencial = ${wrong}
    returning nr_sequencial`;
}

/** A tyre is in the life it left in. */
export async function updateLifeBefore(tx: CompanyDb, departure: number): Promise<void> {
  await execute(tx)`
    update pneu p set nr_vida = d.nr_vida from pneu_destino d
     where d.nr_sequencial = ${departure} and p.nr_sequencial = d.nr_seq_pneu`;
}
