import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** Statements of ours on one connection that is held already; ending the connection stays with its owner. */
export function kyselyOver<Tables>(client: pg.Client): Kysely<Tables> {
  const held = {
    query: (text: string, values: unknown[]) => client.query(text, values),
    release: () => undefined,
  };
  const pool = { options: {}, connect: () => Promise.resolve(held), end: () => Promise.resolve() };
  // Of a pool Kysely uses connect, end and options, of a client query and release.
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}
