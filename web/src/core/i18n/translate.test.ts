import { describe, expect, expectTypeOf, test } from 'vitest';
import { type KeyOf, type TFunction, translate } from './translate.ts';

const pt = {
  core: { start: 'Iniciar', only: 'Só aqui', of: '{{done}} de {{all}}' },
  days: { left_zero: 'hoje', left_one: '{{count}} dia', left_other: '{{count}} dias' },
  orders: { some_one: '{{count}} ordem', some_other: '{{count}} ordens' },
};
const es = {
  core: { start: 'Iniciar', of: '{{done}} de {{all}}' },
  days: { left_zero: 'hoy', left_one: '{{count}} día', left_other: '{{count}} días' },
  orders: { some_one: '{{count}} orden', some_other: '{{count}} órdenes' },
};
const layers = { pt: [pt], es: [es] };

describe('a text', () => {
  test('has its values in their places, and nothing where none is given', () => {
    expect(translate(layers, 'pt', 'core.of', { done: 3, all: 'dez' })).toBe('3 de dez');
    expect(translate(layers, 'pt', 'core.of', { done: 3, all: null })).toBe('3 de ');
    expect(translate(layers, 'pt', 'core.of')).toBe(' de ');
  });

  test('takes a value as it is', () => {
    expect(translate(layers, 'pt', 'core.of', { done: '$& <b>', all: '{{done}}' })).toBe(
      '$& <b> de {{done}}',
    );
  });

  test('that a language lacks is said in Portuguese; one that nobody has, by its key', () => {
    expect(translate(layers, 'es', 'core.only')).toBe('Só aqui');
    expect(translate(layers, 'es', 'core.none')).toBe('core.none');
    expect(translate(layers, 'es', 'core')).toBe('core');
    expect(translate(layers, 'es', 'core.start.more')).toBe('core.start.more');
  });

  test('of the dictionary lies over the built-in one', () => {
    const laid = { pt: [pt], es: [{ core: { start: 'Comenzar' } }, es] };
    expect(translate(laid, 'es', 'core.start')).toBe('Comenzar');
    expect(translate(laid, 'es', 'core.of', { done: 1, all: 2 })).toBe('1 de 2');
    expect(translate(laid, 'pt', 'core.start')).toBe('Iniciar');
  });
});

test.each([
  ['pt', 0, '0 ordem'],
  ['pt', 1, '1 ordem'],
  ['pt', 2, '2 ordens'],
  ['pt', 1_000_000, '1000000 ordens'],
  ['es', 0, '0 órdenes'],
  ['es', 1, '1 orden'],
  ['es', 2, '2 órdenes'],
  ['es', 1_000_000, '1000000 órdenes'],
] as const)('in %s %i takes the plural form of the language: %s', (language, count, said) => {
  expect(translate(layers, language, 'orders.some', { count })).toBe(said);
});

test('a form for none goes before the one of the language', () => {
  expect(translate(layers, 'pt', 'days.left', { count: 0 })).toBe('hoje');
  expect(translate(layers, 'es', 'days.left', { count: 0 })).toBe('hoy');
  expect(translate(layers, 'es', 'days.left', { count: 1 })).toBe('1 día');
});

test('only texts that there are can be asked for', () => {
  expectTypeOf<KeyOf<typeof pt>>().toEqualTypeOf<
    'core.start' | 'core.only' | 'core.of' | 'days.left' | 'orders.some'
  >();
  expectTypeOf<'core.retry'>().toExtend<Parameters<TFunction>[0]>();
  expectTypeOf<'core.nothing'>().not.toExtend<Parameters<TFunction>[0]>();
  expectTypeOf<'core'>().not.toExtend<Parameters<TFunction>[0]>();
});
