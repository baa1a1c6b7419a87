import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

let api: Api;
let administrator: Signed;
beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
});
afterAll(() => api.close());

const sessionsOf = (id: number, who = administrator) =>
  api.call('listPersonSessions', { params: { id: String(id) } }, who);
const end = (id: number, session: number, who = administrator) =>
  api.call('endPersonSession', { params: { id: String(id) }, body: { nr_sequencial: session } }, who);

it('whoever administers the company sees where somebody is signed in, and ends one session', async () => {
  const carlos = await api.signIn('1002', '234');
  const elsewhere = await api.signIn('1002', '234');
  const { status, body } = await sessionsOf(carlos.person);
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body[0]).toMatchObject({ ds_filial: 'CURITIBA', ds_terminal: null });
  const [last] = body;
  if (last === undefined) throw new Error('no session');
  expect(await end(carlos.person, last.nr_sequencial)).toMatchObject({ status: 200 });
  const listed = (who: Signed) => api.call('listOrderTypes', {}, who);
  await expect.poll(async () => (await listed(elsewhere)).status, { timeout: 5_000 }).toBe(401);
  expect((await listed(carlos)).status).toBe(200);
  const [event] = await api.sql<{ js_dados: object }>(
    `select js_dados from evento where ds_evento = 'sessao.encerrada' and nr_seq_clifor = $1`,
    [carlos.person],
  );
  expect(event?.js_dados).toMatchObject({ por: administrator.person });
  expect(await end(carlos.person, last.nr_sequencial)).toMatchObject({ status: 404 });
});

it('a session is ended as that of its person alone, by nobody else', async () => {
  const carlos = await api.signIn('1002', '234');
  const joao = await api.signIn('1001', '123');
  const [session] = (await sessionsOf(carlos.person)).body;
  if (session === undefined) throw new Error('no session');
  expect(await end(joao.person, session.nr_sequencial)).toMatchObject({ status: 404 });
  expect(await end(carlos.person, session.nr_sequencial, joao)).toMatchObject({ status: 403 });
  expect(await sessionsOf(carlos.person, joao)).toMatchObject({ status: 403 });
});
