import { setTimeout as sleep } from 'node:timers/promises';
import { inCompany, makeWorkers, newOrders } from '../commands.ts';
import { type Drill, type Finding, type Ground, none, within } from './drill.ts';
import { startHouse } from './house.ts';
import { checkLedger } from './ledger.ts';
import { putUnderLoad } from './load.ts';

const cuts = 50;
const everyMs = 200;
const technicians = 8;
const longestAnswer = 3_000;

export const cutConnections: Drill = {
  name: 'cut-connections',
  promise:
    'all connections to the database cut every 200 ms: nothing lost or doubled, a repeated press is settled by its key',
  defect: 'a technician whose answer was lost presses anew, with another key',
  run,
};

/** Ends every connection of the server's pools fifty times under load, as a failing network would. */
async function run(ground: Ground): Promise<Finding[]> {
  const house = await startHouse(ground);
  try {
    const workers = await makeWorkers(house, technicians);
    const orders = await newOrders(house, 6_000);
    const load = putUnderLoad({ base: house.base, workers, orders, forgetsKeys: ground.broken });
    let ended = 0;
    await inCompany(house, async (client) => {
      for (let n = 0; n < cuts; n += 1) {
        await sleep(everyMs);
        const { rowCount } = await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'terminal-app'",
        );
        ended += rowCount ?? 0;
      }
    });
    await load.stop();
    const busy = load.deliveries.filter(({ status }) => status === 503);
    return [
      { kept: ended > 0, text: `connections ended: ${ended}; commands hit by it: ${busy.length}` },
      none(
        load.deliveries.filter(({ status }) => status === 0).length,
        'connections to the server that broke',
      ),
      none(busy.filter(({ hasRetryAfter }) => !hasRetryAfter).length, '503 without Retry-After'),
      within(
        load.deliveries.map(({ took }) => took),
        longestAnswer,
        'time until an answer',
      ),
      ...(await checkLedger(house, load.presses)),
    ];
  } finally {
    await house.end('SIGTERM');
  }
}
