import { z } from 'zod';
import { correctionOf } from '../../core/correction.queries.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, maybe, type Sql, sql } from '../../core/db/sql.ts';
import { branchesOf, branchNames, inBranchesOf } from '../../core/fleet.queries.ts';
import { JsonText } from '../../core/json-text.ts';
import { bool, number, row, text } from '../../core/row.ts';
import { isVehicle } from '../../core/words.queries.ts';
import type { Reader } from './queries.ts';
import { PlaceStanding, RingCycle } from './rules.ts';

/** What is looked for among the vehicles of a plan. */
export interface PlaceFilter {
  plan: number;
  words: readonly string[];
  situation: 'V' | 'A' | 'E' | 'S' | null;
  page: number;
  perPage: number;
}

/** Places of vehicles `v` in plans. @param plate of the only vehicle, if it is only one: then no other is computed */
const places = (zone: string, plate: string | null, where: Sql): Sql => sql`
      select vp.nr_sequencial as nr_seq_veiculo_plano, v.nr_placa, v.nr_frota, v.ds_modelo, t.tp_medidor, v.km_atual,
             ${branchNames(sql`v.nr_placa`)} as ds_filial, c.nr_sequencial as nr_seq_ciclo, c.ds_ciclo, vp.km_ultimo,
             case when vp.km_ultimo < 0 then coalesce(vp.km_fato, medidor_em(vp.nr_seq_leitura)) else vp.km_ultimo end
               as km_mostrado,
             vp.dt_ultimo, vp.km_ultimo + c.km_intervalo as km_proximo, vp.dt_ultimo + c.qt_dias as dt_limite,
             d.dt_prevista, d.nr_seq_os, case when vp.st_status = 'I' then 'S' else d.st_plano end as st_plano
        from veiculo_plano vp
        join veiculo v on v.nr_placa = vp.nr_placa and v.st_veiculo = 'A'
        join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
        join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
        left join plano_vencimento((now() at time zone ${zone})::date, null, ${plate}, ${zone}) d
          on d.nr_seq_veiculo_plano = vp.nr_sequencial
       where ${where}`;

/** The most urgent first. */
const byUrgency = sql`
  array_position(array['V', 'A'], st_plano) nulls last, st_plano nulls first, dt_prevista, nr_placa`;

const Places = row({ existe: bool, total: number, dados: text });

/** A page of a plan's vehicles, the most urgent first; undefined when there is no such plan. */
export async function listPlaces(
  db: CompanyDb,
  { personId, zone }: Reader,
  filter: PlaceFilter,
): Promise<JsonText | undefined> {
  const row = await maybe(db, Places)`
    with todos as (${places(
      zone,
      null,
      sql`vp.nr_seq_plano = ${filter.plan} and ${inBranchesOf(sql`v.nr_placa`, personId)} and ${isVehicle(filter.words)}`,
    )}),
    vistos as materialized (
      select * from todos where ${filter.situation}::char is null or coalesce(st_plano, 'E') = ${filter.situation}),
    pagina as (
      select * from vistos
       order by ${byUrgency}
       limit ${filter.perPage} offset ${(filter.page - 1) * filter.perPage})
    select exists (select from plano where nr_sequencial = ${filter.plan}) as existe,
           (select count(*)::int from vistos) as total,
           coalesce((select json_agg(p) from pagina p), '[]')::text as dados`;
  if (row === undefined || !row.existe) return undefined;
  const last = Math.max(1, Math.ceil(row.total / filter.perPage));
  return new JsonText(
    `{"current_page":${filter.page},"total":${row.total},"last_page":${last},"data":${row.dados}}`,
  );
}

/** Places of a vehicle in plans in use, the most urgent first; undefined: no such vehicle in the person's branches. */
export async function listPlacesOf(
  db: CompanyDb,
  plate: string,
  { personId, zone }: Reader,
): Promise<JsonText | undefined> {
  const dados = await maybe(db, text)`
    with lugares as (${places(zone, plate, sql`vp.nr_placa = ${plate}`)})
    select coalesce((
             select json_agg(linha)
               from (select l.*, pl.nr_sequencial as nr_seq_plano, pl.ds_plano
                       from lugares l
                       join veiculo_plano vp on vp.nr_sequencial = l.nr_seq_veiculo_plano
                       join plano pl on pl.nr_sequencial = vp.nr_seq_plano and pl.st_status = 'A'
                      order by ${byUrgency}, pl.nr_sequencial) linha), '[]')::text as dados
      from veiculo y
     where y.nr_placa = ${plate} and ${inBranchesOf(sql`y.nr_placa`, personId)}`;
  return dados === undefined ? undefined : new JsonText(dados);
}

/** Reads and locks a vehicle's place in a plan until the transaction ends. */
export const LockedPlace = row({
  nr_placa: text,
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  filiais: number.array(),
  ds_plano: text,
  /** The next cycle. */
  nr_seq_ciclo: number,
  /** Its place in the ring. */
  nextOrder: number,
  standing: PlaceStanding,
  anel: RingCycle.pick({ id: true, order: true }).array(),
});
export type LockedPlace = z.infer<typeof LockedPlace>;

/**
 * Locks the place of a vehicle of the person's branches, its meter and its ring with it, and then reads them: what the
 * locks waited for must be visible. Closing an order takes the same locks in the same order.
 */
