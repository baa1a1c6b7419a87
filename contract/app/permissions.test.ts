import { describe, expect, it } from 'vitest';
import { hasPermission, kindOf, permissionsOf } from './permissions.ts';

const nobody = {
  st_planos: 'N',
  st_conjunto: 'N',
  st_aprovador: 'N',
  st_borracharia: 'N',
  st_inventario: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
};
const everything = {
  st_planos: 'S',
  st_conjunto: 'S',
  st_aprovador: 'S',
  st_borracharia: 'S',
  st_inventario: 'S',
  st_administra: 'S',
  st_cadastros: 'S',
};

describe('permissions of an internal person', () => {
  it.each([
    [{}, []],
    [{ st_planos: 'S' }, ['planos']],
    [{ st_conjunto: 'S' }, ['conjuntos']],
    [{ st_aprovador: 'S' }, ['aprovacao']],
    [{ st_borracharia: 'S' }, ['borracharia']],
    [{ st_borracharia: null }, ['borracharia']],
    [{ st_inventario: 'S' }, ['inventario']],
    [{ st_inventario: null }, ['inventario']],
    [{ st_cadastros: 'S' }, ['cadastros']],
    [{ st_administra: 'S' }, ['administra']],
  ] as const)('of %j are %j', (granted, permissions) => {
    for (const kind of ['attendant', 'staff'] as const)
      expect(permissionsOf(kind, { ...nobody, ...granted })).toEqual(permissions);
  });
});

it('a supplier has no permission, whatever is stored', () => {
  expect(permissionsOf('supplier', everything)).toEqual([]);
  expect(hasPermission({ ...everything, fornecExt: 'S', atendeOs: 'S' }, 'aprovacao')).toBe(false);
});

it('a session tells its kind and its permissions', () => {
  expect(kindOf({ fornecExt: 'S', atendeOs: 'N' })).toBe('supplier');
  expect(kindOf({ fornecExt: 'N', atendeOs: 'S' })).toBe('attendant');
  expect(kindOf({ fornecExt: 'N', atendeOs: 'N' })).toBe('staff');
  const approver = { ...nobody, st_aprovador: 'S', fornecExt: 'N', atendeOs: 'N' } as const;
  expect(hasPermission(approver, 'aprovacao')).toBe(true);
  expect(hasPermission(approver, 'planos')).toBe(false);
});
