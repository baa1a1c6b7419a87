import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  accountKey,
  type Counter,
  isKnown,
  isToNote,
  keysOf,
  lockoutOf,
  networkAccountParts,
  networkOf,
  sourceOf,
  terminalAccountKey,
} from './rules.ts';

const start = new Date('2026-04-20T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const unknown: Attempt = { companyId: 1, account: 'I', code: '1001', terminalId: null, address: '10.0.0.7' };
const enrolled: Attempt = { ...unknown, terminalId: 7 };

describe('a lockout', () => {
  const counter = (key: string, count: number, freeAt: Counter['freeAt'] = null): Counter => ({
    key,
    failures: Array.from({ length: count }, () => start),
    inARow: count,
    freeAt,
  });

  it.each([
    ['conta:12:I:1001', 10, { kind: 'conta', companyId: 12, account: 'I', code: '1001' }],
    ['conta:1:P:a b', 10, { kind: 'conta', companyId: 1, account: 'P', code: 'a b' }],
    ['empresa:0', 50, { kind: 'empresa', companyId: 0 }],
    ['origem:2001:db8:1:2::/64', 30, { kind: 'origem', network: '2001:db8:1:2::/64' }],
    [
      'origem-conta:12:F:2001:db8:1:2::/64 31',
      5,
      { kind: 'origem-conta', companyId: 12, account: 'F', code: '31', network: '2001:db8:1:2::/64' },
    ],
    ['terminal:70', 20, { kind: 'terminal', terminalId: 70 }],
    ['terminal-conta:7:I:A:B', 5, { kind: 'terminal-conta', terminalId: 7, account: 'I', code: 'A:B' }],
  ])('by %s says who is refused and where', (key, count, told) => {
    expect(lockoutOf(counter(key, count), later(60))).toEqual({
      companyId: null,
      account: null,
      code: null,
      terminalId: null,
      network: null,
      ...told,
      key,
      failures: count,
      lastFailure: start,
      until: expect.any(Date) as Date,
    });
    expect(lockoutOf(counter(key, count - 1), later(60))).toBeUndefined();
  });

  it('says until when, and when digits were wrong last', () => {
    expect(lockoutOf(counter('terminal:7', 20), later(60))?.until).toEqual(later(86_400));
    const two: Counter = { ...counter('conta:1:I:1', 0, 'never'), failures: [start, later(9)] };
    expect(lockoutOf(two, later(60))?.lastFailure).toEqual(later(9));
    expect(lockoutOf(counter('conta:1:I:1', 0, 'never'), later(60))?.lastFailure).toBeNull();
    expect(lockoutOf(counter('conta:1:I:1001', 10, 'never'), later(60))?.until).toBeNull();
  });
});

describe('who is known', () => {
  const days = (count: number) => later(count * 86_400);

  it('is whoever proved himself there within ninety days', () => {
    expect(isKnown(null, start)).toBe(false);
    expect(isKnown(start, days(89))).toBe(true);
    expect(isKnown(start, days(90))).toBe(false);
  });

  it('is noted once a day', () => {
    expect(isToNote(null, start)).toBe(true);
    expect(isToNote(start, days(1))).toBe(false);
    expect(isToNote(start, later(86_401))).toBe(true);
  });

  it('is known at a terminal, or in a network', () => {
    expect(sourceOf(enrolled)).toBe('terminal:7');
    expect(sourceOf({ terminalId: null, address: '2001:db8::1' })).toBe('rede:2001:db8:0:0::/64');
  });
});

describe('keys of counters', () => {
  it('are all that a try may touch, each once, in the order in which every try locks them', () => {
    expect(keysOf(unknown)).toEqual([
      'conta:1:I:1001',
      'empresa:1',
      'origem-conta:1:I:10.0.0.7 1001',
      'origem:10.0.0.7',
    ]);
    expect(keysOf(enrolled)).toEqual(['terminal-conta:7:I:1001', 'terminal:7']);
  });

  it('are those an account is released by', () => {
    expect(accountKey(unknown)).toBe('conta:1:I:1001');
    expect(terminalAccountKey(7, unknown)).toBe('terminal-conta:7:I:1001');
    expect(networkAccountParts(unknown)).toEqual(['origem-conta:1:I:', ' 1001']);
  });
});

describe('network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%12', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::2:3:4:5:6:7', 'fe80:0:2:3::/64'],
    ['2001:db8::ffff:10.1.2.3', '2001:db8:0:0::/64'],
    ['::ffff:1:2', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
