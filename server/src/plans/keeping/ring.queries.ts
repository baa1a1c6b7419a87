import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, sql } from '../../core/db/sql.ts';

/** A cycle in its place of a new ring. */
export interface PlacedCycle {
  nr_sequencial: number | null;
  nr_ordem: number;
  ds_ciclo: string;
  km_intervalo: number | null;
  qt_dias: number | null;
  qt_horas: number | null;
}

const columns = sql`(nr_sequencial int, nr_ordem int, ds_ciclo text, km_intervalo int, qt_dias int, qt_horas numeric)`;
/** Greater than any position in a ring: positions are changed in two steps, because no two cycles may share one at any time. */
const aside = 100_000;

/** Takes cycles out of the ring; orders and history keep naming them. */
export async function updateTakenOut(tx: CompanyDb, cycles: readonly number[]): Promise<void> {
  await execute(tx)`update plano_ciclo set nr_ordem = null where nr_sequencial = any(${cycles})`;
}

/** Frees the places of the cycles that get another one; the vehicles before them go along. */
export async function updateSetAside(tx: CompanyDb, ring: readonly PlacedCycle[]): Promise<void> {
  await execute(tx)`
    update plano_ciclo c set nr_ordem = c.nr_ordem + ${aside}
      from jsonb_to_recordset(${JSON.stringify(ring)}::jsonb) as n ${columns}
     where c.nr_sequencial = n.nr_sequencial and c.nr_ordem <> n.nr_ordem`;
}

/** Writes the cycles a ring had before, in their new places. */
export async function updateCycles(tx: CompanyDb, ring: readonly PlacedCycle[]): Promise<void> {
  await execute(tx)`
    update plano_ciclo c
       set nr_ordem = n.nr_ordem, ds_ciclo = n.ds_ciclo, km_intervalo = n.km_intervalo, qt_dias = n.qt_dias,
           qt_horas = n.qt_horas
      from jsonb_to_recordset(${JSON.stringify(ring)}::jsonb) as n ${columns}
     where c.nr_sequencial = n.nr_sequencial`;
}

/** Adds the new cycles of a ring. */
export async function insertCycles(tx: CompanyDb, plan: number, ring: readonly PlacedCycle[]): Promise<void> {
  await execute(tx)`
    insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias, qt_horas)
    select ${plan}, n.nr_ordem, n.ds_ciclo, n.km_intervalo, n.qt_dias, n.qt_horas
      from jsonb_to_recordset(${JSON.stringify(ring)}::jsonb) as n ${columns}
     where n.nr_sequencial is null`;
}

/** Sets the services and parts of a ring's cycles, by position of the cycle. */
export async function replaceItems(
  tx: CompanyDb,
  plan: number,
  items: readonly { nr_ordem: number; nr_seq_item: number; qt_quantidade: number }[],
): Promise<void> {
  await execute(tx)`
    with quer as materialized (
      select c.nr_sequencial as nr_seq_ciclo, n.nr_seq_item, n.qt_quantidade
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
             as n (nr_ordem int, nr_seq_item int, qt_quantidade numeric)
        join plano_ciclo c on c.nr_seq_plano = ${plan} and c.nr_ordem = n.nr_ordem),
    fora as (
      delete from plano_ciclo_item ci
       using plano_ciclo c
       where c.nr_sequencial = ci.nr_seq_ciclo and c.nr_seq_plano = ${plan} and c.nr_ordem is not null
         and not exists (select from quer q
                          where q.nr_seq_ciclo = ci.nr_seq_ciclo and q.nr_seq_item = ci.nr_seq_item))
    insert into plano_ciclo_item (nr_seq_ciclo, nr_seq_item, qt_quantidade)
    select nr_seq_ciclo, nr_seq_item, qt_quantidade from quer
        on conflict (nr_seq_ciclo, nr_seq_item) do update set qt_quantidade = excluded.qt_quantidade`;
}
