import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

test('path parameters are filled and escaped', () => {
  expect(addressOf('os/{id}/itens', { id: 'a/b' })).toBe('os/a%2Fb/itens');
  expect(addressOf('os/{id}', { id: 184502 })).toBe('os/184502');
});

test('the query leaves out what is not set', () => {
  expect(addressOf('os', {}, { page: 2, placa: '', codigo: undefined, tipo: 'V' })).toBe('os?page=2&tipo=V');
  expect(addressOf('os', {}, {})).toBe('os');
});
