import pg from 'pg';
import type { Keys } from '../keys.ts';
import { withConnection } from './connection.ts';
import { type Admin, addressAt, databaseOf } from './places.ts';
import { type LoginRole, roleAddress, rolePassword } from './roles.ts';

/**
 * The key with which the roles sign in. During a change of keys, another server may set the passwords derived from the other
 * key; after a refused sign-in this server uses that key from then on.
 */
export interface RoleKey {
  /** Address of the database of a place for a role. @throws ServerError */
  address(role: LoginRole, place: string): string;
  /** Alternative to an address whose sign-in was refused; undefined: none, the error is final. */
  another(error: unknown, url: string): string | undefined;
}

const wrongPassword = '28P01';

/** @param admin the servers; account and database of their addresses are replaced */
export function createRoleKey(admin: Admin, { secretKey, otherKey }: Keys): RoleKey {
  let [current, waiting] = [secretKey, otherKey];
  return {
    address: (role, place) => roleAddress(addressAt(admin, place), role, current, databaseOf(place)),
    another(error, url) {
      const turnedAway = error instanceof pg.DatabaseError && error.code === wrongPassword;
      if (!turnedAway || waiting === undefined) return undefined;
      const address = new URL(url);
      // Of several connections refused at once, the first switches the key and the rest use it.
      const tried = address.password === rolePassword(current, address.username);
      if (tried) [current, waiting] = [waiting, current];
      address.password = rolePassword(current, address.username);
      return address.href;
    },
  };
}

/** A connection of its own, retried with the other key if the sign-in is refused. @param open makes one, not yet connected */
export async function connectOnce(
  url: string,
  open: (url: string) => pg.Client,
  another: RoleKey['another'],
): Promise<pg.Client> {
  const connect = async (address: string) => {
    const client = open(address);
    client.on('error', () => undefined); // the statement under way fails with the same error
    await client.connect();
    return client;
  };
  try {
    return await connect(url);
  } catch (error) {
    const address = another(error, url);
    if (address === undefined) throw error;
    return connect(address);
  }
}

/** A connection of a pool, retried with the other key if the sign-in is refused. */
export async function connectWith(pool: pg.Pool, another?: RoleKey['another']): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const address = another?.(error, pool.options.connectionString ?? '');
    if (address === undefined) throw error;
    pool.options.connectionString = address; // of every connection it makes from now on
    return pool.connect();
  }
}

/**
 * Whether the password of an address is accepted. A database closed to the role also means yes, because that is checked after
 * the password.
 */
export async function signsIn(url: string): Promise<boolean> {
  try {
    await withConnection(url, async () => undefined);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.code !== wrongPassword;
  }
}
