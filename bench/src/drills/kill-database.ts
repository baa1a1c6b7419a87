import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inCompany, makeWorkers, newOrders } from '../commands.ts';
import { judgeAbsence, untilServed } from './absence.ts';
import { type Drill, type Finding, type Ground, within } from './drill.ts';
import { type House, postmasterOf, startHouse } from './house.ts';
import { checkLedger } from './ledger.ts';
import { type Delivery, putUnderLoad } from './load.ts';

const times = 5;
const technicians = 8;
const workMs = 1_500;
const longestReturn = 3_000;
const lookMs = 10;
const longestAbsence = 30_000;

export const killDatabase: Drill = {
  name: 'kill-database',
  promise:
    'kill -9 of PostgreSQL during writes: the server stays up, answers 503 with Retry-After within 3 s, serves again 3 s after the database accepts',
  defect: 'PostgreSQL acknowledges before it has written (synchronous_commit off, written every 10 s)',
  run,
};

/** Kills the main process of PostgreSQL five times; the server that keeps it starts it again. */
async function run(ground: Ground): Promise<Finding[]> {
  const house = await startHouse(ground);
  try {
    if (ground.broken) await acknowledgeEarly(house);
    const workers = await makeWorkers(house, technicians);
    const load = putUnderLoad({ base: house.base, workers, orders: await newOrders(house, 6_000) });
    const returns: number[] = [];
    for (let n = 0; n < times; n += 1) {
      await sleep(workMs + n * 37);
      process.kill(await postmasterOf(ground.dataDir), 'SIGKILL');
      const accepts = await untilAccepting(house);
      returns.push((await untilServed(load.deliveries, accepts)) - accepts);
    }
    await load.stop();
    return [...judge(house, load.deliveries, returns), ...(await checkLedger(house, load.presses))];
  } finally {
    if (ground.broken) await acknowledgeInTime(house);
    await house.end('SIGTERM');
  }
}

function judge(house: House, deliveries: readonly Delivery[], returns: number[]): Finding[] {
  return [
    { kept: house.server.exitCode === null, text: `killed ${times} times; the server lives` },
    ...judgeAbsence(deliveries),
    within(returns, longestReturn, 'first command done after the database accepts again'),
  ];
}

/** Asks PostgreSQL itself. @returns when it let us in, by performance.now() */
async function untilAccepting({ adminUrl }: House): Promise<number> {
  const deadline = performance.now() + longestAbsence;
  while (performance.now() < deadline) {
    const client = new pg.Client({ connectionString: adminUrl });
    client.on('error', () => undefined); // killed beneath us: asked again
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (isIn) {
      await client.end();
      return performance.now();
    }
    await sleep(lookMs);
  }
  throw new Error('PostgreSQL did not come back.');
}

const early = ['synchronous_commit = off', "wal_writer_delay = '10s'"];

async function acknowledgeEarly(house: House): Promise<void> {
  await inCompany(house, async (client) => {
    for (const setting of early) await client.query(`alter system set ${setting}`);
    await client.query('select pg_reload_conf()');
  });
}

async function acknowledgeInTime(house: House): Promise<void> {
  await inCompany(house, async (client) => {
    await client.query('alter system reset all');
    await client.query('select pg_reload_conf()');
  });
}
