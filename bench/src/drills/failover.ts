import { chmod, mkdtemp } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { withConnection } from '../../../server/src/core/db/connection.ts';
import {
  copyAsStandby,
  standbyName,
  startUnkept,
  type Unkept,
  untilFollowed,
  urlOfBoth,
  writeSettings,
} from '../../../server/test/pair.ts';
import { makeWorkers, newOrders } from '../commands.ts';
import { clearData } from '../make.ts';
import { spawnServer, untilReady } from '../world.ts';
import { judgeAbsence, untilServed } from './absence.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { type Follower, followEvents } from './follow.ts';
import { endOf } from './house.ts';
import { checkLedger } from './ledger.ts';
import { type Press, putUnderLoad } from './load.ts';

const technicians = 8;
const workMs = 2_000;
/** How long a cluster manager hesitates before it promotes; Patroni up to thirty seconds. */
const hesitationMs = 1_000;
const longestReturn = 3_000;
const longestSilence = 6_000;
const lookMs = 20;

export const failover: Drill = {
  name: 'failover',
  promise:
    'kill -9 of the primary, its synchronous standby promoted: nothing acknowledged is lost, served again 3 s after the call to promote; a former primary that comes back is left alone',
  defect: 'the standby is asynchronous and a second behind',
  run,
};

/** Two PostgreSQL, and how one is started again. */
interface Pair {
  primary: Unkept;
  standby: Unkept;
  start(dataDir: string): Promise<Unkept>;
}

/** A primary and its standby, stopped at the end whatever happens. */
async function run(ground: Ground): Promise<Finding[]> {
  const standbyDir = await mkdtemp(`${ground.dataDir}-`);
  await chmod(standbyDir, 0o755); // PostgreSQL may run under another account
  const running: Unkept[] = [];
  const start = async (dataDir: string) => {
    const started = await startUnkept(dataDir);
    running.push(started);
    return started;
  };
  try {
    await copyAsStandby(ground.dataDir, standbyDir);
    const names = ground.broken ? '' : standbyName;
    await writeSettings(ground.dataDir, `synchronous_standby_names = '${names}'\n`);
    const [primary, standby] = [await start(ground.dataDir), await start(standbyDir)];
    await untilFollowed(primary, ground.broken ? 'async' : 'sync');
    return await serve(ground, { primary, standby, start });
  } finally {
    for (const one of running) await one.stop();
    await clearData(standbyDir);
  }
}

/** A server that was given both. */
async function serve(ground: Ground, pair: Pair): Promise<Finding[]> {
  const { dataDir, secretKey, port } = ground;
  const DATABASE_URL = urlOfBoth(pair.primary, pair.standby);
  const server = spawnServer({
    DATABASE_URL,
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    PORT: String(port),
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilReady(base, server);
    const findings = await failOver(ground, pair, base);
    return [{ kept: server.exitCode === null, text: 'the server lives' }, ...findings];
  } finally {
    await endOf(server, 'SIGTERM');
  }
}

async function failOver(ground: Ground, pair: Pair, base: string): Promise<Finding[]> {
  const { primary, standby } = pair;
  const before = { adminUrl: primary.adminUrl, secretKey: ground.secretKey, base };
  const workers = await makeWorkers(before, technicians);
  const load = putUnderLoad({ base, workers, orders: await newOrders(before, 6_000) });
  const follower = await followEvents(base, workers[0]?.headers ?? {});
  await sleep(workMs);
  if (ground.broken) await cutReplication(standby);
  await primary.kill();
  await sleep(hesitationMs);
  const calledAt = performance.now();
  await standby.promote();
  const returns = (await untilServed(load.deliveries, calledAt)) - calledAt;
  const silence = (await untilHeard(follower, load.presses)) - calledAt;
  const strays = await countStrays(ground, pair);
  await load.stop();
  await follower.stop();
  return [
    ...judgeAbsence(load.deliveries),
    within([returns], longestReturn, 'first command done, from the call to promote'),
    within([silence], longestSilence, 'first event told again, from the call to promote'),
    none(strays, 'connections of the server to the former primary, started again as one'),
    ...(await checkLedger({ ...before, adminUrl: standby.adminUrl }, load.presses)),
  ];
}

/** Starts the former primary as nobody should, and makes the server connect anew. @returns connections it has there */
async function countStrays({ dataDir }: Ground, { standby, start }: Pair): Promise<number> {
  const former = await start(dataDir);
  const ofServer = "pg_stat_activity where application_name in ('terminal-app', 'terminal-eventos')";
  const count = async ({ adminUrl }: Unkept, what: string) =>
    withConnection(
      adminUrl,
      async (client) => (await client.query(`select ${what} from ${ofServer}`)).rowCount,
    );
  await count(standby, 'pg_terminate_backend(pid)');
  await sleep(workMs);
  if ((await count(standby, 'pid')) === 0) throw new Error('The server has no connection.');
  return (await count(former, 'pid')) ?? 0;
}

/** @returns when an order begun from now on was heard of, by performance.now() */
async function untilHeard(follower: Follower, presses: readonly Press[]): Promise<number> {
  const deadline = performance.now() + 2 * longestSilence;
  const before = presses.length;
  while (performance.now() < deadline) {
    const newest = presses
      .slice(before)
      .findLast(({ deed, acknowledged }) => deed === 'start' && acknowledged);
    const heardAt = await follower.heardOf(newest?.order ?? 0, lookMs);
    if (heardAt !== undefined) return performance.now();
  }
  throw new Error('The live feed did not speak again.');
}

/** Defect: the standby receives nothing more. */
async function cutReplication({ adminUrl }: Unkept): Promise<void> {
  await withConnection(adminUrl, async (client) => {
    await client.query("alter system set primary_conninfo = ''");
    await client.query('select pg_reload_conf()');
  });
  await sleep(hesitationMs);
}
