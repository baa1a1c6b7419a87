import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { hashPassword } from '../core/passwords.ts';

let api: Api;
let world: TestWorld;
beforeAll(async () => {
  world = await cloneWorld();
  api = await startApi({}, undefined, { world });
});
afterEach(async () => {
  await api.control('delete from tentativa_login');
  await api.control('delete from origem_conhecida');
  await api.control("update usuario_painel set ds_senha = null, ds_redes = '{}', st_status = 'A'");
});
afterAll(() => api.close());

const password = 'correto cavalo bateria';
const login = (body: object) => api.call('panelLogin', { body: { empresa: 'DEMO', ...body } as never });
const givePassword = async () =>
  api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [
    await hashPassword(password),
  ]);

describe('login of the panel', () => {
  it('answers who it is, with which level', async () => {
    const reply = await login({ matricula: ' 9001 ', cpf: ' 111 ' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      colabPainel: {
        token: expect.any(String) as string,
        nr_sequencial: expect.any(Number) as number,
        nome: 'ADMIN PAINEL',
        tp_acesso: 'A',
        tem_senha: false,
        falta_fator: false,
      },
    });
  });

  it.each([
    ['wrong digits', { matricula: '9001', cpf: '112' }],
    ['an unknown registration', { matricula: '9999', cpf: '111' }],
    ['a technician of the company', { matricula: '1001', cpf: '123' }],
    ['an unknown company', { empresa: 'NENHUMA', matricula: '9001', cpf: '111' }],
    ['an internal user by number', { nr_sequencial: '1', cnpj: '00111' }],
  ])('refuses %s alike', async (_what, body) => {
    expect(await login(body)).toMatchObject({
      status: 422,
      codigo: 'LOGIN_RECUSADO',
      mensagem: 'Falha ao fazer login',
    });
  });

  it.each([
    ['no registration', { matricula: ' ', cpf: '111' }],
    ['two digits', { matricula: '9001', cpf: '11' }],
    ['letters', { matricula: '9001', cpf: '12a' }],
  ])('asks for everything: %s', async (_what, body) => {
    expect(await login(body)).toMatchObject({ codigo: 'LOGIN_INCOMPLETO' });
  });

  it('refuses another network like a wrong login', async () => {
    await api.control("update usuario_painel set ds_redes = '{10.0.0.0/8}'");
    expect(await login({ matricula: '9001', cpf: '111' })).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
    await api.control("update usuario_painel set ds_redes = '{127.0.0.0/8}'");
    expect((await login({ matricula: '9001', cpf: '111' })).status).toBe(200);
  });

  it('refuses who was put out of service', async () => {
    await api.control("update usuario_painel set st_status = 'I'");
    expect(await login({ matricula: '9001', cpf: '111' })).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
  });

  it('waits after the fourth failure, whatever the digits', async () => {
    for (let n = 0; n < 4; n += 1) await login({ matricula: '9001', cpf: '000' });
    const reply = await login({ matricula: '9001', cpf: '111' });
    expect(reply).toMatchObject({ status: 429, codigo: 'LOGIN_BLOQUEADO' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(20);
  });

  it('lets an external user in by number and five digits', async () => {
    const admin = await api.signInPanel('9001', '111');
    const added = await api.call(
      'savePanelUser',
      {
        body: {
          ds_nome: 'CONSULTORIA',
          nr_matricula: null,
          digitos: '12345',
          tp_acesso: 'L',
          ds_redes: [],
          ds_email: null,
          senha: null,
        },
      },
      admin,
    );
    expect(added.status).toBe(200);
    const body = { nr_sequencial: String(added.body.nr_sequencial), cnpj: '12345' };
    expect((await login(body)).status).toBe(200);
  });
});

describe('a password', () => {
  it('is asked for after right digits only, and resets no counter', async () => {
    await givePassword();
    expect(await login({ matricula: '9001', cpf: '000' })).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
    expect((await login({ matricula: '9001', cpf: '111' })).body).toEqual({ exige_senha: true });
    const [counter] = await api.control<{ qt_seguidas: number }>(
      "select qt_seguidas from tentativa_login where cd_contador = 'conta:0:P:9001'",
    );
    expect(counter?.qt_seguidas).toBe(1);
  });

  it('opens the panel when it is right, and counts as a failure when it is wrong', async () => {
    await givePassword();
    const wrong = await login({ matricula: '9001', cpf: '111', senha: 'errada' });
    expect(wrong).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
    const right = await login({ matricula: '9001', cpf: '111', senha: password });
    expect(right.body).toMatchObject({ colabPainel: { tem_senha: true } });
  });

  it('is asked of everybody where the server demands it, known or not', async () => {
    const strict = await startApi({ PANEL_REQUIRE_PASSWORD: 'true' });
    try {
      for (const matricula of ['9001', '9999']) {
        const body = { empresa: 'DEMO', matricula, cpf: '111' };
        const reply = await strict.call('panelLogin', { body });
        expect(reply.body).toEqual({ exige_senha: true });
        const without = await strict.call('panelLogin', { body: { ...body, senha: 'qualquer coisa' } });
        expect(without).toMatchObject({ status: 422, codigo: 'LOGIN_RECUSADO' });
      }
    } finally {
      await strict.close();
    }
  });

  it('is asked again for dangerous acts ten minutes later, and then they go on', async () => {
    await givePassword();
    const admin = await api.signInPanel('9001', '111', password);
    const body = {
      ds_nome: 'NOVO',
      nr_matricula: '9050',
      digitos: '123',
      tp_acesso: 'L' as const,
      ds_redes: [],
      ds_email: null,
      senha: null,
    };
    await api.control(
      "update sessao set dt_confirmacao = now() - interval '11 minutes' where tp_sessao = 'P'",
    );
    const asked = await api.call('savePanelUser', { body }, admin);
    expect(asked).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    const wrong = await api.call('confirmPassword', { body: { senha: 'errada' } }, admin);
    expect(wrong).toMatchObject({ status: 422, codigo: 'LOGIN_RECUSADO' });
    expect((await api.call('confirmPassword', { body: { senha: password } }, admin)).status).toBe(200);
    expect((await api.call('savePanelUser', { body }, admin)).status).toBe(200);
  });

  it('is changed by its owner, whose other sessions end', async () => {
    await givePassword();
    const one = await api.signInPanel('9001', '111', password);
    const other = await api.signInPanel('9001', '111', password);
    const change = (senha_atual: string, senha: string) =>
      api.call('changePassword', { body: { senha_atual, senha } }, one);
    expect(await change('errada', 'uma outra senha longa')).toMatchObject({ codigo: 'LOGIN_RECUSADO' });
    expect(await change(password, 'o admin do painel')).toMatchObject({ codigo: 'SENHA_FRACA' });
    expect((await change(password, 'uma outra senha longa')).status).toBe(200);
    expect((await api.call('listPanelCompanies', {}, other)).status).toBe(401);
    expect((await api.call('listPanelCompanies', {}, one)).status).toBe(200);
  });
});

describe('a session of the panel', () => {
  const companies = (who: { token: string }) => api.call('listPanelCompanies', {}, who);

  it('is told the companies', async () => {
    const admin = await api.signInPanel('9001', '111');
    expect((await companies(admin)).body).toContainEqual({ id: expect.any(Number) as number, name: 'DEMO' });
  });

  it('ends with logout', async () => {
    const admin = await api.signInPanel('9001', '111');
    expect((await api.call('panelLogout', {}, admin)).status).toBe(200);
    expect((await companies(admin)).status).toBe(401);
  });

  it('ends an hour after its last use, and after eight hours', async () => {
    const admin = await api.signInPanel('9001', '111');
    await api.control("update sessao set dt_ultimo_uso = now() - interval '61 minutes'");
    expect((await companies(admin)).status).toBe(401);
    await api.control("update sessao set dt_ultimo_uso = now() - interval '59 minutes'");
    expect((await companies(admin)).status).toBe(200);
    await api.control('update sessao set dt_expira = now()');
    expect((await companies(admin)).status).toBe(401);
  });

  it('is nobody at a branch, as a branch session is nobody here', async () => {
    const admin = await api.signInPanel('9001', '111');
    const technician = await api.signIn('1001', '123');
    expect((await api.call('listOrders', {}, admin)).status).toBe(401);
    expect((await companies(technician)).status).toBe(401);
  });
});

describe('companies offered at the login of the panel', () => {
  const offered = async (from = api) => (await from.call('getConfiguration')).body.empresas_painel;
  const name = `REAL ${Date.now()}`;
  beforeAll(() =>
    api.control(
      `insert into empresa (ds_empresa, cd_apikey, db_name, ds_fuso, mostrar_em, st_status)
       values ($1, md5($1), lower(md5($1)), 'America/Sao_Paulo', '{3}', 'A')`,
      [name],
    ),
  );
  afterAll(() => api.control('delete from empresa where ds_empresa = $1', [name]));
  afterEach(() => api.control("update empresa set st_status = 'A'"));

  it('are those there are, in service', async () => {
    expect(await offered()).toEqual(['DEMO', name]);
    await api.control("update empresa set st_status = 'I' where ds_empresa = 'DEMO'");
    expect(await offered()).toEqual([name]);
  });

  it('are the suspended ones where none is in service: the panel is entered still', async () => {
    await api.control("update empresa set st_status = 'I'");
    expect(await offered()).toEqual(['DEMO', name]);
  });

  it('are only those PANEL_COMPANIES names, of those there are', async () => {
    const other = await startApi({ PANEL_COMPANIES: `${name.toLowerCase()},SERTAO` }, undefined, { world });
    expect(await offered(other)).toEqual([name]);
    await other.close();
  });
});
