import { describe, expect, expectTypeOf, test } from 'vitest';
import { hrefOf, isActive, matchPath, readSearch } from './address.ts';
import type { Address, ParamOf } from './paths.ts';

describe('an address', () => {
  test('has its values in their places, written so that they stay one part of it', () => {
    expect(hrefOf({ to: '/os/$id', params: { id: '12' } })).toBe('/os/12');
    expect(hrefOf({ to: '/os/$id/osExterna', params: { id: '12' } })).toBe('/os/12/osExterna');
    expect(hrefOf({ to: '/borracharia/pneu/$fogo', params: { fogo: 'A/1 ?' } })).toBe(
      '/borracharia/pneu/A%2F1%20%3F',
    );
  });

  test('says what is searched for, without what is undefined or null', () => {
    const search = { placa: 'ABC 1', page: 2, layout: undefined, tipo: null };
    expect(hrefOf({ to: '/', search })).toBe('/?placa=ABC+1&page=2');
    expect(hrefOf({ to: '/', search: {} })).toBe('/');
  });

  test('asks for the values of its path, and for no others', () => {
    expectTypeOf<ParamOf<'/inventarioItens/$id/folha'>>().toEqualTypeOf<'id'>();
    expectTypeOf<ParamOf<'/a/$b/c/$d'>>().toEqualTypeOf<'b' | 'd'>();
    expectTypeOf<{ to: '/os/$id' }>().not.toExtend<Address<'/os/$id'>>();
    expectTypeOf<{ to: '/os/$id'; params: { fogo: string } }>().not.toExtend<Address<'/os/$id'>>();
    expectTypeOf<{ to: '/planos'; params: { id: string } }>().not.toExtend<Address<'/planos'>>();
  });
});

test('what is searched for is read as texts', () => {
  expect(readSearch('?placa=ABC+1&page=2&vazio=')).toEqual({ placa: 'ABC 1', page: '2', vazio: '' });
  expect(readSearch('')).toEqual({});
});

test.each([
  ['/', '/', {}],
  ['/', '/os', null],
  ['/osExterna', '/OSEXTERNA/', {}],
  ['/osExterna', '/osExternaArmazem', null],
  ['/os/$id', '/OS/12', { id: '12' }],
  ['/os/$id', '/os/12/', { id: '12' }],
  ['/os/$id', '/os/', null],
  ['/os/$id', '/os/12/osExterna', null],
  ['/os/$id/osExterna', '/os/12/osexterna', { id: '12' }],
  ['/borracharia/pneu/$fogo', '/borracharia/pneu/A%2F1%20x', { fogo: 'A/1 x' }],
  ['/borracharia/pneu/$fogo', '/borracharia/pneu/100%', { fogo: '100%' }],
])('%s and the address %s', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params);
});

describe('a link is the current one', () => {
  const at = (href: string) => {
    const { pathname, search } = new URL(href, 'http://terminal');
    return { pathname, search };
  };

  test.each([
    ['/planos', '/planos', true],
    ['/planos', '/planos/leituras', true],
    ['/planos', '/planosNovos', false],
    ['/', '/', true],
    ['/', '/os/1', false],
    ['/planos', '/planos?placa=A', true],
    ['/conjuntos?modo=cadastro', '/conjuntos?modo=cadastro&x=1', true],
    ['/conjuntos?modo=cadastro', '/conjuntos', false],
  ])('%s on %s: %s', (href, here, expected) => {
    expect(isActive(href, at(here))).toBe(expected);
  });

  test('exactly on its own address', () => {
    expect(isActive('/planos', at('/planos/leituras'), { exact: true })).toBe(false);
    expect(isActive('/conjuntos', at('/conjuntos?modo=cadastro'), { exact: true })).toBe(false);
    expect(
      isActive('/conjuntos', at('/conjuntos?modo=cadastro'), { exact: true, includeSearch: false }),
    ).toBe(true);
  });
});
