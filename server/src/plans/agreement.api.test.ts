import { dayMs } from '@terminal/contract/days';
import fc from 'fast-check';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { cloneWorld } from '../../test/database.ts';
import { dueOf, type Reading, rateOf } from '../../test/due-oracle.ts';
import { withConnection } from '../core/db/connection.ts';
import { addressOf } from '../core/db/places.ts';

const seed = 20_260_420;
const fleet = 400;
const today = '2026-04-20';
const zone = 'America/Sao_Paulo';
const dayNumber = (date: string): number => Date.parse(date) / dayMs;
const now = dayNumber(today);
/** Settings of the company in this test. */
const company = { alertKm: 2_000, alertHours: 25, alertDays: 15, window: 90 };

/** Vehicle types with their usual usage, in hundredths per day; the last one is not used. */
const types = [
  { meter: 'K', perDay: 19_000 },
  { meter: 'K', perDay: 333 },
  { meter: 'H', perDay: 640 },
  { meter: 'H', perDay: 0 },
] as const;

interface Plan {
  alertUnits: number | null;
  alertDays: number | null;
  units: number | null;
  days: number | null;
}

interface Vehicle {
  type: number;
  meter: number;
  readings: { day: number; value: number; old: number | null }[];
  plans: { plan: number; last: Reading }[];
}

const planArbitrary: fc.Arbitrary<Plan> = fc
  .record({
    alertUnits: fc.option(fc.integer({ min: 0, max: 5_000 })),
    alertDays: fc.option(fc.integer({ min: 0, max: 60 })),
    units: fc.option(fc.integer({ min: 1, max: 40_000 })),
    days: fc.option(fc.integer({ min: 1, max: 400 })),
  })
  .filter(({ units, days }) => units !== null || days !== null);

/** Readings as they are kept: one a day at most, never falling but where the meter was exchanged. */
const readingsArbitrary = fc
  .uniqueArray(
    fc.record({
      ago: fc.integer({ min: -3, max: 140 }),
      run: fc.integer({ min: 0, max: 9_000 }),
      exchange: fc.boolean(),
    }),
    { maxLength: 6, selector: ({ ago }) => ago },
  )
  .map((parts) => {
    let value = 50_000;
    return parts
      .toSorted((a, b) => b.ago - a.ago)
      .map(({ ago, run, exchange }) => {
        const changed = exchange && run % 3 === 0;
        const old = changed ? value + run : null;
        value = changed ? run % 100 : value + run;
        return { day: now - ago, value, old };
      });
  });

const vehicleArbitrary: fc.Arbitrary<Vehicle> = fc.record({
  type: fc.nat(types.length - 1),
  meter: fc.integer({ min: 0, max: 130_000 }),
  readings: readingsArbitrary,
  plans: fc.uniqueArray(
    fc.record({
      plan: fc.nat(11),
      last: fc.record({
        day: fc.integer({ min: now - 420, max: now }),
        value: fc.integer({ min: 0, max: 130_000 }),
      }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ plan }) => plan },
  ),
});

const [plans = []] = fc.sample(fc.array(planArbitrary, { minLength: 12, maxLength: 12 }), {
  numRuns: 1,
  seed,
});
const vehicles = fc.sample(vehicleArbitrary, { numRuns: fleet, seed });

interface Computed {
  chave: string;
  km_proximo: number | null;
  km_restante: number | null;
  dt_limite: string | null;
  dt_medidor: string | null;
  dt_prevista: string | null;
  st_medidor: string | null;
  st_prazo: string | null;
  st_plano: string | null;
}

const plateOf = (vehicle: number) => `PRO${vehicle}`;
const dateOf = (day: number | null) =>
  day === null ? null : new Date(day * dayMs).toISOString().slice(0, 10);

/** What the rule says of every vehicle in every plan of its own. */
function byRule(): Computed[] {
  return vehicles.flatMap((vehicle, number) => {
    const type = types[vehicle.type] ?? types[0];
    const known = vehicle.readings.filter(({ day }) => day <= now && day >= now - company.window);
    const rate = rateOf(known, { units: type.perDay, days: 100 });
    return vehicle.plans.map(({ plan, last }) => {
      const { alertUnits, alertDays, units, days } = plans[plan] ?? {
        alertUnits: 0,
        alertDays: 0,
        units: 0,
        days: 0,
      };
      const usualAlert = type.meter === 'H' ? company.alertHours : company.alertKm;
      const alert = { units: alertUnits ?? usualAlert, days: alertDays ?? company.alertDays };
      const due = dueOf({ today: now, meter: vehicle.meter, last, cycle: { units, days }, alert, rate });
      return {
        chave: `${plateOf(number)} ${plan}`,
        km_proximo: due.nextMeter,
        km_restante: due.left,
        dt_limite: dateOf(due.limitDay),
        dt_medidor: dateOf(due.meterDay),
        dt_prevista: dateOf(due.expectedDay),
        st_medidor: due.meterStatus,
        st_prazo: due.dayStatus,
        st_plano: due.status,
      };
    });
  });
}

