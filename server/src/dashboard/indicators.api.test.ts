import type { AnswerOf } from '@terminal/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
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
  const [made] = await api.sql<{ nr_sequencial: number }>(
    "insert into filial (ds_filial) select 'Filial de teste ' || count(*) from filial returning nr_sequencial",
  );
  branch = made?.nr_sequencial ?? 0;
  await api.sql('insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, $2)', [
    joao.person,
    branch,
  ]);
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
    expect(await indicators()).toEqual({
      sla: { no_prazo: 0, total: 0, percentual: null },
      planejamento: { planejadas: 0, total: 0, percentual: null },
      planos: { em_dia: 0, total: 0, percentual: null },
      primeira_vez: { resolvidas: 0, total: 0, percentual: null },
      liberacao: { total: 0, horas: null },
      falhas: { total: 0, dias: null },
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
    await order({ opened: '30 08:00', closed: '04-01 00:00' });
    expect((await indicators()).sla).toEqual({ no_prazo: 2, total: 3, percentual: 66.7 });
  });

  it('SLA met: an order handed on to another mechanic counts once, where it went on', async () => {
    const first = await order({ opened: '02 08:00', closed: '02 10:00' });
    await order({ opened: '02 08:00', closed: '05 10:00', from: first.order });
    expect((await indicators()).sla).toEqual({ no_prazo: 0, total: 1, percentual: 0 });
  });

  it('planned work: one of four orders opened', async () => {
    await order({ opened: '02 08:00', type: 'V' });
    for (const opened of ['03 08:00', '31 23:59', '01 00:00']) await order({ opened });
    await order({ opened: '04-01 00:00', type: '13' });
    await order({ opened: '04 08:00', closed: '04 09:00', state: 'E' });
    expect((await indicators()).planejamento).toEqual({ planejadas: 1, total: 4, percentual: 25 });
  });

  it('plan compliance: done in time, done late and overdue count, one that still has time does not', async () => {
    await order({ opened: '02 08:00', closed: '05 08:00', type: 'V', sla: '72:00' });
    await order({ opened: '02 08:00', closed: '05 08:01', type: 'R', sla: '72:00' });
    await order({ opened: '02 08:00', type: '13', sla: '72:00' });
    // Kind V has 72 hours whatever its problem says.
    await order({ opened: '02 08:00', type: '13', sla: '999999:00' });
    await order({ opened: '02 08:00', closed: '02 09:00' });
    expect((await indicators()).planos).toEqual({ em_dia: 1, total: 3, percentual: 33.3 });
  });

  it('first-time fix: two of four, one came back within thirty days, one was reopened', async () => {
    const back = await order({ opened: '02 08:00', closed: '02 12:00' });
    await order({ opened: '04-01 12:00', plate: back.plate });
    const held = await order({ opened: '03 08:00', closed: '03 12:00' });
    await order({ opened: '04-02 12:01', plate: held.plate });
    await order({ opened: '05 08:00', closed: '06 12:00', reopened: '05 20:00' });
    await order({ opened: '07 08:00', closed: '07 12:00' });
    await order({ opened: '08 08:00', closed: '08 12:00', type: 'V' });
    expect((await indicators()).primeira_vez).toEqual({ resolvidas: 2, total: 4, percentual: 50 });
  });

  it('mean time to release: from the opening to the release, else to the close', async () => {
    await order({ opened: '02 08:00', closed: '03 08:00', released: '02 10:00' });
    await order({ opened: '02 08:00', closed: '02 14:00' });
    await order({ opened: '05 08:00', released: '05 18:00' });
    expect((await indicators()).liberacao).toEqual({ total: 3, horas: 6 });
  });

  it('mean time between failures: the openings of unplanned orders of each vehicle', async () => {
    const truck = await order({ opened: '01 08:00', closed: '01 10:00' });
    await order({ opened: '11 08:00', closed: '11 12:00', plate: truck.plate });
    await order({ opened: '13 08:00', closed: '13 09:00', plate: truck.plate });
    await order({ opened: '12 08:00', type: 'V', plate: truck.plate });
    const other = await order({ opened: '05 08:00' });
    const { falhas, veiculos } = await indicators();
    expect(falhas).toEqual({ total: 4, dias: 6 });
    expect(veiculos).toEqual([
      { nr_placa: truck.plate, liberadas: 3, horas_liberacao: 2.33, falhas: 3, dias_entre_falhas: 6 },
      { nr_placa: other.plate, liberadas: 0, horas_liberacao: null, falhas: 1, dias_entre_falhas: null },
    ]);
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
