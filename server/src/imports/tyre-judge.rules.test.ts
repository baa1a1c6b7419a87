import { describe, expect, it } from 'vitest';
import type { TyreRow } from './tyre.rules.ts';
import { type StoredBeside, tyreJudge } from './tyre-judge.rules.ts';

const row: TyreRow = {
  fire: 'A1',
  branch: null,
  brand: 'MICHELIN',
  model: 'X MULTI D',
  size: '295/80R22.5',
  life: 1,
  depths: [16],
  price: 2_400,
  bought: '2026-03-01',
  mounted: null,
};
const mounted = { plate: 'RHT4B67', axle: 2, side: 'DE', meter: null, day: '2026-10-31' };
const kept = {
  nr_fogo: 'A1',
  ds_marca: 'MICHELIN',
  ds_modelo: 'X MULTI D',
  ds_medida: '295/80R22.5',
  vl_compra: 2_400,
  dt_compra: '2026-03-01',
};
const stored: StoredBeside = {
  hoje: '2026-11-02',
  pneus: [],
  marcas: ['MICHELIN'],
  modelos: ['X MULTI D'],
  medidas: ['295/80R22.5'],
  filiais: [{ nr_sequencial: 2, ds_filial: 'São José' }],
  veiculos: [{ nr_placa: 'RHT4B67', km_atual: 118_000, posicoes: ['2DE', '2EE'], ocupadas: ['2EE'] }],
};
const judge = (beside: Partial<StoredBeside> = {}, then: readonly [string, number][] = []) =>
  tyreJudge({ ...stored, ...beside }, new Map(then), 1);

describe('a row of a file of tyres', () => {
  it('is new in the branch of the session, or in the one it names, whatever its accents', () => {
    expect(judge()(row)).toEqual({ news: [], branch: 1, meter: null });
    expect(judge()({ ...row, branch: 'SAO JOSE' })).toMatchObject({ branch: 2 });
  });

  it('is the same where its fire number bears the same tyre, and refused where it bears another', () => {
    expect(judge({ pneus: [kept] })(row)).toEqual({ same: true });
    expect(judge({ pneus: [{ ...kept, ds_marca: 'PIRELLI' }] })(row)).toMatchObject({
      faults: [{ code: 'PNEU_CADASTRADO', column: 'fogo' }],
    });
  });

  it('tells names no stored tyre has, unless there is no tyre at all', () => {
    expect(judge()({ ...row, brand: 'MICHELLIN', size: '1' })).toMatchObject({ news: ['marca', 'medida'] });
    expect(judge({ marcas: [], modelos: [], medidas: [] })({ ...row, brand: 'NOVA' })).toMatchObject({
      news: [],
    });
  });

  it('is refused with every name that is unknown', () => {
    const faults = judge()({ ...row, branch: 'LUA', mounted: { ...mounted, plate: 'ABC1D23' } });
    expect(faults).toMatchObject({
      faults: [{ code: 'FILIAL_DESCONHECIDA' }, { code: 'PLACA_DESCONHECIDA' }],
    });
  });

  it('takes its position from the rows behind it', () => {
    const one = judge();
    expect(one({ ...row, mounted })).toMatchObject({ branch: 1 });
    expect(one({ ...row, fire: 'A2', mounted })).toMatchObject({ faults: [{ code: 'POSICAO_OCUPADA' }] });
  });

  it('is mounted at the meter it tells, else at that of its day, else at the present one', () => {
    const then: [string, number][] = [['RHT4B67 2026-10-31', 110_000]];
    const meterOf = (change: Partial<typeof mounted> | { meter: number } | { day: null }) =>
      judge({}, then)({ ...row, mounted: { ...mounted, ...change } });
    expect(meterOf({ meter: 112_000 })).toMatchObject({ meter: 112_000 });
    expect(meterOf({})).toMatchObject({ meter: 110_000 });
    expect(meterOf({ day: null })).toMatchObject({ meter: 118_000 });
    expect(meterOf({ meter: 109_000 })).toMatchObject({ faults: [{ code: 'KM_ANTERIOR' }] });
  });
});
