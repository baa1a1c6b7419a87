import type { AnswerOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { daysAround, emptyBranch } from '../../test/indicators.ts';
import { makeOrder } from '../../test/orders.ts';

/** The worked examples of docs/indicators.md: March 2026 in an empty branch, clocks of São Paulo. */
let api: Api;
let joao: Signed;
let branch = 0;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
});
afterAll(() => api.close());
beforeEach(async () => {
  branch = await emptyBranch(api, joao.person);
});

const march = { de: '2026-03-01', ate: '2026-03-31' };
const ask = (query: { de: string; ate: string; filial?: string }, who: Signed | null = joao) =>
  api.call('getIndicators', { query }, who);
const indicators = async (): Promise<AnswerOf<'getIndicators'>> =>
  (await ask({ ...march, filial: String(branch) })).body;

/** 'DD HH:mm' of March, or 'MM-DD HH:mm', on the clock of São Paulo. */
const at = (text: string) =>
  `2026-${text.length > 8 ? text.replace(' ', 'T') : `03-${text.replace(' ', 'T')}`}:00-03:00`;

interface Made {
  opened: string;
  closed?: string;
  released?: string;
  sla?: string;
  type?: string;
  state?: 'R' | 'E';
  plate?: string;
  reopened?: string;
  from?: number;
}

async function order({ opened, closed, released, sla = '24:00', ...wanted }: Made) {
  const made = await makeOrder(api, {
    branch,
    ...(closed !== undefined && { state: wanted.state ?? 'R' }),
    ...(wanted.type !== undefined && { type: wanted.type }),
  });
  await api.sql(
    `update os set dt_os = $2, dt_final = $3, dt_liberado = $4, hr_sla = $5::interval,
                   nr_placa = coalesce($6, nr_placa), dt_reabertura = $7, nr_seq_os_origem = $8
      where nr_sequencial = $1`,
    [
      made.order,
      at(opened),
      closed === undefined ? null : at(closed),
      released === undefined ? null : at(released),
      sla,
      wanted.plate ?? null,
      wanted.reopened === undefined ? null : at(wanted.reopened),
      wanted.from ?? null,
    ],
  );
  return { order: made.order, plate: wanted.plate ?? made.plate };
}

describe('the indicators are refused', () => {
  it('without session, to suppliers, for branches of others and for periods that are none', async () => {
    const supplier = await api.signInSupplier('31', '00123');
    expect((await ask(march, null)).status).toBe(401);
    expect((await ask(march, supplier)).status).toBe(403);
    expect(await ask({ ...march, filial: '999999' })).toMatchObject({
      status: 404,
      codigo: 'FILIAL_NAO_PERMITIDA',
    });
    for (const [de, ate] of [
      ['2026-03-31', '2026-03-01'],
      ['2024-01-01', '2026-01-01'],
    ] as const)
      expect(await ask({ de, ate })).toMatchObject({ status: 422, codigo: 'PERIODO_INVALIDO' });
    expect((await ask({ de: '2026-02-30', ate: '2026-03-01' })).status).toBe(422);
  });
});

