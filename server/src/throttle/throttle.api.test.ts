import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';

const world = await cloneWorld();
const one = await startApi({}, undefined, { world });
const other = await startApi({}, undefined, { world });
const behind = await startApi({ TRUST_PROXY: '127.0.0.1' }, undefined, { world });
afterAll(() => Promise.all([one, other, behind].map((api) => api.close())));
beforeEach(async () => {
  await one.control('delete from tentativa_login');
  await one.control('delete from origem_conhecida');
});

type Headers = Record<string, string>;
const guess = async (api: Api, matricula: string, cpf: string, headers: Headers = {}) =>
  (await api.call('login', { body: { matricula, cpf }, headers })).codigo ?? 'ok';

/** Claimed identities of an attacker, a different one each time. */
const disguises = (n: number): Headers => ({
  'x-forwarded-for': `198.51.100.${n}`,
  'x-real-ip': `198.51.100.${n}`,
  'x-client-ip': `198.51.100.${n}`,
  'cf-connecting-ip': `198.51.100.${n}`,
  forwarded: `for=198.51.100.${n}`,
  'x-forwarded-host': `h${n}.example`,
  'user-agent': `browser ${n}`,
  'x-request-id': `request-${n}-abcdefgh`,
  terminal: `terminal-${n}`,
});

describe('the budget of guesses', () => {
  it('is one for all servers, and holds across a restart', async () => {
    for (const api of [one, other, one, other])
      expect(await guess(api, '1101', '999')).toBe('LOGIN_RECUSADO');
    expect(await guess(one, '1101', '345')).toBe('LOGIN_BLOQUEADO');
    expect(await guess(other, '1101', '345')).toBe('LOGIN_BLOQUEADO');
    const late = await startApi({}, undefined, { world });
    expect(await guess(late, '1101', '345')).toBe('LOGIN_BLOQUEADO');
    await late.close();
  });

  it('of an account is not dodged by what a guesser says of himself', async () => {
    for (let n = 1; n <= 4; n += 1) await guess(one, '1101', '999', disguises(n));
    expect(await guess(one, '1101', '345', disguises(5))).toBe('LOGIN_BLOQUEADO');
  });

  it('of an address is not dodged either: thirty wrong ones an hour, whoever they are about', async () => {
    for (let n = 1; n <= 30; n += 1)
      expect(await guess(one, `9${n}`, '999', disguises(n))).toBe('LOGIN_RECUSADO');
    expect(await guess(one, '1101', '345', disguises(31))).toBe('LOGIN_BLOQUEADO');
  });

  it('behind a proxy belongs to the address the proxy saw, not to those written before it', async () => {
    const seen = (n: number): Headers => ({
      ...disguises(n),
      'x-forwarded-for': `198.51.100.${n}, 203.0.113.7`,
    });
    for (let n = 1; n <= 30; n += 1)
      expect(await guess(behind, `9${n}`, '999', seen(n))).toBe('LOGIN_RECUSADO');
    expect(await guess(behind, '1101', '345', seen(31))).toBe('LOGIN_BLOQUEADO');
    const elsewhere = { 'x-forwarded-for': '203.0.200.8' };
    expect(await guess(behind, '1101', '345', elsewhere)).toBe('ok');
  });

  it('of a person is one for all sessions, in the commands as at the login', async () => {
    const sessions: Signed[] = [];
    for (const api of [one, other, one, other, one]) sessions.push(await api.signIn('1001', '123'));
    const { order } = await makeOrder(one);
    const act = async (session: Signed, cpf: string) =>
      (
        await one.call(
          'startExecution',
          { body: { nr_seq_os: order, nr_seq_clifor: session.person, cpf } },
          session,
        )
      ).codigo;
    for (const session of sessions.slice(0, 4)) expect(await act(session, '999')).toBe('CPF_INCORRETO');
    const [last] = sessions.slice(-1);
    expect(last && (await act(last, '123'))).toBe('CPF_BLOQUEADO');
    expect(await guess(other, '1001', '123')).toBe('LOGIN_BLOQUEADO');
  });

  it('of the panel is closed by no stranger where its users signed in before', async () => {
    const body = { empresa: 'DEMO', matricula: '9001', cpf: '111' };
    const panel = async (from: string, more: object = {}) => {
      const sent = { body: { ...body, ...more } as never, headers: { 'x-forwarded-for': from } };
      return (await behind.call('panelLogin', sent)).codigo ?? 'ok';
    };
    expect(await panel('203.0.113.1')).toBe('ok');
    for (let n = 0; n < 52; n += 1)
      await panel(`198.51.100.${1 + (n % 2)}`, { matricula: `X${n}`, cpf: '000' });
    for (let n = 0; n < 4; n += 1) await panel('198.51.100.3', { cpf: '000' });
    expect(await panel('203.0.113.2')).toBe('LOGIN_BLOQUEADO');
    expect(await panel('203.0.113.1')).toBe('ok');
  });

  it('of an account used up by strangers is another where it signed in before', async () => {
    const office = { 'x-forwarded-for': '203.0.113.1' };
    expect(await guess(behind, '1101', '345', office)).toBe('ok');
    await one.control(
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) select 'conta:' || nr_sequencial || ':I:1101', 10, 'infinity' from empresa",
    );
    expect(await guess(behind, '1101', '345', { 'x-forwarded-for': '203.0.113.2' })).toBe('LOGIN_BLOQUEADO');
    expect(await guess(behind, '1101', '345', office)).toBe('ok');
    for (let n = 0; n < 4; n += 1) await guess(behind, '1101', '999', office);
    expect(await guess(behind, '1101', '345', office)).toBe('LOGIN_BLOQUEADO');
  });

  it('of a terminal used up leaves those at work who signed in there before', async () => {
    const [made] = await one.control<{ nr_sequencial: number }>(
      `insert into terminal (nr_seq_empresa, ds_terminal, hs_credencial, dt_ativacao)
       select nr_sequencial, 'CHEIO', sha256('cheio'), now() from empresa limit 1 returning nr_sequencial`,
    );
    const there = { terminal: 'cheio' };
    expect(await guess(one, '1001', '123', there)).toBe('ok');
    for (let n = 0; n < 20; n += 1) expect(await guess(one, `Z${n}`, '999', there)).toBe('LOGIN_RECUSADO');
    expect(await guess(other, '1101', '345', there)).toBe('LOGIN_BLOQUEADO');
    expect(await guess(other, '1001', '123', there)).toBe('ok');
    for (const _try of [1, 2]) await guess(one, '1001', '999', there);
    expect(await guess(other, '1001', '123', there)).toBe('LOGIN_BLOQUEADO');
    await one.control('delete from sessao where nr_seq_terminal = $1', [made?.nr_sequencial]);
    await one.control('delete from terminal where nr_sequencial = $1', [made?.nr_sequencial]);
  });

  it('lets nobody slip through in a burst over two servers', async () => {
    const burst = Array.from({ length: 30 }, (_, n) => guess(n % 2 === 0 ? one : other, '1101', '999'));
    const answers = await Promise.all(burst);
    expect(answers.filter((codigo) => codigo === 'LOGIN_RECUSADO')).toHaveLength(4);
    expect(answers.filter((codigo) => codigo === 'LOGIN_BLOQUEADO')).toHaveLength(26);
  });
});
