import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { addBase } from '../../test/bases.ts';
import { signInAt, startProvider, type TestProvider } from '../../test/provider.ts';
import { loopback } from '../../test/scheduler.ts';

let api: Api;
let administrator: Signed;
let provider: TestProvider;

type Given = InputOf<'saveCompanyAccount'>['body'];

/** The provider as the company keeps it, with what a test wants otherwise. */
async function keep(more: Partial<Given> = {}) {
  const { versao } = (await api.call('getCompanyAccount', {}, administrator)).body;
  const body: Given = {
    versao,
    ds_emissor: provider.issuer,
    ds_cliente: provider.client.id,
    segredo: provider.client.secret,
    st_ativa: 'S',
    st_verificado: 'S',
    ...more,
  };
  return api.call('saveCompanyAccount', { body }, administrator);
}

const begin = async () => {
  const reply = await api.call('beginAccountSignIn');
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
};
const finish = (prova: string, resposta: string) =>
  api.call('finishAccountSignIn', { body: { prova, resposta } });
/** A whole sign-in. */
async function signInAs(login: string) {
  const { ds_endereco, prova } = await begin();
  return finish(prova, await signInAt(ds_endereco, login));
}

beforeAll(async () => {
  provider = await startProvider(['http://localhost/login']);
  api = await startApi(loopback);
  administrator = await api.signIn('1601', '789');
  await api.sql("update g_clifor set ds_email = 'Helena@Empresa.com.br' where nr_matricula = '1202'");
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.tamper = null;
  provider.accounts.clear();
  provider.accounts.set('helena', { email: 'helena@empresa.com.br', email_verified: true });
  expect(await keep()).toMatchObject({ status: 200 });
});

describe('a sign-in with the company account', () => {
  it('is a session as any other, and stands among the events', async () => {
    expect((await api.call('getSignInWays')).body).toEqual({ conta: 'S', cracha: 'N', tamanho_pin: 'sem' });
    const reply = await signInAs('helena');
    expect(reply).toMatchObject({ status: 200, body: { dsColaborador: 'HELENA PRADO', st_aprovador: 'S' } });
    expect(await api.call('listOrders', {}, reply.body)).toMatchObject({ status: 200 });
    const [event] = await api.sql<{ data: object }>(
      `select js_dados as data from evento where ds_evento = 'sessao.iniciada' and nr_seq_clifor = $1
        order by nr_sequencial desc limit 1`,
      [reply.body.tecnicoId],
    );
    expect(event?.data).toMatchObject({ forma: 'conta' });
  });

  it('ends for who leaves', async () => {
    const { body } = await signInAs('helena');
    await api.sql("update g_clifor set st_status = 'I' where nr_matricula = '1202'");
    const left = () => api.call('listOrders', {}, body);
    await expect.poll(async () => (await left()).codigo, { timeout: 5_000 }).toBe('SESSAO_EXPIRADA');
    expect(await signInAs('helena')).toMatchObject({ status: 422, codigo: 'CONTA_DESCONHECIDA' });
    await api.sql("update g_clifor set st_status = 'A' where nr_matricula = '1202'");
  });

  it('is not offered where it is off', async () => {
    await keep({ st_ativa: 'N' });
    expect((await api.call('getSignInWays')).body).toEqual({ conta: 'N', cracha: 'N', tamanho_pin: 'sem' });
    expect(await api.call('beginAccountSignIn')).toMatchObject({ status: 409, codigo: 'CONTA_DESLIGADA' });
  });

  it('asks for an enrolled terminal where the others do', async () => {
    const strict = await startApi({ ...loopback, LOGIN_REQUIRES_TERMINAL: 'true' });
    expect(await strict.call('beginAccountSignIn')).toMatchObject({ codigo: 'TERMINAL_NAO_CADASTRADO' });
    await strict.close();
  });
});

