import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import { onConnection } from './pipeline.ts';
import type { ControlDb, Databases } from './pools.ts';

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
        const { rows } = await sql<{ zone: string }>`
          select current_setting('TimeZone') as zone, ${name}::text from pg_sleep(0.02)`.execute(tx);
        answered.push(name);
        return rows[0]?.zone;
      };
      const sent = [
        zone('before'),
        sql`select set_config('TimeZone', ${'America/Santiago'}, false)`.execute(tx),
      ];
      return Promise.all([...sent, zone('after')]);
    });
    expect(answered).toEqual(['before', 'after']);
    expect([zones[0], zones[2]]).toEqual(['UTC', 'America/Santiago']);
    await sql`set TimeZone to 'UTC'`.execute(control);
  });

  it('of which one fails tell its failure, not that of the ones behind it', async () => {
    const failure = onConnection(control, async (tx) => {
      await sql`begin`.execute(tx);
      try {
        await Promise.all([
          sql`select 1 / ${0}::int`.execute(tx),
          sql`select ${'never reached'}::text`.execute(tx),
        ]);
      } finally {
        await sql`rollback`.execute(tx);
      }
    });
    await expect(failure).rejects.toThrow('division by zero');
    expect((await sql<{ n: number }>`select ${1}::int as n`.execute(control)).rows).toEqual([{ n: 1 }]);
  });
});