describe('the indicators of a period', () => {
  it('are empty where nothing happened: shares and means are unknown, not zero', async () => {
    const none = { total: 0, horas: null, mediana: null };
    expect(await indicators()).toEqual({
      sla: { no_prazo: 0, atrasadas: 0, total: 0, percentual: null },
      planejamento: { planejadas: 0, total: 0, percentual: null },
      planos: { em_dia: 0, vencidos: 0, total: 0, percentual: null },
      primeira_vez: { resolvidas: 0, cedo: 0, total: 0, percentual: null },
      liberacao: { imprevistas: none, planejadas: none },
      falhas: { total: 0, dias: null },
      disponibilidade: {
        veiculos: 0,
        percentual: null,
        horas_parado: 0,
        horas_espera: 0,
        horas_servico: 0,
      },
      pausas: [],
      veiculos: [],
    });
  });

  it('days are those of the branch asked about, whatever the clock of who asks', async () => {
    await api.sql("update filial set ds_fuso = 'America/Rio_Branco' where nr_sequencial = $1", [branch]);
    // 23:30 of the last day there, half past one of the next in São Paulo.
    await order({ opened: '30 08:00', closed: '04-01 01:30' });
    expect((await indicators()).sla.total).toBe(1);
  });

  it('SLA met: two of three, the start moves nothing, cancelled ones and other months do not count', async () => {
    await order({ opened: '02 08:00', closed: '03 08:00' });
    await order({ opened: '02 08:00', closed: '03 09:00' });
    await order({ opened: '10 08:00', closed: '10 12:00', sla: '04:00' });
    await order({ opened: '10 08:00', closed: '10 09:00', state: 'E' });
    await order({ opened: '31 08:00', closed: '04-01 00:00' });
    expect((await indicators()).sla).toEqual({ no_prazo: 2, atrasadas: 0, total: 3, percentual: 66.7 });
  });

  it('SLA met: what is open past its promise is late as well, in every period it was', async () => {
    await order({ opened: '02 08:00', closed: '03 08:00' });
    await order({ opened: '02 08:00' });
    await order({ opened: '02 08:00', closed: '04-10 08:00' });
    await order({ opened: '31 22:00' });
    expect((await indicators()).sla).toEqual({ no_prazo: 1, atrasadas: 2, total: 3, percentual: 33.3 });
    const april = await ask({ de: '2026-04-01', ate: '2026-04-30', filial: String(branch) });
    expect(april.body.sla).toEqual({ no_prazo: 0, atrasadas: 2, total: 3, percentual: 0 });
  });

  it('SLA met: an order handed on to another technician counts once, where it went on', async () => {
    const first = await order({ opened: '02 08:00', closed: '02 10:00' });
    await order({ opened: '02 08:00', closed: '05 10:00', plate: first.plate, from: first.order });
    expect((await indicators()).sla).toEqual({ no_prazo: 0, atrasadas: 0, total: 1, percentual: 0 });
  });

  it('planned work: one of four orders opened', async () => {
    await order({ opened: '02 08:00', type: 'V' });
    for (const opened of ['03 08:00', '31 23:59', '01 00:00']) await order({ opened });
    await order({ opened: '04-01 00:00', type: '13' });
    await order({ opened: '04 08:00', closed: '04 09:00', state: 'E' });
    expect((await indicators()).planejamento).toEqual({ planejadas: 1, total: 4, percentual: 25 });
  });

  it('first-time fix: two of four, one came back within thirty days, one was reopened', async () => {
    const back = await order({ opened: '02 08:00', closed: '02 12:00' });
    await order({ opened: '04-01 12:00', plate: back.plate });
    const held = await order({ opened: '03 08:00', closed: '03 12:00' });
    await order({ opened: '04-02 12:01', plate: held.plate });
    await order({ opened: '05 08:00', closed: '06 12:00', reopened: '05 20:00' });
    await order({ opened: '07 08:00', closed: '07 12:00' });
    await order({ opened: '08 08:00', closed: '08 12:00', type: 'V' });
    expect((await indicators()).primeira_vez).toEqual({ resolvidas: 2, cedo: 0, total: 4, percentual: 50 });
  });

  it('first-time fix: an order closed less than thirty days ago is not judged yet', async () => {
    const { order: fresh } = await order({ opened: '02 08:00', closed: '02 12:00' });
    await api.sql(
      "update os set dt_final = now() - interval '29 days', dt_os = now() - interval '30 days' where nr_sequencial = $1",
      [fresh],
    );
    const { de, ate } = daysAround();
    const { body } = await ask({ de, ate, filial: String(branch) });
    expect(body.primeira_vez).toEqual({ resolvidas: 0, cedo: 1, total: 0, percentual: null });
  });

  it('time to release: from the opening to the release, else to the close, planned and unplanned apart', async () => {
    await order({ opened: '02 08:00', closed: '03 08:00', released: '02 10:00' });
    await order({ opened: '02 08:00', closed: '02 12:00' });
    await order({ opened: '05 08:00', released: '05 20:00' });
    await order({ opened: '05 08:00', closed: '05 09:00', type: 'V' });
    expect((await indicators()).liberacao).toEqual({
      imprevistas: { total: 3, horas: 6, mediana: 4 },
      planejadas: { total: 1, horas: 1, mediana: 1 },
    });
  });

  it('time between failures and availability: the time the fleet could be used, over its failures, the same over every window', async () => {
    const truck = await order({ opened: '01 00:00', closed: '02 00:00' });
    await order({ opened: '11 00:00', closed: '11 12:00', plate: truck.plate });
    // Overlaps with the previous one: downtime counts once.
    await order({ opened: '11 06:00', closed: '11 12:00', plate: truck.plate });
    // A planned one keeps it from the start of the work.
    const planned = await order({ opened: '20 00:00', closed: '21 00:00', type: 'V', plate: truck.plate });
    await api.sql('update os set dt_inicial = $2 where nr_sequencial = $1', [planned.order, at('20 12:00')]);
    const [other] = await api.sql<{ nr_placa: string }>(
      'select nr_placa from veiculo where nr_placa <> $1 and st_veiculo = $2 limit 1',
      [truck.plate, 'A'],
    );
    // Each order was made with a vehicle of its own.
    await api.sql('delete from veiculo_filial where nr_seq_filial = $1', [branch]);
    for (const plate of [truck.plate, other?.nr_placa])
      await api.sql(
        'insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2) on conflict do nothing',
        [plate, branch],
      );
    const { falhas, disponibilidade, veiculos } = await indicators();
    // 62 days of two vehicles, less 24 + 12 + 12 hours: 60 days.
    expect(disponibilidade).toMatchObject({ veiculos: 2, percentual: 96.8, horas_parado: 48 });
    expect(falhas).toEqual({ total: 3, dias: 20 });
    expect(veiculos).toMatchObject([
      { nr_placa: truck.plate, falhas: 3, dias_entre_falhas: 9.67, disponibilidade: 93.5 },
    ]);
    const half = (await ask({ de: '2026-03-01', ate: '2026-03-15', filial: String(branch) })).body;
    expect(half.falhas).toEqual({ total: 3, dias: 9.5 });
  });

  it('hours a vehicle stands: before the start of unplanned work, and in work, by two technicians once', async () => {
    const { order: open, plate } = await order({ opened: '02 08:00', closed: '03 08:00' });
    await api.sql(
      'insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2) on conflict do nothing',
      [plate, branch],
    );
    await api.sql('update os set dt_inicial = $2 where nr_sequencial = $1', [open, at('02 13:00')]);
    await work(open, '02 13:00', '02 17:00');
    await work(open, '02 15:00', '02 18:00');
    expect((await indicators()).disponibilidade).toMatchObject({
      horas_parado: 24,
      horas_espera: 5,
      horas_servico: 5,
    });
  });

  it('hours waiting by reason: each pause as far as it lies in the period, longest first', async () => {
    const { order: open } = await order({ opened: '02 08:00' });
    const ended = await order({ opened: '02 08:00', closed: '03 12:00' });
    await pause(open, 'Aguardando Peças', '02 09:00', '02 11:30');
    await pause(open, 'Refeicao', '02 12:00', '02 13:00');
    await pause(open, 'Refeicao', '03 12:00', '03 12:30');
    await pause(ended.order, 'Aguardando Peças', '03 10:00', null);
    await pause(open, 'Fim de expediente', '31 18:00', '04-01 07:00');
    expect((await indicators()).pausas).toEqual([
      { ds_motivo: 'Fim de expediente', pausas: 1, horas: 6 },
      { ds_motivo: 'Aguardando Peças', pausas: 2, horas: 4.5 },
      { ds_motivo: 'Refeicao', pausas: 2, horas: 1.5 },
    ]);
  });
});

const pause = (of: number, reason: string, from: string, to: string | null) =>
  api.sql(
    `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim, nr_seq_motivo, dt_retomada)
     select 'S', $1, $2, $4::timestamptz - interval '1 hour', $4, 'P', nr_sequencial, $5
       from motivo where tp_motivo = 'PAUSA' and ds_motivo = $3`,
    [of, joao.person, reason, at(from), to === null ? null : at(to)],
  );

const work = (of: number, from: string, to: string) =>
  api.sql(
    `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim)
     values ('S', $1, $2, $3, $4, 'F')`,
    [of, joao.person, at(from), at(to)],
  );
