import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileLinks } from './file-links.ts';

const links = createFileLinks({ secretKey: 'a'.repeat(64) });
const actor = { tokenHash: Buffer.alloc(32, 7) };
const written = (file: number) => {
  // A link contains only the hash of the session's token.
  const address = links.write({ apiKey: 'k'.repeat(32), actor } as Parameters<typeof links.write>[0], file);
  return Object.fromEntries(new URLSearchParams(address.split('?')[1]));
};
const minute = 60_000;
const begin = Date.parse('2026-04-20T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a link to a file', () => {
  it('is good for a quarter of an hour', () => {
    const query = written(5);
    expect(links.read(5, query, begin)).toEqual({ apiKey: 'k'.repeat(32), tokenHash: actor.tokenHash });
    expect(links.read(5, query, begin + 15 * minute - 1)).toBeDefined();
    expect(links.read(5, query, begin + 15 * minute)).toBeUndefined();
  });

  it('opens no other file, and none of another installation', () => {
    expect(links.read(6, written(5), begin)).toBeUndefined();
    expect(createFileLinks({ secretKey: 'b'.repeat(64) }).read(5, written(5), begin)).toBeUndefined();
  });

  it('written with the other key of a change of keys is good, until that key goes', () => {
    const changed = { secretKey: 'b'.repeat(64), otherKey: 'a'.repeat(64) };
    expect(createFileLinks(changed).read(5, written(5), begin)).toBeDefined();
    expect(
      createFileLinks({ ...changed, otherKey: 'c'.repeat(64) }).read(5, written(5), begin),
    ).toBeUndefined();
  });
});
