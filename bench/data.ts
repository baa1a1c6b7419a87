import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadProfile } from '../server/db/seed/profiles.ts';
import { makeData } from './src/make.ts';

/** Where the measured data lives, apart from the demonstration's; BENCH_DATA_DIR chooses another place. */
const dataDir = resolve(process.env['BENCH_DATA_DIR'] ?? 'data-bench');
/** BENCH_ORDERS makes the history longer or shorter: as many orders a month, as many open. */
const orders = Number(process.env['BENCH_ORDERS'] ?? loadProfile.orders);
const months = Math.max(2, Math.round((loadProfile.months * orders) / loadProfile.orders));
const stateFile = join(dataDir, 'carga.json');

/** State an interrupted run needs to continue. */
interface State {
  /** Moment the data describes. */
  now: string;
  finished: boolean;
}

/** Makes the company of a million orders, or what is missing of it. */
async function main(): Promise<void> {
  if (process.argv.includes('--anew')) await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const state = await readState();
  if (state.finished)
    return console.log(`${dataDir} is complete, as of ${state.now}; --anew makes it again.`);
  await save(state);
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1_000);
  let told = -1;
  const made = await makeData({
    inBatches: true,
    dataDir,
    profile: { ...loadProfile, orders, months },
    now: Date.parse(state.now),
    onProgress(done) {
      const percent = Math.floor(done * 100);
      if (percent === told) return;
      told = percent;
      process.stdout.write(`\r${String(percent).padStart(3)} %  ${seconds()} s`);
    },
  });
  await save({ ...state, finished: true });
  console.log(`\n${made.orders} orders, ${made.open} open, in ${seconds()} s`);
}

async function readState(): Promise<State> {
  if (!existsSync(stateFile)) return { now: new Date().toISOString(), finished: false };
  return JSON.parse(await readFile(stateFile, 'utf8')) as State; // written by save
}

async function save(state: State): Promise<void> {
  await writeFile(stateFile, `${JSON.stringify(state)}\n`);
}

await main();
