import type pg from 'pg';
import { insertAccess } from './access.ts';
import { insertAgreements } from './agreements.ts';
import { insertCalendar } from './calendar.ts';
import { makeCatalog } from './catalog.ts';
import { insertCorrections } from './corrections.ts';
import { makeFleet } from './fleet.ts';
import { insertInventories } from './inventories.ts';
import { insertPendingSurvey } from './orders/aftermath.ts';
import { createDiary } from './orders/diary.ts';
import { ordersOf } from './orders/history.ts';
import type { Reasons, World } from './orders/world.ts';
import { makePeople } from './people.ts';
import { insertPhotos } from './photos.ts';
import { makePlans } from './plans.ts';
import type { Profile } from './profiles.ts';
import { createRandom, entryOf } from './random.ts';
import { insertSettled } from './settled.ts';
import { makeStock } from './stock.ts';
import { insertSubstitutes } from './substitutes.ts';
import { day } from './time.ts';
import { makeTyres } from './tyres.ts';
import { advanceSequences, insertRows, type Rows } from './write.ts';

/** Contents for one company database. */
export interface CompanySeed {
  profile: Profile;
  seed: number;
  /** Moment the data describes; milliseconds. */
  now: number;
  companyId: number;
  secretKey: string;
  onProgress?: (done: number) => void;
}

/** Days a month has on average. */
const monthLength = 30.44;
/** Orders gathered before they are written. */
const ordersAtOnce = 4_000;

/**
 * Fills a company database that has only the rows every company has. The same seed and moment give the same data.
 * Everything is written in one transaction: cut off half-way, nothing remains.
 */
export async function seedCompany(client: pg.ClientBase, given: CompanySeed): Promise<void> {
  await inTransaction(client, async () => {
    const { world, from, rows } = await makeWorld(client, given);
    await insertBase(client, world, rows, given);
    for (const { rows: some, done } of batchesOf(world, from)) {
      await insertRows(client, some);
      given.onProgress?.(done);
    }
    await finish(client, world, from);
  });
}

/**
 * The same for data too big for one transaction: each batch is written in its own, and a run that was cut off goes on
 * behind the last one when it is called again with the same seed and moment. The caller rests the triggers: a balance is
 * the sum of its movements with the last batch only.
 */
