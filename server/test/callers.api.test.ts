import { type CallName, calls, isPanelWho } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.ts';

let api: Api;
/** Tokens that are good for nothing, or not for this, by what is wrong with them. */
const tokens: Record<string, string> = {};
const otherCompany = 'f'.repeat(32);

/** Somebody's token after something has been done to his session or to him. */
async function spoiltToken(registration: string, digits: string, statement: string): Promise<string> {
  const { token } = await api.signIn(registration, digits);
  await api.control(statement, [token]);
  return token;
}

const ofToken = "hs_token = sha256(convert_to($1, 'UTF8'))";

beforeAll(async () => {
  api = await startApi();
  await api.control(
    "insert into empresa (ds_empresa, cd_apikey, db_name) values ('OUTRA', $1, 'empresa_outra')",
    [otherCompany],
  );
  tokens['that nobody gave'] = 'x'.repeat(43);
  tokens['of the panel'] = (await api.signInPanel('9001', '111')).token;
  tokens['of a technician'] = (await api.signIn('1001', '123')).token;
  tokens['of staff'] = (await api.signIn('1201', '456')).token;
  tokens['of a supplier'] = (await api.signInSupplier('31', '00123')).token;
  tokens['that was revoked'] = await spoiltToken('1001', '123', `delete from sessao where ${ofToken}`);
  tokens['that has expired'] = await spoiltToken(
    '1001',
    '123',
    `update sessao set dt_criacao = now() - interval '2 days', dt_expira = now() - interval '1 second' where ${ofToken}`,
  );
  const leaver = await api.signIn('1101', '345');
  await api.sql("update g_clifor set st_status = 'I' where nr_sequencial = $1", [leaver.person]);
  tokens['of somebody who left'] = leaver.token;
  const panel = await api.signInPanel('9002', '222');
  await api.control(`update sessao set dt_expira = now() - interval '1 second' where ${ofToken}`, [
    panel.token,
  ]);
  tokens['of the panel that has expired'] = panel.token;
  const idle = await api.signInPanel('9003', '333');
  await api.control(`update sessao set dt_ultimo_uso = now() - interval '61 minutes' where ${ofToken}`, [
    idle.token,
  ]);
  tokens['of the panel that was not used for an hour'] = idle.token;
});
afterAll(() => api.close());

const names = Object.keys(calls) as CallName[];
const ended = ['that nobody gave', 'that was revoked', 'that has expired', 'of somebody who left'];
const panelEnded = ['of the panel that has expired', 'of the panel that was not used for an hour'];

/** Expected refusals of every call with such a token. */
async function expectUnknown(name: CallName, token: string, headers: Record<string, string> = {}) {
  const reply = await api.call(name, { headers }, { token });
  expect(reply, token).toMatchObject({ status: 401, codigo: 'SESSAO_EXPIRADA' });
}

describe.each(names.filter((name) => Array.isArray(calls[name].who)))('%s is not for a token', (name) => {
  it.each([...ended, 'of the panel', ...panelEnded])('%s', (what) => expectUnknown(name, tokens[what] ?? ''));

  it('of another company', () =>
    expectUnknown(name, tokens['of a technician'] ?? '', { apikey: otherCompany }));
});

describe.each(names.filter((name) => isPanelWho(calls[name].who)))('%s is not for a token', (name) => {
  it.each([...ended, ...panelEnded, 'of a technician', 'of staff', 'of a supplier'])('%s', (what) =>
    expectUnknown(name, tokens[what] ?? ''),
  );
});

it('every call is for somebody, and the table has all of them', () => {
  const open = names.filter((name) => calls[name].who === 'anyone' || calls[name].who === 'company');
  const closed = names.filter((name) => Array.isArray(calls[name].who) || isPanelWho(calls[name].who));
  expect(open.length + closed.length).toBe(names.length);
  expect(open.toSorted()).toEqual([
    'activateTerminal',
    'badgeSignIn',
    'beginAccountSignIn',
    'beginPanelAccountSignIn',
    'finishAccountSignIn',
    'finishPanelAccountSignIn',
    'getCompanies',
    'getConfiguration',
    'getFile',
    'getHealth',
    'getMetrics',
    'getPhoto',
    'getReadiness',
    'getSignInWays',
    'getTranslations',
    'login',
    'openRun',
    'panelLogin',
    'panelSecondStep',
    'showReport',
    'showResult',
  ]);
});
