import { describe, expect, it } from 'vitest';
import { groupCosts } from './costs.ts';

const row = (ds_marca: string, nr_vida: number, vl_usado: number, qt_km: number) => ({
  ds_marca,
  ds_modelo: 'X',
  nr_vida,
  ds_recapadora: nr_vida === 1 ? null : 'RECAPAGEM IPE',
  qt_pneus: 2,
  vl_usado,
  qt_km,
});
const rows = [row('A', 1, 923.08, 30_000), row('A', 2, 400, 40_000), row('B', 1, 50, 0)];

describe('costs of tyres', () => {
  it('are added up before they are divided: each km counts the same', () => {
    expect(groupCosts(rows, 'marca')).toEqual([
      { name: 'A', tyres: 4, used: 1_323.08, km: 70_000, perKm: 1_323.08 / 70_000 },
      { name: 'B', tyres: 2, used: 50, km: 0, perKm: null },
    ]);
  });

  it('are grouped by model, life and retreader; new tyres have none', () => {
    expect(groupCosts(rows, 'modelo').map(({ name }) => name)).toEqual(['A X', 'B X']);
    expect(groupCosts(rows, 'vida').map(({ name, km }) => [name, km])).toEqual([
      ['1', 30_000],
      ['2', 40_000],
    ]);
    expect(groupCosts(rows, 'recapadora').map(({ name }) => name)).toEqual([null, 'RECAPAGEM IPE']);
  });
});
