import type pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import { over } from './client.ts';
import type { Gate } from './gate.ts';
import { connectWith, type RoleKey } from './role-key.ts';
import type { Db } from './sql.ts';

/** A pool for statements: each gets its own connection, those of a transaction share one. */
export interface Database<Of extends Schema = Schema> extends Db<Of> {
  /** Closes the connections, each when its work is done. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Limits the connections in use; idle ones do not count. */
  gate?: Gate;
  /** Alternative address after a refused sign-in. */
  another?: RoleKey['another'] | undefined;
  onStatement?: ((text: string, values: readonly unknown[]) => void) | undefined;
}

/** Creates a database from a pool, which it then owns. */
export function databaseOf<Of extends Schema>(
  pool: pg.Pool,
  { gate, another, onStatement }: DatabaseOptions = {},
): Database<Of> {
  async function lend<T>(work: (db: Db<Of>) => Promise<T>): Promise<T> {
    const leave = await gate?.enter();
    try {
      const client = await connectWith(pool, another);
      try {
        return await work(over(client, onStatement));
      } finally {
        client.release(isOpen(client));
      }
    } finally {
      leave?.();
    }
  }
  return {
    query: (text, values) => lend((db) => db.query(text, values)),
    transaction: (work) => lend((db) => db.transaction(work)),
    close: () => pool.end(),
  };
}

/** Whether a transaction was left open, in which the next user of the connection would find itself. */
const isOpen = (client: pg.ClientBase): boolean => ['T', 'E'].includes(client.getTransactionStatus() ?? 'I');
