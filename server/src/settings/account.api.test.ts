import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { signInAt, startProvider, type TestProvider } from '../../test/provider.ts';
import { loopback } from '../../test/scheduler.ts';

let world: TestWorld;
let api: Api;
let administrator: Signed;
let provider: TestProvider;
let logged = '';

type Given = InputOf<'saveCompanyAccount'>['body'];

const read = async () => (await api.call('getCompanyAccount', {}, administrator)).body;
async function save(more: Partial<Given> = {}) {
  const body: Given = {
    versao: (await read()).versao,
    ds_emissor: provider.issuer,
    ds_cliente: provider.client.id,
    segredo: provider.client.secret,
    st_ativa: 'S',
    st_verificado: 'S',
    ...more,
  };
  return api.call('saveCompanyAccount', { body }, administrator);
}
const test = (ds_emissor: string) => api.call('testCompanyAccount', { body: { ds_emissor } }, administrator);

beforeAll(async () => {
  world = await cloneWorld();
  provider = await startProvider(['http://localhost/login']);
  const log = {
    write(line: string) {
      logged += line;
    },
  };
  api = await startApi({ ...loopback, LOG_LEVEL: 'trace' }, undefined, { world, log });
  administrator = await api.signIn('1601', '789');
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(() => api.sql('delete from conta_empresa'));

describe('the provider of company accounts', () => {
  it('is kept, its secret sealed and told to nobody', async () => {
    expect(await read()).toMatchObject({
      tem_segredo: 'N',
      st_ativa: 'N',
      ds_retorno: 'http://localhost/login',
    });
    const saved = await save();
    expect(saved).toMatchObject({
      status: 200,
      body: { ds_emissor: provider.issuer, ds_cliente: 'terminal', tem_segredo: 'S', st_ativa: 'S' },
    });
    const [row] = await api.sql<{ sealed: Buffer }>('select bt_segredo as sealed from conta_empresa');
    expect(row?.sealed.length).toBeGreaterThan(40);
    const { secret } = provider.client;
    expect(row?.sealed.includes(secret)).toBe(false);
    const told = JSON.stringify([saved.body, await read(), await api.sql('select * from evento'), logged]);
    expect(told).not.toContain(secret);
    expect(told).toContain('trocado');
  });

  it('keeps its secret when another is not given, and wants one the first time', async () => {
    expect(await save({ segredo: null })).toMatchObject({
      status: 409,
      codigo: 'CONTA_SEM_SEGREDO',
      campos: { segredo: 'obrigatório' },
    });
    await save();
    const [before] = await api.sql('select bt_segredo from conta_empresa');
    expect(await save({ segredo: null, st_ativa: 'N' })).toMatchObject({ body: { st_ativa: 'N' } });
    expect(await api.sql('select bt_segredo from conta_empresa')).toEqual([before]);
  });

  it('is not saved over what somebody else saved', async () => {
    await save();
    expect(await save({ versao: 0 })).toMatchObject({ status: 409, codigo: 'AJUSTES_MUDARAM' });
  });

  it('is removed with its secret, told by the history, and offered no longer', async () => {
    await save();
    const { versao } = await read();
    const remove = (version: number) =>
      api.call('removeCompanyAccount', { body: { versao: version } }, administrator);
    expect(await remove(versao - 1)).toMatchObject({ status: 409, codigo: 'AJUSTES_MUDARAM' });
    const { status, body } = await remove(versao);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ds_emissor: '', tem_segredo: 'N', st_ativa: 'N' },
    });
    expect(body.historia[0]?.mudancas).toContainEqual({
      coluna: 'ds_emissor',
      antes: provider.issuer,
      depois: '',
    });
    expect(await api.sql('select * from conta_empresa')).toEqual([]);
    expect((await api.call('getSignInWays')).body.conta).toBe('N');
    expect(await api.call('beginAccountSignIn')).toMatchObject({ codigo: 'CONTA_DESLIGADA' });
    expect(await remove(body.versao)).toMatchObject({ status: 200, body: { versao: body.versao } });
  });

  it('is kept by who administers the company alone', async () => {
    const joao = await api.signIn('1001', '123');
    expect(await api.call('getCompanyAccount', {}, joao)).toMatchObject({ status: 403 });
  });

  it('is at a guarded address', async () => {
    for (const [ds_emissor, codigo] of [
      ['http://contas.example.com', 'CONTA_ENDERECO'],
      ['https://10.0.0.7', 'CONTA_REDE'],
    ] as const) {
      const campos = { ds_emissor: 'inválido' };
      expect(await save({ ds_emissor })).toMatchObject({ status: 422, codigo, campos });
      expect(await test(ds_emissor)).toMatchObject({ status: 422, codigo, campos });
    }
  });
});

describe('a test of the provider', () => {
  it('tells what it says of itself', async () => {
    expect(await test(provider.issuer)).toMatchObject({
      status: 200,
      body: { ds_emissor: provider.issuer, ds_entrada: `${provider.issuer}/auth` },
    });
  });

  it.each([
    ['does not answer', 'http://127.0.0.1:1', 'CONTA_FORA_DO_AR'],
    ['is not there', 'https://ninguem.invalid', 'CONTA_NOME'],
  ])('tells that it %s', async (_what, issuer, codigo) => {
    expect(await test(issuer)).toMatchObject({ status: 422, codigo });
  });

  it('tells that it is no provider, or another', async () => {
    expect(await test(`${provider.issuer}/outro`)).toMatchObject({
      status: 422,
      codigo: 'CONTA_SEM_DESCRICAO',
    });
  });

  it.each(['http://127.0.0.1:1', 'https://ninguem.invalid', () => `${provider.issuer}/outro`])(
    'who signs in is told what to do instead, not what is wrong with the address',
    async (issuer) => {
      await save({ ds_emissor: typeof issuer === 'string' ? issuer : issuer() });
      expect(await api.call('beginAccountSignIn')).toMatchObject({ status: 422, codigo: 'CONTA_FORA_DO_AR' });
    },
  );
});

it('the secret is sealed anew with the key that comes', async () => {
  await save();
  await api.sql("update g_clifor set ds_email = 'helena@empresa.com.br' where nr_matricula = '1202'");
  provider.accounts.set('helena', { email: 'helena@empresa.com.br', email_verified: true });
  const mark = async () => (await api.sql<{ cd_chave: string }>('select cd_chave from conta_empresa'))[0];
  const before = await mark();
  const env = {
    SECRET_KEY: 'the key that comes, long enough for anybody',
    SECRET_KEY_OTHER: world.secretKey,
  };
  const next = await startApi({ ...loopback, ...env }, undefined, { world });
  // Begun at a server that writes with the key before.
  const { ds_endereco, prova } = (await api.call('beginAccountSignIn')).body;
  const body = { prova, resposta: await signInAt(ds_endereco, 'helena') };
  expect(await next.call('finishAccountSignIn', { body })).toMatchObject({ status: 200 });
  expect(await mark()).not.toEqual(before);
  await next.close();
});
