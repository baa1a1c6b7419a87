import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools } from '../../../test/pools.ts';
import { number } from '../row.ts';
import { refusalOf } from './failures.ts';
import type { CompanyDb, Databases } from './pools.ts';
import { execute, one } from './sql.ts';

let databases: Databases;
let company: CompanyDb;

beforeAll(async () => {
  const opened = await openPools(2, 2);
  databases = opened.databases;
  company = databases.company(opened.world.companyDatabase);
});
afterAll(() => databases.close());

const ask = () => one(databases.control, number)`select 1 as n`;

/** Keeps connections of the company busy. @returns a function that releases them */
async function occupy(count: number): Promise<() => Promise<unknown>> {
  const stop = Promise.withResolvers<void>();
  const entered = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const work = Promise.all(
    entered.map(({ resolve }) =>
      company.transaction(async () => {
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
    expect(await ask()).toBe(1);
  });

  it('give their place back when a connection fails', async () => {
    const nowhere = databases.company('nao_existe');
    for (let n = 0; n < 3; n += 1) await expect(execute(nowhere)`select 1`).rejects.toThrow();
    expect(await ask()).toBe(1);
  });
});
