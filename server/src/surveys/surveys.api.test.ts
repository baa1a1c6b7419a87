import { randomUUID } from 'node:crypto';
import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

/** Creates a survey about Carlos. */
async function ask(who: Signed, daysAgo = 0): Promise<number> {
  const { order } = await makeOrder(api, { state: 'R' });
  const [row] = await api.sql<{ nr_sequencial: number }>(
    `insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_seq_os, dt_criacao)
     values ($1, $2, $3, now() - make_interval(days => $4)) returning nr_sequencial`,
    [who.person, carlos.person, order, daysAgo],
  );
  if (row === undefined) throw new Error('no survey');
  return row.nr_sequencial;
}

type Body = Partial<InputOf<'sendRating'>['body']>;

const send = (who: Signed | null, survey: number, body: Body, key: string = randomUUID()) =>
  api.call(
    'sendRating',
    { body: { cd_clifor: who?.person ?? joao.person, nr_seq_pesquisa: survey, ...body }, key },
    who,
  );

const inDatabase = (survey: number) =>
  api.sql(
    'select nr_nota, ds_observacao, dt_resposta is not null as answered from pesquisa where nr_sequencial = $1',
    [survey],
  );

/** What the trail keeps of an answer. */
const told = (survey: number) =>
  api.sql(
    `select e.nr_seq_clifor, e.js_dados - 'sessao' - 'terminal' as dados from evento e
       join pesquisa p on p.nr_seq_os = e.nr_seq_os
      where p.nr_sequencial = $1 and e.ds_evento = 'pesquisa.respondida'`,
    [survey],
  );

const unanswered = [{ nr_nota: null, ds_observacao: null, answered: false }];

