import type { AnswerOf } from '@terminal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { picture, postFiles } from '../../test/uploads.ts';

let api: Api;
let administrator: Signed;
let joao: Signed;
beforeAll(async () => {
  api = await startApi();
  administrator = await api.signIn('1601', '789');
  joao = await api.signIn('1001', '123');
});
afterAll(() => api.close());

const give = async (id: number, who = administrator) =>
  postFiles<AnswerOf<'setPersonPhoto'>>(api, who, `pessoas/${id}/foto`, {
    files: [{ name: 'joao.jpg', bytes: await picture(90) }],
  });
const kept = (id: number, who = administrator) =>
  api.call('getPersonPhoto', { params: { id: String(id) } }, who);
const remove = (id: number, who = administrator) =>
  api.call('removePersonPhoto', { params: { id: String(id) } }, who);

it('whoever keeps people gives somebody a photo and takes it away, each time noted with who did', async () => {
  const { status, body } = await give(joao.person);
  expect(status).toBe(200);
  expect(body.foto).toEqual(expect.any(String));
  expect((await kept(joao.person)).body).toEqual(body);
  expect((await api.signIn('1001', '123')).answer.foto).toBe(body.foto);
  expect((await remove(joao.person)).body).toEqual({ foto: null });
  const events = await api.sql(
    `select nr_seq_clifor as quem, js_dados from evento where ds_evento = 'pessoa.foto' order by nr_sequencial desc limit 2`,
  );
  expect(events).toMatchObject([
    { quem: administrator.person, js_dados: { pessoa: joao.person, antes: body.foto, depois: null } },
    {
      quem: administrator.person,
      js_dados: { pessoa: joao.person, antes: null, depois: body.foto },
    },
  ]);
});

it('nobody else does, and a supplier is no person', async () => {
  for (const reply of [await give(joao.person, joao), await kept(joao.person, joao), await remove(1, joao)])
    expect(reply).toMatchObject({ status: 403 });
  await api.sql("insert into clifor_cadastro (nr_seq_clifor, tp_cadastro) values ($1, 'vehicles')", [
    joao.person,
  ]);
  const keeper = await api.signIn('1001', '123');
  expect(await kept(joao.person, keeper)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  expect(await give(31)).toMatchObject({ status: 404 });
  expect(await remove(999_999)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
});
