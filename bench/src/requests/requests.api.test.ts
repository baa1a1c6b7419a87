import { calls } from '@terminal/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Api, startApi } from '../../../server/test/api.ts';
import { promises } from '../promises.ts';
import { barrage, type Tally } from './barrage.ts';
import { tryHoles } from './holes.ts';
import { described } from './report.ts';

const seed = 20_260_420;
/** So many of every call, however many calls there are. */
const count = 25 * Object.keys(calls).length;

let api: Api;
let tally: Tally;
let open: string[];
const loose: unknown[] = [];
const keep = (error: unknown) => loose.push(error);
const clients: pg.Client[] = [];

async function connect(database: string): Promise<pg.Client> {
  const address = new URL(inject('testCluster').adminUrl);
  address.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  clients.push(client);
  return client;
}

beforeAll(async () => {
  process.on('unhandledRejection', keep);
  api = await startApi();
  const address = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const field = {
    port: Number(address.port),
    company: await connect(api.companyDatabase),
    control: await connect(api.controlDatabase),
  };
  open = await tryHoles(field);
  tally = await barrage(field, { seed, from: 0, count });
}, 300_000);
afterAll(async () => {
  process.off('unhandledRejection', keep);
  await Promise.all(clients.map((client) => client.end()));
  await api.close();
});

describe('whatever is sent to any call', () => {
  it('is done as the contract says, or refused with a reason and the right status', () => {
    expect(tally.breaches.map(described).join('\n')).toBe('');
    expect(tally.sent).toBe(count);
  });

  it('reaches what lies behind the checks', () => {
    expect(tally.done.size).toBeGreaterThan(Object.keys(calls).length * 0.55);
  });

  it('finds none of the holes open that were found once', () => {
    expect(open).toEqual([]);
  });

  it('leaves no failure that nobody waited for', () => {
    expect(loose).toEqual([]);
  });

  it.each(Object.entries(promises))('never leads to this: %s', async (_what, statement) => {
    const [row] = await api.sql<{ count: string }>(statement);
    expect(Number(row?.count)).toBe(0);
  });
});
