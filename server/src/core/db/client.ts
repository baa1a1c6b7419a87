import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Schema } from '../../../db/grants.ts';
import type { Answer, Db } from './sql.ts';

// Numbers of rows stay below 2^53, so bigint travels as a number; amounts keep their decimals.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Wraps a connection for statements. @param onStatement called for each */
export function over<Of extends Schema>(
  client: pg.ClientBase,
  onStatement?: (text: string, values: readonly unknown[]) => void,
): Db<Of> {
  const query: Db['query'] = (text, values) => {
    onStatement?.(text, values);
    return ask(client, text, values);
  };
  return { query, transaction: (work) => inTransaction({ query, transaction: refuseNested }, work) };
}

/** `begin` is sent together with the first statement of the work. */
async function inTransaction<Of extends Schema, T>(tx: Db<Of>, work: (tx: Db<Of>) => Promise<T>): Promise<T> {
  try {
    const [, done] = await Promise.all([tx.query('begin', []), work(tx)]);
    const { command } = await tx.query('commit', []);
    if (command !== 'COMMIT') throw new Error('a statement of the transaction failed: nothing was committed');
    return done;
  } catch (error) {
    // If even this fails, the connection is not used again (database.ts).
    await tx.query('rollback', []).catch(() => undefined);
    throw error;
  }
}

const refuseNested = () => Promise.reject(new Error('a transaction within one'));

/**
 * Sends a statement, prepared once for each connection: planning a screen's joins costs more than running them.
 * pg's callback interface is used: its promises survive the young generation of the heap, and with each of them the answer's
 * text, so that full garbage collections must free everything the server reads, some 20 ms every two seconds (pg 8.23; `npm run
 * bench` shows it in the latency at a fixed rate).
 */
export const ask = (client: pg.ClientBase, text: string, values: readonly unknown[] = []): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const config = { ...named(text), values: [...values] };
    client.query(
      new pg.Query<Record<string, unknown>>(config, (error, answer) =>
        error ? reject(error) : resolve(answer),
      ),
    );
  });

/** A statement's text, and the name it is prepared under. */
interface Named {
  text: string;
  name?: string;
}

const known = new Map<string, Named>();
/** Largest number of named statements; more would only use memory of the database servers. */
const mostNames = 1_000;

/** Statements that are not prepared. */
const ofTransactions = new Set(['begin', 'commit', 'rollback']);

/** The statement's name, derived from its text, with the first string object of that text. */
function named(text: string): Named {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostNames || ofTransactions.has(text)) return { text };
  const made = { text, name: `q${createHash('sha1').update(text).digest('base64url')}` };
  known.set(text, made);
  return made;
}

/**
 * Keeps the process alive when connections of a pool break. A pool handles errors of idle ones only; an error event of one in
 * use would have no listener and would end the process. The current statement fails with the same error.
 * @param onIdle called for idle connections that were lost
 */
export function surviveLosses(pool: pg.Pool, onIdle: (error: Error) => void): void {
  pool.on('error', onIdle);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
