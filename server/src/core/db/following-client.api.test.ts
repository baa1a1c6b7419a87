import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyAsStandby, startUnkept, type Unkept, untilFollowed, urlOfBoth } from '../../../test/pair.ts';
import { number } from '../row.ts';
import { withConnection } from './connection.ts';
import { refusalOf } from './failures.ts';
import { readAddress } from './hosts.ts';
import { createListening } from './listening.ts';
import { addressOf } from './places.ts';
import { type Databases, openDatabases } from './pools.ts';
import { one } from './sql.ts';

interface Pair {
  folders: string[];
  former: Unkept;
  standby: Unkept;
  databases: Databases;
}

let folder: string;
let pair: Pair;

const naming = (one: Unkept, other: Unkept) => readAddress(urlOfBoth(one, other));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-pair-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account
  const folders = [join(folder, 'one'), join(folder, 'other')] as const;
  await (await startUnkept(folders[0])).stop();
  await copyAsStandby(...folders);
  const [former, standby] = [await startUnkept(folders[0]), await startUnkept(folders[1])];
  await untilFollowed(former, 'async');
  const databases = openDatabases('postgres', {
    roleKey: {
      address: (_role, place) => addressOf(naming(standby, former), place),
      another: () => undefined,
    },
    poolSize: 2,
    poolTotal: 4,
    onError: () => undefined,
  });
  pair = { folders: [...folders], former, standby, databases };
});

afterAll(async () => {
  await pair.standby.signal('SIGCONT'); // when a test did not get that far
  await pair.databases.close();
  await pair.former.stop();
  await pair.standby.stop();
  await rm(folder, { recursive: true, force: true });
});

const portNow = () => one(pair.databases.control, number)`select current_setting('port')::int`;
const portOf = (address: string) =>
  withConnection(address, async (client) => {
    const { rows } = await client.query<{ port: number }>("select current_setting('port')::int as port");
    return rows[0]?.port;
  });

it('a connection is to the host that takes writes, whichever is named first', async () => {
  const { former, standby } = pair;
  expect(await portNow()).toBe(former.port);
  expect(await portOf(naming(former, standby))).toBe(former.port);
});

it('without it the caller is told to come again; after the promotion he is served by the new one', async () => {
  const { former, standby } = pair;
  let ended = 0;
  const listening = createListening(naming(standby, former), {
    notice: () => undefined,
    failed: () => undefined,
    ended: () => {
      ended += 1;
    },
  });
  await listening.open(['evento']);
  await former.kill();
  const lost = await portNow().catch(refusalOf);
  const meanwhile = await portNow().catch(refusalOf);
  await standby.promote();
  await expect.poll(() => portNow().catch(refusalOf), { timeout: 5_000 }).toBe(standby.port);
  expect([lost, meanwhile, ended]).toEqual(['OCUPADO', 'OCUPADO', 1]);
});

it('a former primary started as one is not gone back to, by connections of before nor by a new server', async () => {
  const { folders, standby } = pair;
  pair.former = await startUnkept(folders[0] ?? '');
  expect(await portOf(pair.former.adminUrl)).toBe(pair.former.port);
  expect(await portNow()).toBe(standby.port);
  // What an address in this order knew is forgotten with its last connection.
  expect(await portOf(naming(pair.former, standby))).toBe(standby.port);
});

it('a primary that is gone without a word is left once another host takes writes', async () => {
  const { former, standby } = pair;
  await portNow();
  await standby.signal('SIGSTOP');
  try {
    expect(await portNow().catch(refusalOf)).toBe('OCUPADO');
    expect(await portNow()).toBe(former.port);
  } finally {
    await standby.signal('SIGCONT');
  }
});
