import { type CallName, calls, isPanelWho } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { codeOf, giveTotp } from '../../test/factors.ts';

let api: Api;
let scripts: { token: string };
beforeAll(async () => {
  api = await startApi({ PANEL_SECOND_FACTOR: 'E' });
  scripts = await api.signInPanel('9003', '333');
});
afterAll(() => api.close());

const panelCalls = (Object.keys(calls) as CallName[]).filter((name) => isPanelWho(calls[name].who));

describe('a user who needs a second factor and has none', () => {
  it('is told so with the login', async () => {
    const { body } = await api.call('panelLogin', {
      body: { empresa: 'DEMO', matricula: '9003', cpf: '333' },
    });
    expect(body).toMatchObject({ colabPainel: { falta_fator: true } });
  });

  it.each(panelCalls.filter((name) => !calls[name].enrolling))('is not answered by %s', async (name) => {
    expect(await api.call(name, {}, scripts)).toMatchObject({ status: 403, codigo: 'SEGUNDO_FATOR_FALTA' });
  });

  it('is answered by what sets one up, sessions and password, and by no more', () => {
    expect(panelCalls.filter((name) => calls[name].enrolling).toSorted()).toEqual([
      'beginPasskey',
      'beginTotp',
      'changePassword',
      'confirmPassword',
      'endMySession',
      'finishPasskey',
      'finishTotp',
      'getMyFactors',
      'listMySessions',
      'panelLogout',
      'removePasskey',
      'removeTotp',
      'renewRecoveryCodes',
    ]);
  });

  it('works from its setting up on, and cannot take the last one away', async () => {
    const { secret } = await giveTotp(api, scripts);
    expect((await api.call('listPanelCompanies', {}, scripts)).status).toBe(200);
    expect(await api.call('removeTotp', {}, scripts)).toMatchObject({ status: 409, codigo: 'ULTIMO_FATOR' });
    const { body } = await api.call('panelLogin', {
      body: { empresa: 'DEMO', matricula: '9003', cpf: '333' },
    });
    const passo = 'segundo_passo' in body ? body.segundo_passo.passo : '';
    const proved = await api.call('panelSecondStep', { body: { passo, codigo: codeOf(secret) } });
    expect(proved.body).toMatchObject({ colabPainel: { falta_fator: false } });
  });
});

it('a user of a lower level works without', async () => {
  const reader = await api.signInPanel('9002', '222');
  expect((await api.call('listPanelCompanies', {}, reader)).status).toBe(200);
  expect((await api.call('getMyFactors', {}, reader)).body).toMatchObject({ exigido: false });
});
