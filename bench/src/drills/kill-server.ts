import { setTimeout as sleep } from 'node:timers/promises';
import { makeWorkers, newOrders } from '../commands.ts';
import { type Drill, type Finding, type Ground, within } from './drill.ts';
import { type House, startHouse } from './house.ts';
import { checkLedger, loseOne } from './ledger.ts';
import { putUnderLoad } from './load.ts';

const times = 10;
const technicians = 8;
const workMs = 800;
const longestStart = 5_000;

export const killServer: Drill = {
  name: 'kill-server',
  promise:
    'kill -9 of the server during writes: nothing acknowledged is lost, nothing is half done, ready again in 5 s',
  defect: 'the newest acknowledged command is taken out of the database',
  run,
};

/** Kills the server ten times while technicians work; each time the next one takes over the PostgreSQL left running. */
async function run(ground: Ground): Promise<Finding[]> {
  let house: House = await startHouse(ground);
  const ready: number[] = [];
  try {
    const workers = await makeWorkers(house, technicians);
    const load = putUnderLoad({ base: house.base, workers, orders: await newOrders(house, 6_000) });
    for (let n = 0; n < times; n += 1) {
      await sleep(workMs + n * 37); // never at the same point of the work
      await house.end('SIGKILL');
      house = await startHouse(ground);
      ready.push(house.readyAfter);
    }
    await load.stop();
    if (ground.broken) await loseOne(house, load.presses);
    const cut = load.deliveries.filter(({ status }) => status === 0).length;
    return [
      { kept: cut > 0, text: `killed ${times} times; deliveries cut off or met by nobody: ${cut}` },
      within(ready, longestStart, 'ready again, from the start of the process'),
      ...(await checkLedger(house, load.presses)),
    ];
  } finally {
    await house.end('SIGTERM');
  }
}
