import { z } from 'zod';
import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { branchesOf, inBranchesOf } from '../core/fleet.queries.ts';
import { JsonText } from '../core/json-text.ts';
import { bool, number, row, text } from '../core/row.ts';

/** Where a reading comes from: order, tyre shop, telemetry, import, typed by hand. */
export const Origin = z.enum(['O', 'P', 'T', 'I', 'M']);
export type Origin = z.infer<typeof Origin>;

/** A vehicle with its meter and branches. */
export const VehicleRow = row({
  nr_placa: text,
  km_atual: number,
  /** Initial meter; used while there is no valid reading. */
  km_inicial: number,
  tp_medidor: z.enum(['K', 'H']),
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  /** Branches it belongs to, whose screens are notified. */
  filiais: number.array(),
});
export type VehicleRow = z.infer<typeof VehicleRow>;

/** Readings of a vehicle before and after a moment. */
export const Neighbours = row({
  /** Now, by the database's clock; all moments in ms. */
  agora: number,
  momento: number,
  antes: row({ value: number, at: number }).nullable(),
  depois: row({ value: number, at: number }).nullable(),
  /** An identical reading exists. */
  conhecida: bool,
  km_dia: number,
});
export type Neighbours = z.infer<typeof Neighbours>;

/** Moment of a reading: null is now. `place`: position among readings of the same moment, of the reading it replaces. */
export type When = { at: string; place?: number } | { dia: string; hora: string; zone: string } | null;

const moment = (when: When): Sql => {
  if (when === null) return sql`clock_timestamp()`;
  if ('at' in when) return sql`${when.at}::timestamptz`;
  return sql`(${when.dia}::date + ${when.hora}::time) at time zone ${when.zone}`;
};

/** Locks a vehicle, of any branch or of the person's branches, and reads its meter. */
export async function lockMeter(
  tx: CompanyDb,
  plate: string,
  person: number | null = null,
): Promise<VehicleRow | undefined> {
  return maybe(tx, VehicleRow)`
    select v.nr_placa, v.km_atual, v.km_inicial, t.tp_medidor, t.departamento,
           ${branchesOf(sql`v.nr_placa`)} as filiais
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     where v.nr_placa = ${plate} and ${inBranchesOf(sql`v.nr_placa`, person)}
       for update of v`;
}

/**
 * Valid readings of a vehicle before and after a moment, and its units per day at that time, as used for plans (medidor_de), in
 * the zone of its first branch.
 */
export async function findNeighbours(
  tx: CompanyDb,
  plate: string,
  when: When,
  value: number,
): Promise<Neighbours> {
  const place = when !== null && 'place' in when ? (when.place ?? null) : null;
  return one(tx, Neighbours)`
    with pedido as materialized (
      select ${latest(plate, when)} as momento, clock_timestamp() as agora,
             coalesce(${place}::bigint, 9223372036854775807) as lugar),
    antes as (
      select l.km, l.dt_leitura from km_valida l, pedido p
       where l.nr_placa = ${plate} and l.dt_leitura <= p.momento and (l.dt_leitura, l.nr_lugar) < (p.momento, p.lugar)
       order by l.dt_leitura desc, l.nr_lugar desc limit 1),
    depois as (
      select coalesce(l.km_anterior, l.km) as km, l.dt_leitura from km_valida l, pedido p
       where l.nr_placa = ${plate} and l.dt_leitura >= p.momento and (l.dt_leitura, l.nr_lugar) > (p.momento, p.lugar)
       order by l.dt_leitura, l.nr_lugar limit 1)
    select ${inMs(sql`p.agora`)} as agora, ${inMs(sql`p.momento`)} as momento,
           (select json_build_object('value', a.km, 'at', ${inMs(sql`a.dt_leitura`)}) from antes a) as antes,
           (select json_build_object('value', d.km, 'at', ${inMs(sql`d.dt_leitura`)}) from depois d) as depois,
           exists (select from km_valida l where l.nr_placa = ${plate} and l.dt_leitura = p.momento and l.km = ${value}) as conhecida,
           m.percorrido::float8 / m.dias as km_dia
      from pedido p
     cross join lateral (
           select coalesce((select f.ds_fuso from veiculo_filial vf join filial f on f.nr_sequencial = vf.nr_seq_filial
                             where vf.nr_placa = ${plate} order by f.nr_sequencial limit 1),
                           current_setting('TimeZone')) as nome) fuso
     cross join lateral medidor_de(${plate}, (p.momento at time zone fuso.nome)::date, fuso.nome) m`;
}

