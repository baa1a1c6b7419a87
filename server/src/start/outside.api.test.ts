import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ownPort } from '../../test/ports.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, '..');
const port = ownPort('outside');
const company = `FORA ${randomUUID().slice(0, 8)}`;

let server: ChildProcess | undefined;
let env: NodeJS.ProcessEnv;
let words = '';

beforeAll(() => {
  const { adminUrl, secretKey } = inject('testCluster');
  env = {
    PATH: process.env['PATH'],
    DATABASE_URL: adminUrl,
    SECRET_KEY: secretKey,
    CONTROL_DATABASE: `controle_fora_${randomUUID().slice(0, 8)}`,
    PORT: String(port),
  };
});
afterAll(async () => {
  if (server === undefined) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

it('a company is made on a PostgreSQL that is not ours, and served from there', async () => {
  const made = await run(
    process.execPath,
    [join(source, 'operation/company/create.ts'), '--empresa', company, '--begin'],
    { env },
  );
  expect(made.stdout).toContain(`${company} is ready`);
  server = spawn(process.execPath, [join(source, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout?.on('data', (text: Buffer) => {
    words += text.toString();
  });
  await expect.poll(() => words, { timeout: 15_000 }).toContain('Ready: ');
  expect(words).toContain('Using the PostgreSQL of DATABASE_URL');
  expect(words).not.toContain('demonstration companies');
  const response = await fetch(`http://127.0.0.1:${port}/api/getEmpresas`);
  const companies = (await response.json()) as { ds_empresa: string }[];
  expect(companies.map(({ ds_empresa }) => ds_empresa)).toEqual([company.toUpperCase()]);
});

it('a server refuses to start on it without the key', async () => {
  const { SECRET_KEY: _missing, ...without } = env;
  const started = run(process.execPath, [join(source, 'main.ts')], { env: without });
  await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('SECRET_KEY') as unknown });
});
