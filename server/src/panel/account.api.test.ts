import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { codeOf, forgetSteps, giveTotp } from '../../test/factors.ts';
import { signInAt, startProvider, type TestProvider } from '../../test/provider.ts';
import { loopback } from '../../test/scheduler.ts';

let api: Api;
let provider: TestProvider;
const email = 'rita@operadora.com.br';

beforeAll(async () => {
  provider = await startProvider(['http://localhost/loginPainel']);
  const settings = {
    PANEL_ACCOUNT_ISSUER: provider.issuer,
    PANEL_ACCOUNT_CLIENT: provider.client.id,
    PANEL_ACCOUNT_SECRET: provider.client.secret,
    PANEL_REQUIRE_PASSWORD: 'true',
  };
  api = await startApi({ ...loopback, ...settings }, undefined, { world: await cloneWorld() });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(async () => {
  provider.accounts.clear();
  provider.accounts.set('rita', { email: 'Rita@Operadora.com.br', email_verified: true });
  await api.control(
    `update usuario_painel set ds_email = '${email}', ds_redes = '{}' where nr_matricula = '9001'`,
  );
});

const begin = async () => (await api.call('beginPanelAccountSignIn')).body;
const finish = (prova: string, resposta: string) =>
  api.call('finishPanelAccountSignIn', { body: { prova, resposta } });
async function signInAs(login: string) {
  const { ds_endereco, prova } = await begin();
  return finish(prova, await signInAt(ds_endereco, login));
}
const lastLine = async (action: string) =>
  (
    await api.control<{ ds_detalhe: string; ds_erro: string | null }>(
      `select ds_detalhe, ds_erro from auditoria where ds_acao = '${action}' order by nr_sequencial desc limit 1`,
    )
  )[0];

describe('a sign-in to the panel with an account', () => {
  it('opens the session of the user with that e-mail, and stands in the trail', async () => {
    expect((await api.call('getConfiguration')).body).toMatchObject({ conta_painel: true });
    const reply = await signInAs('rita');
    expect(reply).toMatchObject({
      status: 200,
      body: { colabPainel: { tp_acesso: 'A', falta_fator: false } },
    });
    const { colabPainel } = reply.body as { colabPainel: { token: string } };
    expect(await api.call('listPanelUsers', { query: {} }, colabPainel)).toMatchObject({ status: 200 });
    expect(await lastLine('sessao.conta')).toMatchObject({ ds_detalhe: 'Rita@Operadora.com.br' });
  });

  it('still asks for his second factor', async () => {
    const reply = await signInAs('rita');
    const { secret } = await giveTotp(api, (reply.body as { colabPainel: { token: string } }).colabPainel);
    const asked = await signInAs('rita');
    expect(asked).toMatchObject({ status: 200, body: { segundo_passo: { autenticador: true } } });
    const { passo } = (asked.body as { segundo_passo: { passo: string } }).segundo_passo;
    expect(await api.call('panelSecondStep', { body: { passo, codigo: codeOf(secret) } })).toMatchObject({
      status: 200,
      body: { colabPainel: { falta_fator: false } },
    });
    await forgetSteps(api);
    await api.control('delete from fator_totp');
  });

  it('is not offered where the server names no provider', async () => {
    const without = await startApi(loopback);
    expect((await without.call('getConfiguration')).body).toMatchObject({ conta_painel: false });
    expect(await without.call('beginPanelAccountSignIn')).toMatchObject({
      status: 409,
      codigo: 'CONTA_DESLIGADA',
    });
    await without.close();
  });
});

describe('an account is refused at the panel', () => {
  const refusedWith = async (codigo: string, login = 'rita') => {
    expect(await signInAs(login)).toMatchObject({ codigo });
    expect(await lastLine('tentativa.recusada')).toMatchObject({ ds_detalhe: 'conta', ds_erro: codigo });
  };

  it('of nobody, of who has left, and from a network its user may not come from', async () => {
    provider.accounts.set('visita', { email: 'visita@operadora.com.br', email_verified: true });
    await refusedWith('PAINEL_CONTA_DESCONHECIDA', 'visita');
    await api.control("update usuario_painel set ds_redes = '{192.0.2.0/24}' where nr_matricula = '9001'");
    await refusedWith('PAINEL_CONTA_DESCONHECIDA');
    const { ds_endereco, prova } = await begin();
    const answer = await signInAt(ds_endereco, 'rita');
    await api.control("update usuario_painel set ds_redes = '{}' where nr_matricula = '9001'");
    await api.control("update usuario_painel set ds_email = null where nr_matricula = '9001'");
    expect(await finish(prova, answer)).toMatchObject({ codigo: 'PAINEL_CONTA_DESCONHECIDA' });
  });

  it('whose e-mail two users have', async () => {
    await api.control(
      `update usuario_painel set ds_email = '${email}' where nr_matricula in ('9001', '9002')`,
    );
    await refusedWith('CONTA_REPETIDA');
    await api.control("update usuario_painel set ds_email = null where nr_matricula = '9002'");
  });

  it('with an e-mail that is not verified', async () => {
    provider.accounts.set('rita', { email, email_verified: false });
    await refusedWith('CONTA_SEM_EMAIL');
  });

  it('with a proof that was changed, and with an answer used before', async () => {
    const { ds_endereco, prova } = await begin();
    const answer = await signInAt(ds_endereco, 'rita');
    expect(await finish(`${prova.slice(0, -4)}AAAA`, answer)).toMatchObject({ codigo: 'CONTA_VENCIDA' });
    expect(await finish(prova, answer)).toMatchObject({ status: 200 });
    expect(await finish(prova, answer)).toMatchObject({ codigo: 'CONTA_VENCIDA' });
  });
});
