import { expect, it } from 'vitest';
import { written } from './written.ts';

it.each([
  ['FILTRO DE AR FH', 'Filtro de ar FH'],
  ['ANÁLISE DE ÓLEO 15 MIL', 'Análise de óleo 15 mil'],
  ['CUÍCA DE FREIO R450', 'Cuíca de freio R450'],
  ['LANTERNA LATERAL LED', 'Lanterna lateral LED'],
])('%s is written %s', (name, as) => {
  expect(written(name)).toBe(as);
});
