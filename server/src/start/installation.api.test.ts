import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandEnvironment, runFile } from '../../test/command.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { ownPort } from '../../test/ports.ts';
import { withConnection } from '../core/db/connection.ts';
import { addressOf } from '../core/db/places.ts';
import { roleAddress } from '../core/db/roles.ts';
import { keyMark } from '../core/keys.ts';

const source = join(import.meta.dirname, '..');
const wrong = 'another key, of some other installation';
const port = String(ownPort('installation'));

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await cloneWorld();
  folder = await mkdtemp(join(tmpdir(), 'terminal-installation-'));
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'a-file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** An address that accepts connections and never answers. */
const silent = createServer();
beforeAll(() => once(silent.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => silent.close());
const silentBucket = () =>
  `s3://pictures?region=us-east-1&endpoint=http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
const filesPlaces: Readonly<Record<string, () => string>> = {
  'below a file': () => `file://${folder}/a-file/files`,
  'a silent bucket': silentBucket,
};

const env = (more: Record<string, string> = {}) => ({
  ...commandEnvironment(world),
  PORT: port,
  FILES_URL: `file://${folder}/files`,
  ...more,
});
const control = <Row extends object>(text: string, values: unknown[] = []) =>
  withConnection(addressOf(world.adminUrl, world.controlDatabase), async (client) => {
    const { rows } = await client.query<Row>(text, values);
    return rows;
  });
const marked = (mark: string | null) => control('update instalacao set cd_chave = $1', [mark]);
const mark = async () =>
  (await control<{ cd_chave: string | null }>('select cd_chave from instalacao'))[0]?.cd_chave;
const roleStillSignsIn = () =>
  withConnection(
    roleAddress(world.adminUrl, 'terminal_app', world.secretKey, world.controlDatabase),
    async () => true,
  );

describe('a key that is not that of the data', () => {
  const attempts: [string, string[], string][] = [
    ['operation/company/create.ts', ['--empresa', 'COM OUTRA CHAVE'], ''],
    ['panel/create.ts', ['--nome', 'X', '--matricula', '7', '--nivel', 'A'], '789\n\n'],
    ['operation/company/suspend.ts', ['--empresa', 'DEMO'], ''],
    ['main.ts', [], ''],
  ];

  it.each(attempts)('is refused by %s before anything is touched, by the mark', async (file, args, input) => {
    await marked(keyMark(world.secretKey));
    const told = await runFile(join(source, file), args, env({ SECRET_KEY: wrong }), input);
    expect(told.code).toBe(1);
    expect(told.said).toContain(
      'SECRET_KEY is not the key these data were written with: nothing was touched.',
    );
    expect(told.said).not.toContain('    at ');
    expect(await roleStillSignsIn()).toBe(true);
    expect(
      await control("select from empresa where st_status <> 'A' or ds_empresa like 'COM OUTRA%'"),
    ).toEqual([]);
  });

  it('is refused by the passwords of the roles where the data bear no mark', async () => {
    await marked(null);
    const told = await runFile(
      join(source, 'operation/company/create.ts'),
      ['--empresa', 'X'],
      env({ SECRET_KEY: wrong }),
    );
    expect(told).toEqual({ code: 1, said: expect.stringContaining('SECRET_KEY is not the key') as string });
    expect(await roleStillSignsIn()).toBe(true);
  });

  it('is refused on a server whose roles have another, also for an installation still to be begun', async () => {
    const told = await runFile(
      join(source, 'operation/company/create.ts'),
      ['--empresa', 'X', '--begin'],
      env({ SECRET_KEY: wrong, CONTROL_DATABASE: `outro_${randomUUID().slice(0, 8)}` }),
    );
    expect(told).toEqual({ code: 1, said: expect.stringContaining('SECRET_KEY is not the key') as string });
  });

  it('is taken while keys are changed; the mark follows the one of now', async () => {
    await marked(keyMark(wrong));
    const name = `GIRO ${randomUUID().slice(0, 8)}`;
    const told = await runFile(
      join(source, 'operation/company/create.ts'),
      ['--empresa', name],
      env({ SECRET_KEY_OTHER: wrong }),
    );
    expect(told).toMatchObject({ code: 0 });
    expect(await mark()).toBe(keyMark(world.secretKey));
  });

  it('is taken by force alone, when the other one is lost', async () => {
    await marked(keyMark(wrong));
    const told = await runFile(join(source, 'start/rotate.ts'), ['--key-lost'], env());
    expect(told).toEqual({ code: 0, said: expect.stringContaining('entered anew') as string });
    expect(await mark()).toBe(keyMark(world.secretKey));
  });
});

