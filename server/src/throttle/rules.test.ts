import { describe, expect, it } from 'vitest';
import { type Attempt, type Counter, countersOf, judge } from './rules.ts';

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

  it('makes nobody wait longer than an hour for failures in a row', () => {
    const counter: Counter = { key: 'conta:1:I:1001', failures: [], inARow: 11, freeAt: null };
    const verdict = judge(countersOf(unknown), [counter], false, start);
    expect(verdict).toMatchObject({ refused: false });
    if (!verdict.refused) expect(verdict.counters[0]).toMatchObject({ inARow: 12, freeAt: later(3_600) });
  });

  it('tells the longest of the waits that hold', () => {
    const locked: Counter = { key: 'conta:1:I:1001', failures: [], inARow: 4, freeAt: later(30) };
    const full: Counter = {
      key: 'origem:10.0.0.7',
      failures: Array.from({ length: 30 }, () => start),
      inARow: 0,
      freeAt: null,
    };
    expect(judge(countersOf(unknown), [locked, full], true, start)).toEqual({
      refused: true,
      retryAfterSeconds: 3_600,
    });
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

  it('of what has no account is that of its address and its company, or of its terminal', () => {
    const attempt: Attempt = { ...unknown, account: 'T' };
    expect(countersOf(attempt).map(({ key }) => key)).toEqual(['origem:10.0.0.7', 'empresa:1']);
    expect(countersOf({ ...attempt, terminalId: 7 }).map(({ key }) => key)).toEqual(['terminal:7']);
    const guess = play(attempt);
    for (let n = 0; n < 20; n += 1) expect(guess(false, start)).toMatchObject({ refused: false });
  });

  it('of strangers is counted for the account, their address and the company', () => {
    expect(countersOf(unknown).map(({ key, passes }) => [key, passes])).toEqual([
      ['conta:1:I:1001', false],
      ['origem:10.0.0.7', false],
      ['empresa:1', false],
    ]);
  });

  it('of who is known is counted for him there; the place as a whole refuses him nothing', () => {
    expect(countersOf(unknown, true).map(({ key, passes }) => [key, passes])).toEqual([
      ['origem-conta:1:I:10.0.0.7 1001', false],
      ['origem:10.0.0.7', true],
    ]);
    expect(countersOf(enrolled, true).map(({ key, passes }) => [key, passes])).toEqual([
      ['terminal-conta:7:I:1001', false],
      ['terminal:7', true],
    ]);
  });

  it('of a company is fifty failures a day, from wherever they come', () => {
    const kept = new Map<string, Counter>();
    const from = (n: number) => play({ ...unknown, code: `c${n}`, address: `10.0.1.${n}` }, kept);
    for (let n = 0; n < 50; n += 1) expect(from(n)(false, start)).toMatchObject({ refused: false });
    expect(from(50)(true, later(3_601))).toEqual({ refused: true, retryAfterSeconds: 82_799 });
  });

  it('of an address is sixty failures a day, however slowly they come', () => {
    const kept = new Map<string, Counter>();
    const company = (n: number) => play({ ...unknown, companyId: n, code: `c${n}` }, kept);
    for (let n = 0; n < 60; n += 1)
      expect(company(n)(false, later(n * 600))).toMatchObject({ refused: false });
    expect(company(60)(true, later(60 * 600))).toEqual({ refused: true, retryAfterSeconds: 50_400 });
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

  it('keeps of a counter the failures of the last day', () => {
    const kept = new Map<string, Counter>();
    const attempt = play(unknown, kept);
    attempt(false, start);
    attempt(false, later(3_600));
    attempt(false, later(86_400));
    expect(kept.get('empresa:1')).toMatchObject({ failures: [later(3_600), later(86_400)], freeAt: null });
  });

  it('is whole again for the account after a success, slips of others aside', () => {
    const kept = new Map<string, Counter>();
    const attempt = play(unknown, kept);
    attempt(false, start);
    play({ ...unknown, code: '1002' }, kept)(false, later(5));
    attempt(true, later(120));
    // Wrong digits of two minutes ago were a guess; those of another account are counted where they were made.
    expect(kept.get('conta:1:I:1001')).toMatchObject({ failures: [start], inARow: 0, freeAt: null });
    expect(kept.get('origem:10.0.0.7')?.failures).toEqual([start, later(5)]);
    expect(kept.get('conta:1:I:1002')).toMatchObject({ failures: [later(5)], inARow: 1 });
  });

  it('takes back a slip where it was counted, and leaves there what others mistyped', () => {
    const kept = new Map<string, Counter>();
    play({ ...unknown, code: '1002' }, kept)(false, start);
    play(unknown, kept)(false, later(100));
    play(unknown, kept)(true, later(150));
    for (const key of ['origem:10.0.0.7', 'empresa:1']) expect(kept.get(key)?.failures).toEqual([start]);
    expect(kept.get('conta:1:I:1001')?.failures).toEqual([]);
  });

  it('writes of a success the account alone, where nothing else counted its slip', () => {
    const own: Counter = { key: 'conta:1:I:1001', failures: [start], inARow: 1, freeAt: null };
    const network: Counter = { key: 'origem:10.0.0.7', failures: [later(5)], inARow: 3, freeAt: null };
    expect(judge(countersOf(unknown), [own, network], true, later(60))).toEqual({
      refused: false,
      alert: false,
      counters: [{ ...own, failures: [], inARow: 0 }],
    });
  });

  it('writes nothing for a success without earlier failures', () => {
    expect(play(unknown)(true, start)).toEqual({ refused: false, alert: false, counters: [] });
  });
});
