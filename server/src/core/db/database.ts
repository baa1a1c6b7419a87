import type pg from 'pg';
import { over } from './client.ts';
import type { Gate } from './gate.ts';
import { connectWith, type RoleKey } from './role-key.ts';
import type { Schema } from './roles.ts';
import type { Db } from './sql.ts';

/** A pool of connections as a place for statements: each has a connection of its own, those of a transaction share one. */
export interface Database<Of extends Schema = Schema> extends Db<Of> {
  /** Ends the connections, each when its work is done. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Where connections at work each hold a place; idle ones hold none. */
  gate?: Gate;
  /** Where to sign in instead when the address was turned away. */
  another?: RoleKey['another'] | undefined;
  onStatement?: ((text: string, values: readonly unknown[]) => void) | undefined;
}

/** Statements on the connections of a pool, which belongs to it from now on. */
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

/** Whether a transaction was left open: whoever gets the connection next would be inside of it. */
const isOpen = (client: pg.ClientBase): boolean => ['T', 'E'].includes(client.getTransactionStatus() ?? 'I');