describe('what cannot be', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['files that cannot be written', { FILES_URL: 'below a file' }, /^FILES_URL: .+ cannot be written: /],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      /^192\.0\.2\.1:\d+ is no address of this machine/,
    ],
    [
      'an address of another machine for the panel',
      { PANEL_PORT: String(Number(port) + 1), PANEL_HOST: '192.0.2.1' },
      /^192\.0\.2\.1:\d+ is no address of this machine: set HOST or PANEL_HOST/,
    ],
    [
      'a bucket that does not answer',
      { FILES_URL: 'a silent bucket' },
      /^FILES_URL: the bucket pictures cannot be written: .*10 s/,
    ],
    ['a wrong password of PostgreSQL', { DATABASE_URL: 'wrong' }, /PostgreSQL does not take the password/],
    [
      'a PostgreSQL that is not there',
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:9/x' },
      /PostgreSQL does not answer/,
    ],
    [
      'hosts that are not there',
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:9,127.0.0.1:19/x' },
      /no host takes writes: 127\.0\.0\.1:9 absent, 127\.0\.0\.1:19 absent\. Look at the hosts of DATABASE_URL/,
    ],
    [
      'a wrong password, and another host that is not there',
      { DATABASE_URL: 'wrong, of two hosts' },
      /PostgreSQL does not take the password/,
    ],
    ['two wrong values', { POOL_SIZE: '0', HOST: '' }, /^HOST: .+\nPOOL_SIZE: .+\n$/],
  ])('is told in a sentence at the start: %s', async (_what, more, sentence) => {
    const address = new URL(world.adminUrl);
    address.password = 'wrong';
    const hosts = more['DATABASE_URL'] === 'wrong' ? address.host : `127.0.0.1:9,${address.host}`;
    const given = {
      ...more,
      ...(more['DATABASE_URL']?.startsWith('wrong') && {
        DATABASE_URL: address.href.replace(address.host, hosts),
      }),
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      ...(more['FILES_URL'] === undefined ? {} : { FILES_URL: filesPlaces[more['FILES_URL']]?.() ?? '' }),
    };
    const told = await runFile(join(source, 'main.ts'), [], env(given));
    expect(told.code).toBe(1);
    expect(told.said).toMatch(sentence);
    expect(told.said).not.toContain('    at ');
    expect(told.said).not.toContain('Bringing the databases up to date');
  });

  it('is a data folder below a file', async () => {
    const dataDir = join(folder, 'a-file', 'data');
    const told = await runFile(join(source, 'main.ts'), [], { DATA_DIR: dataDir, PORT: port });
    expect(told.code).toBe(1);
    expect(told.said).toContain('Look at DATA_DIR');
    const keyed = { DATA_DIR: dataDir, PORT: port, SECRET_KEY: 'a key that is long enough for a server' };
    const withKey = await runFile(join(source, 'main.ts'), [], keyed);
    expect(withKey.said).toMatch(/^DATA_DIR: .+ cannot be written: /);
    expect(told.said).not.toContain('    at ');
  });
});

