import pg from 'pg';
import { checked } from '../checked.ts';
import { noteColumns } from './row-check.ts';
import { named } from './statements.ts';

// Numbers of rows stay below 2^53, so bigint travels as a number; amounts keep their decimals.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Told to PostgreSQL as they are: there is nothing to prepare. */
const ofTransactions = new Set(['begin', 'commit', 'rollback']);

type Answer = (error: Error | null, result: unknown) => void;

/**
 * What pg answers to a callback, as a promise. Its own promises outlive the young part of the heap, and with each of them the
 * answer's text: all the server reads was then cleared away in full collections alone, some twenty milliseconds every other
 * second (pg 8.23; `npm run bench` shows it in the latency at a fixed rate).
 */
function promised(ask: (answer: Answer) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    ask((error, result) => (error ? reject(error) : resolve(result)));
  });
}

/** Outside production an answer's columns are remembered: its rows are compared with their schema. */
const noting = (answer: Answer): Answer =>
  checked
    ? (error, result) => {
        if (error === null || error === undefined) noteColumns(result as pg.QueryResult);
        answer(error, result);
      }
    : answer;

/**
 * A connection that prepares every parametrised statement once, under a name derived from its text: planning a screen's joins
 * costs more than running them. Statements asked for at one time travel in one packet (pg's option `pipeline`).
 */
export class PreparingClient extends pg.Client {
  // pg's overloads cannot be restated one by one; arguments pass through untouched but for the name.
  override query = ((...args: unknown[]) => {
    const [text, values] = args;
    const run = super.query.bind(this) as (...rest: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values)) return run(...args);
    this.#pack();
    if (ofTransactions.has(text)) {
      // A command's transaction is not the query builder's, which would not refuse a second one inside of it.
      if (text === 'begin' && this.getTransactionStatus() === 'T')
        throw new Error('a transaction within one');
      return promised((answer) => run(text, answer));
    }
    // A statement of its own for pg, which would copy anything else first.
    return promised((answer) => run(Object.assign(new pg.Query(text, values), named(text)), noting(answer)));
  }) as pg.Client['query'];

  /** Holds what is sent back until everything that runs now has asked for what it wants. */
  #pack(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

/**
 * Keeps the process alive when connections of a pool break. A pool listens to idle ones only: one that is lent out tells its
 * end to nobody, and an error nobody hears ends the process. The statement under way fails with the same error.
 * @param onIdle told of idle connections that were lost
 */
export function surviveLosses(pool: pg.Pool, onIdle: (error: Error) => void): void {
  pool.on('error', onIdle);
  pool.on('connect', (client) => client.on('error', () => undefined));
}
