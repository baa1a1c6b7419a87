import type { CallerKind, RefusalCode, Signer } from '@terminal/contract';
import { expect, test } from 'vitest';
import { actingRefusal, isBadge } from './rules.ts';

test.each([
  ['123', false],
  ['1234', true],
  ['CRACHA-1001', true],
])('%s is a badge: %j', (given, badge) => {
  expect(isBadge(given)).toBe(badge);
});

const self = 7;
const another = 8;

test.each<
  [CallerKind, string, number, { approver?: true; attends?: true; signer?: Signer }, RefusalCode | null]
>([
  ['attendant', 'as himself', self, {}, null],
  ['attendant', 'as another', another, { attends: true }, 'OUTRA_PESSOA'],
  ['attendant', 'as another, deciding', another, { approver: true, signer: 'approver' }, 'OUTRA_PESSOA'],
  ['supplier', 'as himself', self, {}, null],
  ['supplier', 'as another', another, { attends: true }, 'OUTRA_PESSOA'],
  ['staff', 'as a technician of the branch', another, { attends: true }, null],
  ['staff', 'as somebody who does not attend', another, {}, 'TECNICO_INVALIDO'],
  ['staff', 'as himself', self, {}, 'TECNICO_INVALIDO'],
  ['staff', 'as himself, attending', self, { attends: true }, null],
  ['staff', 'as himself, deciding as approver', self, { approver: true, signer: 'approver' }, null],
  ['staff', 'as himself, approver of what either gives', self, { approver: true, signer: 'either' }, null],
  ['staff', 'as himself, approver of nothing here', self, { approver: true }, 'TECNICO_INVALIDO'],
  ['staff', 'as himself, deciding without being approver', self, { signer: 'approver' }, 'TECNICO_INVALIDO'],
  [
    'staff',
    'as another, deciding as approver',
    another,
    { approver: true, signer: 'approver' },
    'TECNICO_INVALIDO',
  ],
])('%s %s (%i, %j): %j', (kind, _how, person, { approver, attends, signer }, refusal) => {
  const session = { kind, personId: self, approver: approver ?? false };
  expect(actingRefusal(session, person, attends ?? false, signer ?? 'technician')).toBe(refusal);
});