describe('data that are in production', () => {
  beforeAll(() => control('update instalacao set dt_producao = now()'));
  afterAll(() => control('update instalacao set dt_producao = null'));

  it.each([[{}], [{ NODE_ENV: 'development' }], [{ NODE_ENV: 'test' }]])(
    'are not served with %j',
    async (more) => {
      const told = await runFile(join(source, 'main.ts'), [], env(more));
      expect(told).toEqual({
        code: 1,
        said: expect.stringContaining('start with NODE_ENV=production') as string,
      });
    },
  );

  it('want a password of a user of the panel, whatever the command was told', async () => {
    const args = ['--nome', 'X', '--matricula', '8', '--nivel', 'A'];
    const told = await runFile(join(source, 'panel/create.ts'), args, env(), '789\n\n');
    expect(told).toEqual({ code: 1, said: expect.stringContaining('password') as string });
  });

  it.each(['prod', 'Production', ''])('are not opened to everybody by NODE_ENV=%j', async (NODE_ENV) => {
    const told = await runFile(join(source, 'main.ts'), [], env({ NODE_ENV }));
    expect(told).toEqual({ code: 1, said: expect.stringContaining('NODE_ENV: ') as string });
  });
});

describe('a command that was pointed at nothing', () => {
  it.each([
    ['operation/company/create.ts', ['--empresa', 'X']],
    ['operation/company/suspend.ts', ['--empresa', 'X']],
    ['terminal/create.ts', ['--empresa', 'X', '--nome', 'Y']],
  ])('says so and makes nothing: %s', async (file, args) => {
    const dataDir = join(folder, 'nothing');
    const told = await runFile(join(source, file), args, { DATA_DIR: dataDir });
    expect(told).toEqual({
      code: 1,
      said: expect.stringContaining(`There is no installation in ${dataDir}`) as string,
    });
    expect(await readdir(folder)).not.toContain('nothing');
    const outside = await runFile(join(source, file), args, env({ CONTROL_DATABASE: 'nenhuma' }));
    expect(outside).toEqual({
      code: 1,
      said: expect.stringContaining('There is no installation in') as string,
    });
  });

  it('finds it with the file the service has its environment from; what is set already wins', async () => {
    const file = join(folder, 'terminal.env');
    await writeFile(
      file,
      Object.entries({ ...commandEnvironment(world), SECRET_KEY: wrong })
        .map(([name, value]) => `${name}=${value}`)
        .join('\n'),
    );
    const args = ['--empresa', 'DEMO', '--env-file', file];
    const refused = await runFile(join(source, 'operation/company/host.ts'), args, {});
    expect(refused.said).toContain('SECRET_KEY is not the key');
    const told = await runFile(join(source, 'operation/company/host.ts'), args, {
      SECRET_KEY: world.secretKey,
    });
    expect(told).toMatchObject({ code: 0 });
    const missing = await runFile(
      join(source, 'operation/company/host.ts'),
      ['--empresa', 'DEMO', '--env-file', '/no/file'],
      {},
    );
    // Node itself reads --env-file at any position, and reports a missing file.
    expect(missing.code).not.toBe(0);
    expect(missing.said).toContain('/no/file');
  });
});

describe('npm run demo:reset', () => {
  const reset = (dataDir: string) => runFile(join(source, '../db/seed/reset.ts'), [], { DATA_DIR: dataDir });

  it('throws no company away that is somebody’s own', async () => {
    const dataDir = join(folder, 'real');
    const made = await runFile(
      join(source, 'operation/company/create.ts'),
      ['--empresa', 'Minha', '--begin'],
      {
        DATA_DIR: dataDir,
      },
    );
    expect(made).toMatchObject({ code: 0 });
    expect(await reset(dataDir)).toEqual({
      code: 1,
      said: 'Minha is no company of the demonstration: nothing was thrown away.\n',
    });
    await rm(join(dataDir, 'secret.key'));
    const without = await runFile(join(source, 'operation/company/create.ts'), ['--empresa', 'Outra'], {
      DATA_DIR: dataDir,
    });
    expect(without).toEqual({ code: 1, said: expect.stringContaining('put the kept key back') as string });
    expect(await readdir(dataDir)).not.toContain('secret.key');
  });
});
