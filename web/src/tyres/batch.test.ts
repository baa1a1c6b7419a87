import { describe, expect, it } from 'vitest';
import { calibrationOf, draftOf, gaugingOf, mergedDraft, readingKindOf } from './batch.ts';
import type { Draft, Mounted } from './reading.ts';

const tyre = (nr_fogo: string): Mounted => ({
  nr_fogo,
  nr_posicao: 1,
  ds_lado: 'EE',
  eixo_direcional: 'N',
  idpneu: 4,
  nr_vida: 1,
  vl_mm: '8|7',
  ds_marca: null,
  ds_modelo: null,
  ds_medida: null,
  calibragem: null,
  vl_taxa: null,
  qt_desde: null,
});
const tyres = [tyre('F1'), tyre('F2')];

describe('a batch that was sent becomes what was typed', () => {
  it('of depths', () => {
    const draft: Draft = {
      km: '100250',
      values: { F1: ['7,5', '6'], F2: ['8', '7'] },
      done: ['F1', 'F2'],
      sure: [],
    };
    const body = { nr_placa: 'ABC1D23', km_informado: 100_250, afericoes: gaugingOf(draft, tyres) };
    expect(body.afericoes[0]?.afericoes).toEqual([
      { index: 0, ultimaAfericao: 8, novaAfericao: 7.5 },
      { index: 1, ultimaAfericao: 7, novaAfericao: 6 },
    ]);
    expect(draftOf(body)).toEqual(draft);
  });

  it('of pressures', () => {
    const draft: Draft = { km: '9', values: { F1: ['100,5'], F2: ['98'] }, done: ['F1', 'F2'], sure: [] };
    const body = { nr_placa: 'ABC1D23', km_informado: 9, calibragens: calibrationOf(draft, tyres) };
    expect(draftOf(body)).toEqual(draft);
  });

  it('without a meter and with a value that is missing', () => {
    const calibragens = calibrationOf({ km: '', values: {}, done: ['F1'], sure: [] }, [tyre('F1')]);
    expect(draftOf({ nr_placa: 'ABC1D23', calibragens })).toEqual({
      km: '',
      values: { F1: [''] },
      done: ['F1'],
      sure: [],
    });
  });
});

it('of two drafts what was typed later counts', () => {
  const former: Draft = { km: '5', values: { F1: ['7'], F2: ['6'] }, done: ['F1', 'F2'], sure: [] };
  expect(mergedDraft(former, { km: '', values: {}, done: [], sure: [] })).toEqual(former);
  expect(mergedDraft(former, { km: '6', values: { F2: ['5'] }, done: [], sure: [] })).toEqual({
    km: '6',
    values: { F1: ['7'], F2: ['5'] },
    done: ['F1'],
    sure: [],
  });
});

it('a call reads what it is for', () => {
  expect([readingKindOf('submitGauging'), readingKindOf('submitCalibration')]).toEqual(['A', 'C']);
});
