import pg from 'pg';
import type { Api } from './api.ts';

/**
 * Plans of the statements a call sends, with small tables priced as large ones: where an index serves, it is chosen.
 * @param count how many statements the call sends
 * @throws when the call sent another number of statements
 */
export async function planOf(api: Api, send: () => Promise<unknown>, count = 1): Promise<string> {
  await send();
  const statements = (await statementsOf(api, send, count)) ?? (await statementsOf(api, send, count));
  if (statements === undefined) throw new Error(`${api.statements.length} statements were sent`);
  return api.withClient(async (client) => {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const lines: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) ${inline(text, values)}`,
      );
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    }
    await client.query('rollback');
    return lines.join('\n');
  });
}

/**
 * The statements a call sends; undefined when they were not as many as expected. Whoever the call is of is remembered for two
 * seconds, which may end between two calls: the second of two in a row then is one without that.
 */
async function statementsOf(api: Api, send: () => Promise<unknown>, count: number) {
  api.statements.length = 0;
  await send();
  return api.statements.length === count ? [...api.statements] : undefined;
}

/** The statement with its values written in: explain takes no parameters without their types. */
function inline(text: string, values: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_whole, position: string) => literal(values[Number(position) - 1]));
}

function literal(value: unknown): string {
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return 'null';
  throw new Error('a value explain cannot be given');
}
