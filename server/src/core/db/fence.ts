import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Keys } from '../keys.ts';
import { withConnection } from './connection.ts';
import { FollowingClient } from './following-client.ts';
import { type Admin, databaseOf, serverNamed, serverOf } from './places.ts';
import { connectOnce, createRoleKey } from './role-key.ts';
import { companyRoles, ownerRole } from './roles.ts';

/** How long the sessions of a database may take to end, in ms. */
const longestEnd = 10_000;
const lookMs = 50;

/** Whom the limit of connections keeps out: everybody but superusers. */
const closedLimit = 0;
const noLimit = -1;

/** Sessions of somebody; what else PostgreSQL does there has no name, and its kind is not told to everybody. */
const ours = `datname = $1 and usename is not null and pid <> all ($2::int[])`;

/**
 * Closes a database for good: nobody may connect to it any more, and the sessions there are end. Each role ends its own, because an
 * administrator who is no superuser may not end those of others.
 * @param spared processes that stay
 * @throws Error when sessions are left
 */
export async function closeDatabase(
  admin: Admin,
  keys: Keys,
  place: string,
  spared: readonly number[],
): Promise<void> {
  const { address, another } = createRoleKey(admin, keys);
  const open = (connectionString: string) =>
    new FollowingClient({ connectionString, application_name: 'terminal-mudanca' });
  const roles: pg.Client[] = [];
  try {
    // Before the limit, which keeps them out too.
    for (const role of companyRoles) roles.push(await connectOnce(address(role, place), open, another));
    const staying = [...spared, ...(await Promise.all(roles.map(pidOf)))];
    await limitConnections(admin, place, closedLimit);
    await withConnection(serverNamed(admin, serverOf(place)).url, async (client) => {
      for (const one of [client, ...roles])
        await one.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where ${ours} and usename = current_user`,
          [databaseOf(place), staying],
        );
      await untilAlone(client, place, staying);
    });
  } finally {
    await Promise.all(roles.map((one) => one.end()));
  }
}

/** Opens a closed database again. */
export const reopenDatabase = (admin: Admin, place: string): Promise<void> =>
  limitConnections(admin, place, noLimit);

/** Process of a connection. */
export async function pidOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Whether a database is there, and closed. */
export const isClosedDatabase = (admin: Admin, place: string): Promise<boolean> =>
  withConnection(serverNamed(admin, serverOf(place)).url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1 and datconnlimit = $2', [
      databaseOf(place),
      closedLimit,
    ]);
    return found.rowCount === 1;
  });

/** Removes a database, if it is there. */
export const dropDatabase = (admin: Admin, place: string): Promise<void> =>
  inServer(admin, place, `drop database if exists ${pg.escapeIdentifier(databaseOf(place))}`);

const limitConnections = (admin: Admin, place: string, limit: number): Promise<void> =>
  inServer(
    admin,
    place,
    `alter database ${pg.escapeIdentifier(databaseOf(place))} connection limit ${limit}`,
  );

/** A statement of the owner about a database, from beside it. */
const inServer = (admin: Admin, place: string, statement: string): Promise<void> =>
  withConnection(serverNamed(admin, serverOf(place)).url, async (client) => {
    await client.query(`set role ${ownerRole}`);
    await client.query(statement);
  });

async function untilAlone(client: pg.Client, place: string, staying: readonly number[]): Promise<void> {
  const deadline = performance.now() + longestEnd;
  for (;;) {
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where ${ours} limit 1`, [
      databaseOf(place),
      staying,
    ]);
    if (rowCount === 0) return;
    if (performance.now() > deadline) throw new Error(`sessions of ${place} do not end`);
    await sleep(lookMs);
  }
}