const inMs = (at: Sql) => sql`(extract(epoch from ${at}) * 1000)::float8`;

/** A reading to be recorded. */
export interface NewReading {
  plate: string;
  value: number;
  /** Null: now, after all readings. */
  when: When;
  origin: Origin;
  person: number | null;
  /** Order on which it was given. */
  order?: number;
}

/**
 * Inserts a reading; the vehicle's meter is updated if no later reading exists. Facts recorded at a later, void reading take
 * the value of the last reading before it, which may be this one. A present reading gets the time after the lock, not of the
 * start of the transaction, so that of two waiting for one vehicle the second is the later one.
 */
export async function insertReading(tx: CompanyDb, reading: NewReading): Promise<void> {
  const found = await maybe(tx, bool)`
    with lida as (
      insert into km_leitura (nr_placa, dt_leitura, km, tp_origem, nr_seq_clifor, nr_seq_os)
      select ${reading.plate}, ${latest(reading.plate, reading.when)}, ${reading.value}, ${reading.origin}, ${reading.person},
             ${reading.order ?? null}::bigint
      returning nr_placa, km, dt_leitura),
    medidor as (
      update veiculo v set km_atual = l.km
        from lida l
       where v.nr_placa = l.nr_placa
         and not exists (select from km_valida x where x.nr_placa = l.nr_placa and x.dt_leitura > l.dt_leitura))
    select exists (select from km_leitura x
                    where x.nr_placa = l.nr_placa and x.dt_leitura >= l.dt_leitura and x.dt_substituida is not null) as anterior
      from lida l`;
  if (found) await rewriteCopies(tx, reading.plate);
}

const latest = (plate: string, when: When) =>
  when === null
    ? sql`greatest(clock_timestamp(), (select max(x.dt_leitura) from km_valida x where x.nr_placa = ${plate}))`
    : moment(when);

/** Inserts the exchange of a meter; from then on the vehicle's meter is the new one, and plans and tyres keep counting. */
export async function insertExchange(
  tx: CompanyDb,
  exchange: { plate: string; last: number; first: number; when: When; person: number },
): Promise<void> {
  await execute(tx)`
    insert into km_leitura (nr_placa, dt_leitura, km, km_anterior, tp_origem, nr_seq_clifor)
    values (${exchange.plate}, ${latest(exchange.plate, exchange.when)}, ${exchange.first}, ${exchange.last}, 'X', ${exchange.person})`;
  await rewriteCopies(tx, exchange.plate);
}

/** Recomputes data derived from a vehicle's meter: its meter, places in plans, tyres, orders (medidor_copia). */
export async function rewriteCopies(tx: CompanyDb, plate: string): Promise<void> {
  await execute(tx)`select medidor_refaz(${plate})`;
}

/**
 * Readings of a vehicle of the person's branches, the newest two hundred, including corrected ones; undefined: no such vehicle
 * in these branches.
 */
export async function listReadings(
  db: CompanyDb,
  plate: string,
  { personId, zone }: { personId: number; zone: string },
): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select json_build_object(
             'nr_placa', v.nr_placa, 'nr_frota', v.nr_frota, 'ds_modelo', v.ds_modelo, 'tp_medidor', t.tp_medidor,
             'km_atual', v.km_atual, 'km_dia', case when m.medido then round(m.percorrido::numeric / m.dias, 1) end,
             'leituras', coalesce((
               select json_agg(json_build_object('nr_sequencial', l.nr_sequencial, 'dt_leitura', l.dt_leitura, 'km', l.km,
                        'km_anterior', l.km_anterior, 'tp_origem', l.tp_origem, 'ds_colaborador', g.ds_colaborador,
                        'correcao', ${correctionOf(['KM'], sql`l.nr_sequencial`)})
                        order by l.dt_leitura desc, coalesce(l.nr_seq_original, l.nr_sequencial) desc, l.nr_sequencial desc)
                 from (select * from km_leitura r where r.nr_placa = v.nr_placa
                        order by r.dt_leitura desc, r.nr_sequencial desc limit 200) l
                 left join g_clifor g on g.nr_sequencial = l.nr_seq_clifor), '[]'))::text as dados
      from veiculo v
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
     cross join lateral medidor_de(v.nr_placa, (now() at time zone ${zone})::date, ${zone}) m
     where v.nr_placa = ${plate} and ${inBranchesOf(sql`v.nr_placa`, personId)}`;
  return found === undefined ? undefined : new JsonText(found);
}
