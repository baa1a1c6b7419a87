import { expect, test } from 'vitest';
import { hostOf } from './hosts.ts';

test('local, test, production and alternate production have different addresses', () => {
  const hosts = ['localhost', 'teste.terminal.local', 'terminal.local', 'terminal2.terminal.local'];
  expect(new Set(hosts.map((host) => hostOf(host).base)).size).toBe(4);
});

test('an unknown host counts as production', () => {
  expect(hostOf('oficina.example.com')).toEqual({ base: '/api', test: false });
});

test('only the test host is marked as one', () => {
  expect(hostOf('TESTE.terminal.local').test).toBe(true);
  expect(hostOf('terminal.local').test).toBe(false);
});
