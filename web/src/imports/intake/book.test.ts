import { expect, test } from 'vitest';
import type { Intake } from './api.ts';
import { kindsOf, partsOf, shareOf, stepOf, sureKindsOf } from './book.ts';
import { explainedOf } from './explained.ts';

const intake = (changed: Partial<Intake>): Intake => ({
  nr_sequencial: 1,
  tp_carga: 'vehicles',
  ds_arquivo: 'frota.xlsx',
  st_carga: 'P',
  tudo_ou_nada: false,
  qt_linhas: 10,
  qt_feitas: 10,
  qt_novas: 0,
  qt_mudadas: 0,
  qt_iguais: 0,
  qt_recusadas: 0,
  nr_linhas_total: [],
  ds_ignoradas: [],
  ds_faltam: [],
  ds_usuario: null,
  ds_erro: null,
  pode_desfazer: false,
  qt_desfazer: 0,
  qt_desfeitas: 0,
  qt_mantidas: 0,
  ds_motivo: null,
  dt_criacao: '2026-11-02T08:00:00Z',
  dt_final: null,
  ...changed,
});

test('worksheets are known by their heads, and brought in the order in which they name each other', () => {
  const csv = new Blob();
  const tables = [
    { name: 'Frota', top: [['FROTA 2026'], ['Placa', 'Tipo', 'Filial', 'Cor']], lines: [], csv },
    { name: 'Notas', top: [['Ligar para o contador']], lines: [], csv },
    { name: 'Resumo', top: [['Filial', 'Total']], lines: [], csv },
  ];
  const kinds = kindsOf(tables);
  expect(kinds).toEqual(['vehicles', null, 'branches']);
  expect(partsOf(kinds)).toEqual([
    { sheet: 2, kind: 'branches' },
    { sheet: 0, kind: 'vehicles' },
  ]);
});

test('a worksheet of which no more heads are known than unknown is not chosen beforehand', () => {
  const csv = new Blob();
  const tables = [
    { name: 'Frota', top: [['Placa', 'Tipo', 'Filial', 'Cor']], lines: [], csv },
    { name: 'Resumo', top: [['Unidade', 'Veículos']], lines: [], csv },
  ];
  expect(kindsOf(tables)).toEqual(['vehicles', 'branches']);
  expect(sureKindsOf(tables)).toEqual(['vehicles', null]);
});

test('a worksheet that stopped for faults is written when that is asked for, not by itself', () => {
  const mended = intake({ st_carga: 'P', qt_novas: 10 });
  expect(stepOf(mended)).toBe('write');
  expect(stepOf(mended, true)).toBe('ask');
  expect(stepOf(intake({ st_carga: 'P', qt_iguais: 10 }), true)).toBe('over');
});

test.each([
  [{ st_carga: 'K', pode_desfazer: true, qt_novas: 3 }, 'kept'],
  // Cancelled while it was checked: what was counted was not written.
  [{ st_carga: 'K', qt_novas: 3 }, 'unwritten'],
  [{ st_carga: 'E' }, 'unwritten'],
  [{ st_carga: 'P', qt_novas: 3 }, null],
  [{ st_carga: 'P', qt_recusadas: 3 }, 'nothing'],
] as const)('an import that is %j is explained: %s', (changed, told) => {
  expect(explainedOf(intake(changed))).toBe(told);
});

test.each([
  [{ st_carga: 'C' }, 'wait', 0.5],
  [{ st_carga: 'P', qt_novas: 9, qt_recusadas: 1 }, 'stop', 0.5],
  [{ st_carga: 'P', qt_novas: 10 }, 'write', 0.5],
  [{ st_carga: 'P', qt_iguais: 10 }, 'over', 1],
  [{ st_carga: 'X', qt_feitas: 5 }, 'wait', 0.75],
  [{ st_carga: 'K', qt_feitas: 5 }, 'stop', 0.5],
  [{ st_carga: 'S', qt_recusadas: 1 }, 'over', 1],
] as const)('a worksheet whose import is %j: %s, %f of its way', (changed, step, share) => {
  expect(stepOf(intake(changed))).toBe(step);
  expect(shareOf(intake(changed))).toBe(share);
});
