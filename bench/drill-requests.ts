import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { insertPanelUsers } from '../server/db/seed/demo.ts';
import { withConnection } from '../server/src/core/db/connection.ts';
import { addressOf } from '../server/src/core/db/places.ts';
import { inCompany } from './src/commands.ts';
import { onData } from './src/drills/data.ts';
import { type House, startHouse } from './src/drills/house.ts';
import { promises } from './src/promises.ts';
import { barrage, type Field, type Order, type Tally } from './src/requests/barrage.ts';
import { tryHoles } from './src/requests/holes.ts';
import { described, summary } from './src/requests/report.ts';

// Usage: npm run drill:requests -- [--requests 100000] [--from 0] [--seed N] [--broken]
//   --requests  how many are sent; equal ones for an equal seed
//   --from      how many of them are left out at the beginning: a long run in slices
//   --broken    plants a defect: it has to fail
const controlDatabase = 'terminal_controle';
const port = Number(process.env['PORT'] ?? 3_195);
/** Described in full; the others are only counted. */
const mostShown = 20;
const progressEvery = 5_000;

/** Sends generated requests of every call of the contract to a server as in real use. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: '20260420' },
      broken: { type: 'boolean', default: false },
    },
  });
  const order = {
    count: wholeNumber(values.requests),
    from: wholeNumber(values.from),
    seed: wholeNumber(values.seed),
  };
  const kept = await onData(async (dataDir, secretKey) => {
    const ground = { dataDir, secretKey, port, broken: values.broken, minutes: 1, seed: 1 };
    // No routine runs by itself: generated ones would be asked for. The demonstration's panel users have neither password nor
    // second factor.
    const settings = {
      SCHEDULER_EVERY_MS: '0',
      PANEL_REQUIRE_PASSWORD: 'false',
      PANEL_SECOND_FACTOR: 'off',
    };
    const house = await startHouse(ground, settings);
    try {
      await inControl(house, (control) => insertPanelUsers(control, secretKey));
      if (values.broken) await plant(house);
      return await judged(house, order);
    } finally {
      await house.end('SIGTERM');
    }
  });
  if (!kept) process.exitCode = 1;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${text} is no number.`);
  return Number(text);
}

/** A rule of the database that the server has no word for, as a careless migration would bring it. */
async function plant(house: House): Promise<void> {
  console.log('planted: a constraint nobody told the server of');
  await inCompany(house, (client) =>
    client.query('alter table comando add constraint plantada check (false) not valid'),
  );
}

async function judged(house: House, order: Order): Promise<boolean> {
  console.log(`requests ${order.from} to ${order.from + order.count} of seed ${order.seed}`);
  const open = await onField(house, tryHoles);
  const tally = await sendAll(house, order);
  const wrong = [...open, ...(await brokenPromises(house))];
  await sleep(500); // an unhandled failure ends the process a moment later
  const alive = house.server.exitCode === null && house.server.signalCode === null;
  for (const breach of tally.breaches.slice(0, mostShown)) console.log(described(breach));
  for (const text of wrong) console.log(`  WRONG ${text}`);
  if (!alive) console.log('  WRONG the server has ended');
  console.log(summary(tally));
  const kept = tally.breaches.length === 0 && wrong.length === 0 && alive;
  console.log(kept ? 'Every answer was as promised.' : `BROKEN: ${tally.breaches.length} answers`);
  return kept;
}

function sendAll(house: House, order: Order): Promise<Tally> {
  let next = progressEvery;
  const onProgress = (tally: Tally) => {
    if (tally.sent < next) return;
    next += progressEvery;
    console.log(`  ${summary(tally)}, not as promised: ${tally.breaches.length}`);
  };
  return onField(house, (field) => barrage(field, { ...order, onProgress }));
}

const onField = <T>(house: House, work: (field: Field) => Promise<T>): Promise<T> =>
  inCompany(house, (company) => inControl(house, (control) => work({ port, company, control })));

const inControl = <T>(house: House, work: (control: pg.Client) => Promise<T>): Promise<T> =>
  withConnection(addressOf(house.adminUrl, controlDatabase), work);

/** What must hold whatever was sent (bench/src/promises.ts). */
function brokenPromises(house: House): Promise<string[]> {
  return inCompany(house, async (client) => {
    const wrong: string[] = [];
    for (const [what, statement] of Object.entries(promises)) {
      const { rows } = await client.query<{ count: string }>(statement);
      if (Number(rows[0]?.count) > 0) wrong.push(`${what}: ${rows[0]?.count}`);
    }
    return wrong;
  });
}

await main();
