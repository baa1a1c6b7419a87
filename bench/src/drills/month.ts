import pg from 'pg';
import { addressOf } from '../../../server/src/core/db/places.ts';
import { apiKey } from '../http.ts';
import type { Press } from '../month/deliver.ts';
import type { Field } from '../month/field.ts';
import { liveMonth } from '../month/month.ts';
import { spoil } from '../month/spoil.ts';
import { openWorld, startBeside } from '../world.ts';
import { type Drill, type Finding, type Ground, none } from './drill.ts';

const mostCommands = 6_000;
const mostSeconds = 60;

export const month: Drill = {
  name: 'month',
  promise:
    'people of all kinds at two servers, a third of their commands repeated, doubled or cut off: money, stock, work, plans, meters, tyres and the live feed agree at the end',
  defect:
    'a balance, a total, an interval of work, a meter, a key and an event are changed behind the product',
  run,
};

/** Lives a month in a minute. */
async function run(ground: Ground): Promise<Finding[]> {
  const world = await openWorld(ground.dataDir, ground.port);
  const beside = await startBeside(world, ground.port + 1);
  const client = new pg.Client({ connectionString: addressOf(world.adminUrl, 'empresa_demo') });
  await client.connect();
  const field: Field = {
    bases: [world.base, beside.base],
    apiKey,
    secretKey: world.secretKey,
    async sql<Row>(text: string, values: unknown[] = []) {
      return (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
    },
  };
  try {
    const { presses, violations, told } = await liveMonth(field, {
      seed: ground.seed,
      commands: mostCommands,
      seconds: mostSeconds,
      ...(ground.broken && { spoil }),
    });
    for (const text of new Set(told)) console.log(`    ${text}`);
    if (process.env['KINDS'] !== undefined) console.table(kindsOf(presses));
    return [
      { kept: presses.some(({ done }) => done), text: described(presses, ground.seed) },
      ...[...violations].map(([claim, count]) => none(count, claim)),
    ];
  } finally {
    await client.end();
    await beside.stop();
    await world.stop();
  }
}

function described(presses: readonly Press[], seed: number): string {
  const done = presses.filter((press) => press.done);
  const kinds = new Set(done.map(({ call }) => call)).size;
  const hard = presses.filter(({ way }) => way !== 'once').length;
  const busy = presses.reduce((sum, press) => sum + press.busy, 0);
  return `seed ${seed}: ${presses.length} commands, ${done.length} done, of ${kinds} kinds; ${hard} repeated, doubled or cut off; ${busy} times busy`;
}

/** Commands of each kind: how many were pressed and done, and why the others were refused. */
function kindsOf(presses: readonly Press[]) {
  const kinds: Record<string, { pressed: number; done: number; refused: string }> = {};
  for (const { call, done, refused } of presses) {
    const kind = kinds[call] ?? { pressed: 0, done: 0, refused: '' };
    kinds[call] = kind;
    kind.pressed += 1;
    if (done) kind.done += 1;
    else if (!kind.refused.includes(refused)) kind.refused += ` ${refused}`;
  }
  return kinds;
}
