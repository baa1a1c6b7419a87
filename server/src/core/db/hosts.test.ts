import { expect, it } from 'vitest';
import { hostsOf, readAddress } from './hosts.ts';
import { addressOf } from './places.ts';
import { roleAddress } from './roles.ts';

it.each([
  ['postgres://u:pw@db1:5432,db2:5433/terminal', ['db1:5432', 'db2:5433']],
  ['postgresql://u:pw@db1,db2,10.0.0.3:6000/terminal', ['db1:5432', 'db2:5432', '10.0.0.3:6000']],
  ['postgresql://u:p%2Cw@[::1]:5433,[fe80::2]/x?sslmode=verify-full', ['::1:5433', 'fe80::2:5432']],
  ['postgresql://db1:1,db2:2', ['db1:1', 'db2:2']],
  ['postgresql://u:pw@db1/terminal', ['db1:5432']],
])('%s names its hosts in their order', (text, names) => {
  expect(hostsOf(readAddress(text)).map(({ host, port }) => `${host}:${port}`)).toEqual(names);
});

it('an address of one host stays letter by letter what it was', () => {
  const text = 'postgresql://u:a@b,c@db1:5432/terminal?sslmode=verify-full';
  expect(readAddress(text)).toBe(text);
});

it.each(['postgres://u:pw@db1,/x', 'postgres://u:pw@,db1/x', 'postgres://u:pw@db1:x,db2/x'])(
  '%s names something that is no host',
  (text) => {
    expect(readAddress(text)).toBe('');
  },
);

it('another account and database keep the hosts, the account its password, other parameters stay', () => {
  const address = readAddress('postgresql://u:p%40w@db1:5432,db2:5433/postgres?sslmode=verify-full');
  for (const other of [
    addressOf(address, 'empresa'),
    roleAddress(address, 'terminal_app', 'key', 'empresa'),
  ]) {
    expect(hostsOf(other)).toEqual(hostsOf(address));
    expect(new URL(other).searchParams.get('sslmode')).toBe('verify-full');
    expect(new URL(other).pathname).toBe('/empresa');
  }
  expect(new URL(addressOf(address, 'empresa')).password).toBe('p%40w');
});
