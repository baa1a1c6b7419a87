import { expect, test } from 'vitest';
import { type UnknownCode, withCode, withoutCode } from './unknown.ts';

const at = new Date('2026-11-21T12:00:00Z');

test('a code read again stands on top once, with its new time', () => {
  const before = [
    { code: 'A', at: '2026-11-21T11:00:00.000Z' },
    { code: 'B', at: '2026-11-21T10:00:00.000Z' },
  ];
  expect(withCode(before, 'B', at)).toEqual([{ code: 'B', at: at.toISOString() }, before[0]]);
});

test('the list stays short, and forgets the oldest', () => {
  let list: readonly UnknownCode[] = [];
  for (let number = 1; number <= 25; number += 1) list = withCode(list, `C${number}`, at);
  expect(list).toHaveLength(20);
  expect([list[0]?.code, list.at(-1)?.code]).toEqual(['C25', 'C6']);
});

test('a discarded code is gone', () => {
  expect(withoutCode(withCode([], 'A', at), 'A')).toEqual([]);
});
