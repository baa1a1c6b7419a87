import { expect, test } from 'vitest';
import { placeOf } from './hosts.ts';

test('local, test, production and alternate production have different addresses', () => {
  const hosts = ['localhost', 'teste.terminal.local', 'terminal.local', 'terminal2.terminal.local'];
  expect(new Set(hosts.map((host) => placeOf(host).base)).size).toBe(4);
});

test('an unknown host counts as production', () => {
  expect(placeOf('oficina.example.com')).toEqual({ base: '/api', test: false });
});

test('only the test host is marked as one', () => {
  expect(placeOf('TESTE.terminal.local').test).toBe(true);
  expect(placeOf('terminal.local').test).toBe(false);
});
