import { describe, expect, it } from 'vitest';
import {
  changedOf,
  clashesOf,
  draftOf,
  type Kept,
  type TypedOver,
  typedOverIn,
  typing,
  versionOf,
} from './typed-over.ts';

const first: Kept = { version: '1', texts: { name: 'A', place: 'X' } };
const nothing = typedOverIn('');
const typed = typing(nothing, first, 'name', 'B');

describe('what is typed over something kept', () => {
  it('is what differs alone', () => {
    expect(changedOf(typed, first)).toEqual({ name: 'B' });
    expect(changedOf(typing(typed, first, 'name', 'A'), first)).toEqual({});
    expect(changedOf(typed, { version: '2', texts: { name: 'B', place: 'X' } })).toEqual({});
  });

  it('of a field there is no more is nothing', () => {
    expect(changedOf({ ...typed, typed: { gone: '1' } }, first)).toEqual({});
  });

  it('is saved over the latest where others changed other fields', () => {
    const other: Kept = { version: '2', texts: { name: 'A', place: 'Y' } };
    expect(clashesOf(typed, other)).toEqual([]);
    expect(versionOf(typed, other)).toBe('2');
  });

  it('names the version it was typed over where somebody changed the same field, whatever is typed since', () => {
    const other: Kept = { version: '2', texts: { name: 'C', place: 'X' } };
    const more = typing(typing(typed, other, 'place', 'Z'), other, 'name', 'BB');
    expect(clashesOf(more, other)).toEqual(['name']);
    expect(versionOf(more, other)).toBe('1');
    expect(versionOf(typing(more, other, 'name', 'C'), other)).toBe('2');
  });

  it('overwrites what the person was told of, and nothing that was changed after that', () => {
    const other: Kept = { version: '2', texts: { name: 'C', place: 'X' } };
    expect(versionOf(typed, other, '2')).toBe('2');
    expect(versionOf(typed, { version: '3', texts: { name: 'D', place: 'X' } }, '2')).toBe('1');
  });

  it('survives as a draft; one that cannot be read is none', () => {
    expect(typedOverIn(draftOf(typed))).toEqual(typed);
    expect(draftOf(typing(typed, first, 'name', 'A'))).toBe('');
    for (const draft of ['', 'null', '[1', '{"qt_anexos":"4"}'])
      expect(typedOverIn(draft)).toEqual<TypedOver>({ version: '', was: {}, typed: {} });
  });
});
