import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';
import { orderLists } from './lists.ts';
import { layoutOf, rememberLayout, savedFilters, saveFilters } from './remembered.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(clearSession);

test('the layout is remembered under its documented key', () => {
  expect(layoutOf(orderLists.fleet)).toBe('Cards');
  rememberLayout('Colunas');
  expect(kept.get('layoutTerminal')).toBe('{"tipo_layout":"Colunas"}');
  expect(layoutOf(orderLists.fleet)).toBe('Colunas');
});

test('an address with a layout goes before the remembered one, and orders of plans are always cards', () => {
  rememberLayout('Colunas');
  expect(layoutOf(orderLists.fleet, { layout: 'Cards' })).toBe('Cards');
  expect(layoutOf(orderLists.preventive)).toBe('Cards');
  expect(layoutOf(orderLists.preventive, { layout: 'Colunas' })).toBe('Cards');
});

test('filters of the warehouse list are saved under its name and found again', () => {
  saveFilters(orderLists.warehouse, { placa: 'EMP-001', ordenation: 'DESC' });
  expect(JSON.parse(kept.get('filtrosArmazem') ?? '')).toEqual({
    placa: 'EMP-001',
    ordenation: 'DESC',
    checkSaveFilter: true,
    atendeOs: 'N',
    fornecExt: 'N',
    armazem: 'S',
  });
  expect(savedFilters(orderLists.warehouse)).toEqual({ placa: 'EMP-001', ordenation: 'DESC' });
});

test('no filters, nothing saved', () => {
  saveFilters(orderLists.warehouse, { placa: 'EMP-001' });
  saveFilters(orderLists.warehouse, {});
  expect(kept.size).toBe(0);
});

test('a list without a name keeps nothing', () => {
  saveFilters(orderLists.fleet, { placa: 'RHT4B67' });
  expect(kept.size).toBe(0);
  expect(savedFilters(orderLists.fleet)).toBeNull();
});

test('on a shared terminal each finds his own filters, not those of others', () => {
  const signIn = (tecnicoId: number) => storeSession({ tecnicoId } as BranchSession);
  signIn(1001);
  saveFilters(orderLists.warehouse, { placa: 'EMP-001' });
  signIn(1202);
  expect(savedFilters(orderLists.warehouse)).toBeNull();
  signIn(1001);
  expect(savedFilters(orderLists.warehouse)).toEqual({ placa: 'EMP-001' });
});
