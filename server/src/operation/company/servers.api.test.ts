import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { commandEnvironment, runFile } from '../../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { makeOrder } from '../../../test/orders.ts';
import { startUnkept, type Unkept } from '../../../test/pair.ts';
import { ownPort } from '../../../test/ports.ts';
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
  env = { ...commandEnvironment(world), DATABASE_URL_LESTE: await withConnection(leste.adminUrl, makeDba) };
  api = await startApi({ DATABASE_URL_LESTE: env['DATABASE_URL_LESTE'] ?? '' }, undefined, { world });
});
afterAll(async () => {
  await api.close();
  await leste.stop();
  await rm(folder, { recursive: true, force: true });
});

/** An administrator of `leste` who is no superuser. @returns his address */
async function makeDba(client: pg.Client): Promise<string> {
  await client.query("create role dba login createrole createdb password 'dba'");
  return `postgresql://dba:dba@127.0.0.1:${leste.port}/postgres`;
}

const run = (file: string, ...args: string[]) => runFile(join(import.meta.dirname, file), args, env);
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

const admin = () => ({ url: world.adminUrl, others: { leste: env['DATABASE_URL_LESTE'] ?? '' } });

describe('npm run company:move', () => {
  it('moves a company to another server and back while people read and write, with all they wrote', async () => {
    const joao = await api.signIn('1001', '123');
    const { order } = await makeOrder(api);
    const end = work(joao, order);
    try {
      const there = await move('--to', 'leste');
      expect(there).toEqual({ code: 0, said: expect.stringContaining('demo is on leste.') as string });
      expect(await serverOfDemo()).toBe('leste');
      await expect.poll(() => comment(joao, order, 'lá')).toBe(200);
      // What was written there is there, and not in the closed database.
      expect(await commentsIn(leste.adminUrl)).toContain('lá');
      expect(await commentsIn(world.adminUrl)).not.toContain('lá');
      expect((await run('move.ts', '--company', 'demo', '--to', 'leste')).said).toContain(
        'demo is on leste already.\n',
      );

      const back = await move('--first');
      expect(back).toEqual({
        code: 0,
        said: expect.stringContaining('demo is on the first server.') as string,
      });
      await expect.poll(() => comment(joao, order, 'de volta')).toBe(200);
    } finally {
      const { reads, written } = await end();
      expect([...new Set(reads)].filter((status) => ![200, 503].includes(status))).toEqual([]);
      expect(reads.filter((status) => status === 200).length).toBeGreaterThan(reads.length * 0.8);
      expect(written.length).toBeGreaterThan(20);
      expect(await commentsIn(world.adminUrl)).toEqual(
        expect.arrayContaining([...written, 'lá', 'de volta']),
      );
    }
    expect(await move('--drop-old')).toEqual({
      code: 0,
      said: `Dropped: ${placeOf(world.companyDatabase, 'leste')}\n`,
    });
    expect((await move('--drop-old')).said).toContain('No move has left anything');
  }, 120_000);

  it('refuses commands while nothing may be written, for as long as the move gives signs of life', async () => {
    const joao = await api.signIn('1001', '123');
    const { order } = await makeOrder(api);
    await api.control(
      "insert into empresa_mudanca (nr_seq_empresa, cd_destino, dt_sinal) select nr_sequencial, 'leste', now() from empresa where ds_empresa = 'DEMO'",
    );
    await api.control("select pg_notify('empresa', '')");
    const body = { nr_seq_clifor: joao.person, ds_observacao: 'já?' };
    const sent = () => api.call('commentOrder', { params: { id: String(order) }, body }, joao);
    await expect.poll(async () => (await sent()).codigo).toBe('EMPRESA_EM_MUDANCA');
    expect((await sent()).headers['retry-after']).toBe('5');
    expect((await api.call('listOrders', { query: {} }, joao)).status).toBe(200);
    await api.control("update empresa_mudanca set dt_sinal = now() - interval '11 seconds'");
    await expect.poll(async () => (await sent()).status, { timeout: 5_000 }).toBe(200);
    await api.control('delete from empresa_mudanca');
  });

  it.each(['Copying', 'comparing', 'Switching'])(
    'killed at "%s" can be run again; before the switch people go on writing meanwhile',
    async (line) => {
      const joao = await api.signIn('1001', '123');
      const { order } = await makeOrder(api);
      await killedAt(line);
      if (line !== 'Switching')
        await expect.poll(() => comment(joao, order, `${line} killed`), { timeout: 20_000 }).toBe(200);
      expect(await move('--to', 'leste')).toEqual({
        code: 0,
        said: expect.stringContaining('demo is on leste') as string,
      });
      await expect.poll(() => comment(joao, order, line)).toBe(200);
      expect(await commentsIn(leste.adminUrl)).toContain(line);
      expect((await move('--first')).code).toBe(0);
      expect(await commentsIn(world.adminUrl)).toContain(line);
      // No sign of life of the move is left, so everything goes on at once.
      await expect.poll(() => comment(joao, order, `${line} back`)).toBe(200);
    },
    120_000,
  );

  it('touches no database that is not its own', async () => {
    expect((await move('--drop-old')).code).toBe(0);
    await withConnection(leste.adminUrl, (client) =>
      client.query(`create database ${world.companyDatabase}`),
    );
    const theirs = addressOf(leste.adminUrl, world.companyDatabase);
    await withConnection(theirs, (client) => client.query('create table theirs ()'));
    const { code, said } = await move('--to', 'leste');
    expect([code, said]).toEqual([1, expect.stringContaining('not of this move: nothing was touched')]);
    expect(await serverOfDemo()).toBeNull();
    await withConnection(theirs, (client) => client.query('select from theirs'));
    await withConnection(leste.adminUrl, (client) => client.query(`drop database ${world.companyDatabase}`));
  });
});

