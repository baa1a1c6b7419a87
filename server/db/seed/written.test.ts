import { expect, it } from 'vitest';
import { written } from './written.ts';

it.each([
  ['FILTRO DE AR FH', 'Filtro de ar FH'],
  ['ANALISE DE OLEO 15 MIL', 'Analise de oleo 15 mil'],
  ['CUÍCA DE FREIO R450', 'Cuíca de freio R450'],
  ['LANTERNA LATERAL LED', 'Lanterna lateral LED'],
])('%s is written %s', (name, as) => {
  expect(written(name)).toBe(as);
});
