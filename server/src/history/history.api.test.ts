import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let staff: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  carlos = await api.signIn('1002', '234');
  staff = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.sql('delete from pesquisa where nr_seq_clifor_avaliado = $1', [joao.person]);
});

/** An answer of today about an order that was closed so many days ago. */
async function answered(grade: number, closedDaysAgo = 1) {
  const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: closedDaysAgo + 1 });
  await api.sql('update os set dt_final = now() - make_interval(days => $2) where nr_sequencial = $1', [
    order,
    closedDaysAgo,
  ]);
  await api.sql(
    `insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_nota, ds_observacao, dt_resposta, nr_seq_os)
     values ($1, $2, $3, 'motivo', now(), $4)`,
    [carlos.person, joao.person, grade, order],
  );
}

const gradeOf = async (who: Signed) =>
  (await api.call('getOwnGrade', { params: { tecnicoId: String(who.person) } }, who)).body;
const workOf = async (who: Signed) =>
  (await api.call('listOwnWork', { params: { id: String(who.person) } }, who)).body;

describe('the own grade', () => {
  it('is the average about orders closed in thirty days, whenever they are answered, halved, with two decimals', async () => {
    for (const grade of [9, 9, 8]) await answered(grade);
    await answered(1, 100);
    // 26 / 3 / 2
    expect(await gradeOf(joao)).toEqual([{ nota: 4.33, qt_avaliacoes: 3 }]);
  });

  it('is 0 without answers; a survey that waits is none', async () => {
    await api.sql('insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado) values ($1, $2)', [
      carlos.person,
      joao.person,
    ]);
    expect(await gradeOf(joao)).toEqual([{ nota: 0, qt_avaliacoes: 0 }]);
  });
});

describe('the own work', () => {
  it('has one row per interval, so that a pause is never counted, the newest first', async () => {
    const { order, plate } = await makeOrder(api, { state: 'P', openedDaysAgo: 1 });
    const interval = (from: string, to: string | null, end: string | null) =>
      api.sql(
        `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim, dt_retomada, nr_seq_motivo)
         values ('S', $1, $2, now() - $3::interval, now() - $4::interval, $5::char,
                 case when $5::char = 'P' then now() - interval '1 hour' end,
                 case when $5::char = 'P' then (select min(nr_sequencial) from motivo where tp_motivo = 'PAUSA') end)`,
        [order, joao.person, from, to, end],
      );
    await api.sql("update execucao set dt_final = dt_inicio, tp_fim = 'F' where dt_final is null");
    await interval('28 hours', '2 hours', 'P');
    await interval('1 hour', null, null);
    const rows = (await workOf(joao)).filter((row) => row.nr_placa === plate);
    expect(rows).toMatchObject([
      { nr_sequencial: order, nr_placa: plate, dt_final: null },
      { nr_sequencial: order, nr_placa: plate, dt_final: expect.any(String) as string },
    ]);
    const [, ended] = rows;
    const worked = Date.parse(ended?.dt_final ?? '') - Date.parse(ended?.dt_inicial ?? '');
    expect(worked).toBe(26 * 3_600_000);
  });

  it('ends thirty days ago and takes one statement', async () => {
    const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 40 });
    await api.sql(
      `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim)
       values ('S', $1, $2, now() - interval '31 days', now() - interval '30 days 20 hours', 'F')`,
      [order, joao.person],
    );
    await workOf(joao);
    api.statements.length = 0;
    const rows = await workOf(joao);
    expect(api.statements.filter(({ text }) => text.includes('execucao'))).toHaveLength(1);
    expect(rows.map(({ nr_sequencial }) => nr_sequencial)).not.toContain(order);
  });
});

describe('a technician sees himself alone', () => {
  it("somebody else's grade and work are refused", async () => {
    const grade = await api.call('getOwnGrade', { params: { tecnicoId: String(carlos.person) } }, joao);
    expect(grade).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    const work = await api.call('listOwnWork', { params: { id: String(carlos.person) } }, joao);
    expect(work).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });

  it('whoever is no attendant has neither, not even about himself', async () => {
    for (const who of [staff, supplier]) {
      const grade = await api.call('getOwnGrade', { params: { tecnicoId: String(who.person) } }, who);
      const work = await api.call('listOwnWork', { params: { id: String(who.person) } }, who);
      expect([grade.status, work.status]).toEqual([403, 403]);
    }
    const nobody = await api.call('listOwnWork', { params: { id: String(joao.person) } });
    expect(nobody.status).toBe(401);
  });
});
