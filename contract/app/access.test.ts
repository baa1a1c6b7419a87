import { describe, expect, test } from 'vitest';
import { hasPage, mayOpen, sectionsOf } from './access.ts';
import { type PageId, type Person, pages } from './pages.ts';

const technician: Person = {
  fornecExt: 'N',
  atendeOs: 'S',
  tipoPerfilTerminal: 'T',
  perfilMecanico: null,
  ambiente: 'M',
  st_inventario: null,
  st_borracharia: null,
  exibe_os_encerrada: 0,
  st_planos: 'N',
  st_conjunto: 'N',
  st_administra: 'N',
  st_cadastros: 'N',
  st_aprovador: 'N',
};
const staff: Person = { ...technician, atendeOs: 'N' };
const supplier: Person = { ...technician, fornecExt: 'S', atendeOs: 'N' };

const menuOf = (person: Person) => (Object.keys(pages) as PageId[]).filter((id) => hasPage(person, id));

describe('profiles', () => {
  const F = ['FROTA', 'OUTROS'];
  const A = ['ARMAZEM', 'OUTROS'];
  const both = ['FROTA', 'ARMAZEM', 'OUTROS'];
  test.each([
    ['C', null, F],
    ['E', null, A],
    ['T', null, both],
    ['C', 'C', F],
    ['E', 'C', F],
    ['T', 'C', F],
    ['C', 'E', A],
    ['E', 'E', A],
    ['T', 'E', A],
  ] as const)('terminal %s and technician %s see %j', (tipoPerfilTerminal, perfilMecanico, sections) => {
    expect(sectionsOf({ ...technician, tipoPerfilTerminal, perfilMecanico })).toEqual(sections);
  });
});

test('a supplier has the external lists and the preventives, nothing else', () => {
  expect(menuOf(supplier)).toEqual(['external', 'preventive', 'externalWarehouse']);
  expect(mayOpen(supplier, 'home')).toBe(false);
  expect(mayOpen(supplier, 'newOrder')).toBe(false);
});

test('staff have the external lists and no attendances of their own', () => {
  const menu = menuOf(staff);
  expect(menu).toContain('external');
  expect(menu).toContain('externalWarehouse');
  expect(menu).not.toContain('history');
});

test('a technician has his attendances; external lists only when their address is typed', () => {
  const menu = menuOf(technician);
  expect(menu).toContain('history');
  expect(menu).not.toContain('external');
  expect(mayOpen(technician, 'external')).toBe(true);
});

test.each([
  ['S', true],
  [null, true],
  ['N', false],
] as const)('st_inventario %s shows the inventory: %s', (st_inventario, shown) => {
  expect(hasPage({ ...technician, st_inventario }, 'inventory')).toBe(shown);
});

test('the stock is looked after by staff who may count it', () => {
  expect(hasPage(staff, 'stock')).toBe(true);
  expect(hasPage({ ...staff, st_inventario: 'N' }, 'stock')).toBe(false);
  expect(hasPage(technician, 'stock')).toBe(false);
  expect(hasPage(supplier, 'stock')).toBe(false);
});

test('closed orders need exibe_os_encerrada 1', () => {
  expect(hasPage({ ...technician, exibe_os_encerrada: 1 }, 'closed')).toBe(true);
  expect(hasPage(technician, 'closed')).toBe(false);
});

test('the tyre-shop environment shows its own section, but not to suppliers or without permission', () => {
  expect(sectionsOf({ ...technician, ambiente: 'P' })).toEqual(['BORRACHARIA', 'OUTROS']);
  expect(sectionsOf({ ...technician, ambiente: 'P', st_borracharia: 'N' })).toEqual([
    'FROTA',
    'ARMAZEM',
    'OUTROS',
  ]);
  expect(sectionsOf({ ...supplier, ambiente: 'P' })).toEqual(['FROTA', 'ARMAZEM', 'OUTROS']);
});

test('a warehouse technician does not open the fleet list', () => {
  const forklift: Person = { ...technician, tipoPerfilTerminal: 'E' };
  expect(mayOpen(forklift, 'home')).toBe(false);
  expect(mayOpen(forklift, 'warehouse')).toBe(true);
});
