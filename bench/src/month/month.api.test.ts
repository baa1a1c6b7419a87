import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../server/test/api.ts';
import { cloneWorld } from '../../../server/test/database.ts';
import type { Field } from './field.ts';
import { liveMonth, type Month } from './month.ts';
import { spoil } from './spoil.ts';

/** Claims that must be found broken after `spoil`. */
const spoiled: readonly string[] = [
  'a stock differs from its movements',
  'a total is not the sum of its lines',
  'intervals of a technician overlap',
  'a meter, or what was written down from a reading, is not what the readings that stand say',
  'a command that was done has not one row',
  'an order came where no command leads',
  'an event was not heard exactly once at the second server',
];

const seed = 20_260_420;

let apis: Api[];
let field: Field;
beforeAll(async () => {
  const world = await cloneWorld();
  apis = [await startApi({}, undefined, { world }), await startApi({}, undefined, { world })];
  const bases = await Promise.all(apis.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  field = {
    bases: [bases[0] ?? '', bases[1] ?? ''],
    apiKey: world.apiKey,
    secretKey: world.secretKey,
    sql: (text, values) => apis[0]?.sql(text, values) as never,
  };
});
afterAll(async () => {
  for (const api of apis) await api.close();
});

describe('a short month at two servers', () => {
  let month: Month;
  it('leaves nothing that contradicts itself', async () => {
    month = await liveMonth(field, { seed, commands: 300, seconds: 5 });
    expect(month.told).toEqual([]);
    const found = [...month.violations].filter(([, count]) => count > 0);
    expect(found).toEqual([]);
  });

  it('is lived: many kinds of commands are done, some of them repeated, doubled and cut off', () => {
    expect(new Set(month.presses.filter(({ done }) => done).map(({ call }) => call)).size).toBeGreaterThan(
      15,
    );
    expect(new Set(month.presses.map(({ way }) => way)).size).toBe(4);
  });
});

it('finds what was changed behind the product', async () => {
  const { violations } = await liveMonth(field, { seed: seed + 1, commands: 300, seconds: 10, spoil });
  expect(spoiled.filter((claim) => violations.get(claim) === 0)).toEqual([]);
});
