import type { InputOf } from '@terminal/contract';
import { dayMs } from '@terminal/contract/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../test/api.ts';
import { execute } from '../core/db/sql.ts';

let api: Api;
let admin: SignedToPanel;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signInPanel('9001', '111');
});
afterAll(() => api.close());

const form: InputOf<'savePanelUser'>['body'] = {
  ds_nome: 'ANA SILVA',
  nr_matricula: '9100',
  digitos: '456',
  tp_acesso: 'L',
  ds_redes: ['10.1.0.0/16'],
  ds_email: 'ana@example.com',
  senha: null,
};
const add = (part: Partial<typeof form> = {}) =>
  api.call('savePanelUser', { body: { ...form, ...part } }, admin);
const list = async (filtro: string) =>
  (await api.call('listPanelUsers', { query: { filtro } }, admin)).body.data;

/** A user of the demonstration, to be sent back changed. */
async function asEdited(name: string): Promise<InputOf<'editPanelUser'>['body']> {
  const [user] = await list(name);
  if (user === undefined) throw new Error(`no user ${name}`);
  const { tem_senha: _has, tem_fator: _factor, ...fields } = user;
  return { ...fields, digitos: null, senha: null };
}
const edit = (body: InputOf<'editPanelUser'>['body']) => api.call('editPanelUser', { body }, admin);

describe('users of the panel', () => {
  it('are added, found by part of name or registration, and can sign in', async () => {
    expect((await add({ ds_redes: [] })).body).toMatchObject({ nr_matricula: '9100', tem_senha: false });
    expect(await list('a sil')).toHaveLength(1);
    expect(await list('910')).toHaveLength(1);
    await expect(api.signInPanel('9100', '456')).resolves.toHaveProperty('token');
  });

  it.each([
    ['a registration that is taken', { nr_matricula: '9001' }, 409, 'MATRICULA_EM_USO'],
    ['five digits with a registration', { nr_matricula: '9101', digitos: '45678' }, 422, 'DIGITOS_INVALIDOS'],
    ['three without one', { nr_matricula: null }, 422, 'DIGITOS_INVALIDOS'],
    ['a short password', { nr_matricula: '9101', senha: 'curta' }, 422, 'CAMPO_INVALIDO'],
    ['a password of everybody', { nr_matricula: '9101', senha: 'senha1234567' }, 422, 'SENHA_FRACA'],
    ['a password with the name', { nr_matricula: '9101', senha: 'ana silva 2026' }, 422, 'SENHA_FRACA'],
    ['a network that is none', { nr_matricula: '9101', ds_redes: ['10.0.0.1'] }, 422, 'CAMPO_INVALIDO'],
    ['an address for a network', { nr_matricula: '9101', ds_redes: ['10.0.0.1/8'] }, 422, 'CAMPO_INVALIDO'],
  ])('are refused with %s', async (_what, part, status, codigo) => {
    expect(await add(part)).toMatchObject({ status, codigo });
  });

  it('lose what they had at once: their sessions end with a change', async () => {
    const reader = await api.signInPanel('9002', '222');
    const user = await asEdited('LEITURA');
    expect((await edit({ ...user, st_status: 'I' })).status).toBe(200);
    expect((await api.call('listPanelCompanies', {}, reader)).status).toBe(401);
    expect((await edit(user)).status).toBe(200);
  });

  it('keep digits and password that are not sent, and need new digits for another kind of login', async () => {
    const user = await asEdited('LEITURA');
    await edit({ ...user, ds_nome: 'LEITURA PAINEL 2' });
    await expect(api.signInPanel('9002', '222')).resolves.toHaveProperty('token');
    expect(await edit({ ...user, nr_matricula: null })).toMatchObject({ codigo: 'DIGITOS_INVALIDOS' });
  });

  it('never lose the last administrator, also when two take the level from each other at once', async () => {
    const own = await asEdited('ADMIN');
    expect(await edit({ ...own, tp_acesso: 'E' })).toMatchObject({ codigo: 'ULTIMO_ADMINISTRADOR' });
    expect(await edit({ ...own, st_status: 'I' })).toMatchObject({ codigo: 'ULTIMO_ADMINISTRADOR' });
    const second = await asEdited('SCRIPTS');
    await edit({ ...second, tp_acesso: 'A' });
    const both = await Promise.all([edit({ ...own, tp_acesso: 'L' }), edit({ ...second, tp_acesso: 'L' })]);
    const left = await api.control("select 1 from usuario_painel where tp_acesso = 'A' and st_status = 'A'");
    await api.control("update usuario_painel set tp_acesso = 'A' where nr_matricula = '9001'");
    // The later command fails because of the level, or because the right to change it is gone.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(left).toHaveLength(1);
  });

  it('nobody has the number of', async () => {
    const own = await asEdited('ADMIN');
    expect(await edit({ ...own, nr_sequencial: 999 })).toMatchObject({ status: 404 });
  });
});

