import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import { number, text } from '../row.ts';
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

const processOf = (db: ControlDb) => one(db, number)`select pg_backend_pid() as pid where ${1}::int = 1`;
const zoneOf = (db: ControlDb) => one(db, text)`select current_setting('TimeZone')`;
const setZone = (db: ControlDb, zone: string) => execute(db)`select set_config('TimeZone', ${zone}, false)`;

describe('statements of a transaction', () => {
  it('go out at once and are answered in their order, each seeing what the ones before did', async () => {
    const answered: string[] = [];
    const zones = await control.transaction((tx) => {
      const zone = async (name: string) => {
        const found = await one(tx, text)`
          select current_setting('TimeZone') from pg_sleep(0.02) where ${name}::text is not null`;
        answered.push(name);
        return found;
      };
      const sent = [zone('before'), execute(tx)`select set_config('TimeZone', ${'America/Santiago'}, true)`];
      return Promise.all([...sent, zone('after')]);
    });
    expect(answered).toEqual(['before', 'after']);
    expect([zones[0], zones[2]]).toEqual(['UTC', 'America/Santiago']);
  });

  it('of which one fails tell its failure, not that of the ones behind it; nothing they did stays', async () => {
    const failure = control.transaction((tx) =>
      Promise.all([
        setZone(tx, 'America/Santiago'),
        execute(tx)`select 1 / ${0}::int`,
        execute(tx)`select ${'never reached'}::text`,
      ]),
    );
    await expect(failure).rejects.toThrow('division by zero');
    expect(await zoneOf(control)).toBe('UTC');
  });

  it('of which one failed are not committed when the work goes on as if nothing had happened', async () => {
    const deaf = control.transaction(async (tx) => {
      await setZone(tx, 'America/Santiago');
      await execute(tx)`select 1 / ${0}::int`.catch(() => undefined);
    });
    await expect(deaf).rejects.toThrow('nothing was committed');
    expect(await zoneOf(control)).toBe('UTC');
  });

  it('are of one transaction: none begins within it', async () => {
    await expect(control.transaction((tx) => tx.transaction(processOf))).rejects.toThrow(
      'a transaction within one',
    );
  });
});

describe('a transaction begun by hand', () => {
  it('is not handed on when it was left open: its connection is closed', async () => {
    const left = await processOf(control);
    await execute(control)`begin`;
    for (let n = 0; n < 4; n += 1) expect(await processOf(control)).not.toBe(left);
  });
});