describe('an account is refused', () => {
  it.each([
    ['of nobody', { email: 'ninguem@empresa.com.br', email_verified: true }, 'CONTA_DESCONHECIDA'],
    ['without e-mail', {}, 'CONTA_SEM_EMAIL'],
    [
      'with an unverified e-mail',
      { email: 'helena@empresa.com.br', email_verified: false },
      'CONTA_SEM_EMAIL',
    ],
    ['whose e-mail nothing is said of', { email: 'helena@empresa.com.br' }, 'CONTA_SEM_EMAIL'],
  ])('%s', async (_what, account, codigo) => {
    provider.accounts.set('outra', account);
    expect(await signInAs('outra')).toMatchObject({ status: 422, codigo });
    const [event] = await api.sql<{ data: object }>(
      "select js_dados as data from evento where ds_evento = 'tentativa.recusada' order by nr_sequencial desc limit 1",
    );
    expect(event?.data).toMatchObject({ forma: 'conta', motivo: codigo });
  });

  it('but not for want of a word about its e-mail, where the company takes that', async () => {
    await keep({ st_verificado: 'N' });
    provider.accounts.set('helena', { email: 'helena@empresa.com.br' });
    expect(await signInAs('helena')).toMatchObject({ status: 200 });
  });

  it('whose e-mail two people have', async () => {
    await api.sql("update g_clifor set ds_email = 'helena@empresa.com.br' where nr_matricula = '1203'");
    expect(await signInAs('helena')).toMatchObject({ status: 422, codigo: 'CONTA_REPETIDA' });
    await api.sql("update g_clifor set ds_email = null where nr_matricula = '1203'");
  });

  it('of a person without branch', async () => {
    const rows = await api.sql<{ r: object }>(
      `delete from clifor_filial f using g_clifor g
        where g.nr_sequencial = f.nr_seq_clifor and g.nr_matricula = '1202' returning to_jsonb(f) as r`,
    );
    expect(await signInAs('helena')).toMatchObject({ status: 422, codigo: 'CONTA_SEM_FILIAL' });
    for (const { r } of rows)
      await api.sql(
        'insert into clifor_filial select * from jsonb_populate_record(null::clifor_filial, $1)',
        [r],
      );
  });
});

describe('what the provider answers is refused', () => {
  it.each<[string, TestProvider['tamper'], string]>([
    ['for another client', (claims) => ({ ...claims, aud: 'outro' }), 'CONTA_NAO_CONFERE'],
    ['for another sign-in', (claims) => ({ ...claims, nonce: 'outro' }), 'CONTA_NAO_CONFERE'],
    ['when it has expired', (claims) => ({ ...claims, exp: 1_700_000_000 }), 'CONTA_NAO_CONFERE'],
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://outro.example' }), 'CONTA_NAO_CONFERE'],
  ])('%s', async (_what, tamper, codigo) => {
    provider.tamper = tamper;
    expect(await signInAs('helena')).toMatchObject({ status: 422, codigo });
  });

  it('a second time', async () => {
    const { ds_endereco, prova } = await begin();
    const answer = await signInAt(ds_endereco, 'helena');
    expect(await finish(prova, answer)).toMatchObject({ status: 200 });
    expect(await finish(prova, answer)).toMatchObject({ status: 422, codigo: 'CONTA_VENCIDA' });
  });

  it('to another state, or with another proof', async () => {
    const [one, other] = [await begin(), await begin()];
    const answer = await signInAt(one.ds_endereco, 'helena');
    expect(await finish(other.prova, answer)).toMatchObject({ status: 422, codigo: 'CONTA_NAO_CONFERE' });
    const state = new URL(other.ds_endereco).searchParams.get('state') ?? '';
    const swapped = new URLSearchParams(answer);
    swapped.set('state', state);
    expect(await finish(other.prova, `?${swapped}`)).toMatchObject({ status: 422, codigo: 'CONTA_VENCIDA' });
    expect(await finish('AAAA', answer)).toMatchObject({ status: 422, codigo: 'CONTA_VENCIDA' });
  });

  it('to a sign-in begun for another company', async () => {
    await addBase(api, 'OUTRA');
    const [other] = await api.control<{ key: string }>(
      "select cd_apikey as key from empresa where ds_empresa = 'OUTRA'",
    );
    const { ds_endereco, prova } = await begin();
    const resposta = await signInAt(ds_endereco, 'helena');
    const headers = { apikey: other?.key ?? '' };
    const body = { prova, resposta };
    expect(await api.call('finishAccountSignIn', { body, headers })).toMatchObject({
      status: 422,
      codigo: 'CONTA_VENCIDA',
    });
  });

  it('that nobody signed in', async () => {
    const { ds_endereco, prova } = await begin();
    const state = new URL(ds_endereco).searchParams.get('state') ?? '';
    const answer = `?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await finish(prova, answer)).toMatchObject({ status: 422, codigo: 'CONTA_NAO_CONCLUIDA' });
  });

  it('for a secret it does not know', async () => {
    await keep({ segredo: 'errado' });
    expect(await signInAs('helena')).toMatchObject({ status: 422, codigo: 'CONTA_CLIENTE' });
  });
});
