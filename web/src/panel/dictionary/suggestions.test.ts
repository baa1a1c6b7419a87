import { expect, test } from 'vitest';
import { builtInTexts, suggest } from './suggestions.ts';

const pt = {
  core: { close: 'Fechar', open: 'Abrir', count: '{{n}} ordens', sign: '–' },
  order: { close: 'FECHAR', tyre: 'Pneu', spare: 'Pneu reserva' },
};
const es = {
  core: { close: 'Cerrar', open: 'Abrir', count: '{{n}} órdenes', sign: '–' },
  order: { close: 'CERRAR', tyre: 'Llanta', spare: 'Llanta de auxilio' },
};
const texts = builtInTexts(pt, es);

test('texts are offered once, those in most places first, without values and signs', () => {
  expect(texts.map(({ element, places }) => [element, places])).toEqual([
    ['FECHAR', 2],
    ['ABRIR', 1],
    ['PNEU', 1],
    ['PNEU RESERVA', 1],
  ]);
  expect(texts[0]).toEqual({ element: 'FECHAR', portuguese: 'Fechar', spanish: 'Cerrar', places: 2 });
});

test.each([
  ['nothing offers the most useful', '', [], ['FECHAR', 'ABRIR', 'PNEU']],
  ['what begins with it comes first', 'r', [], ['FECHAR', 'ABRIR', 'PNEU RESERVA']],
  ['parts in any place', 'reserva pn', [], ['PNEU RESERVA']],
  ['Spanish is searched too', 'llanta', [], ['PNEU', 'PNEU RESERVA']],
  ['what has a word is left out', 'pneu', ['PNEU'], ['PNEU RESERVA']],
  ['nothing fits', 'parafuso', [], []],
])('%s', (_what, typed, taken, elements) => {
  expect(suggest(texts, new Set(taken), typed, 3).map(({ element }) => element)).toEqual(elements);
});

test('of several writings one that begins large is shown', () => {
  const [fleet] = builtInTexts(
    { a: 'frota', b: 'Frota', c: 'FROTA' },
    { a: 'flota', b: 'Flota', c: 'FLOTA' },
  );
  expect(fleet).toEqual({ element: 'FROTA', portuguese: 'Frota', spanish: 'Flota', places: 3 });
});

test('what begins with the typed text stands before what holds it', () => {
  const both = builtInTexts({ a: 'Novo pneu', b: 'Pneu' }, {});
  expect(suggest(both, new Set(), 'pneu', 2).map(({ element }) => element)).toEqual(['PNEU', 'NOVO PNEU']);
});
