import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import { refusalOf } from './failures.ts';
import type { CompanyDb, Databases } from './pools.ts';

let databases: Databases;
let company: CompanyDb;

beforeAll(async () => {
  const opened = await openPools(2, 2);
  databases = opened.databases;
  company = databases.company(opened.world.companyDatabase);
});
afterAll(() => databases.close());

const ask = () => sql<{ n: number }>`select 1 as n`.execute(databases.control);

/** Keeps connections of the company at work. @returns what lets them go */
async function occupy(count: number): Promise<() => Promise<unknown>> {
  const stop = Promise.withResolvers<void>();
  const entered = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const work = Promise.all(
    entered.map(({ resolve }) =>
      company.connection().execute(async () => {
        resolve();
        await stop.promise;
      }),
    ),
  );
  await Promise.all(entered.map(({ promise }) => promise));
  return () => {
    stop.resolve();
    return work;
  };
}

describe('connections at work over all databases', () => {
  it('are limited: who finds no place is told to come again, and finds one later', async () => {
    const free = await occupy(2);
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect(refusalOf(failure)).toBe('OCUPADO');
    await free();
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  });

  it('give their place back when a connection fails', async () => {
    const nowhere = databases.company('nao_existe');
    for (let n = 0; n < 3; n += 1) await expect(sql`select 1`.execute(nowhere)).rejects.toThrow();
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  });
});

describe('a transaction begun by hand, as a command begins its own', () => {
  const processOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid, ${1}::int as one`.execute(company)).rows[0]
      ?.pid;

  it('takes no second one inside of it', async () => {
    const nested = company.connection().execute(async (held) => {
      await sql`begin`.execute(held);
      await sql`begin`.execute(held);
    });
    await expect(nested).rejects.toThrow('a transaction within one');
  });

  it('is not handed on when it was left open: its connection is closed', async () => {
    const left = await company.connection().execute(async (held) => {
      await sql`begin`.execute(held);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(held);
      return rows[0]?.pid;
    });
    expect(left).toBeDefined();
    for (let n = 0; n < 4; n += 1) expect(await processOf()).not.toBe(left);
  });
});
