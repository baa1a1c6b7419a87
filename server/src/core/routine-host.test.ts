import { expect, it } from 'vitest';
import { routineHost } from './routine-host.ts';

it.each([
  ['https://rotinas.empresa.com.br', 'https://rotinas.empresa.com.br'],
  ['http://10.0.0.5:8080', 'http://10.0.0.5:8080'],
  ['http://10.0.0.5:8080/', 'http://10.0.0.5:8080'],
  ['rotinas.empresa.com.br:8443', 'https://rotinas.empresa.com.br:8443'],
  ['http://2130706433', 'http://127.0.0.1'],
  ['http://0x7f.1', 'http://127.0.0.1'],
  ['http://[::1]:81', 'http://[::1]:81'],
])('%s is the host %s', (written, origin) => {
  expect(routineHost(written)?.origin).toBe(origin);
});

it.each([
  null,
  '',
  ' ',
  'https://',
  'https://user:pass@empresa.com.br',
  'https://user@empresa.com.br',
  'https://empresa.com.br/pasta',
  'https://empresa.com.br/?x',
  'https://empresa.com.br/#x',
  'ftp://empresa.com.br',
  'file:///etc/passwd',
  'javascript://empresa.com.br',
  'empresa com br',
])('%j is no host', (written) => {
  expect(routineHost(written)).toBeNull();
});
