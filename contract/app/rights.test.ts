import { expect, test } from 'vitest';
import type { Permission } from '../core/call.ts';
import { callerReaches } from './rights.ts';

const call = { who: ['attendant', 'staff'], needs: ['planos', 'aprovacao'] } as const;

test.each<[string, 'staff' | 'supplier', Permission[], boolean]>([
  ['of a kind the call is for, with all it needs', 'staff', ['aprovacao', 'planos'], true],
  ['of such a kind, with a part of what it needs', 'staff', ['planos'], false],
  ['of another kind, with all it needs', 'supplier', ['aprovacao', 'planos'], false],
])('a session %s', (_name, kind, held, expected) => {
  expect(callerReaches(kind, (permission) => held.includes(permission), call)).toBe(expected);
});

test('a call that needs no permission is for everybody of its kinds', () => {
  expect(callerReaches('staff', () => false, { ...call, needs: [] })).toBe(true);
});
