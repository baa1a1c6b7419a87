import { expect, it } from 'vitest';
import { cloneWorld } from '../../test/database.ts';
import { factKinds } from './correction.queries.ts';
import { withConnection } from './db/connection.ts';
import { addressOf } from './db/places.ts';

it('the facts that can be corrected are those the database allows', async () => {
  const world = await cloneWorld();
  const { rows } = await withConnection(addressOf(world.adminUrl, world.companyDatabase), (client) =>
    client.query<{ kind: string }>(`
      select (regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''', 'g'))[1] as kind
        from pg_constraint
       where conname = 'correcao_fato'`),
  );
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(factKinds.toSorted());
});
