import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { commandEnvironment, runFile } from '../../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { makeOrder } from '../../../test/orders.ts';
import { startUnkept, type Unkept } from '../../../test/pair.ts';
import { withConnection } from '../../core/db/connection.ts';
import { addressOf, placeOf } from '../../core/db/places.ts';
import { migrateAll } from './migrate.service.ts';

// Two PostgreSQL servers: the first one of the tests, and `leste`.
let folder: string;
let leste: Unkept;
let world: TestWorld;
let env: Record<string, string>;
let api: Api;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-servers-'));
  await chmod(folder, 0o755); // PostgreSQL may run under another account
  leste = await startUnkept(join(folder, 'leste'));
  world = await cloneWorld();
  env = { ...commandEnvironment(world), DATABASE_URL_LESTE: leste.adminUrl };
  api = await startApi({ DATABASE_URL_LESTE: leste.adminUrl }, undefined, { world });
});
afterAll(async () => {
  await api.close();
  await leste.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (file: string, ...args: string[]) => runFile(join(import.meta.dirname, file), args, env);
const ask = (path: string, apikey: string, token = '') =>
  api.app.inject({ method: 'GET', url: `/api/${path}`, headers: { apikey, token } });

describe('a company on another server', () => {
  it('is made there and served from there', async () => {
    const key = 'abcdef0123456789abcdef0123456789';
    const made = await run('create.ts', '--empresa', 'Nova Leste', '--server', 'LESTE', '--key', key);
    expect(made).toEqual({ code: 0, said: expect.stringContaining('empresa_nova_leste@leste') as string });
    const [row] = await api.control<{ cd_servidor: string; ds_endereco: string }>(
      `select s.cd_servidor, s.ds_endereco from empresa e join servidor s using (cd_servidor) where e.cd_apikey = '${key}'`,
    );
    expect(row).toEqual({ cd_servidor: 'leste', ds_endereco: `127.0.0.1:${leste.port}` });
    const refused = await api.call('login', {
      body: { matricula: '1', cpf: '123' },
      headers: { apikey: key },
    });
    // Nobody is registered yet: the company's own database says so.
    expect(refused.codigo).toBe('LOGIN_RECUSADO');
    expect((await migrateAll(admin(), world)).map(({ error }) => error)).toEqual([undefined, undefined]);
  });

  it('on a server nobody knows is refused in a sentence', async () => {
    const { code, said } = await run('create.ts', '--empresa', 'Nova Oeste', '--server', 'oeste');
    expect([code, said]).toEqual([
      1,
      'The address of the server oeste is not known: DATABASE_URL_OESTE is not set.\n',
    ]);
  });
});

const admin = () => ({ url: world.adminUrl, others: { leste: leste.adminUrl } });

describe('npm run company:move', () => {
  it('moves a company to another server and back while somebody reads, with all it holds', async () => {
    const joao = await api.signIn('1001', '123');
    const { order } = await makeOrder(api);
    const answers: number[] = [];
    let reading = true;
    const reader = (async () => {
      while (reading) {
        answers.push((await api.call('listOrders', { query: {} }, joao)).status);
        await sleep(20);
      }
    })();
    const there = await run('move.ts', '--empresa', 'demo', '--to', 'leste');
    expect(there).toEqual({ code: 0, said: expect.stringContaining('demo is on leste.') as string });
    expect(await serverOfDemo()).toBe('leste');
    const comment = {
      params: { id: String(order) },
      body: { nr_seq_clifor: joao.person, ds_observacao: 'leste' },
    };
    await expect.poll(async () => (await api.call('commentOrder', comment, joao)).status).toBe(200);
    // What was written there is there, and not in the closed database.
    expect(await commentsIn(leste.adminUrl)).toEqual(['leste']);
    expect(await commentsIn(world.adminUrl)).toEqual([]);
    const again = await run('move.ts', '--company', 'demo', '--to', 'leste');
    expect(again.said).toBe('demo is on leste already.\n');

    const back = await run('move.ts', '--empresa', 'demo', '--first');
    expect(back).toEqual({
      code: 0,
      said: expect.stringContaining('demo is on the first server.') as string,
    });
    await expect.poll(async () => (await api.call('commentOrder', comment, joao)).status).toBe(200);
    reading = false;
    await reader;
    expect(await commentsIn(world.adminUrl)).toEqual(['leste', 'leste']);
    expect(new Set(answers)).not.toContain(500);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(answers.length * 0.8);

    expect(await run('move.ts', '--empresa', 'demo', '--drop-old')).toEqual({
      code: 0,
      said: `Dropped: ${placeOf(world.companyDatabase, 'leste')}\n`,
    });
    expect((await run('move.ts', '--empresa', 'demo', '--drop-old')).said).toContain(
      'No move has left anything',
    );
  }, 120_000);
});

const serverOfDemo = async () =>
  (
    await api.control<{ server: string | null }>(
      "select cd_servidor as server from empresa where ds_empresa = 'DEMO'",
    )
  )[0]?.server;

/** Texts of the comments of a test in the database of a server. */
const commentsIn = (url: string) =>
  withConnection(addressOf(url, world.companyDatabase), async (client) => {
    const { rows } = await client.query<{ text: string }>(
      "select ds_observacao as text from os_comentario where ds_observacao = 'leste'",
    );
    return rows.map(({ text }) => text);
  });
