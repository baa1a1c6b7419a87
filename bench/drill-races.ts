import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testProfile } from '../server/db/seed/profiles.ts';
import { makeData } from './src/make.ts';
import { promises } from './src/promises.ts';
import { prepareRacers, type Racers } from './src/racers.ts';
import { type Race, races } from './src/races.ts';
import { openWorld, startBeside } from './src/world.ts';

// Usage: npm run drill:races [-- --broken]
//   --broken  takes the constraint away that lets a technician work on one order at a time: the drill has to fail
const broken = process.argv.includes('--broken');

const mark = (good: boolean) => (good ? 'ok   ' : 'WRONG');
const times = Number(process.env['TIMES'] ?? 1_000);

/** Sends racing requests to two servers of one database, and checks the result. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'terminal-races-'));
  await makeData({ dataDir, profile: testProfile, now: Date.now(), onProgress: () => undefined });
  const world = await openWorld(dataDir, 3_193);
  const beside = await startBeside(world, 3_194);
  let wrong = 0;
  try {
    const racers = await prepareRacers(world, beside.base);
    if (broken) await racers.sql('drop index execucao_mecanico_ativo');
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
