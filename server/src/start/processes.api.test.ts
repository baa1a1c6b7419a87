import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { ownPort } from '../../test/ports.ts';

const port = ownPort('processes');
let server: ChildProcess;
let words = '';

beforeAll(async () => {
  const { adminUrl, secretKey } = inject('testCluster');
  server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: adminUrl,
      SECRET_KEY: secretKey,
      CONTROL_DATABASE: `controle_processos_${randomUUID().slice(0, 8)}`,
      PORT: String(port),
      PROCESSES: '2',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.on('data', (text: Buffer) => {
    words += text.toString();
  });
  await vi.waitFor(() => expect(words).toContain('Ready: '), { timeout: 30_000 });
});
afterAll(() => {
  server.kill('SIGKILL');
});

/** Process numbers of those that serve. */
async function serving(): Promise<number[]> {
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** A connection of its own, as another browser would have. */
const ask = (path: string) =>
  fetch(`http://127.0.0.1:${port}/api/${path}`, { headers: { Connection: 'close' } });

/** Calls one after the other until told to end. @returns the answers that were none of success */
function askOn() {
  let ended = false;
  const failed: unknown[] = [];
  const loop = async () => {
    while (!ended) {
      const { status } = await ask('getEmpresas').catch((error: unknown) => ({ status: error }));
      if (status !== 200) failed.push(status);
      await sleep(50);
    }
  };
  const loops = [loop(), loop(), loop()];
  return async () => {
    ended = true;
    await Promise.all(loops);
    return failed;
  };
}

it('are as many as were asked for, and tell their metrics together', async () => {
  expect(await serving()).toHaveLength(2);
  const calls = async () => {
    const text = await (await ask('metricas')).text();
    return Number(/chamada_segundos_count\{chamada="getHealth",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const before = await calls();
  for (let n = 0; n < 10; n += 1) await ask('saude');
  expect(await calls()).toBe(before + 10);
});

it('are renewed one by one while every call is answered', async () => {
  const before = await serving();
  const end = askOn();
  server.kill('SIGUSR2');
  await expect.poll(() => words, { timeout: 90_000 }).toContain('All processes are new.');
  expect(await end()).toEqual([]);
  const after = await serving();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
}, 120_000);

it('are followed by another when one is killed; the other answers meanwhile', async () => {
  const [one = 0, other] = await serving();
  process.kill(one, 'SIGKILL');
  await expect.poll(() => words).toContain(`Process ${one} ended (SIGKILL)`);
  const end = askOn();
  await expect.poll(serving, { timeout: 30_000 }).toHaveLength(2);
  await sleep(300);
  expect(await end()).toEqual([]);
  expect(await serving()).toContain(other);
});

it('end with the one that began them', async () => {
  const pids = await serving();
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
