import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => api.control('delete from tentativa_login'));

afterAll(() => api.close());

describe('a branch change', () => {
  it('is one act: of two at once with one token one wins, and no session is left over', async () => {
    const joao = await api.signIn('1001', '123');
    const sessions = () =>
      api.control('select 1 from sessao where nr_seq_clifor = $1 and dt_expira > now()', [joao.person]);
    const before = (await sessions()).length;
    const change = () => api.call('login', { body: { newFilial: 2 }, headers: { token: joao.token } });
    const replies = await Promise.all([change(), change(), change()]);
    expect(replies.map(({ status, codigo }) => codigo ?? String(status)).toSorted()).toEqual([
      '200',
      'SESSAO_EXPIRADA',
      'SESSAO_EXPIRADA',
    ]);
    expect(await sessions()).toHaveLength(before);
  });

  it('does not begin the hours of the session anew', async () => {
    const joao = await api.signIn('1001', '123');
    await api.control("update sessao set dt_expira = now() + interval '10 minutes'");
    await api.call('login', { body: { newFilial: 2 }, headers: { token: joao.token } });
    const [row] = await api.control<{ curta: boolean }>(
      "select max(dt_expira) < now() + interval '11 minutes' as curta from sessao",
    );
    expect(row?.curta).toBe(true);
  });
});
