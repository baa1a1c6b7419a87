import type { AnswerOf } from '@terminal/contract';
import { dayNumber, isoDay } from '@terminal/contract/days';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { type Place, partNamed, placeInPlan } from '../../../test/forecast.ts';
import { makeOrder } from '../../../test/orders.ts';

type Forecast = AnswerOf<'getForecast'>;

let api: Api;
let joao: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
});
afterAll(() => api.close());
// Only what a test arranges is in the forecast.
beforeEach(() => api.sql("update veiculo_plano set st_status = 'I'"));

const forecast = async (): Promise<Forecast> => (await api.call('getForecast', {}, joao)).body;
const planOf = async (vehiclePlan: number) =>
  (await forecast()).planos.find(({ nr_seq_veiculo_plano }) => nr_seq_veiculo_plano === vehiclePlan);
const duesOf = async (vehiclePlan: number) => (await planOf(vehiclePlan))?.vencimentos ?? [];

/** 'n days from now' in the branch. */
const inDays = ({ hoje }: Forecast, days: number) => isoDay(dayNumber(hoje) + days);

describe('the forecast is refused', () => {
  it('without session and to suppliers', async () => {
    const supplier = await api.signInSupplier('31', '00123');
    expect((await api.call('getForecast')).status).toBe(401);
    expect(await api.call('getForecast', {}, supplier)).toMatchObject({
      status: 403,
      codigo: 'SEM_PERMISSAO',
    });
  });
});

describe('what falls due in a branch', () => {
  it('comes in ISO weeks until ninety days from now, what is overdue in none', async () => {
    const { plate } = await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 120 });
    await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 90, plate });
    await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 9 });
    const answer = await forecast();
    expect(answer.ate).toBe(inDays(answer, 90));
    expect(answer.planos.map(({ vencimentos }) => vencimentos.map((due) => due.dt_prevista))).toEqual([
      [inDays(answer, -20)],
      [inDays(answer, 10)],
    ]);
    const [overdue, soon] = answer.planos.map(({ vencimentos: [first] }) => first);
    expect(overdue).toMatchObject({ semana: null, st_plano: 'V', repetido: false });
    expect(soon?.st_plano).toBe('A');
    expect(answer.semanas).toContain(soon?.semana);
    expect(new Date(`${soon?.semana}T00:00:00Z`).getUTCDay()).toBe(1);
  });

  it('comes again from its due date, in the order of the ring', async () => {
    const { vehiclePlan } = await placeInPlan(api, {
      cycles: [
        { name: 'B', days: 30 },
        { name: 'L', days: 20 },
      ],
      next: 2,
      lastDaysAgo: 15,
    });
    const answer = await forecast();
    expect((await duesOf(vehiclePlan)).map((due) => [due.ds_ciclo, due.dt_prevista, due.repetido])).toEqual([
      ['L', inDays(answer, 5), false],
      ['B', inDays(answer, 35), true],
      ['L', inDays(answer, 55), true],
      ['B', inDays(answer, 85), true],
    ]);
  });

  it('passes over a cycle that was taken out of the ring', async () => {
    const { vehiclePlan, cycles } = await placeInPlan(api, {
      cycles: [
        { name: 'B', days: 30 },
        { name: 'L', days: 30 },
      ],
      lastDaysAgo: 25,
    });
    await api.sql('update plano_ciclo set nr_ordem = null where nr_sequencial = $1', [cycles[1]]);
    expect((await duesOf(vehiclePlan)).map((due) => due.ds_ciclo)).toEqual(['B', 'B', 'B']);
  });

  it('stays in its branch, and a vehicle nobody can date is counted apart', async () => {
    await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 90, branch: 2 });
    const still = await placeInPlan(api, {
      cycles: [{ meter: 5000 }],
      lastDaysAgo: 1,
      department: 'ARMAZEM',
    });
    await api.sql(
      'update tipo_veiculo set km_dia_padrao = 0 where cd_tipoveiculo = (select cd_tipoveiculo from veiculo where nr_placa = $1)',
      [still.plate],
    );
    expect(await forecast()).toMatchObject({ planos: [], sem_data: 1 });
  });

  it('is read in one statement', async () => {
    await forecast();
    api.statements.length = 0;
    await forecast();
    expect(api.statements.filter(({ text }) => text.includes('plano_vencimento'))).toHaveLength(1);
    expect(
      api.statements.filter(({ text }) => /from (os|estoque|execucao|plano_ciclo)\b/.test(text)),
    ).toHaveLength(1);
  });
});

