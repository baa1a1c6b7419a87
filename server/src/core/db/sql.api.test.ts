import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openPools } from '../../../test/pools.ts';
import { json, number, row, text } from '../row.ts';
import type { ControlDb, Databases } from './pools.ts';
import { execute, many, maybe, one, sql } from './sql.ts';

let databases: Databases;
let db: ControlDb;
beforeAll(async () => {
  databases = (await openPools(1, 1)).databases;
  db = databases.control;
});
afterAll(() => databases.close());

const Pair = row({ id: number, name: text });
const pairs = (count: number) =>
  sql`select n as id, 'name ' || n as name from generate_series(1, ${count}::int) n`;

describe('a statement', () => {
  it('reads rows: any number, one or none, exactly one', async () => {
    expect(await many(db, Pair)`${pairs(2)}`).toEqual([
      { id: 1, name: 'name 1' },
      { id: 2, name: 'name 2' },
    ]);
    expect(await many(db, Pair)`${pairs(0)}`).toEqual([]);
    expect(await maybe(db, Pair)`${pairs(1)}`).toEqual({ id: 1, name: 'name 1' });
    expect(await maybe(db, Pair)`${pairs(0)}`).toBeUndefined();
    expect(await one(db, Pair)`${pairs(1)}`).toEqual({ id: 1, name: 'name 1' });
  });

  it('reads the values of its only column', async () => {
    expect(await many(db, number)`select n from generate_series(1, 3) n`).toEqual([1, 2, 3]);
    expect(await one(db, text.nullable())`select null::text as name`).toBeNull();
    expect(await one(db, json(Pair))`select json_build_object('id', 1, 'name', 'a') as data`).toEqual({
      id: 1,
      name: 'a',
    });
  });

  it('that is to read one row and reads none or two fails by its name', async () => {
    await expect(one(db, Pair)`${pairs(0)}`).rejects.toThrow('no row: select n as id');
    await expect(one(db, Pair)`${pairs(2)}`).rejects.toThrow('2 rows instead of one: select n as id');
    await expect(maybe(db, Pair)`${pairs(2)}`).rejects.toThrow('2 rows instead of one: select n as id');
  });

  it('tells how many rows it wrote or found', async () => {
    expect(await execute(db)`insert into palavra (name) values ('UM'), ('DOIS')`).toBe(2);
    expect(await execute(db)`delete from palavra where false`).toBe(0);
    expect(await execute(db)`${pairs(3)}`).toBe(3);
  });
});

describe('outside production a row is what its schema says', () => {
  it.each([
    ['a column nobody declared', sql`select 1 as id, 'a' as name, 2 as more`, 'more: is not declared'],
    ['a column that is not read', sql`select 1 as id`, 'name: is not read'],
    ['a column by another name', sql`select 1 as id, 'a' as named`, 'named: is not declared'],
    ['null where none may be', sql`select 1 as id, null::text as name`, 'name: Invalid input'],
    ['another type', sql`select '1' as id, 'a' as name`, 'id: Invalid input'],
    ['other columns of no rows', sql`select 1 as id where false`, 'name: is not read'],
  ])('%s fails it by its name', async (_what, statement, fault) => {
    const beginning = statement.text.slice(0, 20);
    await expect(many(db, Pair)`${statement}`).rejects.toThrow(fault);
    await expect(many(db, Pair)`${statement}`).rejects.toThrow(beginning);
  });

  it.each([
    ['two columns', sql`select 1 as id, 2 as more`, 'more: is not declared'],
    ['another type', sql`select 'a' as id`, 'id: Invalid input'],
  ])('a value is the only column: %s fail it', async (_what, statement, fault) => {
    await expect(many(db, number)`${statement}`).rejects.toThrow(fault);
  });

  it('within JSON as well', async () => {
    const Kept = row({ list: z.array(row({ id: number })) });
    const read = one(db, Kept)`select json_build_array(json_build_object('id', 1, 'more', 2)) as list`;
    await expect(read).rejects.toThrow('list.0');
  });
});
