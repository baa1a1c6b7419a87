import { afterEach, expect, test } from 'vitest';
import { reachNow, reportReach } from './reach.ts';

afterEach(() => reportReach(true, Number.POSITIVE_INFINITY));

test('an answer that was asked for before the network went does not bring it back', () => {
  const before = Date.now() - 1_000;
  reportReach(false);
  reportReach(true, before);
  expect(reachNow().online).toBe(false);
  reportReach(true, Date.now() + 1);
  expect(reachNow().online).toBe(true);
});
