import { describe, expect, it } from 'vitest';
import { type Attempt, type Counter, countersOf, judge, lockOf, networkOf } from './rules.ts';

const start = new Date('2026-04-20T12:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const unknown: Attempt = { companyId: 1, account: 'I', code: '1001', terminalId: null, address: '10.0.0.7' };
const enrolled: Attempt = { ...unknown, terminalId: 7 };

/** Sends tries one after the other, each as early as allowed, and keeps the counters as the database would. */
function play(attempt: Attempt, kept = new Map<string, Counter>(), known = false) {
  return (matched: boolean, at: Date) => {
    const verdict = judge(countersOf(attempt, known), [...kept.values()], matched, at);
    if (!verdict.refused) for (const counter of verdict.counters) kept.set(counter.key, counter);
    return verdict;
  };
}

describe('guess budget', () => {
  it('lets three failures pass and makes the right digits wait 30 s after the fourth', () => {
    const attempt = play(unknown);
    for (let n = 0; n < 4; n += 1) expect(attempt(false, start)).toMatchObject({ refused: false });
    expect(attempt(true, later(1))).toEqual({ refused: true, retryAfterSeconds: 29 });
    expect(attempt(true, later(30))).toMatchObject({ refused: false });
  });

  it('doubles the wait with each further failure', () => {
    const attempt = play(unknown);
    for (let n = 0; n < 4; n += 1) attempt(false, start);
    attempt(false, later(30));
    expect(attempt(false, later(31))).toEqual({ refused: true, retryAfterSeconds: 59 });
  });

  it('locks an account for unknown terminals after ten failures of a day, without an end', () => {
    const attempt = play(unknown);
    let at = start;
    for (let n = 0; n < 10; n += 1) {
      expect(attempt(false, at)).toMatchObject({ refused: false });
      at = new Date(at.getTime() + 3_700_000);
    }
    expect(attempt(true, new Date(at.getTime() + 48 * 3_600_000))).toEqual({
      refused: true,
      retryAfterSeconds: 3_600,
    });
  });

  it('counts enrolled terminals apart, so nobody outside can lock them out', () => {
    const outside = countersOf(unknown).map((rule) => rule.key);
    const inside = countersOf(enrolled).map((rule) => rule.key);
    expect(inside).toEqual(['terminal-conta:7:I:1001', 'terminal:7']);
    expect(outside.some((key) => inside.includes(key))).toBe(false);
  });

  it('tells of the tenth failure of an enrolled terminal in a day, once', () => {
    const kept = new Map<string, Counter>();
    const alerts = Array.from({ length: 12 }, (_, n) => {
      const verdict = judge(countersOf({ ...enrolled, code: String(n) }), [...kept.values()], false, start);
      if (verdict.refused) return 'refused';
      for (const counter of verdict.counters) kept.set(counter.key, counter);
      return verdict.alert;
    });
    expect(alerts).toEqual(alerts.map((_, n) => n === 9));
  });

  it('gives an enrolled terminal five failures per account and day', () => {
    const attempt = play(enrolled);
    let at = start;
    for (let n = 0; n < 5; n += 1) {
      expect(attempt(false, at)).toMatchObject({ refused: false });
      at = new Date(at.getTime() + 3_600_000);
    }
    expect(attempt(true, at)).toMatchObject({ refused: true });
    expect(attempt(true, new Date(start.getTime() + 24 * 3_600_000 + 1))).toMatchObject({ refused: false });
  });

  it('ends the run of failures with a success', () => {
    const attempt = play(unknown);
    for (let n = 0; n < 3; n += 1) attempt(false, start);
    attempt(true, start);
    for (let n = 0; n < 3; n += 1) expect(attempt(false, start)).toMatchObject({ refused: false });
    expect(attempt(true, start)).toMatchObject({ refused: false });
  });

  it('stops an address after thirty failures of an hour over all accounts', () => {
    const kept = new Map<string, Counter>();
    for (let n = 0; n < 30; n += 1) {
      const verdict = judge(
        countersOf({ ...unknown, companyId: n, code: `c${n}` }),
        [...kept.values()],
        false,
        start,
      );
      if (!verdict.refused) for (const counter of verdict.counters) kept.set(counter.key, counter);
    }
    const next = judge(
      countersOf({ ...unknown, companyId: 99, code: 'new' }),
      [...kept.values()],
      true,
      later(60),
    );
    expect(next).toEqual({ refused: true, retryAfterSeconds: 3_540 });
  });

  it('of strangers leaves an account alone where it is known', () => {
    const kept = new Map<string, Counter>();
    const strangers = play({ ...unknown, address: '203.0.113.9' }, kept);
    for (let n = 0; n < 10; n += 1) strangers(false, later(n * 3_700));
    expect(strangers(true, later(40_000))).toMatchObject({ refused: true });
    expect(play(unknown, kept)(true, later(40_000))).toMatchObject({ refused: true });
    expect(play(unknown, kept, true)(true, later(40_000))).toMatchObject({ refused: false });
  });

  it('of an account at a source it is known at is five a day, whoever guesses there', () => {
    const attempt = play(unknown, undefined, true);
    for (let n = 0; n < 5; n += 1) expect(attempt(false, later(n * 3_600))).toMatchObject({ refused: false });
    expect(attempt(true, later(20_000))).toMatchObject({ refused: true });
  });

  describe('of a full terminal', () => {
    const full = () => {
      const kept = new Map<string, Counter>();
      for (let n = 0; n < 20; n += 1) play({ ...enrolled, code: `x${n}` }, kept)(false, start);
      return kept;
    };

    it('lets who is known there go on, and nobody else', () => {
      expect(play(enrolled, full(), true)(true, later(60))).toMatchObject({ refused: false });
      expect(play(enrolled, full())(true, later(60))).toMatchObject({ refused: true });
    });

    it('is two a day for each who is known there', () => {
      const attempt = play(enrolled, full(), true);
      expect(attempt(false, later(60))).toMatchObject({ refused: false });
      expect(attempt(false, later(7_000))).toMatchObject({ refused: false });
      expect(attempt(true, later(14_000))).toMatchObject({ refused: true });
    });
  });

  it('counts no slip: right digits two minutes after wrong ones of the same account', () => {
    const kept = new Map<string, Counter>();
    for (let n = 0; n < 40; n += 1) {
      const person = play({ ...enrolled, code: String(n % 8) }, kept);
      expect(person(false, later(n * 600))).toMatchObject({ refused: false });
      expect(person(true, later(n * 600 + 20))).toMatchObject({ refused: false });
    }
    expect(kept.get('terminal:7')?.failures).toEqual([]);
    expect(kept.get('terminal-conta:7:I:3')?.failures).toEqual([]);
  });

  it('counts what came long before the right digits, or was of another account', () => {
    const kept = new Map<string, Counter>();
    play(enrolled, kept)(false, start);
    play({ ...enrolled, code: '2' }, kept)(false, later(290));
    play(enrolled, kept)(true, later(300));
    expect(kept.get('terminal:7')?.failures).toHaveLength(2);
  });

  it('writes nothing for a success without earlier failures', () => {
    expect(play(unknown)(true, start)).toEqual({ refused: false, alert: false, counters: [] });
  });
});

describe('a lock', () => {
  const counter = (key: string, count: number, freeAt: Counter['freeAt'] = null): Counter => ({
    key,
    failures: Array.from({ length: count }, () => start),
    inARow: count,
    freeAt,
  });

  it.each([
    ['conta:1:I:1001', 10, { kind: 'conta', companyId: 1, account: 'I', code: '1001' }],
    ['empresa:0', 50, { kind: 'empresa', companyId: 0 }],
    ['origem:2001:db8:1:2::/64', 30, { kind: 'origem', network: '2001:db8:1:2::/64' }],
    [
      'origem-conta:1:F:2001:db8:1:2::/64 31',
      5,
      { kind: 'origem-conta', companyId: 1, account: 'F', code: '31', network: '2001:db8:1:2::/64' },
    ],
    ['terminal:7', 20, { kind: 'terminal', terminalId: 7 }],
    ['terminal-conta:7:I:A:B', 5, { kind: 'terminal-conta', terminalId: 7, account: 'I', code: 'A:B' }],
  ])('by %s says who is refused and where', (key, count, told) => {
    expect(lockOf(counter(key, count), later(60))).toMatchObject({ ...told, key, failures: count });
    expect(lockOf(counter(key, count - 1), later(60))).toBeUndefined();
  });

  it('says until when', () => {
    expect(lockOf(counter('terminal:7', 20), later(60))?.until).toEqual(later(86_400));
    expect(lockOf(counter('conta:1:I:1001', 10, 'never'), later(60))?.until).toBeNull();
  });
});

describe('network of an address', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
