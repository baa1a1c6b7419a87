import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfNeeded } from './lib/build.mjs';
import { root } from './lib/paths.mjs';

let folder;
const started = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  chmodSync(folder, 0o755);
  await buildIfNeeded('Building');
}, 120_000);

afterAll(async () => {
  await Promise.all(started.filter(isRunning).map(({ child }) => kill(child, 'SIGINT')));
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

const isRunning = ({ child }) => child.exitCode === null && child.signalCode === null;

/** `npm start` in a process group of its own, as a terminal has it; production, so that nothing is seeded. */
function npmStart(port, dataDir = folder) {
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(dataDir, 'data') };
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true });
  const run = { child, output: '', port };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (run.output += text));
  started.push(run);
  return run;
}

/** Ctrl-C in a terminal reaches every process of the group. */
async function kill(child, signal) {
  const end = once(child, 'exit');
  process.kill(-child.pid, signal);
  const [code] = await end;
  return code;
}

/** How long that takes is measured by `npm run bench` and `npm run drill`. */
async function untilServing(run) {
  const begin = performance.now();
  while (run.child.exitCode === null && performance.now() - begin < 60_000) {
    const answer = await fetch(`http://127.0.0.1:${run.port}/api/saude/pronto`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error(`not serving:\n${run.output}`);
}

/** A port that is free and stays so until the server takes it: the system gives out none below 32,768 by itself. */
async function freePort() {
  const port = randomInt(10_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  return port;
}

describe('npm start', () => {
  test('serves web and calls, and ends with code 0 on Ctrl-C', async () => {
    const run = npmStart(await freePort());
    await untilServing(run);
    const page = await fetch(`http://127.0.0.1:${run.port}/`);
    expect(page.headers.get('content-type')).toMatch(/text\/html/);
    const contract = await fetch(`http://127.0.0.1:${run.port}/api/openapi.json`);
    expect(await contract.json()).toMatchObject({ openapi: '3.1.0' });
    const contractPage = await fetch(`http://127.0.0.1:${run.port}/api/docs/`);
    expect(await contractPage.text()).toContain('swagger-ui');
    expect(await kill(run.child, 'SIGINT')).toBe(0);
    expect(run.output).toMatch(/3\/5 .*\n[\s\S]*4\/5 .*\n[\s\S]*5\/5 /);
  });

  test('serves again with the data that is there, and stops on SIGTERM as well', async () => {
    const run = npmStart(await freePort());
    await untilServing(run);
    expect(await kill(run.child, 'SIGTERM')).toBe(0);
  });

  test('says that the port is in use, or the data folder, and leaves the first server alone', async () => {
    const first = npmStart(await freePort());
    await untilServing(first);
    const samePort = npmStart(first.port);
    expect(await once(samePort.child, 'exit')).toEqual([1, null]);
    expect(samePort.output).toContain(`Port ${first.port} on 127.0.0.1 is in use`);
    const sameData = npmStart(await freePort());
    expect(await once(sameData.child, 'exit')).toEqual([1, null]);
    expect(sameData.output).toMatch(/The data folder .* is in use by process \d+/);
    expect((await fetch(`http://127.0.0.1:${first.port}/api/saude/pronto`)).status).toBe(200);
    await kill(first.child, 'SIGINT');
  });

  test('serves again by itself after everything was killed', async () => {
    const first = npmStart(await freePort());
    await untilServing(first);
    await kill(first.child, 'SIGKILL');
    const next = npmStart(first.port);
    await untilServing(next);
    expect(await kill(next.child, 'SIGINT')).toBe(0);
  });
});
