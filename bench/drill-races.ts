import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testProfile } from '../server/db/seed/profiles.ts';
import { makeData } from './src/make.ts';
import { prepareRacers, type Race, type Racers, races } from './src/races.ts';
import { openWorld, startBeside } from './src/world.ts';

const mark = (good: boolean) => (good ? 'ok   ' : 'WRONG');
const times = Number(process.env['TIMES'] ?? 1_000);

/** What must hold after all races, whoever won them: each statement counts what contradicts it. */
const promises = {
  'a mechanic works on two orders':
    "select count(*) from (select 1 from execucao where dt_final is null and fornec_ext = 'N' group by nr_seq_clifor_inicio having count(*) > 1) x",
  'an order is worked on twice':
    'select count(*) from (select 1 from execucao where dt_final is null group by nr_seq_os having count(*) > 1) x',
  'an open order has an end': "select count(*) from os where (st_os in ('R', 'E')) <> (dt_final is not null)",
  'an order was closed twice':
    "select count(*) from (select 1 from evento where ds_evento = 'os.encerrada' group by nr_seq_os having count(*) > 1) x",
  'two open orders of one plate and problem':
    'select count(*) from (select 1 from os where dt_final is null and nr_conjunto is not null group by nr_placa, nr_conjunto having count(*) > 1) x',
  'two open orders of one plan':
    'select count(*) from (select 1 from os where dt_final is null and nr_seq_veiculo_plano is not null group by nr_seq_veiculo_plano having count(*) > 1) x',
  'a finished plan order did not count its cycle': `select count(*) from evento e join os o on o.nr_sequencial = e.nr_seq_os and o.nr_seq_veiculo_plano is not null
      where e.ds_evento = 'os.encerrada' and not coalesce((e.js_dados->>'transferida')::boolean, true)
        and not exists (select 1 from plano_historico h where h.nr_seq_os = o.nr_sequencial)`,
  'a stock differs from its movements':
    'select count(*) from estoque e where qt_saldo <> (select coalesce(sum(qt_movimento), 0) from estoque_movimento m where m.nr_seq_estoque = e.nr_sequencial)',
};

/** Lets requests race each other over two servers of one database, and looks at what came out. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'terminal-races-'));
  await makeData({ dataDir, profile: testProfile, now: Date.now(), onProgress: () => undefined });
  const world = await openWorld(dataDir, 3_193);
  const beside = await startBeside(world, 3_194);
  let wrong = 0;
  try {
    const racers = await prepareRacers(world, beside.base);
    for (const race of races) wrong += await runMany(race, racers);
    for (const [claim, statement] of Object.entries(promises)) wrong += await check(claim, statement, racers);
    await racers.close();
  } finally {
    await beside.stop();
    await world.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  if (wrong > 0) process.exitCode = 1;
}

/** @returns how often a race came out as it must not */
async function runMany(race: Race, racers: Racers): Promise<number> {
  const refused = new Map<string, number>();
  let fair = 0;
  for (let n = 0; n < times; n += 1) {
    const outcomes = await race.run(racers);
    await racers.endAllWork();
    for (const { codigo } of outcomes) if (codigo !== '') refused.set(codigo, (refused.get(codigo) ?? 0) + 1);
    if (race.fair(outcomes)) fair += 1;
  }
  const told = [...refused].map(([code, count]) => `${code} ${count}`).join(', ') || 'none';
  console.log(`${mark(fair === times)} ${race.name}: ${fair} of ${times} as they must be; refused: ${told}`);
  return times - fair;
}

/** @returns how many rows contradict a promise */
async function check(claim: string, statement: string, racers: Racers): Promise<number> {
  const [row] = await racers.sql(statement);
  const count = Number(row?.['count']);
  console.log(`${mark(count === 0)} ${claim}: ${count}`);
  return count;
}

await main();
