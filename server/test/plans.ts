import pg from 'pg';
import type { Api } from './api.ts';

/**
 * Plan of the one statement a call sends, with small tables priced as large ones: where an index serves, it is chosen.
 * @throws when the call sent another number of statements
 */
export async function planOf(api: Api, send: () => Promise<unknown>): Promise<string> {
  await send();
  const statement = (await onlyStatement(api, send)) ?? (await onlyStatement(api, send));
  if (statement === undefined) throw new Error(`${api.statements.length} statements were sent`);
  return api.withClient(async (client) => {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${inline(statement.text, statement.values)}`,
    );
    await client.query('rollback');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

/**
 * The one statement a call sends; undefined when it was another number. Whoever the call is of is remembered for two
 * seconds, which may end between two calls: the second of two in a row then is one without that.
 */
async function onlyStatement(api: Api, send: () => Promise<unknown>) {
  api.statements.length = 0;
  await send();
  return api.statements.length === 1 ? api.statements[0] : undefined;
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
