import type { CallerKind, RefusalCode, Signer } from '@terminal/contract';
import { expect, test } from 'vitest';
import { actingRefusal, type ProofKind, readingsOf } from './rules.ts';

test.each<[string, boolean, ProofKind[]]>([
  ['123', false, ['digits']],
  ['1234', false, ['badge']],
  ['CRACHA-1001', false, ['badge']],
  ['123', true, ['pin']],
  ['1234', true, ['pin', 'badge']],
  ['123456', true, ['pin', 'badge']],
  ['1234567', true, ['badge']],
  ['12A4', true, ['badge']],
])('%s of somebody with a PIN (%j) is compared with %j', (given, hasPin, readings) => {
  expect(readingsOf(given, hasPin)).toEqual(readings);
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
