import { setTimeout as sleep } from 'node:timers/promises';
import { inCompany, makeWorkers, newOrders } from '../commands.ts';
import { openWorld, startBeside, type World } from '../world.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { endOf } from './house.ts';
import { checkLedger } from './ledger.ts';
import { type Load, type Press, putUnderLoad } from './load.ts';

const times = 5;
const technicians = 8;
const workMs = 1_000;
const longestEnd = 10_000;

export const stop: Drill = {
  name: 'stop',
  promise: 'SIGTERM during writes: what was accepted is answered, exit code 0 within 10 s',
  defect: 'the server is killed instead of asked',
  run,
};

/** Stops a server five times under load; the database keeps running and shows what was done. */
async function run(ground: Ground): Promise<Finding[]> {
  const world = await openWorld(ground.dataDir, ground.port);
  const ends: { code: number | null; took: number }[] = [];
  const loads: Load[] = [];
  try {
    for (let n = 0; n < times; n += 1) {
      const beside = await startBeside(world, ground.port + 1);
      const workers = await makeWorkers({ ...world, base: beside.base }, technicians);
      const orders = await newOrders(world, 1_000);
      const load = putUnderLoad({ base: beside.base, workers, orders, givesUp: true });
      await sleep(workMs + n * 37);
      ends.push(await endOf(beside.server, ground.broken ? 'SIGKILL' : 'SIGTERM'));
      await load.stop();
      await sendHome(world);
      loads.push(load);
    }
    return await judge(world, ends, loads);
  } finally {
    await world.stop();
  }
}

async function judge(
  world: World,
  ends: { code: number | null; took: number }[],
  loads: Load[],
): Promise<Finding[]> {
  const presses = loads.flatMap((load) => load.presses);
  const unanswered = presses.filter((press) => !press.acknowledged && press.refused === '');
  const settled = presses.filter((press) => !unanswered.includes(press));
  return [
    none(ends.filter(({ code }) => code !== 0).length, `stopped ${times} times; exit codes other than 0`),
    within(
      ends.map(({ took }) => took),
      longestEnd,
      'time until the process was gone',
    ),
    { kept: true, text: `turned away by the stopping server: ${unanswered.length} of ${presses.length}` },
    none(
      loads.flatMap(({ deliveries }) => deliveries).filter((one) => one.status === 503 && !one.hasRetryAfter)
        .length,
      '503 without Retry-After',
    ),
    none(await countDone(world, unanswered), 'turned away, and done all the same'),
    ...(await checkLedger(world, settled)),
  ];
}

/** How many presses the database holds. */
async function countDone(world: World, presses: readonly Press[]): Promise<number> {
  const { rows } = await inCompany(world, (client) =>
    client.query<{ count: string }>('select count(*) from comando where cd_chave = any ($1::uuid[])', [
      presses.map((press) => press.key),
    ]),
  );
  return Number(rows[0]?.count);
}

/** Ends the work of those who went home in the middle of it. */
async function sendHome(world: World): Promise<void> {
  await inCompany(world, (client) =>
    client.query(
      "update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null",
    ),
  );
}
