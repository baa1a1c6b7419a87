import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';

let api: Api;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terminal-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>x</title>');
  api = await startApi({}, folder);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('a page lets frames show nothing from elsewhere: what routines of hosts answer comes from us', async () => {
  await api.control(
    `insert into empresa (ds_empresa, db_name, ds_host, st_status)
     values ('UM', 'um', 'https://rotinas.um.com.br', 'A'), ('DOIS', 'dois', 'http://10.0.0.5:8080/', 'A'),
            ('FORA', 'fora', 'https://fora.com.br', 'I'), ('ERRADA', 'errada', 'https://x.com; script-src *', 'A'),
            ('PASTA', 'pasta', 'https://y.com/pasta', 'A')`,
  );
  const page = await api.app.inject({ method: 'GET', url: '/agendadorTarefas' });
  const policy = String(page.headers['content-security-policy']).split(';');
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("font-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.headers['permissions-policy']).toContain('camera=(self)');
  expect(page.headers['permissions-policy']).toContain('geolocation=()');
});
