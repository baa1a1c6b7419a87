import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { codeOf, forgetSteps, giveTotp, secondStepOf, wrongCode } from '../../test/factors.ts';

let api: Api;
let world: TestWorld;
let admin: { token: string };
beforeAll(async () => {
  world = await cloneWorld();
  api = await startApi({}, undefined, { world });
});

beforeEach(async () => {
  admin = await api.signInPanel('9001', '111');
});

afterEach(() => forgetSteps(api));
afterAll(() => api.close());

const { login, begin, prove, trail } = secondStepOf(() => api);

describe('the login of a user with an authenticator', () => {
  it('asks for a second step and opens nothing before', async () => {
    await giveTotp(api, admin);
    await api.control("delete from sessao where tp_sessao = 'P'");
    expect(await login()).toEqual({
      segundo_passo: { passo: expect.any(String) as string, autenticador: true, chave: null, codigos: true },
    });
    expect(await api.control("select from sessao where tp_sessao = 'P'")).toEqual([]);
  });

  it('opens a session with the code of now', async () => {
    const { secret } = await giveTotp(api, admin);
    const reply = await prove(await begin(), { codigo: codeOf(secret) });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ colabPainel: { tp_acesso: 'A', falta_fator: false } });
    const factors = await api.call('getMyFactors', {}, reply.body.colabPainel);
    expect(factors.body).toMatchObject({
      autenticador: { dt_ultimo_uso: expect.any(String) as string },
      qt_codigos: 10,
      chaves: [],
    });
  });

  it('believes a code once, and none before it, also for two at once', async () => {
    const { secret } = await giveTotp(api, admin);
    const [first, second] = [await begin(), await begin()];
    const code = codeOf(secret);
    const both = await Promise.all([prove(first, { codigo: code }), prove(second, { codigo: code })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await prove(await begin(), { codigo: code })).toMatchObject({ codigo: 'CODIGO_RECUSADO' });
    expect(await prove(await begin(), { codigo: codeOf(secret, -1) })).toMatchObject({
      codigo: 'CODIGO_RECUSADO',
    });
    expect((await prove(await begin(), { codigo: codeOf(secret, 1) })).status).toBe(200);
  });

  it('refuses a wrong code with a line in the trail, and ends the step with the fifth', async () => {
    const { secret } = await giveTotp(api, admin);
    const passo = await begin();
    expect(await prove(passo, { codigo: wrongCode(secret) })).toMatchObject({
      status: 422,
      codigo: 'CODIGO_RECUSADO',
    });
    expect((await trail('tentativa.recusada'))[0]).toMatchObject({
      ds_detalhe: '9001',
      ds_erro: 'CODIGO_RECUSADO',
      st_resultado: 'F',
    });
    for (let wrong = 1; wrong < 5; wrong++) {
      await api.control('delete from tentativa_login');
      await prove(passo, { codigo: wrongCode(secret) });
    }
    await api.control('delete from tentativa_login');
    expect(await prove(passo, { codigo: codeOf(secret) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
  });

  it('counts wrong codes with the account; right digits and password between them forget none', async () => {
    const { secret } = await giveTotp(api, admin);
    await api.control('delete from origem_conhecida');
    for (let wrong = 0; wrong < 4; wrong++) await prove(await begin(), { codigo: wrongCode(secret) });
    const next = await api.call('panelLogin', { body: { empresa: 'DEMO', matricula: '9001', cpf: '111' } });
    expect(next).toMatchObject({ status: 429, codigo: 'LOGIN_BLOQUEADO' });
  });

  it('gains nothing by many guesses at once: the right one among them is refused like the others', async () => {
    const { secret } = await giveTotp(api, admin);
    await api.control('delete from origem_conhecida');
    const steps = await Promise.all(Array.from({ length: 12 }, () => begin()));
    const guesses = await Promise.all(steps.map((passo) => prove(passo, { codigo: wrongCode(secret) })));
    expect(guesses.filter(({ codigo }) => codigo === 'CODIGO_RECUSADO').length).toBeLessThanOrEqual(4);
    expect(await prove(steps[11] ?? '', { codigo: codeOf(secret) })).toMatchObject({
      codigo: 'LOGIN_BLOQUEADO',
    });
  });

  it('is good for five minutes, from where it was begun, and once', async () => {
    const { secret } = await giveTotp(api, admin);
    const late = await begin();
    await api.control("update passo_painel set dt_expira = now() - interval '1 second'");
    expect(await prove(late, { codigo: codeOf(secret) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
    const elsewhere = await begin();
    await api.control("update passo_painel set ds_ip = '10.0.0.7'");
    expect(await prove(elsewhere, { codigo: codeOf(secret) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
    const used = await begin();
    expect((await prove(used, { codigo: codeOf(secret) })).status).toBe(200);
    expect(await prove(used, { codigo: codeOf(secret, 1) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
    expect(await prove('nobody gave this one', { codigo: '123456' })).toMatchObject({
      codigo: 'PASSO_EXPIRADO',
    });
  });

  it('ends for who was put out of service or out of his network meanwhile', async () => {
    const { secret } = await giveTotp(api, admin);
    const passo = await begin();
    await api.control("update usuario_painel set ds_redes = '{10.0.0.0/8}' where nr_matricula = '9001'");
    expect(await prove(passo, { codigo: codeOf(secret) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
    await api.control(
      "update usuario_painel set ds_redes = '{}', st_status = 'I' where nr_matricula = '9001'",
    );
    expect(await prove(passo, { codigo: codeOf(secret) })).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
    await api.control("update usuario_painel set st_status = 'A' where nr_matricula = '9001'");
  });

  it('takes a recovery code once, however it is typed, and tells the trail', async () => {
    const { codes } = await giveTotp(api, admin);
    const [code = ''] = codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const reply = await prove(await begin(), { codigo_recuperacao: typed });
    expect(reply.status).toBe(200);
    expect(await trail('fator.codigo.usado')).toMatchObject([{ st_resultado: 'S' }]);
    expect((await api.call('getMyFactors', {}, reply.body.colabPainel)).body.qt_codigos).toBe(9);
    expect(await prove(await begin(), { codigo_recuperacao: code })).toMatchObject({
      codigo: 'CODIGO_RECUSADO',
    });
  });

  it.each([
    ['a passkey that is none', { chave: { id: 'x', type: 'public-key' as const } }, 'CHAVE_RECUSADA'],
    ['a recovery code that is none', { codigo_recuperacao: 'AAAA-BBBB-CCCC-DDDD' }, 'CODIGO_RECUSADO'],
  ])('refuses %s', async (_what, proof, codigo) => {
    await giveTotp(api, admin);
    expect(await prove(await begin(), proof)).toMatchObject({ status: 422, codigo });
  });
});

describe('an administrator', () => {
  it('sees who has a second factor, and takes it away with his sessions', async () => {
    const scripts = await api.signInPanel('9003', '333');
    await giveTotp(api, scripts);
    const { body } = await api.call('listPanelUsers', { query: {} }, admin);
    const one = body.data.find(({ nr_matricula }) => nr_matricula === '9003');
    expect(body.data.map(({ tem_fator }) => tem_fator).filter(Boolean)).toEqual([true]);
    const taken = await api.call(
      'removeUserFactors',
      { body: { nr_sequencial: one?.nr_sequencial ?? 0 } },
      admin,
    );
    expect(taken.status).toBe(200);
    expect(await api.call('getMyFactors', {}, scripts)).toMatchObject({ status: 401 });
    expect((await api.signInPanel('9003', '333')).token).not.toBe('');
    expect((await trail('fator.retirado'))[0]).toMatchObject({ ds_detalhe: String(one?.nr_sequencial) });
    expect(await api.call('removeUserFactors', { body: { nr_sequencial: 9999 } }, admin)).toMatchObject({
      status: 404,
    });
  });
});

// Last: a user who signed in is stored with the other key from then on.
it('an authenticator is read with either key of a change of keys, and kept under the one of now from then on', async () => {
  const { secret } = await giveTotp(api, admin);
  const next = 'the coming key, long enough to be one';
  const rotating = await startApi({ SECRET_KEY: next, SECRET_KEY_OTHER: world.secretKey }, undefined, {
    world,
  });
  try {
    const before = await api.control<{ cd_chave: string }>('select cd_chave from fator_totp');
    expect((await prove(await begin(rotating), { codigo: codeOf(secret) }, rotating)).status).toBe(200);
    const after = await api.control<{ cd_chave: string }>('select cd_chave from fator_totp');
    expect(after).not.toEqual(before);
  } finally {
    await rotating.close();
  }
});
