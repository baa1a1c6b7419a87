import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, sql } from '../core/db/sql.ts';
import { inBranchesOf } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';
import { fold } from '../core/text.ts';
import type { NamedItem } from './cycle.rules.ts';
import { KnownCycle } from './ring.rules.ts';

/** A plan with its ring, as imports need it. */
export const PlanRow = row({
  nr_sequencial: number,
  ds_plano: text,
  tp_plano: z.enum(['V', 'R', 'P']),
  ciclos: KnownCycle.extend({ nr_sequencial: number }).array(),
});
export type PlanRow = z.infer<typeof PlanRow>;

/** Plans by their folded names. */
export async function findPlans(db: CompanyDb, names: readonly string[]): Promise<Map<string, PlanRow>> {
  const rows = await many(db, PlanRow)`
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
     where busca(p.ds_plano) = any(${names})`;
  return new Map(rows.map((row) => [fold(row.ds_plano), row]));
}

const Items = row({ item: number, ds_item: text, whole: bool });

/** Active services and parts by their folded names, also those of doubles merged into them; a service goes before a part of the same name. */
export async function findItems(db: CompanyDb, names: readonly string[]): Promise<Map<string, NamedItem>> {
  const rows = await many(db, Items)`
    select distinct on (busca(i.ds_item)) f.nr_sequencial as item, i.ds_item, coalesce(unidade_inteira(f.cd_unidade), false) as whole
      from item i join item f on f.nr_sequencial = unido('items', i.nr_sequencial)
     where busca(i.ds_item) = any(${names}) and f.st_status = 'A'
     order by busca(i.ds_item), i.nr_tipo`;
  return new Map(rows.map(({ ds_item, ...item }) => [fold(ds_item), item]));
}

/** A vehicle's place in a plan. */
export const PlaceOfVehicle = row({
  nr_seq_veiculo_plano: number,
  nr_placa: text,
  nr_seq_plano: number,
  nr_seq_ciclo: number,
  ds_ciclo: text,
  km_ultimo: number,
  dt_ultimo: text,
});
export type PlaceOfVehicle = z.infer<typeof PlaceOfVehicle>;

/** Places of vehicles in plans, by plate and plan; only those of branches the person may sign in to. */
export async function findPlaces(
  db: CompanyDb,
  person: number,
  plates: readonly string[],
  plans: readonly number[],
): Promise<PlaceOfVehicle[]> {
  return many(db, PlaceOfVehicle)`
    select vp.nr_sequencial as nr_seq_veiculo_plano, vp.nr_placa, vp.nr_seq_plano, c.nr_sequencial as nr_seq_ciclo,
           c.ds_ciclo, vp.km_ultimo, vp.dt_ultimo
      from veiculo_plano vp
      join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
     where vp.nr_placa = any(${plates}) and vp.nr_seq_plano = any(${plans})
       and ${inBranchesOf(sql`vp.nr_placa`, person)}`;
}

/** Which of these are plates of vehicles in use, of the person's branches. */
export async function findPlates(
  db: CompanyDb,
  person: number,
  plates: readonly string[],
): Promise<Set<string>> {
  const rows = await many(db, text)`
    select v.nr_placa from veiculo v
     where v.nr_placa = any(${plates}) and v.st_veiculo = 'A' and ${inBranchesOf(sql`v.nr_placa`, person)}`;
  return new Set(rows);
}

/** Sets a savepoint, so that the following can be rolled back separately. */
export const savepoint = (tx: CompanyDb): Promise<unknown> => execute(tx)`savepoint linha`;

/** Rolls back to the savepoint. */
export const takeBack = (tx: CompanyDb): Promise<unknown> => execute(tx)`rollback to savepoint linha`;
