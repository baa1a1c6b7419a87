import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { commandEnvironment, runFile } from '../../test/command.ts';
import type { TestWorld } from '../../test/database.ts';
import { cloneWorld } from '../../test/database.ts';
import { fileOf, intakeOf } from '../../test/intake.ts';
import { makeOrder } from '../../test/orders.ts';
import { keyMark } from '../core/keys.ts';
import { seal, unseal } from '../core/sealing.ts';

const coming = 'the key that comes, long enough for anybody';

let world: TestWorld;
let old: string;
/** As it was; knowing both, still writing with the old one; writing with the new one; after the end. */
let before: Api;
let first: Api;
let second: Api;

beforeAll(async () => {
  world = await cloneWorld();
  old = world.secretKey;
  before = await startApi({}, undefined, { world });
  first = await startApi({ SECRET_KEY_OTHER: coming }, undefined, { world });
  second = await startApi({ SECRET_KEY: coming, SECRET_KEY_OTHER: old }, undefined, { world });
});
afterAll(() => Promise.all([before, first, second].map((api) => api.close())));

const marks = async (registration: string) => {
  const [row] = await second.sql<{ login: string | null; confirma: string | null }>(
    `select cd_chave_login as login, cd_chave_confirma as confirma
       from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor where g.nr_matricula = $1`,
    [registration],
  );
  return row;
};

const rotate = (env: Record<string, string>) =>
  runFile(join(import.meta.dirname, '../start/rotate.ts'), [], { ...commandEnvironment(world), ...env });

