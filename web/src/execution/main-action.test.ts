import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

test('an order that may be started offers the start, also when it could be finished', () => {
  expect(mainAction({ permitido: ['iniciar', 'comentar'], pausa: null })).toBe('start');
  expect(mainAction({ permitido: ['iniciar', 'finalizar', 'comentar'], pausa: null })).toBe('start');
});

test('a paused order offers to continue', () => {
  expect(mainAction({ permitido: ['continuar', 'parar', 'finalizar'], pausa: {} })).toBe('resume');
});

test('running work offers the finish', () => {
  expect(mainAction({ permitido: ['pausar', 'parar', 'finalizar'], pausa: null })).toBe('finish');
});

test('a paused order that may not continue, and one that takes no command, offer their page', () => {
  expect(mainAction({ permitido: ['parar', 'finalizar', 'comentar'], pausa: {} })).toBe('details');
  expect(mainAction({ permitido: ['comentar'], pausa: null })).toBe('details');
});
