import { expect, test } from 'vitest';
import { dashboard } from '../texts/pt/dashboard.ts';
import { criticalityLevel, criticalityName, ownTitle, typeLevel } from './labels.ts';

const { names } = dashboard.criticality;

test.each([
  [1, 'IMEDIATA', 'IMEDIATA'],
  [2, 'ALTA', 'EMERGENCIAL'],
  [3, 'MÉDIA', 'ALTA'],
  [4, 'LEVE', 'MÉDIA'],
  [5, 'URGENTE', 'LEVE'],
  [9, 'PREVENTIVA', 'PREVENTIVA'],
  [0, 'PREVENTIVA', 'PREVENTIVA'],
])('criticality %i is called %s, or %s in the shifted map', (id, usual, shifted) => {
  const shown = (['padrao', 'deslocado'] as const).map((map) => names[criticalityName(map, id)]);
  expect(shown).toEqual([usual, shifted]);
});

test.each([
  [5, 'EMERGENCIAL', null],
  [5, 'ATÉ AMANHÃ', 'ATÉ AMANHÃ'],
  [1, 'EMERGENCIAL', 'EMERGENCIAL'],
  [0, null, null],
])('level %i with the title %s is called %s by its company', (id, title, own) => {
  expect(ownTitle(id, title)).toBe(own);
});

test('a criticality has the colour of its level, orders without one are grey', () => {
  expect([1, 5, 2, 3, 4, 0].map(criticalityLevel)).toEqual([0, 1, 2, 3, 4, 'preventive']);
});

test('types have the colours of the document', () => {
  const types = ['PROATIVA', 'CORRETIVA', 'SOCORRO EM ROTA', 'ALINHAMENTO DE EIXOS', 'CHECKLIST'];
  expect(types.map(typeLevel)).toEqual([4, 3, 0, 1, 'preventive']);
});
