import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyAsStandby, startUnkept, type Unkept, untilFollowed } from '../../../test/pair.ts';
import { number } from '../row.ts';
import { withConnection } from './connection.ts';
import { refusalOf } from './failures.ts';
import { readAddress } from './hosts.ts';
import { type ControlDb, type Databases, openDatabases } from './pools.ts';
import { Primary, primaryOf } from './primary.ts';
import { one } from './sql.ts';

let folder: string;
let [first, second]: Unkept[] = [];
let databases: Databases;
let address: string;

const nameBoth = (one: Unkept, other: Unkept) =>
  readAddress(one.adminUrl.replace(`:${one.port}/`, `:${one.port},127.0.0.1:${other.port}/`));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-pair-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await (await startUnkept(one)).stop();
  await copyAsStandby(one, other);
  first = await startUnkept(one);
  second = await startUnkept(other);
  await untilFollowed(first, 'async');
  address = nameBoth(second, first);
  databases = openDatabases('postgres', {
    appUrl: address,
    poolSize: 2,
    poolTotal: 4,
    onError: () => undefined,
  });
}, 60_000);

afterAll(async () => {
  await databases.close();
  await first?.stop();
  await second?.stop();
  await rm(folder, { recursive: true, force: true });
});