export async function seedInBatches(client: pg.ClientBase, given: CompanySeed): Promise<void> {
  const { world, from, rows } = await makeWorld(client, given);
  const { rows: known } = await client.query<{ base: boolean; last: number }>(
    'select exists (select 1 from filial) as base, coalesce(max(nr_sequencial), 0)::int as last from os',
  );
  const { base, last } = known[0] ?? { base: false, last: 0 };
  if (!base) await inTransaction(client, () => insertBase(client, world, rows, given));
  for (const { rows: some, done } of batchesOf(world, from)) {
    const newest = some.os?.at(-1)?.nr_sequencial ?? 0;
    if (newest > last) await inTransaction(client, () => insertRows(client, some));
    given.onProgress?.(done);
  }
  await inTransaction(client, () => finish(client, world, from));
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Everything but the orders, and what they are made from. */
async function makeWorld(
  client: pg.ClientBase,
  given: CompanySeed,
): Promise<{ world: World; from: number; rows: Rows }> {
  const { profile, now } = given;
  const random = createRandom(given.seed);
  const from = now - profile.months * monthLength * day;
  const rows: Rows = {};
  const people = makePeople(profile, random, rows);
  const catalog = makeCatalog(rows);
  const vehicles = makeFleet(profile, random, now, rows);
  const stock = makeStock(people.branches, catalog, profile.stockRows, random, rows);
  const planWorks = makePlans({ vehicles, branches: people.branches, catalog, random, now, from }, rows);
  const reasons = await readReasons(client);
  makeTyres(
    {
      vehicles,
      branches: people.branches,
      suppliers: people.suppliers,
      catalog,
      reasons: reasons.scrap,
      seed: given.seed,
      now,
    },
    rows,
  );
  const world: World = {
    profile,
    random,
    now,
    people,
    catalog,
    vehicles,
    stock,
    reasons,
    diary: createDiary(Math.floor(from / day) - 10, Math.floor(now / day)),
    planWorks,
    openPairs: new Set(),
    ids: { order: 0, item: 0, work: 0, rescue: 0 },
    unrated: undefined,
  };
  return { world, from, rows };
}

async function insertBase(
  client: pg.ClientBase,
  world: World,
  rows: Rows,
  given: CompanySeed,
): Promise<void> {
  await insertRows(client, rows);
  await insertAccess(client, world.people, given);
  await insertPhotos(client);
  await client.query("update parametro set guarda_cpf_local = 'S'");
  if (given.profile.otherSettings)
    await client.query(
      "update parametro set atualizacao_rapida = 'S', mapa_criticidade_grafico = 'deslocado'",
    );
}

async function finish(client: pg.ClientBase, world: World, from: number): Promise<void> {
  await insertPendingSurvey(client, world);
  await client.query(countedFromHistory);
  await world.stock.close(client, from - day);
  if (world.profile.counted) await insertInventories(client, world.now);
  if (world.profile.counted) await insertCorrections(client, world.vehicles, world.now);
  await advanceSequences(client);
  if (world.profile.counted) await insertSettled(client, world.now);
  if (world.profile.counted) await insertSubstitutes(client, from - day);
  await insertCalendar(client, world.profile.counted);
  if (world.profile.counted) await insertAgreements(client, world.now);
}

/** A place in a plan counts from what its last order left in the history. */
const countedFromHistory = `
  update veiculo_plano p set km_ultimo = h.km, dt_ultimo = h.dt_fato
    from (select distinct on (nr_seq_veiculo_plano) nr_seq_veiculo_plano, km, dt_fato
            from plano_historico
           where tp_fato = 'E'
           order by nr_seq_veiculo_plano, dt_fato desc, nr_sequencial desc) h
   where h.nr_seq_veiculo_plano = p.nr_sequencial and (h.km, h.dt_fato) is distinct from (p.km_ultimo, p.dt_ultimo)`;

/** The orders of some days at a time. */
function* batchesOf(world: World, from: number): Generator<{ rows: Rows; done: number }> {
  let gathered: Rows = {};
  for (const { rows, done } of ordersOf(world, from)) {
    gathered = joined(gathered, rows);
    if ((gathered.os?.length ?? 0) < ordersAtOnce && done < 1) continue;
    yield { rows: gathered, done };
    gathered = {};
  }
}

/** Adds the rows of a day to those gathered. */
function joined(gathered: Rows, rows: Rows): Rows {
  for (const [table, more] of Object.entries(rows)) {
    const known: unknown[] | undefined = gathered[table as keyof Rows]; // keys of Rows, by construction
    if (known === undefined) Object.assign(gathered, { [table]: more });
    else for (const row of more) known.push(row);
  }
  return gathered;
}

async function readReasons(client: pg.ClientBase): Promise<Reasons> {
  const { rows } = await client.query<{
    nr_sequencial: number;
    tp_motivo: string;
    ds_motivo: string;
    st_exige_peca: string;
    st_status: string;
  }>(
    'select nr_sequencial, tp_motivo, ds_motivo, st_exige_peca, st_status from motivo order by nr_sequencial',
  );
  const numbers = (kind: string) =>
    rows.filter((row) => row.tp_motivo === kind).map((row) => row.nr_sequencial);
  const pauses = rows.filter((row) => row.tp_motivo === 'PAUSA');
  return {
    pause: pauses
      .filter((row) => row.st_status === 'A')
      .map((row) => ({ id: row.nr_sequencial, text: row.ds_motivo, needsPart: row.st_exige_peca === 'S' })),
    awaitingRelease: entryOf(
      pauses.filter((row) => row.st_status === 'I'),
      0,
    ).nr_sequencial,
    cancel: numbers('CANCELAMENTO'),
    rescue: numbers('SOCORRO'),
    scrap: numbers('DESCARTE'),
  };
}
