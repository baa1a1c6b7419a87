import { describe, expect, it } from 'vitest';
import { tyreAt } from '../../../test/mounted.ts';
import type { Finding } from './findings.rules.ts';
import { descriptionOf } from './order.rules.ts';

const finding = (change: Partial<Finding>): Finding => ({
  kind: 'L',
  tyre: tyreAt('2DE'),
  twin: null,
  value: 2.8,
  limit: 3,
  illegal: false,
  ...change,
});

describe('the order for a finding says which tyre, where, and what', () => {
  it.each<[Partial<Finding>, string]>([
    [{}, 'Pneu F2DE (eixo 2, direita externa): sulco de 2,8 mm, limite de retirada de 3,0 mm.'],
    [
      { value: 1.5, illegal: true, tyre: tyreAt('0EEE') },
      'Pneu F0EEE (estepe): sulco de 1,5 mm, abaixo do mínimo legal.',
    ],
    [
      { kind: 'D', value: 2.4 },
      'Pneu F2DE (eixo 2, direita externa): desgaste irregular, sulcos com 2,4 mm de diferença; verificar alinhamento.',
    ],
    [
      { kind: 'G', value: 4, twin: tyreAt('2DI') },
      'Pneu F2DE (eixo 2, direita externa): geminado com F2DI, sulcos com 4,0 mm de diferença.',
    ],
    [
      { kind: 'P', value: 88, limit: 110 },
      'Pneu F2DE (eixo 2, direita externa): pressão de 88,0 psi, o alvo é 110,0 psi.',
    ],
  ])('%o', (change, text) => {
    expect(descriptionOf(finding(change))).toBe(text);
  });
});
