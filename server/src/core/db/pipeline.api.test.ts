import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import { number, text } from '../row.ts';
import { onConnection } from './pipeline.ts';
import type { ControlDb, Databases } from './pools.ts';
import { execute, one } from './sql.ts';

let databases: Databases;
let control: ControlDb;

beforeAll(async () => {
  const opened = await openPools(1, 1);
  databases = opened.databases;
  control = databases.control;
});
afterAll(() => databases.close());

describe('statements on one connection', () => {
  it('go out at once and are answered in their order, each seeing what the ones before did', async () => {
    const answered: string[] = [];
    const zones = await onConnection(control, (tx) => {
      const zone = async (name: string) => {
        const found = await one(tx, text)`
          select current_setting('TimeZone') from pg_sleep(0.02) where ${name}::text is not null`;
        answered.push(name);
        return found;
      };
      const sent = [zone('before'), execute(tx)`select set_config('TimeZone', ${'America/Santiago'}, false)`];
      return Promise.all([...sent, zone('after')]);
    });
    expect(answered).toEqual(['before', 'after']);
    expect([zones[0], zones[2]]).toEqual(['UTC', 'America/Santiago']);
    await execute(control)`set TimeZone to 'UTC'`;
  });

  it('of which one fails tell its failure, not that of the ones behind it', async () => {
    const failure = onConnection(control, async (tx) => {
      await execute(tx)`begin`;
      try {
        await Promise.all([execute(tx)`select 1 / ${0}::int`, execute(tx)`select ${'never reached'}::text`]);
      } finally {
        await execute(tx)`rollback`;
      }
    });
    await expect(failure).rejects.toThrow('division by zero');
    expect(await one(control, number)`select ${1}::int`).toBe(1);
  });
});
