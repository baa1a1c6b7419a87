import { allBranches } from '@terminal/contract/session-fixed';
import { describe, expect, it } from 'vitest';
import {
  accountCode,
  callerKindOf,
  departmentsOf,
  digitsComplete,
  kindFactsOf,
  mayUseBranch,
} from './rules.ts';

const branch = (nr_sequencial: number, st_atendeos: 'S' | 'N') => ({ nr_sequencial, st_atendeos });

describe('kind of caller', () => {
  it('is supplier for a supplier, whatever its branches say', () => {
    expect(callerKindOf({ tp_clifor: 'F', filiais: [branch(1, 'S')] })).toBe('supplier');
  });
  it('follows the first branch entry', () => {
    expect(callerKindOf({ tp_clifor: 'C', filiais: [branch(1, 'S'), branch(2, 'N')] })).toBe('attendant');
    expect(callerKindOf({ tp_clifor: 'C', filiais: [branch(1, 'N'), branch(2, 'S')] })).toBe('staff');
    expect(kindFactsOf({ tp_clifor: 'F', filiais: [branch(1, 'S')] })).toEqual({
      fornecExt: 'S',
      atendeOs: 'N',
    });
    expect(callerKindOf({ tp_clifor: 'C', filiais: [] })).toBe('staff');
  });
});

describe('departments of a person', () => {
  it.each([
    ['C', 'C', null, ['FROTA']],
    ['C', 'E', null, ['ARMAZEM']],
    ['C', 'T', null, ['FROTA', 'ARMAZEM']],
    ['F', 'C', null, ['FROTA', 'ARMAZEM']],
  ] as const)(
    'of %s with profile %s and %s are %j',
    (tp_clifor, tipo_perfil_terminal, perfil_mecanico, departments) => {
      expect(departmentsOf({ tp_clifor, filiais: [], tipo_perfil_terminal, perfil_mecanico })).toEqual(
        departments,
      );
    },
  );
});

describe('branch of a session', () => {
  it('is one of the person', () => {
    const person = { tp_clifor: 'C' as const, filiais: [branch(1, 'S')] };
    expect(mayUseBranch(person, 1)).toBe(true);
    expect(mayUseBranch(person, 2)).toBe(false);
  });
  it('may be all of them for suppliers alone', () => {
    expect(mayUseBranch({ tp_clifor: 'F', filiais: [] }, allBranches)).toBe(true);
    expect(mayUseBranch({ tp_clifor: 'C', filiais: [branch(1, 'S')] }, allBranches)).toBe(false);
  });
});

describe('login form', () => {
  it('takes three digits of a CPF, four to six of a PIN and five of a CNPJ', () => {
    expect(digitsComplete('123', false)).toBe(true);
    expect(digitsComplete('12', false)).toBe(false);
    expect(digitsComplete('12a', false)).toBe(false);
    expect(digitsComplete('00123', true)).toBe(true);
    expect(digitsComplete('123', true)).toBe(false);
    expect(['1234', '123456'].every((digits) => digitsComplete(digits, false))).toBe(true);
    expect(['1234567', '123x', 'x123'].some((digits) => digitsComplete(digits, false))).toBe(false);
    expect(['001234', 'x00123'].map((digits) => digitsComplete(digits, true))).toEqual([false, false]);
  });
  it('reads a code without the blanks around it', () => {
    expect(accountCode(' a1 ')).toBe('A1');
  });
});
