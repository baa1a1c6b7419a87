import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Reach = typeof import('./reach.ts');
let reach: Reach;
let browser: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.resetModules();
  reach = await import('./reach.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const tell = (what: 'offline' | 'online') => browser.dispatchEvent(new Event(what));
const answered = (asked: number) => {
  reach.reportReach(true, asked);
  return reach.reachNow().online;
};

describe('an answer brings the network back', () => {
  test('when it was asked for after the network went', () => {
    const before = Date.now();
    later(1_000);
    reach.reportReach(false);
    expect(answered(before)).toBe(false);
    expect(answered(Date.now() + 1)).toBe(true);
  });

  test('not when it was asked for before the browser said that it went', () => {
    reach.reportReach(false);
    later(300);
    const between = Date.now();
    later(300);
    tell('offline');
    expect(answered(between)).toBe(false);
  });

  test('nor right after: its requests notice a little later', () => {
    tell('offline');
    expect(answered(Date.now())).toBe(false);
    later(500);
    expect(answered(Date.now())).toBe(false);
    // The next probe.
    later(4_500);
    expect(answered(Date.now())).toBe(true);
  });

  test('at once where the browser says that it is back', () => {
    tell('offline');
    later(500);
    tell('online');
    later(1);
    expect(answered(Date.now())).toBe(true);
  });
});