describe('the answer to a survey', () => {
  it('is in the trail, with what was there before', async () => {
    const survey = await ask(joao);
    await send(joao, survey, { nota: 9, loginExterno: 'N' });
    expect(await told(survey)).toEqual([{ nr_seq_clifor: joao.person, dados: { antes: null, depois: 9 } }]);
  });

  it('is written with its moment, and the survey no longer waits at the next login', async () => {
    const survey = await ask(joao);
    const before = await api.signIn('1001', '123');
    expect(before.answer.pesquisa_nps).toContainEqual(
      expect.objectContaining({
        nr_sequencial: survey,
        nr_nota: null,
        nr_placa: expect.any(String) as string,
      }),
    );
    const reply = await send(joao, survey, { nota: 6, observacao: ' Demorou ', loginExterno: 'N' });
    expect(reply).toMatchObject({ status: 200, body: { mensagem: 'Avaliação enviada' } });
    expect(await inDatabase(survey)).toEqual([{ nr_nota: 6, ds_observacao: 'Demorou', answered: true }]);
    const after = await api.signIn('1001', '123');
    expect(after.answer.pesquisa_nps.map(({ nr_sequencial }) => nr_sequencial)).not.toContain(survey);
  });

  it('is asked with what was done and by whom', async () => {
    const survey = await ask(joao);
    await api.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim)
       select o.nr_sequencial, $2, o.dt_os, o.dt_os, 'F' from pesquisa p join os o on o.nr_sequencial = p.nr_seq_os
        where p.nr_sequencial = $1`,
      [survey, joao.person],
    );
    const [problem] = await api.sql<{ ds_conjunto: string }>(
      `select c.ds_conjunto from pesquisa p join os o on o.nr_sequencial = p.nr_seq_os
         join conjunto c on c.nr_sequencial = o.nr_conjunto where p.nr_sequencial = $1`,
      [survey],
    );
    const { answer } = await api.signIn('1001', '123');
    expect(answer.pesquisa_nps.find(({ nr_sequencial }) => nr_sequencial === survey)).toMatchObject({
      ds_assunto: problem?.ds_conjunto,
      mecanicos: ['CARLOS SOUZA', 'JOÃO PEREIRA'],
    });
  });

  it('comes from suppliers too', async () => {
    const survey = await ask(supplier);
    expect((await send(supplier, survey, { nota: 10, loginExterno: 'S' })).status).toBe(200);
    expect(await inDatabase(survey)).toMatchObject([{ nr_nota: 10, ds_observacao: null }]);
  });

  it('is refused without session', async () => {
    expect((await send(null, await ask(joao), { nota: 9 })).status).toBe(401);
  });

  it.each([
    [{}, 'NOTA_OBRIGATORIA', 'Informe uma nota'],
    [{ nota: 6 }, 'JUSTIFICATIVA_DA_NOTA', 'Informe uma justificativa!'],
    [{ nota: 1, observacao: '   ' }, 'JUSTIFICATIVA_DA_NOTA', 'Informe uma justificativa!'],
    [{ nota: 0, observacao: 'Ruim' }, 'CAMPO_INVALIDO', 'Há campos preenchidos de forma inválida.'],
    [{ nota: 11 }, 'CAMPO_INVALIDO', 'Há campos preenchidos de forma inválida.'],
  ] as const)('%j is refused and leaves the survey waiting', async (body, codigo, mensagem) => {
    const survey = await ask(joao);
    expect(await send(joao, survey, body)).toMatchObject({ status: 422, codigo, mensagem });
    expect(await inDatabase(survey)).toEqual(unanswered);
  });

  it("is given in one's own name only, to one's own survey", async () => {
    const survey = await ask(joao);
    expect(await send(joao, survey, { nota: 9, cd_clifor: carlos.person })).toMatchObject({
      status: 403,
      codigo: 'OUTRA_PESSOA',
    });
    expect(await send(joao, survey, { nota: 9, loginExterno: 'S' })).toMatchObject({ status: 403 });
    expect(await send(carlos, survey, { nota: 9 })).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await inDatabase(survey)).toEqual(unanswered);
  });

  it('counts once: the same press again is answered the same, another one with 409', async () => {
    const survey = await ask(joao);
    const key = randomUUID();
    expect((await send(joao, survey, { nota: 8 }, key)).status).toBe(200);
    expect((await send(joao, survey, { nota: 8 }, key)).status).toBe(200);
    expect(await send(joao, survey, { nota: 3, observacao: 'Não' })).toMatchObject({
      status: 409,
      codigo: 'PESQUISA_RESPONDIDA',
    });
    expect(await inDatabase(survey)).toMatchObject([{ nr_nota: 8 }]);
  });

  it('has one winner when two tabs send at once', async () => {
    const survey = await ask(joao);
    const replies = await Promise.all([
      send(joao, survey, { nota: 8 }),
      send(joao, survey, { nota: 9 }),
      send(joao, survey, { nota: 10 }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is no longer asked for after thirty days', async () => {
    const [old, recent] = [await ask(carlos, 31), await ask(carlos, 29)];
    const { answer } = await api.signIn('1002', '234');
    const waiting = answer.pesquisa_nps.map(({ nr_sequencial }) => nr_sequencial);
    expect(waiting).toContain(recent);
    expect(waiting).not.toContain(old);
  });

  it('is not asked for while its order is opened again, but once that is finished again', async () => {
    const survey = await ask(joao);
    const asked = async () =>
      (await api.signIn('1001', '123')).answer.pesquisa_nps.some(
        ({ nr_sequencial }) => nr_sequencial === survey,
      );
    const order = '(select nr_seq_os from pesquisa where nr_sequencial = $1)';
    await api.sql(
      `update os set st_os = 'A', dt_final = null, dt_reabertura = now() where nr_sequencial = ${order}`,
      [survey],
    );
    expect(await asked()).toBe(false);
    await api.sql(`update os set st_os = 'R', dt_final = now() where nr_sequencial = ${order}`, [survey]);
    expect(await asked()).toBe(true);
  });
});
