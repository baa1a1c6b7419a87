import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { placeInPlan } from '../../test/forecast.ts';
import { importsOf, otherBranch, vehicleAt, verdicts } from '../../test/imports.ts';

let api: Api;
let keeper: Signed;
beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
});

afterAll(() => api.close());

const { preview, apply, importRows } = importsOf(() => ({ api, keeper }));

describe('vehicles in plans', () => {
  it('are attached, corrected, or left as they are; cycles go by name or place', async () => {
    const ring = await placeInPlan(api, {
      cycles: [
        { name: 'B', days: 10 },
        { name: 'L', days: 10 },
        { name: 'B', days: 10 },
      ],
      lastDaysAgo: 5,
      meter: 9_000,
      lastMeter: 8_000,
    });
    const fresh = await vehicleAt(api, 5_000);
    const [plan] = await api.sql<{ ds_plano: string }>(
      'select ds_plano from plano where nr_sequencial = $1',
      [ring.plan],
    );
    const name = plan?.ds_plano ?? '';
    const [stands] = await api.sql<{ dia: string }>(
      "select to_char(dt_ultimo, 'DD/MM/YYYY') as dia from veiculo_plano where nr_sequencial = $1",
      [ring.vehiclePlan],
    );
    const rows = [
      [fresh.plate, name.toLowerCase(), 'L', '4.000', '01/02/2026'],
      [ring.plate, name, '1', '8.000', stands?.dia ?? ''],
      [fresh.plate, name, '3', '', '01/02/2026'],
      [ring.plate, 'NENHUM', 'L', '', '01/02/2026'],
      [(await vehicleAt(api, 1_500)).plate, name, 'B', '', '01/02/2026'],
      [(await vehicleAt(api, 1_500)).plate, name, 'Z', '', '01/02/2026'],
      [(await vehicleAt(api, 1_500)).plate, name, 'L', '1.501', '01/02/2026'],
      [(await vehicleAt(api, 1_500)).plate, name, 'L', '', '01/02/2099'],
    ];
    const { shown, done } = await importRows('veiculos', rows);
    expect(shown).toEqual([
      ['N', null],
      ['I', null],
      ['X', 'LINHA_REPETIDA'],
      ['X', 'PLANO_DESCONHECIDO'],
      ['X', 'CICLO_AMBIGUO'],
      ['X', 'CICLO_DESCONHECIDO'],
      ['X', 'KM_ACIMA_DO_MEDIDOR'],
      ['X', 'DATA_FUTURA'],
    ]);
    expect(done.body).toMatchObject({ novas: 1, iguais: 1, recusadas: 6 });

    const moved = await preview('veiculos', [[fresh.plate, name, '3', '', '03/02/2026']]);
    expect(moved.body.linhas).toMatchObject([
      {
        st_linha: 'M',
        muda: [
          { coluna: 'ciclo', antes: 'L', depois: 'B' },
          { coluna: 'dt_ultimo', antes: '2026-02-01', depois: '2026-02-03' },
        ],
      },
    ]);
    expect(
      (await apply('veiculos', [[fresh.plate, name, '3', '', '03/02/2026']], moved.body.impressao)).status,
    ).toBe(200);
    expect(
      await api.sql(
        `select nr_ordem_prox, km_ultimo, dt_ultimo::text, (select string_agg(tp_fato, '' order by h.nr_sequencial)
                from plano_historico h where h.nr_seq_veiculo_plano = vp.nr_sequencial) as fatos
           from veiculo_plano vp where nr_placa = $1 and nr_seq_plano = $2`,
        [fresh.plate, ring.plan],
      ),
    ).toEqual([{ nr_ordem_prox: 3, km_ultimo: 4_000, dt_ultimo: '2026-02-03', fatos: 'VC' }]);
  });

  it('of branches the person may not sign in to do not exist, in a plan or not', async () => {
    const place = await placeInPlan(api, {
      cycles: [{ name: 'B', days: 9 }],
      lastDaysAgo: 1,
      branch: await otherBranch(api),
    });
    const [plan] = await api.sql<{ ds_plano: string }>(
      'select ds_plano from plano where nr_sequencial = $1',
      [place.plan],
    );
    const shown = await preview('veiculos', [[place.plate, plan?.ds_plano ?? '', 'B', '', '01/02/2026']]);
    expect(verdicts(shown.body)).toEqual([['X', 'PLACA_DESCONHECIDA']]);
  });
});

