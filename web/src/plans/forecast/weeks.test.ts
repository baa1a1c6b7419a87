import { describe, expect, test } from 'vitest';
import { readForecastView } from './view.ts';
import {
  choicesOf,
  type Due,
  type Forecast,
  planCapacity,
  rowsOf,
  sundayOf,
  type VehiclePlan,
  weeksOf,
} from './weeks.ts';

const due = (dt_prevista: string, more: Partial<Due> = {}): Due => ({
  nr_seq_ciclo: 1,
  ds_ciclo: 'B',
  dt_prevista,
  folga: null,
  dt_util: dt_prevista,
  semana: '2026-11-23',
  st_plano: null,
  repetido: false,
  horas: null,
  tp_horas: null,
  faltas: [],
  junto: [],
  ...more,
});

let serial = 0;
const plan = (vencimentos: Due[], more: Partial<VehiclePlan> = {}): VehiclePlan => {
  serial += 1;
  return {
    nr_seq_veiculo_plano: serial,
    nr_placa: `ABC1D0${serial}`,
    nr_frota: null,
    ds_tipoveiculo: 'TRUCK 6X2',
    ds_projeto: 'BEBIDAS',
    departamento: 'FROTA',
    tp_medidor: 'K',
    tp_plano: 'V',
    ds_plano: 'PLANO',
    km_atual: 0,
    km_ultimo: 100_000,
    dt_ultimo: '2026-05-01',
    km_proximo: null,
    st_concessionaria: 0,
    nr_seq_os: null,
    outras_os: [],
    ...more,
    vencimentos,
  };
};

const forecastOf = (...planos: VehiclePlan[]): Forecast => ({
  hoje: '2026-11-23',
  ate: '2027-02-21',
  semanas: ['2026-11-23', '2026-11-30'],
  capacidade: { horas: 40, planos: 10, semanas: 8 },
  oculto: false,
  sem_data: 0,
  planos,
});

test.each([
  ['what was worked on plans', 40, 10, 10],
  ['all that was worked, as long as none of it was on plans', 40, 0, 40],
  ['unknown without work', null, null, null],
])('the hours of plans a week holds are %s', (_name, horas, planos, held) => {
  expect(planCapacity({ capacidade: { horas, planos, semanas: 8 } })).toBe(held);
});

describe('the weeks of the forecast', () => {
  test('what is overdue comes first, then each week, empty ones too', () => {
    const forecast = forecastOf(
      plan([due('2026-11-25', { horas: 1.1 }), due('2026-11-30', { semana: '2026-11-30', repetido: true })]),
      plan([due('2026-11-01', { semana: null, st_plano: 'V', horas: 2.2 })]),
      plan([due('2026-11-24', { horas: 0.1 })]),
    );
    const weeks = weeksOf(forecast, rowsOf(forecast, {}));
    expect(weeks.map(({ monday, rows }) => [monday, rows.map((row) => row.due.dt_prevista)])).toEqual([
      [null, ['2026-11-01']],
      ['2026-11-23', ['2026-11-24', '2026-11-25']],
      ['2026-11-30', ['2026-11-30']],
    ]);
    expect(weeks.map(({ hours }) => hours)).toEqual([2.2, 1.2, 0]);
    expect(weeks.map(({ unknown }) => unknown)).toEqual([0, 0, 1]);
  });

  test('a vehicle of several rows that has another order is counted once', () => {
    const twice = plan([due('2026-11-25'), due('2026-11-26')], { outras_os: [184_502] });
    const forecast = forecastOf(twice);
    expect(weeksOf(forecast, rowsOf(forecast, {}))[1]).toMatchObject({ busy: 1 });
  });

  test('a part that several rows lack is counted once', () => {
    const lacks = (...parts: number[]) => ({
      faltas: parts.map((nr_seq_item) => ({ nr_seq_item, ds_item: 'FILTRO', cd_unidade: null, qt_falta: 1 })),
    });
    const forecast = forecastOf(
      plan([due('2026-11-25', lacks(1, 2))]),
      plan([due('2026-11-26', lacks(2))], { outras_os: [184_502] }),
    );
    expect(weeksOf(forecast, rowsOf(forecast, {}))[1]).toMatchObject({ parts: 2, busy: 1 });
  });

  test('an order can be generated for a next cycle without one', () => {
    const forecast = forecastOf(
      plan([due('2026-11-24'), due('2026-11-26', { repetido: true })]),
      plan([due('2026-11-25')], { nr_seq_os: 14 }),
    );
    expect(rowsOf(forecast, {}).map(({ open }) => open)).toEqual([true, false, false]);
  });

  test.each([
    [{}, 3],
    [{ plano: 'R' } as const, 1],
    [{ operacao: 'BEBIDAS' }, 2],
    [{ veiculo: 'EMPILHADEIRA', operacao: 'BEBIDAS' }, 1],
    [{ operacao: 'NENHUMA' }, 0],
    [{ placa: 'OUT0R00' }, 1],
  ])('the filters %j leave %i rows', (filters, count) => {
    const forecast = forecastOf(
      plan([due('2026-11-24')]),
      plan([due('2026-11-24')], { tp_plano: 'R', ds_projeto: null }),
      plan([due('2026-11-24')], { ds_tipoveiculo: 'EMPILHADEIRA', nr_placa: 'OUT0R00' }),
    );
    expect(rowsOf(forecast, filters)).toHaveLength(count);
    expect(choicesOf(forecast)).toEqual({ operations: ['BEBIDAS'], types: ['EMPILHADEIRA', 'TRUCK 6X2'] });
  });

  test('a week ends on its Sunday, also over the end of a year', () => {
    expect([sundayOf('2026-11-23'), sundayOf('2026-12-28')]).toEqual(['2026-11-29', '2027-01-03']);
  });
});

test('the address says what is shown; what is unknown is ignored', () => {
  expect(
    readForecastView({ semana: 'atrasados', plano: 'V', operacao: 'BEBIDAS', veiculo: 'X', placa: 'P' }),
  ).toEqual({
    semana: 'atrasados',
    plano: 'V',
    operacao: 'BEBIDAS',
    veiculo: 'X',
    placa: 'P',
  });
  expect(readForecastView({ semana: 'nunca', plano: 'Z', operacao: '', veiculo: 7 })).toEqual({});
});
