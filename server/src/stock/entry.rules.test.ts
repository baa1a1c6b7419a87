import { describe, expect, it } from 'vitest';
import { type Entry, entryRefusal } from './entry.rules.ts';

describe('an entry by hand', () => {
  it.each<[string, Entry, string | null]>([
    ['in with its document', { kind: 'E', document: 'NF 1', reason: '' }, null],
    ['in without one', { kind: 'E', document: '', reason: 'veio' }, 'DOCUMENTO_OBRIGATORIO'],
    ['out with a reason', { kind: 'S', document: '', reason: 'quebrada' }, null],
    ['out without one', { kind: 'S', document: 'NF 1', reason: '' }, 'JUSTIFICATIVA_OBRIGATORIA'],
  ])('%s', (_name, entry, refusal) => expect(entryRefusal(entry)).toBe(refusal));
});
