import { describe, expect, it } from 'vitest';
import { type Correction, correctionRefusal, entryRefusal } from './entry.rules.ts';

it('an entry by hand has its document', () => {
  expect([entryRefusal('NF 1'), entryRefusal('')]).toEqual([null, 'DOCUMENTO_OBRIGATORIO']);
});

describe('a correction of a balance', () => {
  it.each<[string, Partial<Correction>, string | null]>([
    ['down', { right: 35 }, null],
    ['up', { right: 50 }, null],
    ['without a reason', { reason: '' }, 'JUSTIFICATIVA_OBRIGATORIA'],
    ['of a balance that changed meanwhile', { balance: 42.5 }, 'SALDO_MUDOU'],
    ['to what it is', { right: 44.5 }, 'SALDO_IGUAL'],
  ])('%s', (_name, facts, refusal) =>
    expect(correctionRefusal({ balance: 44.5, seen: 44.5, right: 35, reason: 'contada', ...facts })).toBe(
      refusal,
    ),
  );
});
