import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import { inBranchesOf } from '../core/fleet.queries.ts';
import { fold } from '../core/text.ts';
import type { KnownCycle } from './ring.rules.ts';

/** A plan with its ring, as imports need it. */
export interface PlanRow {
  nr_sequencial: number;
  ds_plano: string;
  tp_plano: 'V' | 'R' | 'P';
  ciclos: (KnownCycle & { nr_sequencial: number })[];
}

/** Plans by their folded names. */
export async function findPlans(db: CompanyDb, names: readonly string[]): Promise<Map<string, PlanRow>> {
  const { rows } = await sql<PlanRow>`
    select p.nr_sequencial, p.ds_plano, p.tp_plano,
           coalesce((select json_agg(json_build_object(
                       'nr_sequencial', c.nr_sequencial, 'ds_ciclo', c.ds_ciclo, 'km_intervalo', c.km_intervalo,
                       'qt_dias', c.qt_dias, 'qt_horas', c.qt_horas,
                       'itens', coalesce((select json_agg(json_build_object('nr_seq_item', ci.nr_seq_item,
                                                                            'qt_quantidade', ci.qt_quantidade))
                                            from plano_ciclo_item ci where ci.nr_seq_ciclo = c.nr_sequencial), '[]'))
                       order by c.nr_ordem)
                       from plano_ciclo c
                      where c.nr_seq_plano = p.nr_sequencial and c.nr_ordem is not null), '[]') as ciclos
      from plano p
     where busca(p.ds_plano) = any(${names})`.execute(db);
  return new Map(rows.map((row) => [fold(row.ds_plano), row]));
}

/** Numbers of active services and parts by their folded names; a service goes before a part of the same name. */
export async function findItems(db: CompanyDb, names: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ nr_sequencial: number; ds_item: string }>`
    select distinct on (busca(ds_item)) nr_sequencial, ds_item from item
     where busca(ds_item) = any(${names}) and st_status = 'A'
     order by busca(ds_item), nr_tipo`.execute(db);
  return new Map(rows.map((row) => [fold(row.ds_item), row.nr_sequencial]));
}

/** Where a vehicle stands in a plan. */
export interface PlaceOfVehicle {
  nr_seq_veiculo_plano: number;
  nr_placa: string;
  nr_seq_plano: number;
  nr_seq_ciclo: number;
  ds_ciclo: string;
  km_ultimo: number;
  dt_ultimo: string;
}

/** Places of vehicles in plans, by plate and plan; only those of branches the person may sign in to. */
export async function findPlaces(
  db: CompanyDb,
  person: number,
  plates: readonly string[],
  plans: readonly number[],
): Promise<PlaceOfVehicle[]> {
  const { rows } = await sql<PlaceOfVehicle>`
    select vp.nr_sequencial as nr_seq_veiculo_plano, vp.nr_placa, vp.nr_seq_plano, c.nr_sequencial as nr_seq_ciclo,
           c.ds_ciclo, vp.km_ultimo, vp.dt_ultimo
      from veiculo_plano vp
      join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
     where vp.nr_placa = any(${plates}) and vp.nr_seq_plano = any(${plans})
       and ${inBranchesOf(sql`vp.nr_placa`, person)}`.execute(db);
  return rows;
}

/** Which of these are plates of vehicles in use, of the person's branches. */
export async function findPlates(
  db: CompanyDb,
  person: number,
  plates: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ nr_placa: string }>`
    select v.nr_placa from veiculo v
     where v.nr_placa = any(${plates}) and v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}`.execute(
    db,
  );
  return new Set(rows.map(({ nr_placa }) => nr_placa));
}

/** Remembers where a transaction is, so that what follows can be taken back alone. */
export const savepoint = (tx: CompanyDb): Promise<unknown> => sql`savepoint linha`.execute(tx);

/** Takes back what was done since. */
export const takeBack = (tx: CompanyDb): Promise<unknown> => sql`rollback to savepoint linha`.execute(tx);