describe('the hours a cycle needs', () => {
  const worked = async (place: Place, cycle: number, hours: number, by: 'S' | 'N' = 'N') => {
    const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 2, type: 'V' });
    await api.sql('update os set nr_seq_veiculo_plano = $2, nr_seq_ciclo = $3 where nr_sequencial = $1', [
      order,
      place.vehiclePlan,
      place.cycles[cycle],
    ]);
    await api.sql(
      `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
       values ('S', $1, $2, $4, now() - interval '1 day', now() - interval '1 day' + make_interval(mins => $3), 'F')`,
      [order, joao.person, hours * 60, by],
    );
  };

  it('are those of the plan, else the middle of its last orders, else unknown', async () => {
    const place = await placeInPlan(api, {
      cycles: [{ days: 30, hours: 2.5 }, { days: 20 }, { days: 10 }],
      lastDaysAgo: 25,
    });
    for (const hours of [1, 2, 9]) await worked(place, 1, hours);
    await worked(place, 2, 4, 'S');
    const dues = await duesOf(place.vehiclePlan);
    expect(dues.slice(0, 3).map(({ horas, tp_horas }) => [horas, tp_horas])).toEqual([
      [2.5, 'P'],
      [2, 'H'],
      [null, null],
    ]);
  });

  it('stand against what the technicians of the branch worked in the last full weeks', async () => {
    await api.sql('delete from execucao');
    expect((await forecast()).capacidade).toEqual({ horas: null, planos: null, semanas: 0 });
    const { order } = await makeOrder(api, { openedDaysAgo: 70 });
    const work = (weeksAgo: number, hours: number, by: 'S' | 'N' = 'N') =>
      api.sql(
        `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, fornec_ext, dt_inicio, dt_final, tp_fim)
         select 'S', $1, $2, $5, inicio, inicio + make_interval(hours => $4), 'F'
           from (select (date_trunc('week', now() at time zone 'America/Sao_Paulo') - make_interval(weeks => $3)
                         + interval '10 hours') at time zone 'America/Sao_Paulo' as inicio) x`,
        [order, joao.person, weeksAgo, hours, by],
      );
    await work(4, 6);
    await work(1, 4);
    await work(1, 8, 'S');
    // This week is not over, and the ninth is too long ago.
    await work(0, 3);
    expect((await forecast()).capacidade).toEqual({ horas: 2.5, planos: 0, semanas: 4 });
    await work(9, 30);
    await work(8, 6);
    expect((await forecast()).capacidade).toEqual({ horas: 2, planos: 0, semanas: 8 });
    await api.sql("update os set nr_seq_tipo = 'V' where nr_sequencial = $1", [order]);
    expect((await forecast()).capacidade).toEqual({ horas: 2, planos: 2, semanas: 8 });
  });
});

describe('the parts a cycle needs', () => {
  it('are taken from the stock of the branch by due date; what lacks then is named', async () => {
    await partNamed(api, 'FILTRO PREVISTO', 3);
    const first = await placeInPlan(api, {
      cycles: [{ days: 80, parts: { 'FILTRO PREVISTO': 2 } }],
      lastDaysAgo: 70,
    });
    const second = await placeInPlan(api, {
      cycles: [{ days: 80, parts: { 'FILTRO PREVISTO': 2, 'CORREIA PREVISTA': 1 } }],
      lastDaysAgo: 60,
    });
    const lacking = async (vehiclePlan: number) =>
      (await duesOf(vehiclePlan)).map(({ faltas }) => faltas.map((part) => [part.ds_item, part.qt_falta]));
    expect(await lacking(first.vehiclePlan)).toEqual([[], [['FILTRO PREVISTO', 2]]]);
    expect(await lacking(second.vehiclePlan)).toEqual([
      [
        ['CORREIA PREVISTA', 1],
        ['FILTRO PREVISTO', 1],
      ],
    ]);
  });
});

describe('what is in the way of a cycle', () => {
  it('is named: its open order, other open orders of the vehicle, and plans better done together', async () => {
    const preventive = await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 90 });
    const { plate } = preventive;
    const body = await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 84, plate, kind: 'R' });
    const oil = await placeInPlan(api, { cycles: [{ days: 100 }], lastDaysAgo: 70, plate, kind: 'P' });
    const [planned, other, closed] = [
      await makeOrder(api, { type: 'V' }),
      await makeOrder(api),
      await makeOrder(api, { state: 'R' }),
    ];
    await api.sql('update os set nr_conjunto = null, nr_placa = $2 where nr_sequencial = any($1)', [
      [planned.order, other.order, closed.order],
      plate,
    ]);
    await api.sql('update os set nr_seq_veiculo_plano = $2, nr_seq_ciclo = $3 where nr_sequencial = $1', [
      planned.order,
      preventive.vehiclePlan,
      preventive.cycles[0],
    ]);
    const answer = await forecast();
    expect(answer.planos).toMatchObject([
      {
        nr_seq_veiculo_plano: preventive.vehiclePlan,
        nr_seq_os: planned.order,
        outras_os: [other.order],
        vencimentos: [
          { junto: [{ nr_seq_veiculo_plano: body.vehiclePlan, dt_prevista: inDays(answer, 16) }] },
        ],
      },
      {
        nr_seq_veiculo_plano: body.vehiclePlan,
        nr_seq_os: null,
        outras_os: [planned.order, other.order],
        vencimentos: [
          { junto: [{ nr_seq_veiculo_plano: preventive.vehiclePlan, dt_prevista: inDays(answer, 10) }] },
        ],
      },
      { nr_seq_veiculo_plano: oil.vehiclePlan, vencimentos: [{ junto: [] }] },
    ]);
  });
});

describe('two people who generate the same week', () => {
  it('make one order for each plan, and the later one is told of the other', async () => {
    const carlos = await api.signIn('1002', '234');
    const places: Place[] = [];
    for (const kind of ['V', 'V', 'V'] as const)
      places.push(await placeInPlan(api, { kind, cycles: [{ days: 60 }], lastDaysAgo: 70 }));
    const generateAll = async (who: Signed) => {
      const codes: (string | undefined)[] = [];
      for (const { plate, vehiclePlan, cycles } of places) {
        const body = {
          placa: plate,
          cdProxCiclo: cycles[0] ?? 0,
          cdClifor: who.person,
          cd_prox_ordem: vehiclePlan,
          nr_seq_fornecedor: 23,
        };
        codes.push((await api.call('generatePreventive', { body }, who)).codigo);
      }
      return codes;
    };
    const codes = (await Promise.all([generateAll(joao), generateAll(carlos)])).flat();
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'PLANO_COM_OS_ABERTA')).toHaveLength(3);
    expect((await forecast()).planos.map(({ nr_seq_os }) => nr_seq_os)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
  });
});
