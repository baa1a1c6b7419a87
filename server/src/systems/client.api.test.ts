import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keyText } from '@terminal/contract/key-secret';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

// As a stranger does it: types from the published description, his own compiler, the example as it is.

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const example = join(root, 'examples/client');
const tool = (name: string) => join(example, 'node_modules', name);

let api: Api;
let folder: string;
let url: string;

beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  // Node strips types of no file below node_modules.
  folder = await mkdtemp(join(example, 'made-'));
  await cp(join(example, 'client.ts'), join(folder, 'client.ts'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('a client made from the published description compiles and works with a key', async () => {
  const types = join(folder, 'api.ts');
  await run(process.execPath, [
    tool('openapi-typescript/bin/cli.js'),
    `${url}/api/openapi.json`,
    '--output',
    types,
  ]);
  const options =
    '--noEmit --strict --skipLibCheck --module nodenext --target es2024 --allowImportingTsExtensions';
  await run(process.execPath, [
    tool('typescript/bin/tsc'),
    ...options.split(' '),
    '--types',
    'node',
    join(folder, 'client.ts'),
  ]);

  const administrator = await api.signIn('1601', '789');
  await api.sql("update g_clifor set st_planos = 'S' where nr_sequencial = $1", [administrator.person]);
  const [{ plate: good }, { plate: doubtful }] = [await makeOrder(api), await makeOrder(api)];
  const segredo = randomBytes(32).toString('base64url');
  const body = {
    ds_chave: 'Telemetria',
    ds_chamadas: ['sendReadings', 'listHeldReadings'],
    qt_por_minuto: 60,
    dt_expira: null,
    nr_seq_clifor: administrator.person,
    nr_seq_filial: 1,
    segredo,
  };
  expect(await api.call('createKey', { body }, administrator)).toMatchObject({ status: 200 });
  const send = async (PLATE: string, KM: string) => {
    const env = { ...process.env, TERMINAL_URL: url, TERMINAL_KEY: keyText(api.apiKey, segredo), PLATE, KM };
    return (await run(process.execPath, [join(folder, 'client.ts')], { env })).stdout;
  };
  expect(await send(good, '5260')).toBe(`${good} G\n0 held\n`);
  expect(await send(doubtful, '9000000')).toBe(`${doubtful} R\n1 held\n`);
}, 120_000);
