import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { describeSchema } from './describe.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

describe.each(['control', 'company'] as const)('the %s schema', (schema) => {
  const url = () =>
    addressOf(world.adminUrl, schema === 'control' ? world.controlDatabase : world.companyDatabase);

  it('made by the migrations is the one written down (npm run db:dump)', async () => {
    const written = await readFile(new URL(`${schema}.sql`, import.meta.url), 'utf8');
    expect(await withConnection(url(), describeSchema)).toBe(written);
  });

  it('names every constraint itself', async () => {
    const { rows } = await withConnection(url(), (client) =>
      client.query(`
        select conname
          from pg_constraint
         where connamespace = 'public'::regnamespace and contype <> 'n'
           and conname ~ '_(pkey|fkey\\d*|key\\d*|check\\d*)$' and conrelid::regclass::text not like 'migracao%'`),
    );
    expect(rows).toEqual([]);
  });

  it('says what every table and view is for', async () => {
    const { rows } = await withConnection(url(), (client) =>
      client.query(`
        select relname
          from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'migracao%'
           and obj_description(oid, 'pg_class') is null`),
    );
    expect(rows).toEqual([]);
  });

  it('says what every function is for', async () => {
    const { rows } = await withConnection(url(), (client) =>
      client.query(`
        select p.oid::regprocedure as function
          from pg_proc p
         where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') is null
           and not exists (select 1 from pg_depend d
                            where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`),
    );
    expect(rows).toEqual([]);
  });

  it('says what the codes of every column mean', async () => {
    const { rows } = await withConnection(url(), (client) =>
      client.query(`
        select format('%s.%s', a.attrelid::regclass, a.attname) as code
          from pg_attribute a
          join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         where (a.atttypid = 'bpchar'::regtype
                or exists (select 1 from pg_constraint k
                            where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                              and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[''%'))
           and a.attnum > 0 and not a.attisdropped and col_description(c.oid, a.attnum) is null`),
    );
    expect(rows).toEqual([]);
  });
});

it('the company schema is another one as soon as any trigger is dropped or switched off', async () => {
  await withConnection(addressOf(world.adminUrl, world.companyDatabase), async (client) => {
    const written = await describeSchema(client);
    const { rows } = await client.query<{ change: string }>(`
      select format('drop trigger %I on %s', tgname, tgrelid::regclass) as change
        from pg_trigger
       where not tgisinternal`);
    expect(rows.length).toBeGreaterThan(40);
    for (const change of [...rows.map((row) => row.change), 'alter table os_preco disable trigger user']) {
      await client.query('begin');
      await client.query(change);
      expect(await describeSchema(client), change).not.toBe(written);
      await client.query('rollback');
    }
  });
});
