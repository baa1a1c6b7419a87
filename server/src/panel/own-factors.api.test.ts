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

describe('the own second factors', () => {
  it('are kept sealed and hashed: the secret and the codes stand nowhere', async () => {
    const { secret, codes } = await giveTotp(api, admin);
    const rows = JSON.stringify([
      await api.control('select * from fator_totp'),
      await api.control('select * from codigo_recuperacao'),
      await api.control('select * from auditoria'),
      await api.control('select * from comando_painel'),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it('an authenticator counts from its first right code on, and is told once', async () => {
    const begun = await api.call('beginTotp', {}, admin);
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect(await login()).toHaveProperty('colabPainel');
    const wrong = await api.call('finishTotp', { body: { codigo: wrongCode(begun.body.segredo) } }, admin);
    expect(wrong).toMatchObject({ status: 422, codigo: 'CODIGO_RECUSADO' });
    const done = await api.call('finishTotp', { body: { codigo: codeOf(begun.body.segredo) } }, admin);
    expect(done.body.codigos).toHaveLength(10);
    const again = await api.call('finishTotp', { body: { codigo: codeOf(begun.body.segredo, 1) } }, admin);
    expect(again).toMatchObject({ codigo: 'PASSO_EXPIRADO' });
  });

  it('a new authenticator takes the place of the one before with its first code, and leaves the codes as they are', async () => {
    const { secret } = await giveTotp(api, admin);
    const begun = await api.call('beginTotp', {}, admin);
    expect((await prove(await begin(), { codigo: codeOf(secret) })).status).toBe(200);
    const done = await api.call('finishTotp', { body: { codigo: codeOf(begun.body.segredo) } }, admin);
    expect(done.body).toEqual({ codigos: null });
    expect(await prove(await begin(), { codigo: codeOf(secret, 1) })).toMatchObject({
      codigo: 'CODIGO_RECUSADO',
    });
  });

  it('new recovery codes make the ones before worthless; without a factor there are none', async () => {
    expect(await api.call('renewRecoveryCodes', {}, admin)).toMatchObject({
      status: 409,
      codigo: 'SEM_FATOR',
    });
    const { codes } = await giveTotp(api, admin);
    const renewed = await api.call('renewRecoveryCodes', {}, admin);
    expect(renewed.body.codigos).toHaveLength(10);
    expect(await prove(await begin(), { codigo_recuperacao: codes[0] ?? '' })).toMatchObject({
      codigo: 'CODIGO_RECUSADO',
    });
    const [fresh = ''] = renewed.body.codigos;
    expect((await prove(await begin(), { codigo_recuperacao: fresh })).status).toBe(200);
  });

  it('may all be taken away where none is needed, and the codes go with the last', async () => {
    await giveTotp(api, admin);
    expect((await api.call('removeTotp', {}, admin)).status).toBe(200);
    expect(await api.control('select from codigo_recuperacao')).toEqual([]);
    expect(await login()).toHaveProperty('colabPainel');
    expect(await api.call('removeTotp', {}, admin)).toMatchObject({ status: 404 });
    expect(await trail('fator.autenticador.removido')).not.toEqual([]);
  });

  it('want the password again, where the user has one', async () => {
    await api.control("update usuario_painel set ds_senha = '$argon2id$x' where nr_matricula = '9001'");
    try {
      for (const name of ['beginTotp', 'removeTotp', 'beginPasskey', 'renewRecoveryCodes'] as const)
        expect(await api.call(name, {}, admin)).toMatchObject({ status: 403, codigo: 'CONFIRMAR_SENHA' });
    } finally {
      await api.control('update usuario_painel set ds_senha = null');
    }
  });

  it('passkeys are not begun where they cannot work', async () => {
    const reply = await api.call('beginPasskey', { headers: { host: '10.0.0.7:3000' } }, admin);
    expect(reply).toMatchObject({ status: 409, codigo: 'CHAVE_INDISPONIVEL' });
    const here = await api.call('beginPasskey', { headers: { host: 'localhost:3000' } }, admin);
    expect(here.body).toMatchObject({ challenge: expect.any(String) as string, rp: { id: 'localhost' } });
    const answer = { id: 'x', type: 'public-key' as const, rawId: 'x', response: {} };
    const body = { ds_chave: 'notebook', chave: answer };
    const headers = { host: 'localhost:3000' };
    expect(await api.call('finishPasskey', { body, headers }, admin)).toMatchObject({
      codigo: 'CHAVE_RECUSADA',
    });
    expect(await api.call('finishPasskey', { body, headers }, admin)).toMatchObject({
      codigo: 'PASSO_EXPIRADO',
    });
  });
});

describe('the own sessions', () => {
  it('used at the same moment are listed the newest first', async () => {
    for (let more = 0; more < 2; more += 1) await api.signInPanel('9001', '111');
    await api.control("update sessao set dt_ultimo_uso = now() - interval '1 minute'");
    const { body } = await api.call('listMySessions', {}, admin);
    const others = body.filter(({ st_atual }) => !st_atual).map(({ nr_sequencial }) => nr_sequencial);
    expect(others).toHaveLength(2);
    expect(others).toEqual(others.toSorted((one, other) => other - one));
  });

  it('are listed with the one that asks, and ended by number, nobody else’s', async () => {
    const other = await api.signInPanel('9001', '111');
    const reader = await api.signInPanel('9002', '222');
    await api.control(
      `update sessao set dt_ultimo_uso = now() - interval '1 second' * (m.newest - nr_sequencial + 1)
         from (select max(nr_sequencial) as newest from sessao) m`,
    );
    const { body } = await api.call('listMySessions', {}, admin);
    expect(body).toHaveLength(2);
    // The one used last first.
    const used = body.map(({ dt_ultimo_uso }) => Date.parse(dt_ultimo_uso));
    expect(used).toEqual(used.toSorted((one, next) => next - one));
    expect(new Set(used).size).toBe(2);
    expect(body.filter(({ st_atual }) => st_atual)).toHaveLength(1);
    const foreign = (await api.call('listMySessions', {}, reader)).body[0]?.nr_sequencial ?? 0;
    expect(await api.call('endMySession', { body: { nr_sequencial: foreign } }, admin)).toMatchObject({
      status: 404,
    });
    const elsewhere = body.find(({ st_atual }) => !st_atual)?.nr_sequencial ?? 0;
    expect((await api.call('endMySession', { body: { nr_sequencial: elsewhere } }, admin)).status).toBe(200);
    expect(await api.call('listMySessions', {}, other)).toMatchObject({ status: 401 });
  });
});
