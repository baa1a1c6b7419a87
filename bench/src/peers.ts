import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Headers } from './http.ts';

/** A program the product is measured beside, in a process of its own. */
interface Peer {
  base: string;
  stop(): Promise<void>;
}

const folder = join(import.meta.dirname, '../peers');

/** Express and an ORM on the same database. @param url of the company database, for the server's role */
export const startExpress = (url: string): Promise<Peer> =>
  start('express', { DATABASE_URL: url, NODE_ENV: 'production' });

/** The product's HTTP server with an answer that is there already. */
export async function startConstant(answer: string): Promise<Peer> {
  const place = await mkdtemp(join(tmpdir(), 'terminal-bench-'));
  const file = join(place, 'answer.json');
  await writeFile(file, answer);
  try {
    return await start('constant', { ANSWER: file });
  } finally {
    await rm(place, { recursive: true });
  }
}

async function start(name: 'express' | 'constant', settings: NodeJS.ProcessEnv): Promise<Peer> {
  const server = fork(join(folder, `${name}.ts`), {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const told = await Promise.race([once(server, 'message'), ended.then(() => null)]);
  if (told === null) throw new Error(`peers/${name}.ts did not start`);
  // Its address is the first thing it tells.
  const [{ port }] = told as [{ port: number }];
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

/**
 * What a peer answers is what the product answers, as far as it answers it.
 * @throws when a fact differs: it would be measured with another work
 */
export async function compare(product: string, headers: Headers, peer: string): Promise<void> {
  const [ours, theirs] = await Promise.all([read(product, headers), read(peer, {})]);
  const different = difference(theirs, ours, '');
  if (different !== null) throw new Error(`${peer} differs from ${product}: ${different}`);
}

async function read(url: string, headers: Headers): Promise<unknown> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const isMoment = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);

/** The first fact of `some` that is another one in `all`; null: none. */
function difference(some: unknown, all: unknown, place: string): string | null {
  if (Array.isArray(some) && Array.isArray(all) && some.length !== all.length)
    return `${place}: ${some.length} and ${all.length}`;
  if (typeof some === 'object' && some !== null && typeof all === 'object' && all !== null) {
    for (const [name, value] of Object.entries(some)) {
      const found = difference(value, (all as Record<string, unknown>)[name], `${place}.${name}`);
      if (found !== null) return found;
    }
    return null;
  }
  const same =
    typeof some === 'string' && typeof all === 'string' && isMoment(some)
      ? Date.parse(some) === Date.parse(all)
      : some === all;
  return same ? null : `${place}: ${String(some)} and ${String(all)}`;
}
