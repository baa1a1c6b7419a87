import { describe, expect, it } from 'vitest';
import { hears } from './rules.ts';

const event = {
  id: 1,
  ds_evento: 'exec.iniciada',
  nr_seq_filial: 1,
  nr_seq_os: 5,
  departamento: 'FROTA',
  origem: 'E',
  nr_seq_fornecedor: 31,
  nr_seq_fornecedor_antes: 33,
  nr_seq_clifor: 100,
} as const;

describe('live events', () => {
  it.each([
    ['reach staff of the branch', { kind: 'staff', personId: 1, branchId: 1 }, true],
    ['stay away from other branches', { kind: 'staff', personId: 1, branchId: 2 }, false],
    [
      'reach the technician in another branch whose work it is',
      { kind: 'attendant', personId: 100, branchId: 2 },
      true,
    ],
    ['stay away from other technicians there', { kind: 'attendant', personId: 101, branchId: 2 }, false],
    ['reach the supplier of the order', { kind: 'supplier', personId: 31, branchId: 1 }, true],
    ['reach that supplier in all branches', { kind: 'supplier', personId: 31, branchId: null }, true],
    ['reach the supplier the order was taken from', { kind: 'supplier', personId: 33, branchId: 1 }, true],
    ['stay away from other suppliers', { kind: 'supplier', personId: 32, branchId: null }, false],
  ] as const)('%s', (_behaviour, session, expected) => {
    expect(hears(session, event)).toBe(expected);
  });
});
