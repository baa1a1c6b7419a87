import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { withConnection } from './connection.ts';
import { addressOf } from './places.ts';
import { type LoginRole, loginRoles, roleAddress } from './roles.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

/** SQLSTATE a statement ends with for a role; 'done' when it is allowed. */
async function outcome(role: LoginRole, database: string, statement: string): Promise<string> {
  try {
    await withConnection(roleAddress(world.adminUrl, role, world.secretKey, database), async (client) => {
      await client.query('begin');
      await client.query(statement);
      await client.query('rollback');
    });
    return 'done';
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code ?? 'unknown';
    throw error;
  }
}

const denied = '42501';

describe('the application role', () => {
  it.each([
    "insert into evento (ds_evento) values ('os.criada')",
    "update os set ds_observacao = 'x'",
    'delete from os_comentario',
    'select * from clifor_acesso',
    "select nextval(pg_get_serial_sequence('os', 'nr_sequencial'))",
  ])('may %s', async (statement) => {
    expect(await outcome('terminal_app', world.companyDatabase, statement)).toBe('done');
  });

  it.each([
    'create table x (a int)',
    'drop table os',
    'alter table os add column x int',
    'truncate os_comentario',
    'create schema x',
    'create temporary table x (a int)',
    'delete from evento',
    "update evento set ds_evento = 'x'",
    'delete from migracao',
    'create role x',
  ])('may not %s', async (statement) => {
    expect(await outcome('terminal_app', world.companyDatabase, statement)).toBe(denied);
  });

  it('adds to the audit of the panel and never changes it', async () => {
    const add = "insert into auditoria (ds_acao, st_resultado) values ('x', 'S')";
    expect(await outcome('terminal_app', world.controlDatabase, add)).toBe('done');
    expect(await outcome('terminal_app', world.controlDatabase, 'delete from auditoria')).toBe(denied);
    expect(await outcome('terminal_app', world.controlDatabase, "update auditoria set ds_acao = 'y'")).toBe(
      denied,
    );
  });
});

describe('the reading role of the panel', () => {
  it.each(['os', 'evento', 'g_clifor', 'os_estado', 'fornecedor'])('reads %s', async (table) => {
    expect(await outcome('painel_leitura', world.companyDatabase, `select * from ${table}`)).toBe('done');
  });

  it.each(['clifor_acesso', 'prova_digitos', 'comando', 'migracao'])('does not see %s', async (table) => {
    expect(await outcome('painel_leitura', world.companyDatabase, `select * from ${table}`)).toBe(denied);
  });

  it.each([
    'sessao',
    'tentativa_login',
    'origem_conhecida',
    'usuario_painel',
    'terminal',
    'comando_painel',
    'auditoria',
    'script_execucao',
  ])('does not see %s of the control database', async (table) => {
    expect(await outcome('painel_leitura', world.controlDatabase, `select * from ${table}`)).toBe(denied);
  });

  it('changes nothing', async () => {
    expect(await outcome('painel_leitura', world.companyDatabase, "update os set ds_observacao = 'x'")).toBe(
      denied,
    );
  });
});

describe('the script role of the panel', () => {
  it('changes fleet data', async () => {
    expect(await outcome('painel_script', world.companyDatabase, "update veiculo set ds_marca = 'X'")).toBe(
      'done',
    );
  });

  it.each([
    'delete from evento',
    "insert into evento (ds_evento) values ('x')",
    "insert into integracao (tp_integracao) values ('CHECKLIST')",
    "update integracao set js_envio = '{}'",
    'delete from integracao',
    'select * from clifor_acesso',
    'select * from comando',
    'drop table os',
    "select nextval(pg_get_serial_sequence('os', 'nr_sequencial'))",
    "select setval(pg_get_serial_sequence('os', 'nr_sequencial'), 1)",
    'update clifor_acesso set hm_login = null',
    'update prova_digitos set dt_prova = now()',
    'delete from clifor_acesso',
    'insert into execucao_nota default values',
    'delete from execucao_nota',
    'delete from comando',
    'delete from migracao',
  ])('may not %s', async (statement) => {
    expect(await outcome('painel_script', world.companyDatabase, statement)).toBe(denied);
  });

  it('numbers a new row all the same', async () => {
    expect(
      await outcome('painel_script', world.companyDatabase, "insert into filial (ds_filial) values ('X')"),
    ).toBe('done');
  });

  it('cannot enter the control database', async () => {
    expect(await outcome('painel_script', world.controlDatabase, 'select 1')).toBe(denied);
  });
});

describe('the monitor role of the panel', () => {
  it('reads the statistics and cannot enter a company', async () => {
    expect(await outcome('painel_monitor', world.controlDatabase, 'select * from pg_stat_activity')).toBe(
      'done',
    );
    expect(await outcome('painel_monitor', world.companyDatabase, 'select 1')).toBe(denied);
  });
});

describe('the server', () => {
  it('gives nobody of the product the privileges of a superuser', async () => {
    const { rows } = await withConnection(world.adminUrl, (admin) =>
      admin.query(
        'select rolname from pg_roles where rolname = any ($1) and (rolsuper or rolcreaterole or rolcreatedb)',
        [[...loginRoles, 'terminal_owner']],
      ),
    );
    expect(rows).toEqual([]);
  });

  it('lets nobody in who has no role in a database', async () => {
    const stranger = new URL(world.adminUrl);
    stranger.username = 'test_stranger';
    stranger.password = 'stranger';
    await withConnection(world.adminUrl, (admin) =>
      admin.query("create role test_stranger login password 'stranger'"),
    );
    for (const database of ['postgres', 'template1', world.controlDatabase, world.companyDatabase]) {
      const visit = withConnection(addressOf(stranger.href, database), (client) => client.query('select 1'));
      await expect(visit, database).rejects.toMatchObject({ code: denied });
    }
  });
});