/** The same fleet in tables, read in one statement. */
async function byDatabase(client: pg.ClientBase): Promise<Computed[]> {
  await client.query(`
    update veiculo_plano set st_status = 'I';
    update parametro set qt_alerta_km = ${company.alertKm}, qt_alerta_horas = ${company.alertHours},
           qt_alerta_dias = ${company.alertDays}, qt_dias_media = ${company.window}`);
  await client.query(
    `insert into tipo_veiculo (cd_tipoveiculo, ds_tipoveiculo, departamento, tp_medidor, km_dia_padrao)
     select 'PRO' || (n - 1), 'PRO ' || n, 'FROTA', t->>'meter', (t->>'perDay')::numeric / 100
       from jsonb_array_elements($1) with ordinality x(t, n)`,
    [JSON.stringify(types)],
  );
  await client.query(
    `with novo as (
       insert into plano (nr_sequencial, ds_plano, tp_plano, qt_alerta_km, qt_alerta_dias)
       select 9000 + n, 'PRO ' || n, 'V', (p->>'alertUnits')::int, (p->>'alertDays')::int
         from jsonb_array_elements($1) with ordinality x(p, n))
     insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias)
     select 9000 + n, 1, 'B', (p->>'units')::int, (p->>'days')::int from jsonb_array_elements($1) with ordinality x(p, n)`,
    [JSON.stringify(plans)],
  );
  const fleetJson = JSON.stringify(
    vehicles.map((vehicle, number) => ({
      plate: plateOf(number),
      ...vehicle,
      readings: vehicle.readings.map((one) => ({ ...one, at: `${dateOf(one.day)} 12:00` })),
      plans: vehicle.plans.map(({ plan, last }) => ({ plan, value: last.value, date: dateOf(last.day) })),
    })),
  );
  await client.query(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual)
     select v->>'plate', 'PRO' || (v->>'type'), (v->>'meter')::int from jsonb_array_elements($1) v`,
    [fleetJson],
  );
  await client.query(
    `insert into km_leitura (nr_placa, dt_leitura, km, km_anterior, tp_origem)
     select v->>'plate', (r->>'at')::timestamp at time zone $2, (r->>'value')::int, (r->>'old')::int,
            case when r->>'old' is null then 'T' else 'X' end
       from jsonb_array_elements($1) v, jsonb_array_elements(v->'readings') r`,
    [fleetJson, zone],
  );
  await client.query(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo)
     select v->>'plate', 9001 + (p->>'plan')::int, (p->>'value')::int, (p->>'date')::date
       from jsonb_array_elements($1) v, jsonb_array_elements(v->'plans') p`,
    [fleetJson],
  );
  const { rows } = await client.query<Computed>(
    `select nr_placa || ' ' || nr_seq_plano - 9001 as chave, km_proximo, km_restante, dt_limite::text, dt_medidor::text,
            dt_prevista::text, st_medidor, st_prazo, st_plano
       from plano_vencimento($1, null, null, $2)`,
    [today, zone],
  );
  return rows;
}

it(`the database and the rule agree on ${fleet} generated vehicles in up to four plans each (seed ${seed})`, async () => {
  const world = await cloneWorld();
  const computed = await withConnection(addressOf(world.adminUrl, world.companyDatabase), async (client) => {
    await client.query('begin');
    const rows = await byDatabase(client);
    await client.query('rollback');
    return rows;
  });
  const found = new Map(computed.map((row) => [row.chave, row]));
  const expected = byRule();
  expect(computed.length).toBe(expected.length);
  for (const row of expected) {
    const [plate = ''] = row.chave.split(' ');
    const vehicle = vehicles[Number(plate.slice(3))];
    expect(found.get(row.chave), `seed ${seed}, ${JSON.stringify(vehicle)}`).toEqual(row);
  }
  // Nothing is compared for nothing: every status, and dates of either kind, occur often.
  for (const status of ['V', 'A', null])
    expect(expected.filter(({ st_plano }) => st_plano === status).length).toBeGreaterThan(30);
  expect(
    expected.filter(({ dt_medidor, dt_limite }) => dt_medidor === null && dt_limite === null).length,
  ).toBeGreaterThan(5);
});
