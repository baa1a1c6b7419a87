import { expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { firstCallAt } from './first-calls.ts';

// Of the whole record the rights alone are read.
const mechanic = {
  token: 't1',
  tecnicoId: 7,
  fornecExt: 'N',
  atendeOs: 'S',
  tipoPerfilTerminal: 'C',
  perfilMecanico: 'C',
  ambiente: 'M',
  st_borracharia: 'N',
} as BranchSession;
const tyreFitter = { ...mechanic, st_borracharia: 'S' } as BranchSession;

test('an order is asked for by its number, on its page and while it is worked on', () => {
  const asked = { name: 'getOrder', input: { params: { id: '12' } } };
  expect(firstCallAt('/os/12', {}, mechanic)).toEqual(asked);
  expect(firstCallAt('/os/12/trabalho', {}, mechanic)).toEqual(asked);
  expect(firstCallAt('/OS/12/osExterna', {}, mechanic)).toEqual(asked);
});

test('a list is asked for as its address says', () => {
  expect(firstCallAt('/', { page: '2', placa: 'ABC1D23' }, mechanic)).toMatchObject({
    name: 'listOrders',
    input: { query: { page: '2', placa: 'ABC1D23', origem: 'I' } },
  });
});

test('a list whose address names no filters is asked for with those that were saved', () => {
  const stored = { filial: mechanic, filtros: { de: 7, segmento: '3' } };
  vi.stubGlobal('localStorage', {
    getItem: (key: keyof typeof stored) => JSON.stringify(stored[key] ?? null),
  });
  const asked = firstCallAt('/osPreditiva', {}, mechanic);
  const without = firstCallAt('/osPreditiva', { salvos: 'nao' }, mechanic);
  vi.unstubAllGlobals();
  expect(asked).toMatchObject({ input: { query: { segmento: '3' } } });
  expect(without?.input).not.toHaveProperty('query.segmento');
});

test('nothing is asked for where the person may not go, nor for a page that asks otherwise', () => {
  expect(firstCallAt('/osEmpilhadeira', {}, mechanic)).toBeNull();
  expect(firstCallAt('/borracharia/afericao/ABC1D23', {}, mechanic)).toBeNull();
  expect(firstCallAt('/borracharia/afericao/ABC1D23', {}, tyreFitter)).toMatchObject({
    name: 'getGaugingLayout',
    input: { query: { nr_placa: 'ABC1D23' } },
  });
  expect(firstCallAt('/dashboard', {}, mechanic)).toBeNull();
});