describe('the trail', () => {
  const search = (query: InputOf<'listTrail'>['query']) => api.call('listTrail', { query }, admin);

  it('holds what was done and what was refused, with who and from where', async () => {
    await add({ nr_matricula: '9102', ds_nome: 'TRILHADA' });
    await add({ nr_matricula: '9102' });
    const done = (await search({ texto: 'trilhada' })).body.data;
    expect(done).toHaveLength(1);
    expect(done[0]).toMatchObject({
      ds_usuario: 'ADMIN PAINEL',
      ds_ip: '127.0.0.1',
      ds_acao: 'usuario.criado',
      st_resultado: 'S',
    });
    const refused = (await search({ falhas: 'S', acao: 'painel/saveUsuario' })).body.data;
    expect(refused[0]).toMatchObject({ ds_erro: 'MATRICULA_EM_USO', st_resultado: 'F' });
  });

  it('holds who was refused for his level, and who could not sign in', async () => {
    const reader = await api.signInPanel('9002', '222');
    await api.call('savePanelUser', { body: form }, reader);
    await api.call('panelLogin', { body: { empresa: 'DEMO', matricula: '9002', cpf: '999' } });
    const failures = (await search({ falhas: 'S', per_page: '50' })).body.data;
    expect(failures).toContainEqual(
      expect.objectContaining({
        ds_usuario: expect.stringContaining('LEITURA') as string,
        ds_erro: 'SEM_PERMISSAO',
      }),
    );
    expect(failures).toContainEqual(
      expect.objectContaining({ ds_usuario: null, ds_acao: 'tentativa.recusada', ds_detalhe: '9002' }),
    );
  });

  it('is narrowed by day and user, takes signs of patterns as letters, and has pages', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * dayMs).toISOString();
    expect((await search({ ate: day(-2) })).body.total).toBe(0);
    expect((await search({ de: day(-2) })).body.total).toBeGreaterThan(0);
    expect((await search({ usuario: '3', acao: 'usuario' })).body.total).toBe(0);
    expect((await search({ texto: '%' })).body.total).toBe(0);
    const first = (await search({ per_page: '1' })).body;
    const second = (await search({ per_page: '1', page: '2' })).body;
    expect(first.data[0]?.nr_sequencial).toBeGreaterThan(second.data[0]?.nr_sequencial ?? Infinity);
    expect(first.last_page).toBe(first.total);
  });

  it('shows the newest ten thousand and says that there are more; a day brings the older ones', async () => {
    await api.control(
      `insert into auditoria (ds_acao, st_resultado, dt_evento)
       select 'antiga', 'S', timestamptz '2020-01-01' + make_interval(mins => n) from generate_series(1, 10001) n`,
    );
    const newest = (await search({})).body;
    expect(newest).toMatchObject({ total: 10_000, last_page: 1_000, contagem: 'minima' });
    expect((await search({ page: '1000' })).body.data).toHaveLength(10);
    expect((await search({ page: '1001' })).body.data).toEqual([]);
    const oldest = (await search({ de: '2020-01-01T00:00:00Z', ate: '2020-01-02T00:00:00Z', per_page: '50' }))
      .body;
    expect(oldest.contagem).toBe('exata');
    expect(oldest.total).toBeGreaterThan(1_000);
    await api.control("delete from auditoria where ds_acao = 'antiga'");
  });

  it('that cannot be written does not hide why a call was refused', async () => {
    await api.control('alter table auditoria rename to auditoria_longe');
    const reply = await add({ nr_matricula: '9102' });
    await api.control('alter table auditoria_longe rename to auditoria');
    expect(reply).toMatchObject({ status: 409, codigo: 'MATRICULA_EM_USO' });
  });

  it('cannot be changed by the product itself', async () => {
    const change = execute(api.databases.control)`update auditoria set ds_acao = 'outra'`;
    await expect(change).rejects.toThrow(/permission denied/);
    await expect(execute(api.databases.control)`delete from auditoria`).rejects.toThrow(/permission denied/);
  });
});

describe('a repeated command of the panel', () => {
  it('is answered from what was stored, and does nothing twice', async () => {
    const key = crypto.randomUUID();
    const body = { ...form, nr_matricula: '9200' };
    const send = () => api.call('savePanelUser', { body, key }, admin);
    const copies = await Promise.all([send(), send(), send()]);
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(copies.map((reply) => reply.body.nr_sequencial)).size).toBe(1);
    expect(copies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(2);
    const other = await api.call('savePanelUser', { body: { ...body, ds_nome: 'OUTRA' }, key }, admin);
    expect(other).toMatchObject({ status: 422, codigo: 'CHAVE_REUTILIZADA' });
  });
});
