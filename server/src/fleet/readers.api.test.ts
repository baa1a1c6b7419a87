import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cloneWorld } from '../../test/database.ts';
import { withConnection } from '../core/db/connection.ts';
import { addressOf } from '../core/db/places.ts';

const sources = new URL('..', import.meta.url);
const reads = /\b(from|join)\s+km_leitura\b/i;

it('readings are read through what stands of them (km_valida), but where they are kept, corrected, and shown as told on an order', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const readers = files.filter((name) => reads.test(readFileSync(new URL(name, sources), 'utf8')));
  expect(readers.toSorted()).toEqual([
    'fleet/correction.queries.ts',
    'fleet/queries.ts',
    'orders/detail.queries.ts',
  ]);
});

it('functions and views of the database do the same', async () => {
  const world = await cloneWorld();
  const readers = await withConnection(addressOf(world.adminUrl, world.companyDatabase), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prosrc ~* '\\m(from|join)\\s+km_leitura\\M'
        union all
       select viewname from pg_views where schemaname = 'public' and definition ~* '\\m(from|join)\\s+\\(*km_leitura\\M'
        order by 1`,
    );
    return rows.map(({ name }) => name);
  });
  expect(readers).toEqual(['km_valida', 'medidor_copia', 'medidor_desvio', 'medidor_em']);
});