export async function lockPlace(tx: CompanyDb, id: number, person: number): Promise<LockedPlace | undefined> {
  const ring = await execute(tx)`
    select 1 from plano p join veiculo_plano vp on vp.nr_seq_plano = p.nr_sequencial
      join veiculo v on v.nr_placa = vp.nr_placa
     where vp.nr_sequencial = ${id} and ${inBranchesOf(sql`vp.nr_placa`, person)}
       for share of v, p`;
  if (ring === 0) return undefined;
  await execute(tx)`select 1 from veiculo_plano where nr_sequencial = ${id} for update`;
  return maybe(tx, LockedPlace)`
    select v.nr_placa, t.departamento, p.ds_plano, c.nr_sequencial as nr_seq_ciclo, c.nr_ordem as "nextOrder",
           ${branchesOf(sql`v.nr_placa`)} as filiais,
           json_build_object('meter', v.km_atual, 'lastMeter', vp.km_ultimo, 'lastDay', vp.dt_ultimo,
             'today', current_date, 'suspended', vp.st_status = 'I',
             'openOrder', (select o.nr_sequencial from os o
                            where o.nr_seq_veiculo_plano = vp.nr_sequencial and o.dt_final is null)) as standing,
           (select json_agg(json_build_object('id', x.nr_sequencial, 'order', x.nr_ordem) order by x.nr_ordem)
              from plano_ciclo x
             where x.nr_seq_plano = vp.nr_seq_plano and x.nr_ordem is not null) as anel
      from veiculo_plano vp
      join plano p on p.nr_sequencial = vp.nr_seq_plano
      join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      join veiculo v on v.nr_placa = vp.nr_placa
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where vp.nr_sequencial = ${id}`;
}

/** Suspends a vehicle from its plan (I), or takes it in again (A). */
export async function updateStatus(tx: CompanyDb, id: number, status: 'A' | 'I'): Promise<void> {
  await execute(tx)`update veiculo_plano set st_status = ${status} where nr_sequencial = ${id}`;
}

/** Puts a vehicle before a cycle, counted from a meter and a day. */
export async function updatePlace(
  tx: CompanyDb,
  id: number,
  place: { order: number; meter: number; day: string },
): Promise<void> {
  await execute(tx)`
    update veiculo_plano
       set nr_ordem_prox = ${place.order}, km_ultimo = ${place.meter}, dt_ultimo = ${place.day}::date
     where nr_sequencial = ${id}`;
}

/** Something that happened to a vehicle in a plan. */
export interface NewFact {
  vehiclePlan: number;
  kind: 'E' | 'S' | 'R' | 'C';
  /** The cycle done, otherwise the one that is next from then on. */
  cycle: number;
  meter: number;
  day: string;
  note: string;
  person: number;
}

/** Writes a line into the history of a vehicle's place. */
export async function insertFact(tx: CompanyDb, fact: NewFact): Promise<void> {
  await execute(tx)`
    insert into plano_historico (nr_seq_veiculo_plano, tp_fato, nr_seq_ciclo, km, dt_fato, ds_observacao, nr_seq_clifor)
    values (${fact.vehiclePlan}, ${fact.kind}, ${fact.cycle}, ${fact.meter}, ${fact.day}::date, ${fact.note}, ${fact.person})`;
}

/** Dispensed items on the order of fact `h`, withdrawn dispensations included. */
const dispensed = sql`
  (select coalesce(json_agg(json_build_object('ds_item', i.ds_item, 'ds_motivo', d.ds_motivo,
                     'ds_colaborador', a.ds_colaborador,
                     'correcao', ${correctionOf(['DISPENSA'], sql`d.nr_sequencial`)}) order by i.ds_item, d.nr_sequencial), '[]')
     from os_item oi
     join os_item_dispensa d on d.nr_seq_os_item = oi.nr_sequencial
     join item i on i.nr_sequencial = oi.nr_seq_item
     join g_clifor a on a.nr_sequencial = d.nr_seq_clifor
    where oi.nr_seq_os = h.nr_seq_os)`;

/** The last two hundred facts of a vehicle in a plan; undefined outside the person's branches. */
export async function listHistory(db: CompanyDb, id: number, person: number): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select coalesce((
             select json_agg(json_build_object('nr_sequencial', h.nr_sequencial, 'tp_fato', h.tp_fato,
                      'ds_ciclo', c.ds_ciclo, 'nr_seq_os', h.nr_seq_os, 'km', h.km, 'dt_fato', h.dt_fato,
                      'ds_observacao', h.ds_observacao, 'dispensados', ${dispensed}, 'ds_colaborador', g.ds_colaborador,
                      'dt_registro', h.dt_registro) order by h.dt_registro desc, h.nr_sequencial desc)
               from (select * from plano_historico x where x.nr_seq_veiculo_plano = vp.nr_sequencial
                      order by x.dt_registro desc, x.nr_sequencial desc limit 200) h
               join plano_ciclo c on c.nr_sequencial = h.nr_seq_ciclo
               left join g_clifor g on g.nr_sequencial = h.nr_seq_clifor), '[]')::text as dados
      from veiculo_plano vp
     where vp.nr_sequencial = ${id} and ${inBranchesOf(sql`vp.nr_placa`, person)}`;
  return found === undefined ? undefined : new JsonText(found);
}
