import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';

// Numbers of rows stay below 2^53, so bigint travels as a number; amounts keep their decimals.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Texts given a name; more would only fill the servers' memory. */
const namedTexts = new Map<string, string>();
const mostNames = 1_000;

function nameOf(text: string): string | undefined {
  const known = namedTexts.get(text);
  if (known !== undefined || namedTexts.size >= mostNames) return known;
  const name = `q${createHash('sha1').update(text).digest('base64url')}`;
  namedTexts.set(text, name);
  return name;
}

interface Part {
  text: string;
  /** How many of the values are its own. */
  count: number;
}

const separator = '\n;;\n';

/**
 * Stands between statements that travel together, there and back at once: run in their order, each with a snapshot of its
 * own. The last one with parameters answers; in a transaction, the failure of one is that of all after it.
 */
export const together = sql.raw(separator);

const knownParts = new Map<string, Part[]>();

/** The statements of a text, each with its parameters counted from one. */
function partsOf(text: string): Part[] {
  const known = knownParts.get(text);
  if (known !== undefined) return known;
  let before = 0;
  const parts = text.split(separator).map((part) => {
    const first = before;
    const numbered = part.replace(/\$(\d+)/g, (_, number: string) => {
      before = Math.max(before, Number(number));
      return `$${Number(number) - first}`;
    });
    return { text: numbered.trim(), count: before - first };
  });
  knownParts.set(text, parts);
  return parts;
}

/**
 * A connection that prepares every parametrised statement once, under a name derived from its text:
 * planning a screen's joins costs more than running them.
 */
export class PreparingClient extends pg.Client {
  // pg's overloads cannot be restated one by one; arguments pass through untouched but for the name.
  override query = ((...args: unknown[]) => {
    const [text, values] = args;
    const run = super.query.bind(this) as (...rest: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values)) return run(...args);
    // A command's transaction is not the query builder's, which would not refuse a second one inside of it.
    if (text === 'begin' && this.getTransactionStatus() === 'T') throw new Error('a transaction within one');
    if (text.includes(separator)) return this.#runTogether(partsOf(text), values, run);
    const name = nameOf(text);
    return run({ text, values, ...(name === undefined ? {} : { name }) });
  }) as pg.Client['query'];

  async #runTogether(
    parts: Part[],
    values: unknown[],
    run: (statement: unknown) => unknown,
  ): Promise<unknown> {
    const { stream } = this.connection;
    stream.cork(); // one packet
    let from = 0;
    const sent = parts.map(({ text, count }) => {
      const own = values.slice(from, from + count);
      from += count;
      return run(count === 0 ? text : { text, values: own, name: nameOf(text) });
    });
    stream.uncork();
    const results = await Promise.all(sent);
    return results[parts.findLastIndex(({ count }) => count > 0)];
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
