import { describe, expect, it } from 'vitest';
import { lockAnswer, notifies, waitAfter } from './rules.ts';

describe('waiting between tries', () => {
  it('of a lock is 1, 5 and 30 seconds, then it is given up', () => {
    expect([1, 2, 3, 4].map((tries) => waitAfter('TRAVA', tries))).toEqual([1, 5, 30, null]);
  });

  it('of a ticket becomes an hour and lasts two days', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => waitAfter('TICKET', tries))).toEqual([
      1, 5, 30, 120, 600, 3_600,
    ]);
    expect(waitAfter('TICKET', 53)).toBe(3_600);
    expect(waitAfter('TICKET', 54)).toBeNull();
  });

  it('of an e-mail ends after ten minutes', () => {
    expect([5, 6].map((tries) => waitAfter('CHECKLIST', tries))).toEqual([600, null]);
  });
});

it.each([
  ['3', true],
  ['4', true],
  ['1', false],
  ['V', false],
])('a notification of an order of type %s reaches somebody: %s', (type, expected) => {
  expect(notifies(type)).toBe(expected);
});

describe('the lock, as the terminal is told', () => {
  it.each([
    ['free without any message', undefined, false],
    ['locked while it is asked', { nr_tipo: 3, st_envio: 'P', travada: null }, true],
    ['free when the service says so', { nr_tipo: 3, st_envio: 'S', travada: false }, false],
    ['locked when the service says so', { nr_tipo: 3, st_envio: 'S', travada: true }, true],
    ['locked while it is being cleared', { nr_tipo: 2, st_envio: 'P', travada: null }, true],
    ['free when it was cleared', { nr_tipo: 2, st_envio: 'S', travada: false }, false],
    ['locked when nobody answered', { nr_tipo: 2, st_envio: 'F', travada: null }, true],
  ] as const)('is %s', (_what, last, travada) => {
    expect(lockAnswer(last).travada).toBe(travada);
  });
});
