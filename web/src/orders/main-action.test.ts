import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

const left = { executaveis: 2, executaveis_encerrados: 1, pecas_abertas: 0 };
const done = { ...left, executaveis_encerrados: 2 };

test('an order that may be started offers the start, also when it could be finished', () => {
  expect(mainAction({ ...left, permitido: ['iniciar', 'comentar'], pausa: null })).toBe('start');
  expect(mainAction({ ...left, permitido: ['iniciar', 'finalizar', 'comentar'], pausa: null })).toBe('start');
});

test('a paused order offers to resume', () => {
  expect(mainAction({ ...left, permitido: ['continuar', 'parar', 'finalizar'], pausa: {} })).toBe('resume');
});

test('running work offers the finish', () => {
  expect(mainAction({ ...left, permitido: ['pausar', 'parar', 'finalizar'], pausa: null })).toBe('finish');
});

test('a paused order that may not be resumed, and one that takes no command, offer their page', () => {
  expect(mainAction({ ...left, permitido: ['parar', 'finalizar', 'comentar'], pausa: {} })).toBe('details');
  expect(mainAction({ ...left, permitido: ['comentar'], pausa: null })).toBe('details');
});

test('an order whose work is all done offers the finish, once it may be finished', () => {
  expect(mainAction({ ...done, permitido: ['iniciar', 'finalizar'], pausa: null })).toBe('finish');
  expect(mainAction({ ...done, permitido: ['iniciar'], pausa: null })).toBe('start');
  expect(mainAction({ ...done, permitido: ['continuar', 'finalizar'], pausa: {} })).toBe('resume');
});
