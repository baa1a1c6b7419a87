import { E_TIMEOUT, Semaphore, withTimeout } from 'async-mutex';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { connectWith, type RoleKey } from './role-key.ts';

/** How many connections may be at work at once, over all databases of this server (G-122). */
export interface Gate {
  /** Waits for a place. @returns what gives it back @throws Error after the longest wait, in the words of a full pool */
  enter(): Promise<() => void>;
}

/** @param longestWait in ms */
export function createGate(places: number, longestWait: number): Gate {
  const semaphore = new Semaphore(places);
  const patient = withTimeout(semaphore, longestWait);
  return {
    async enter() {
      try {
        // The clock is for those who must wait.
        const [, leave] = await (semaphore.isLocked() ? patient : semaphore).acquire();
        return leave;
      } catch (error) {
        throw error === E_TIMEOUT ? new Error('timeout exceeded when trying to connect: all in use') : error;
      }
    },
  };
}

/** Whether a transaction was left open: whoever gets the connection next would be inside of it. */
const isOpen = (client: pg.Client): boolean => ['T', 'E'].includes(client.getTransactionStatus() ?? 'I');

/** A pool whose connections at work each hold a place of the gate; idle ones hold none. */
export function gated(pool: pg.Pool, gate: Gate, another?: RoleKey['another']): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const leave = await gate.enter();
      try {
        const client = await connectWith(pool, another);
        // pg gives a client a new `release` each time it leaves the pool.
        const release = client.release.bind(client);
        client.release = (destroy) => {
          leave();
          release(destroy || isOpen(client));
        };
        return client;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
