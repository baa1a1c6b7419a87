import { expect, test } from 'vitest';
import { mayVoid, offersVoid } from './records.ts';

const open = { author: 12, open: true };
const closed = { author: 12, open: false };

test.each([
  ['whoever recorded it, while the order is open', open, { person: 12, approver: false }, true],
  ['whoever recorded it, once the order is closed', closed, { person: 12, approver: false }, false],
  ['somebody else', open, { person: 13, approver: false }, false],
  ['an approver, what others recorded', open, { person: 13, approver: true }, true],
  ['an approver, on a closed order', closed, { person: 13, approver: true }, true],
  [
    'nobody but approvers what nobody is known to have recorded',
    { ...open, author: null },
    { person: 13, approver: false },
    false,
  ],
])('%s', (_who, recorded, person, may) => {
  expect(mayVoid(recorded, person)).toBe(may);
});

test.each([
  ['a shared terminal whoever its technician is', open, 'staff', false, true],
  ['no shared terminal once the order is closed', closed, 'staff', false, false],
  ['a shared terminal of an approver then too', closed, 'staff', true, true],
  ['no technician what others recorded', open, 'attendant', false, false],
  ['no supplier what others recorded', open, 'supplier', false, false],
] as const)('is offered to %s', (_who, recorded, kind, approver, offers) => {
  expect(offersVoid(recorded, { kind, personId: 99, approver })).toBe(offers);
});