describe('while SECRET_KEY is changed', () => {
  it('a server that knows the coming key writes nothing with it', async () => {
    await first.signIn('1001', '123');
    await before.signIn('1001', '123');
    expect(await marks('1001')).toEqual({ login: null, confirma: null });
  });

  it('a login is good at every server, and kept under the key of now', async () => {
    await second.signIn('1001', '123');
    expect(await marks('1001')).toEqual({ login: keyMark(coming), confirma: null });
    await second.signIn('1001', '123');
    await first.signIn('1001', '123');
    // Its own key is the one of now there.
    expect(await marks('1001')).toEqual({ login: keyMark(old), confirma: null });
  });

  it('a supplier of five digits is no exception', async () => {
    await second.signInSupplier('31', '00123');
    const reply = await second.call('login', { body: { loginExterno: 'S', codigo: '31', cnpj: '00124' } });
    expect(reply.codigo).toBe('LOGIN_RECUSADO');
  });

  it('the identity check of a command is kept anew as well, and wrong digits stay wrong', async () => {
    const { order } = await makeOrder(second);
    const who = await second.signIn('1001', '123');
    const send = (cpf: string) =>
      second.call('startExecution', { body: { nr_seq_os: order, nr_seq_clifor: who.person, cpf } }, who);
    expect((await send('124')).codigo).toBe('CPF_INCORRETO');
    expect((await marks('1001'))?.confirma).toBeNull();
    expect((await send('123')).status).toBe(200);
    expect((await marks('1001'))?.confirma).toBe(keyMark(coming));
  });

  it('a badge that is kept under the old key is not given to somebody else', async () => {
    const admin = await second.signInPanel('9001', '111');
    const other = await second.signIn('1002', '234');
    const [demo] = await second.control<{ id: number }>(
      'select nr_sequencial as id from empresa where cd_apikey = $1',
      [second.apiKey],
    );
    const body = { nr_seq_empresa: demo?.id ?? 0, nr_sequencial: other.person, cracha: 'CRACHA-1001' };
    expect(await second.call('setBadge', { key: randomUUID(), body }, admin)).toMatchObject({
      status: 409,
      codigo: 'CRACHA_EM_USO',
    });
  });

  it('a badge is known under either key, and kept anew once it is scanned', async () => {
    const { order } = await makeOrder(second);
    const who = await second.signIn('1001', '123');
    const badge = () =>
      second.sql(
        "select cd_chave_cracha as mark from clifor_acesso a join g_clifor g on g.nr_sequencial = a.nr_seq_clifor where g.nr_matricula = '1001'",
      );
    expect(await badge()).toEqual([{ mark: keyMark(old) }]);
    const note = { nr_seq_os: order, nr_seq_clifor: who.person, observacao: 'folga', cpf: 'CRACHA-1001' };
    await second.call('noteExecution', { body: note }, who);
    expect(await badge()).toEqual([{ mark: keyMark(coming) }]);
  });

  it('the panel signs in at every server', async () => {
    await second.signInPanel('9001', '111');
    await first.signInPanel('9001', '111');
    await second.signInPanel('9001', '111');
    const users = await second.control('select cd_chave from usuario_painel where nr_matricula = $1', [
      '9001',
    ]);
    expect(users).toEqual([{ cd_chave: keyMark(coming) }]);
  });

  it('a press sent again to another server is known there', async () => {
    const { order } = await makeOrder(first);
    const who = await first.signIn('1002', '234');
    const body = { nr_seq_clifor: who.person, ds_observacao: 'pneu careca' };
    const sent = { params: { id: String(order) }, body, key: randomUUID() };
    const done = await first.call('commentOrder', sent, who);
    const again = await second.call('commentOrder', sent, who);
    expect([done.status, again.status]).toEqual([200, 200]);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('a server whose roles have the password of the other key signs in with that one', async () => {
    const user = await second.signInPanel('9001', '111');
    expect((await second.call('listDatabaseSessions', {}, user)).status).toBe(200);
    const base = { db_name: second.companyDatabase, nome_tabela: 'veiculo' };
    expect((await second.call('getTable', { body: base }, user)).status).toBe(200);
  });

  it('an import leaves the mark of the key its file was read with, whoever writes it', async () => {
    const [company] = await second.control<{ id: number }>(
      'select nr_sequencial as id from empresa where db_name = $1',
      [world.companyDatabase],
    );
    const importsOf = async (api: Api) =>
      intakeOf(api, await second.signInPanel('9001', '111'), company?.id ?? 0);
    const [byOld, byNew] = [await importsOf(first), await importsOf(second)];
    const file = (cpf: string) => fileOf('people', [['7101', 'NOVA', '', cpf]]);
    await byNew.bring('people', file('908'));
    expect(await marks('7101')).toEqual({ login: keyMark(coming), confirma: keyMark(coming) });
    const read = await byOld.check('people', file('907'));
    await byNew.start(read.nr_sequencial);
    await byNew.settled(read.nr_sequencial);
    expect(await marks('7101')).toEqual({ login: keyMark(old), confirma: keyMark(old) });
  });

  it('npm run secret:rotate counts who still hangs on the other key, and tells no key', async () => {
    const told = await rotate({ SECRET_KEY: coming, SECRET_KEY_OTHER: old });
    expect(told.said).toMatch(/not yet under SECRET_KEY: \d+ by login, \d+ by identity check/);
    expect(told.said).toMatch(/\n {2}1002 CARLOS/);
    expect(told.said).toContain('lose their digits if you remove SECRET_KEY_OTHER');
    expect(told.said).not.toContain(coming);
    expect(told.said).not.toContain(old);
    expect(told.code).toBe(0);
  });

  it('it seals the client secret of company accounts with the key of now, and says which it cannot open', async () => {
    const [{ id } = { id: 0 }] = await second.control<{ id: number }>(
      'select nr_sequencial as id from empresa where db_name = $1',
      [world.companyDatabase],
    );
    const sealed = seal(old, `conta|${id}`, Buffer.from('segredo do cliente'));
    await second.sql(
      `insert into conta_empresa (ds_emissor, ds_cliente, bt_segredo, cd_chave) values ('https://contas.example', 'terminal', $1, $2)`,
      [sealed, keyMark(old)],
    );
    const env = { SECRET_KEY: coming, SECRET_KEY_OTHER: old };
    expect((await rotate(env)).said).toMatch(/: client secret of its accounts is under SECRET_KEY now\n/);
    const [kept] = await second.sql<{ bt_segredo: Buffer; cd_chave: string }>(
      'select bt_segredo, cd_chave from conta_empresa',
    );
    expect(kept?.cd_chave).toBe(keyMark(coming));
    const opened = unseal({ secretKey: coming }, `conta|${id}`, kept?.bt_segredo ?? Buffer.alloc(0));
    expect(opened?.toString()).toBe('segredo do cliente');
    expect((await rotate(env)).said).toMatch(/: client secret of its accounts is under SECRET_KEY\n/);
    await second.sql('update conta_empresa set bt_segredo = $1', [Buffer.alloc(60)]);
    expect((await rotate(env)).said).toContain('opens with neither key');
    await second.sql('delete from conta_empresa');
  });

  it('it says when the other key may go, and who is left then has to be given digits anew', async () => {
    // The one who stays administers the company: it keeps somebody who does.
    await second.sql("update g_clifor set st_administra = 'S' where nr_matricula = '1001'");
    await second.sql(
      'delete from clifor_acesso where nr_seq_clifor not in (select nr_sequencial from g_clifor where nr_matricula = $1)',
      ['1001'],
    );
    await second.signIn('1001', '123');
    await second.control("update usuario_painel set st_status = 'I' where nr_matricula <> '9001'");
    await second.control('delete from empresa where db_name <> $1', [world.companyDatabase]);
    const told = await rotate({ SECRET_KEY: coming, SECRET_KEY_OTHER: old });
    expect(told.said).toContain('No one depends on the other key; remove SECRET_KEY_OTHER');
    expect((await rotate({})).said).toContain('no change of keys is under way');
  });
});
