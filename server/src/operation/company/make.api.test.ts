import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { migrateDatabase } from '../../core/db/migrate.ts';
import { addressOf } from '../../core/db/places.ts';
import { roleAddress } from '../../core/db/roles.ts';
import { startEmbedded } from '../../core/embedded/launcher.ts';
import { provisionControl } from '../../start/installation.service.ts';
import { createCompany } from './make.service.ts';
import { migrateAll } from './migrate.service.ts';
import { databaseNameOf } from './rules.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

const admin = () => ({ url: world.adminUrl });

const names = (await readdir(new URL('../../../db/migrations/company/', import.meta.url)))
  .map((file) => file.replace(/\.sql$/, ''))
  .toSorted();
/** The newest ones: the first takes the lock table of the former migrator away; all may be run again. */
const last = names.slice(names.indexOf('0113_one_table_of_migrations'));

describe('migrations', () => {
  it('find nothing to do the second time', async () => {
    expect(await migrateDatabase(addressOf(world.adminUrl, world.companyDatabase), 'company')).toEqual([]);
    expect(await migrateDatabase(addressOf(world.adminUrl, world.controlDatabase), 'control')).toEqual([]);
  });

  it('have one winner when two servers start together', async () => {
    const name = `junto_${world.companyDatabase}`;
    await withConnection(world.adminUrl, (client) =>
      client.query(`create database ${name} owner terminal_owner template template0`),
    );
    const url = addressOf(world.adminUrl, name);
    const [first, second] = await Promise.all([
      migrateDatabase(url, 'company'),
      migrateDatabase(url, 'company'),
    ]);
    expect([first.length === 0, second.length === 0].filter(Boolean)).toHaveLength(1);
    const { rows } = await withConnection(url, (client) =>
      client.query('select count(*)::int as n from motivo where ds_motivo = $1', ['Refeicao']),
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('leave nothing behind when one of them fails', async () => {
    const name = `falha_${world.companyDatabase}`;
    await withConnection(world.adminUrl, (client) =>
      client.query(`create database ${name} owner terminal_owner template template0`),
    );
    const url = addressOf(world.adminUrl, name);
    await withConnection(url, (client) =>
      client.query('create table evento (outro int); alter table evento owner to terminal_owner'),
    );
    await expect(migrateDatabase(url, 'company')).rejects.toThrow(/0006.*evento/);
    const { rows } = await withConnection(url, (client) =>
      client.query("select to_regclass('os') as os, to_regclass('filial') as filial"),
    );
    expect(rows).toEqual([{ os: null, filial: null }]);
  });

  it('stop a database that lacks one in the middle, and name it', async () => {
    const url = addressOf(world.adminUrl, (await cloneWorld()).companyDatabase);
    await withConnection(url, (client) => client.query("delete from migracao where name = '0017_tyre_life'"));
    await expect(migrateDatabase(url, 'company')).rejects.toThrow(/^company: not applied.*: 0017_tyre_life$/);
  });

  it('stop a database that has one without a file, and name it', async () => {
    const url = addressOf(world.adminUrl, (await cloneWorld()).companyDatabase);
    await withConnection(url, (client) => client.query("insert into migracao values ('0018_gone', '')"));
    await expect(migrateDatabase(url, 'company')).rejects.toThrow(/^company: applied.*: 0018_gone$/);
  });

  it('go on in a database of the former migrator and take its lock table away', async () => {
    const url = addressOf(world.adminUrl, (await cloneWorld()).companyDatabase);
    const left = await withConnection(url, async (client) => {
      await client.query(`
        set role terminal_owner;
        create table migracao_trava (id varchar(255) primary key, is_locked integer not null default 0);
        delete from migracao where name >= '${last[0]}'`);
      expect(await migrateDatabase(url, 'company')).toEqual(last);
      const { rows } = await client.query<{ trava: string | null }>(
        "select to_regclass('migracao_trava') as trava",
      );
      return rows;
    });
    expect(left).toEqual([{ trava: null }]);
  });

  it('wait for another that is under way, and a usual start does not', async () => {
    const url = addressOf(world.adminUrl, (await cloneWorld()).companyDatabase);
    await withConnection(url, async (other) => {
      await other.query('select pg_advisory_lock(3853314791062309107)');
      expect(await migrateDatabase(url, 'company')).toEqual([]);
      await other.query('delete from migracao where name = any ($1)', [last]);
      const second = migrateDatabase(url, 'company');
      await expect
        .poll(async () => {
          const { rowCount } = await other.query(`
            select from pg_locks
             where locktype = 'advisory' and not granted
               and database = (select oid from pg_database where datname = current_database())`);
          return rowCount;
        })
        .toBe(1);
      await other.query('select pg_advisory_unlock(3853314791062309107)');
      expect(await second).toEqual(last);
    });
  });

  it('let names told apart by accents or blanks alone go on, the younger with its number', async () => {
    const name = `nomes_${world.companyDatabase}`;
    await withConnection(world.adminUrl, (client) =>
      client.query(`create database ${name} owner terminal_owner template template0`),
    );
    const url = addressOf(world.adminUrl, name);
    await migrateDatabase(url, 'company', '0080_reading_of_an_order');
    const named = await withConnection(url, async (client) => {
      await client.query(`
        insert into plano (nr_sequencial, ds_plano, tp_plano)
          overriding system value values (11, 'FREIO À AR', 'V'), (12, 'FREIO  A AR', 'V'), (13, 'FREIO A AR', 'V'), (14, 'ÓLEO ', 'V');
        insert into segmento (nr_sequencial, ds_grupo) overriding system value values (21, 'ELÉTRICA'), (22, 'ELETRICA');
        insert into conjunto (nr_sequencial, ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla)
          overriding system value select nr, texto, segmento, (select min(nr_sequencial) from criticidade), '1 h'
            from (values (31, 'FARÓIS', 21), (32, 'FAROIS', 21), (33, 'FAROIS', 22)) as v (nr, texto, segmento)`);
      await migrateDatabase(url, 'company');
      const { rows } = await client.query<{ nome: string }>(`
        select ds_plano as nome from plano union all select ds_grupo from segmento where nr_sequencial in (21, 22)
         union all select ds_conjunto from conjunto where nr_sequencial in (31, 32, 33)`);
      return rows.map(({ nome }) => nome);
    });
    expect(new Set(named)).toEqual(
      new Set([
        'FREIO À AR',
        'FREIO A AR (12)',
        'FREIO A AR (13)',
        'ÓLEO',
        'ELÉTRICA',
        'ELETRICA (22)',
        'FARÓIS',
        'FAROIS (32)',
        'FAROIS',
      ]),
    );
  });
});

describe('a new company', () => {
  it('has its database, its key and the rows the code needs', async () => {
    const company = await createCompany(admin(), world, {
      name: `Água Boa ${world.companyDatabase}`,
      timeZone: 'America/Manaus',
    });
    expect(company.key).toMatch(/^[0-9a-f]{32}$/);
    const { rows } = await withConnection(addressOf(world.adminUrl, company.database), (client) =>
      client.query(`
        select (select count(*)::int from criticidade) as niveis, (select count(*)::int from tipo_os) as tipos,
               (select count(*)::int from parametro) as parametro, (select ds_fornecedor from fornecedor) as fornecedor`),
    );
    expect(rows).toEqual([{ niveis: 5, tipos: 9, parametro: 1, fornecedor: 'SEM FORNECEDOR DEFINIDO' }]);
  });

  it('is served by the application role', async () => {
    const company = await createCompany(admin(), world, { name: `Servida ${world.companyDatabase}` });
    const url = roleAddress(world.adminUrl, 'terminal_app', world.secretKey, company.database);
    const { rows } = await withConnection(url, (client) => client.query('select count(*)::int as n from os'));
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('is refused when name or key are taken', async () => {
    const name = `Repetida ${world.companyDatabase}`;
    await createCompany(admin(), world, { name });
    await expect(createCompany(admin(), world, { name })).rejects.toThrow(/name is taken/);
    await expect(createCompany(admin(), world, { name: name.toUpperCase() })).rejects.toThrow(
      /name is taken/,
    );
    await expect(createCompany(admin(), world, { name: `Outra ${name}`, key: world.apiKey })).rejects.toThrow(
      /key is taken/,
    );
  });

  it('can be made again after a try that was cut off', async () => {
    const name = `Meia ${world.companyDatabase}`;
    await withConnection(world.adminUrl, (client) =>
      client.query(`create database ${databaseNameOf(name)} owner terminal_owner`),
    );
    const company = await createCompany(admin(), world, { name });
    expect(company.name).toBe(name);
  });
});

describe('bringing all companies up to date', () => {
  it('reports the one that fails and goes on with the others', async () => {
    const own = await cloneWorld();
    const broken = `quebrada_${own.companyDatabase}`;
    await withConnection(addressOf(own.adminUrl, own.controlDatabase), (control) =>
      control.query(
        "insert into empresa (nr_sequencial, ds_empresa, db_name) values (900, 'QUEBRADA', $1), (901, 'BOA', $2)",
        [broken, `boa_${own.companyDatabase}`],
      ),
    );
    await withConnection(own.adminUrl, (client) =>
      client.query(`create database boa_${own.companyDatabase} owner terminal_owner template template0`),
    );
    const outcomes = await migrateAll({ url: own.adminUrl }, own);
    expect(outcomes.map(({ id, error }) => [id, error === undefined])).toEqual([
      [1, true],
      [900, false],
      [901, true],
    ]);
    expect(outcomes[1]?.error?.message).toContain(broken);
  });
});

describe('an administrator who is no superuser', () => {
  it('makes control database and companies with CREATEROLE and CREATEDB alone', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'terminal-outside-'));
    await chmod(dataDir, 0o755);
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const server = await startEmbedded({ dataDir, log: silent });
    try {
      await withConnection(server.adminUrl, (client) =>
        client.query("create role dba login createrole createdb password 'dba'"),
      );
      const dba = new URL(server.adminUrl);
      dba.username = 'dba';
      dba.password = 'dba';
      const options = { secretKey: 'x'.repeat(32), controlDatabase: 'controle' };
      const warnings = await provisionControl({ url: dba.href }, options);
      expect(warnings).toEqual([
        expect.stringContaining('temp_file_limit'),
        expect.stringContaining('painel_monitor has no'),
        expect.stringContaining('pg_advisory_'),
      ]);
      // What docs/operations.md has a superuser give once.
      const text = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
      const [, given = ''] = /```sql\n([\s\S]*?)```/.exec(text) ?? [];
      await withConnection(server.adminUrl, (client) => client.query(given.replaceAll('to admin', 'to dba')));
      expect(await provisionControl({ url: dba.href }, options)).toEqual([
        expect.stringContaining('pg_advisory_'),
      ]);
      await withConnection(server.adminUrl, async (client) => {
        const { rows } = await client.query<{ settings: string[] }>(
          "select setconfig as settings from pg_db_role_setting s join pg_roles r on r.oid = s.setrole where rolname = 'painel_script'",
        );
        expect(rows[0]?.settings).toContain('temp_file_limit=512MB');
      });
      const company = await createCompany({ url: dba.href }, options, { name: 'Fora' });
      await withConnection(server.adminUrl, async (client) => {
        await client.query('create temp table t (a text primary key)');
        const twice = "insert into t values ('DIGITADO')";
        for (const text of ["select 'DIGITADO'::int", twice, twice])
          await client.query(text).catch(() => undefined);
      });
      const files = await readdir(dataDir, { recursive: true });
      const logs = files.filter((name) => name.endsWith('.log'));
      expect(logs.length).toBeGreaterThan(0);
      for (const name of logs) expect(await readFile(join(dataDir, name), 'utf8')).not.toContain('DIGITADO');
      expect((await migrateAll({ url: dba.href }, options)).map(({ error }) => error)).toEqual([undefined]);
      const app = roleAddress(dba.href, 'terminal_app', options.secretKey, company.database);
      const { rows } = await withConnection(app, (client) =>
        client.query<{ n: number }>('select count(*)::int as n from motivo'),
      );
      expect(rows[0]?.n).toBeGreaterThan(20);
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
