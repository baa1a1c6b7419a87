import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';

let api: Api;
let strict: Api;
let panel: SignedToPanel;
let joao = 0;
beforeAll(async () => {
  const world = await cloneWorld();
  api = await startApi({}, undefined, { world });
  strict = await startApi({ LOGIN_REQUIRES_TERMINAL: 'true' }, undefined, { world });
  panel = await api.signInPanel('9001', '111');
  joao = (await api.signIn('1001', '123')).person;
});
afterAll(() => Promise.all([api.close(), strict.close()]));
beforeEach(async () => {
  await offer('S');
  await api.control('delete from tentativa_login');
});

const offer = (badges: 'S' | 'N') => api.sql('update parametro set entrada_cracha = $1', [badges]);
const enter = (cracha: string, headers: Record<string, string> = {}) =>
  api.call('badgeSignIn', { body: { cracha }, headers });
const codeOf = async (cracha: string) => (await enter(cracha)).codigo ?? 'ok';
const give = (cracha: string | null, nr_sequencial = joao) =>
  api.call('setBadge', { key: randomUUID(), body: { nr_seq_empresa: 1, nr_sequencial, cracha } }, panel);

describe('a badge at sign-in', () => {
  it('opens a session as the digits of its owner do, and stands among the events', async () => {
    const { body: byDigits } = await api.call('login', { body: { matricula: '1001', cpf: '123' } });
    const { status, body } = await enter(' CRACHA-1001 ');
    expect(status).toBe(200);
    const { token: one, selo_fotos: seal, ...same } = byDigits;
    expect(body).toMatchObject(same);
    expect([body.token, body.selo_fotos]).not.toEqual([one, seal]);
    const reply = await api.call('getOwnPin', { headers: { token: body.token } });
    expect(reply.status).toBe(200);
    const [event] = await api.sql<{ js_dados: object }>(
      "select js_dados from evento where ds_evento = 'sessao.iniciada' order by nr_sequencial desc limit 1",
    );
    expect(event?.js_dados).toMatchObject({ forma: 'cracha' });
  });

  it('is offered, and taken, only where the company wants it', async () => {
    expect((await api.call('getSignInWays', {})).body).toMatchObject({ cracha: 'S', tamanho_pin: 'sem' });
    await offer('N');
    expect((await api.call('getSignInWays', {})).body.cracha).toBe('N');
    expect(await enter('CRACHA-1001')).toMatchObject({ status: 409, codigo: 'CRACHA_DESLIGADO' });
  });

  it('needs an enrolled terminal where digits do', async () => {
    const reply = await strict.call('badgeSignIn', { body: { cracha: 'CRACHA-1001' } });
    expect(reply).toMatchObject({ status: 403, codigo: 'TERMINAL_NAO_CADASTRADO' });
  });

  it('that was taken away or replaced is refused as such, until it is given again', async () => {
    expect(await codeOf('NOVO-77')).toBe('CRACHA_DE_NINGUEM');
    await give('NOVO-77');
    expect([await codeOf('CRACHA-1001'), await codeOf('NOVO-77')]).toEqual(['CRACHA_RETIRADO', 'ok']);
    await give(null);
    expect(await codeOf('NOVO-77')).toBe('CRACHA_RETIRADO');
    const carlos = await api.signIn('1002', '234');
    await give('NOVO-77', carlos.person);
    const { body } = await enter('NOVO-77');
    expect(body.tecnicoId).toBe(carlos.person);
    await give('CRACHA-1002', carlos.person);
    await give('CRACHA-1001');
    expect([await codeOf('CRACHA-1001'), await codeOf('CRACHA-1002')]).toEqual(['ok', 'ok']);
  });

  it('of somebody who left is refused as such', async () => {
    await api.sql("update g_clifor set st_status = 'I' where nr_sequencial = $1", [joao]);
    expect(await enter('CRACHA-1001')).toMatchObject({ status: 422, codigo: 'CRACHA_DE_QUEM_SAIU' });
    await api.sql("update g_clifor set st_status = 'A' where nr_sequencial = $1", [joao]);
    expect(await codeOf('CRACHA-1001')).toBe('ok');
  });

  it('is held to the limits: wrong ones use up the network, and a locked owner stays locked', async () => {
    for (let n = 0; n < 30; n += 1) expect(await codeOf(`ERRADO-${n}`)).toBe('CRACHA_DE_NINGUEM');
    expect(await enter('ERRADO-31')).toMatchObject({ status: 429, codigo: 'LOGIN_BLOQUEADO' });
    await api.control('delete from tentativa_login');
    for (let n = 0; n < 4; n += 1) await api.call('login', { body: { matricula: '1001', cpf: '999' } });
    expect(await codeOf('CRACHA-1001')).toBe('LOGIN_BLOQUEADO');
    expect(await codeOf('CRACHA-1002')).toBe('ok');
  });

  it('wrong ones are kept without their code', async () => {
    await enter('SEGREDO-4711');
    const [told] = await api.sql<{ n: number; motivo: string }>(
      `select (select count(*) from evento e where e::text like '%SEGREDO-4711%') as n,
              (select js_dados ->> 'motivo' from evento where ds_evento = 'tentativa.recusada' order by nr_sequencial desc limit 1) as motivo`,
    );
    expect(told).toEqual({ n: 0, motivo: 'CRACHA_DE_NINGUEM' });
  });
});
