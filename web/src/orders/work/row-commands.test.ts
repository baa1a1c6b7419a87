import { expect, test } from 'vitest';
import { rowCommands } from './row-commands.ts';

test('running work offers the pause and its end: the stop, or the finish where single services are not stopped', () => {
  expect(rowCommands('active', ['finalizar', 'parar', 'pausar', 'comentar'])).toEqual(['pausar', 'parar']);
  expect(rowCommands('active', ['pausar', 'finalizar'])).toEqual(['pausar', 'finalizar']);
});

test('paused work offers to be resumed, if that is permitted', () => {
  expect(rowCommands('paused', ['continuar', 'parar', 'finalizar'])).toEqual(['continuar']);
  expect(rowCommands('paused', ['parar', 'finalizar'])).toEqual([]);
});

test('started work offers the start, and the finish where nothing is left to start', () => {
  expect(rowCommands('work', ['iniciar', 'finalizar'])).toEqual(['iniciar']);
  expect(rowCommands('work', ['finalizar'])).toEqual(['finalizar']);
});

test('a waiting order offers what it waits for to those who may give it', () => {
  expect(rowCommands('approval', ['aprovar', 'cancelar'])).toEqual(['aprovar']);
  expect(rowCommands('approval', ['comentar', 'cancelar'])).toEqual([]);
  expect(rowCommands('release', ['finalizar_liberacao'])).toEqual(['finalizar_liberacao']);
  expect(rowCommands('release', ['comentar'])).toEqual([]);
});
