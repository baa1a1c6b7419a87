import { expect, it } from 'vitest';
import { sendersOf } from './senders.ts';

it.each([
  ['one', ['aprovar'], ['attendant', 'staff']],
  ['several, where one is enough', ['aprovar', 'pausar'], ['attendant', 'staff', 'supplier']],
] as const)(
  'a call that carries %s command is sent by whoever may ever give it',
  (_which, commands, senders) => {
    expect(sendersOf(...commands)).toEqual(senders);
  },
);
