import { describe, expect, it } from 'vitest';
import { addressCheck } from './networks.ts';

describe('an address of the open internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s may be asked',
    (address) => {
      expect(addressCheck([])(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('%s may not', (address) => {
    expect(addressCheck([])(address)).toBe(false);
  });
});

describe('a network that was named', () => {
  const check = addressCheck(['10.8.0.0/16', '127.0.0.1/32', 'fd00:10::/32']);

  it.each(['10.8.0.5', '127.0.0.1', '::ffff:127.0.0.1', 'fd00:10::7', '8.8.8.8'])(
    '%s may be asked',
    (address) => {
      expect(check(address)).toBe(true);
    },
  );

  it.each(['10.9.0.5', '127.0.0.2', 'fd00:11::7', '169.254.169.254'])('%s still may not', (address) => {
    expect(check(address)).toBe(false);
  });
});
