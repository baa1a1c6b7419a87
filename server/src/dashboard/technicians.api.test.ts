import { dayMs } from '@terminal/contract/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { openBranch, workOf } from '../../test/dashboard.ts';
import { makeOrder } from '../../test/orders.ts';
import { orderCommandsOf } from '../../test/work.ts';

let api: Api;
let joao: Signed;
let branch = 0;
beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());
beforeEach(async () => {
  ({ branch, joao } = await openBranch(api));
});

const work = workOf(() => ({ api, joao }));

describe('technicians on the dashboard', () => {
  const alone = async () => (await api.call('getDashboardProductivity', {}, joao)).body[0];
  beforeEach(() =>
    api.sql(
      "update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null and nr_seq_clifor_inicio = $1",
      [joao.person],
    ),
  );
  beforeEach(() =>
    api.sql(
      "update execucao set dt_retomada = dt_final where tp_fim = 'P' and dt_retomada is null and nr_seq_clifor_inicio = $1",
      [joao.person],
    ),
  );

  it('work, and on which order', async () => {
    const { order, plate } = await makeOrder(api, { branch });
    await work(order, 2, null, null);
    expect(await alone()).toMatchObject({ status: 'Trabalhando', nr_seq_os: order, nr_placa: plate });
  });

  it('are paused since when and on which order; why is theirs alone, but where a part is missing', async () => {
    const { order } = await makeOrder(api, { branch });
    await work(order, 2, 1, 'P');
    expect(await alone()).toMatchObject({ status: 'Em pausa', nr_seq_os: order, motivo: null });
  });

  it('are told why they rest where a part is missing', async () => {
    const { order } = await makeOrder(api, { branch });
    await work(order, 2, 1, 'P');
    await api.sql("update motivo set st_exige_peca = 'S' where ds_motivo = 'Refeicao'");
    expect(await alone()).toMatchObject({ status: 'Em pausa', motivo: 'Refeicao' });
    await api.sql("update motivo set st_exige_peca = 'N' where ds_motivo = 'Refeicao'");
  });

  it('stand still when their pause ended with the order', async () => {
    const { order } = await makeOrder(api, { branch, state: 'R' });
    await work(order, 2, 1, 'P');
    expect(await alone()).toMatchObject({ status: 'Parado', nr_seq_os: null });
  });

  it('stand still when their paused order was cancelled', async () => {
    const { order } = await makeOrder(api, { branch });
    const does = orderCommandsOf(api);
    const named = { nr_seq_clifor: joao.person, cpf: '123' };
    const pause = { nr_seq_os: order, justificativa: 'Refeicao', ...named };
    expect((await api.call('startExecution', { body: { nr_seq_os: order, ...named } }, joao)).status).toBe(
      200,
    );
    expect((await api.call('pauseExecution', { body: pause }, joao)).status).toBe(200);
    expect((await does.cancel(joao, order)).status).toBe(200);
    expect(await alone()).toMatchObject({ status: 'Parado', nr_seq_os: null });
  });

  it('are told with the orders, hours and share of thirty days, and their grade', async () => {
    await api.sql(
      "delete from execucao where nr_seq_clifor_inicio = $1 and dt_inicio > now() - interval '40 days'",
      [joao.person],
    );
    const one = await makeOrder(api, { branch });
    const two = await makeOrder(api, { branch });
    await work(one.order, 8, 7, 'F');
    await work(one.order, 6, 5, 'F');
    await work(two.order, 4, 3.5, 'F');
    await work(two.order, 24 * 35, 24 * 35 - 9, 'F');
    await api.sql('delete from pesquisa where nr_seq_clifor_avaliado = $1', [joao.person]);
    for (const [grade, days] of [
      [9, 1],
      [10, 2],
      [8, 29],
      [1, 31],
    ])
      await api.sql(
        `with os_fechada as (
           insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, st_os, st_origem, liberado, hr_sla, km_atual, dt_os, dt_final)
           select nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, 'R', 'I', 'S', hr_sla, km_atual,
                  now() - make_interval(days => $3 + 60), now() - make_interval(days => $3)
             from os where nr_sequencial = $4 returning nr_sequencial)
         insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_nota, ds_observacao, dt_resposta, nr_seq_os)
         select $1, $1, $2, 'ok', now(), nr_sequencial from os_fechada`,
        [joao.person, grade, days, one.order],
      );
    const row = await alone();
    expect(row).toMatchObject({ nota: 4.5, qt_os: 2, horas: 2.5, status: 'Parado' });
    const weekdays = weekdaysOfTheWindow();
    expect(row?.percentual).toBe(Math.round((2.5 / (8 * weekdays)) * 1000) / 10);
    expect((await api.call('getDashboardGrades', {}, joao)).body).toEqual([
      { nome_colaborador: row?.nome_colaborador, nota: 4.5, status: 'Parado' },
    ]);
  });
});

/** Mondays to Fridays among today and the thirty days before, on the wall clock of the branch. */
function weekdaysOfTheWindow(): number {
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format());
  const days = Array.from({ length: 31 }, (_none, back) => new Date(today - back * dayMs).getUTCDay());
  return days.filter((day) => day >= 1 && day <= 5).length;
}