describe('plans', () => {
  const ringOf = (name: string) =>
    api.sql(
      `select c.nr_ordem, c.ds_ciclo, c.km_intervalo, c.qt_dias, c.qt_horas::float8,
              (select count(*)::int from plano_ciclo_item i where i.nr_seq_ciclo = c.nr_sequencial) as itens
         from plano_ciclo c join plano p on p.nr_sequencial = c.nr_seq_plano
        where p.ds_plano = $1 order by c.nr_ordem`,
      [name],
    );

  it('are made with their rings, changed where they differ, and never lose a cycle', async () => {
    const rows = [
      ['Importado', 'Preventiva', '2', 'L', '', '90', '', ''],
      ['Importado', '', '1', 'B', '20.000', '', '3,5', 'TROCAR OLEO DO MOTOR | TROCAR FILTROS x 2'],
    ];
    const { shown, done } = await importRows('planos', rows);
    expect(shown).toEqual([
      ['N', null],
      ['N', null],
    ]);
    expect(done.body).toMatchObject({ novas: 2 });
    const made = [
      { nr_ordem: 1, ds_ciclo: 'B', km_intervalo: 20_000, qt_dias: null, qt_horas: 3.5, itens: 2 },
      { nr_ordem: 2, ds_ciclo: 'L', km_intervalo: null, qt_dias: 90, qt_horas: null, itens: 0 },
    ];
    expect(await ringOf('Importado')).toEqual(made);

    const later = [
      ['IMPORTADO', 'V', '1', 'B', '20000', '', '3,5', ''],
      ['IMPORTADO', 'V', '2', 'L', '', '120', '', ''],
      ['IMPORTADO', 'V', '3', 'LB', '', '360', '', ''],
    ];
    const change = await importRows('planos', later);
    expect(change.shown.map(([verdict]) => verdict)).toEqual(['I', 'M', 'N']);
    expect(await ringOf('Importado')).toEqual([
      made[0],
      { ...made[1], qt_dias: 120 },
      { nr_ordem: 3, ds_ciclo: 'LB', km_intervalo: null, qt_dias: 360, qt_horas: null, itens: 0 },
    ]);
  });

  it('with one refused row are left alone, others of the file are made', async () => {
    const rows = [
      ['MEIO', 'V', '1', 'B', '10', '', '', ''],
      ['MEIO', 'V', '2', 'L', '', '', '', ''],
      ['MEIO', 'V', '3', 'X', '', '9', '', 'PECA QUE NAO HA'],
      ['SEM TIPO', '', '1', 'B', '10', '', '', ''],
      ['LACUNA', 'V', '2', 'B', '10', '', '', ''],
      ['CAIXA', 'R', '1', 'C', '10', '', '', ''],
      ['INTEIRO', 'P', '1', 'B', '10', '', '', ''],
    ];
    const { shown } = await importRows('planos', rows);
    expect(shown).toEqual([
      ['X', 'PLANO_RECUSADO'],
      ['X', 'CICLO_SEM_INTERVALO'],
      ['X', 'ITEM_DESCONHECIDO'],
      ['X', 'CELULA_VAZIA'],
      ['X', 'ORDEM_COM_LACUNA'],
      ['X', 'CICLO_SO_DIAS'],
      ['N', null],
    ]);
    expect(
      await api.sql(
        "select ds_plano from plano where ds_plano in ('MEIO', 'SEM TIPO', 'LACUNA', 'CAIXA', 'INTEIRO')",
      ),
    ).toEqual([{ ds_plano: 'INTEIRO' }]);
  });

  it('of another kind are refused', async () => {
    await importRows('planos', [['GEMEO', 'V', '1', 'B', '10', '', '', '']]);
    const { shown } = await importRows('planos', [['GEMEO', 'P', '1', 'B', '20', '', '', '']]);
    expect(shown).toEqual([['X', 'PLANO_OUTRO_TIPO']]);
  });
});
