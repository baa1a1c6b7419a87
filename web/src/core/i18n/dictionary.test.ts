import { expect, test } from 'vitest';
import { inCaseOf, overlay } from './dictionary.ts';

const pt = { core: { done: 'CONCLUÍDA', start: 'Iniciar', fleet: 'frota', count: '{{n}} ordens' } };
const es = { core: { done: 'TERMINADA', start: 'Iniciar', fleet: 'flota', count: '{{n}} órdenes' } };

test('a word replaces the text whose Portuguese form it is named by', () => {
  expect(overlay(pt, es, { INICIAR: 'COMENZAR' })).toEqual({ core: { start: 'Comenzar' } });
});

test('the word takes the case of the text it replaces', () => {
  expect(overlay(pt, es, { CONCLUÍDA: 'hecha', FROTA: 'CAMIONES' })).toEqual({
    core: { done: 'HECHA', fleet: 'camiones' },
  });
  expect(inCaseOf('Ordem de serviço', 'ORDEN DE TRABAJO')).toBe('Orden de trabajo');
});

test('what stands in capitals in a sentence keeps them in the word', () => {
  expect(inCaseOf('Atende OS', 'ATIENDE OS')).toBe('Atiende OS');
  expect(inCaseOf('Só por QR Code', 'SOLO POR CÓDIGO QR')).toBe('Solo por código QR');
  expect(inCaseOf('Os dois', 'LOS DOS')).toBe('Los dos');
});

test('texts with placeholders keep their own words', () => {
  expect(overlay(pt, es, { '{{N}} ORDENS': 'X' })).toBeUndefined();
});

test('an unknown word changes nothing', () => {
  expect(overlay(pt, es, { PARAFUSO: 'TORNILLO' })).toBeUndefined();
});
