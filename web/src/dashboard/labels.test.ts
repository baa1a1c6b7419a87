import { expect, test } from 'vitest';
import { criticalityLevel, criticalityName, typeLevel } from './labels.ts';

test.each([
  [1, 'IMEDIATA', 'IMEDIATA'],
  [2, 'ALTA', 'EMERGENCIAL'],
  [3, 'MÉDIA', 'ALTA'],
  [4, 'LEVE', 'MÉDIA'],
  [5, 'URGENTE', 'LEVE'],
  [9, 'PREVENTIVA', 'PREVENTIVA'],
  [0, 'PREVENTIVA', 'PREVENTIVA'],
])('criticality %i is called %s, or %s in the shifted map', (id, usual, shifted) => {
  expect([criticalityName('padrao', id), criticalityName('deslocado', id)]).toEqual([usual, shifted]);
});

test('a criticality has the colour of its level, orders without one are grey', () => {
  expect([1, 5, 2, 3, 4, 0].map(criticalityLevel)).toEqual([0, 1, 2, 3, 4, 'preventive']);
});

test('types have the colours of the document', () => {
  const types = ['PROATIVA', 'CORRETIVA', 'SOCORRO EM ROTA', 'ALINHAMENTO DE EIXOS', 'CHECKLIST'];
  expect(types.map(typeLevel)).toEqual([4, 3, 0, 1, 'preventive']);
});