describe('the outage of a server', () => {
  const key = 'abcdef0123456789abcdef0123456789';
  const port = ownPort('servers');
  let product: ChildProcess | undefined;
  let words = '';
  afterAll(() => product?.kill('SIGKILL'));

  const signInThere = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: key },
      body: JSON.stringify({ matricula: '1', cpf: '123' }),
    });
    const { codigo } = (await answer.json()) as { codigo: string };
    return { codigo, status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  const away = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/saude/pronto`);
    return [answer.status, ((await answer.json()) as { servidores_ausentes?: string[] }).servidores_ausentes];
  };

  it('touches its companies only', async () => {
    const joao = await api.signIn('1001', '123');
    await leste.kill();
    const refused = await api.call('login', {
      body: { matricula: '1', cpf: '123' },
      headers: { apikey: key },
    });
    expect([refused.status, refused.codigo]).toEqual([503, 'OCUPADO']);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await api.call('listOrders', { query: {} }, joao)).status).toBe(200);
  });

  it('does not keep the product from starting, which names it and serves the others', async () => {
    product = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
      env: { PATH: process.env['PATH'], ...env, PORT: String(port), PROCESSES: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    product.stdout?.on('data', (text: Buffer) => {
      words += text.toString();
    });
    await vi.waitFor(() => expect(words).toContain('Ready: '), { timeout: 30_000 });
    expect(words).toContain(
      'WARNING: the server leste does not answer: its companies (1) are not served until it does.',
    );
    expect(await away()).toEqual([200, ['leste']]);
    expect(await signInThere()).toEqual({ codigo: 'EMPRESA_FORA_DO_AR', status: 503, retryAfter: '5' });
    const metrics = await (await fetch(`http://127.0.0.1:${port}/api/metricas`)).text();
    expect(metrics).toContain('terminal_servidor_responde{servidor="leste"} 0');
  }, 60_000);

  it('ends by itself once it answers again', async () => {
    leste = await startUnkept(join(folder, 'leste'));
    await expect.poll(signInThere, { timeout: 20_000 }).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
    expect(await away()).toEqual([200, undefined]);
  }, 40_000);

  it('without a word is noticed, and nobody waits for it any longer', async () => {
    await leste.signal('SIGSTOP');
    try {
      await expect.poll(away, { timeout: 30_000 }).toEqual([200, ['leste']]);
      expect(await signInThere()).toMatchObject({ codigo: 'EMPRESA_FORA_DO_AR' });
    } finally {
      await leste.signal('SIGCONT');
    }
    await expect.poll(signInThere, { timeout: 20_000 }).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
  }, 60_000);
});

const move = (...args: string[]) => run('move.ts', '--empresa', 'demo', ...args);

/** Begins a move and kills it without a word once it says something. */
async function killedAt(line: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'move.ts'), '--empresa', 'demo', '--to', 'leste'],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  child.stdout.on('data', (text: Buffer) => {
    if (text.toString().includes(line)) child.kill('SIGKILL');
  });
  await once(child, 'close');
}

const comment = async (who: Signed, order: number, text: string): Promise<number> => {
  const body = { nr_seq_clifor: who.person, ds_observacao: text };
  return (await api.call('commentOrder', { params: { id: String(order) }, body }, who)).status;
};

/** Reads and writes until told to end. @returns the answers of reading, and what was acknowledged */
function work(who: Signed, order: number) {
  let going = true;
  const reads: number[] = [];
  const written: string[] = [];
  const read = async () => {
    for (; going; await sleep(20)) reads.push((await api.call('listOrders', { query: {} }, who)).status);
  };
  const write = async (name: string) => {
    for (let n = 0; going; n += 1, await sleep(5)) {
      const text = `${name} ${n}`;
      if ((await comment(who, order, text)) === 200) written.push(text);
    }
  };
  const all = Promise.all([read(), write('a'), write('b'), write('c')]);
  return async () => {
    going = false;
    await all;
    return { reads, written };
  };
}

const serverOfDemo = async () =>
  (
    await api.control<{ server: string | null }>(
      "select cd_servidor as server from empresa where ds_empresa = 'DEMO'",
    )
  )[0]?.server;

/** Texts of the comments in the database of a server. */
const commentsIn = (url: string) =>
  withConnection(addressOf(url, world.companyDatabase), async (client) => {
    const { rows } = await client.query<{ text: string }>('select ds_observacao as text from os_comentario');
    return rows.map(({ text }) => text);
  });
