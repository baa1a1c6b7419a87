import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { cloneWorld } from '../../../test/database.ts';
import { ownPort } from '../../../test/ports.ts';
import { makeSchedule, startCompanyHost } from '../../../test/scheduler.ts';
import { addressOf } from '../../core/db/places.ts';

const main = join(import.meta.dirname, '../../main.ts');
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

it('two servers and a kill -9 in the middle: the slot is asked for once, and its run ends as failed', async () => {
  const world = await cloneWorld();
  const pool = new pg.Pool({ connectionString: addressOf(world.adminUrl, world.controlDatabase), max: 1 });
  closers.push(() => pool.end());
  const control = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await pool.query<Row>(text, values)).rows;
  // A routine under way: the host has the request and does not answer.
  const host = await startCompanyHost(() => undefined);
  closers.push(host.close);
  await control('delete from agendamento');
  await control('update empresa set ds_host = $1', [host.url]);
  const { schedule } = await makeSchedule({ control }, { path: '/demorada' });
  const runs = () =>
    control<{ st_execucao: string; ds_erro: string | null }>(
      'select st_execucao, ds_erro from agendamento_execucao where nr_seq_agendamento = $1',
      [schedule],
    );

  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: world.adminUrl,
    SECRET_KEY: world.secretKey,
    CONTROL_DATABASE: world.controlDatabase,
    SCHEDULER_EVERY_MS: '100',
    ROUTINE_NETWORKS: '127.0.0.1/32',
  };
  const serve = (port: number) => startServer({ ...env, PORT: String(port) });
  const port = ownPort('crash');
  const servers = [await serve(port), await serve(port + 1)];
  await expect.poll(() => host.visits.length, { timeout: 15_000 }).toBe(1);
  for (const server of servers) await kill(server);
  expect(await runs()).toEqual([{ st_execucao: 'X', ds_erro: null }]);

  await serve(port + 2);
  await control("update agendamento_execucao set dt_record = now() - interval '10 minutes'");
  await expect.poll(async () => (await runs())[0]?.st_execucao, { timeout: 15_000 }).toBe('F');
  expect(await runs()).toEqual([
    { st_execucao: 'F', ds_erro: 'interrompida: o servidor que a executava parou' },
  ]);
  expect(host.visits).toHaveLength(1);
}, 60_000);

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let words = '';
  server.stdout?.on('data', (text: Buffer) => {
    words += text.toString();
  });
  closers.push(() => kill(server));
  await expect.poll(() => words, { timeout: 20_000 }).toContain('Ready: ');
  return server;
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}
