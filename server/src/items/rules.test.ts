import { describe, expect, it } from 'vitest';
import {
  changeRefusal,
  dispenseRefusal,
  entryRefusal,
  partRefusal,
  removalRefusal,
  servicesRefusal,
  tickRefusal,
} from './rules.ts';

describe('entering a part or service', () => {
  it.each([
    ['everything', { item: true, quantity: 2, price: null }, false, null],
    ['no item', { item: false, quantity: 2, price: null }, false, 'ITEM_INCOMPLETO'],
    ['no quantity', { item: true, quantity: null, price: null }, false, 'ITEM_INCOMPLETO'],
    ['quantity 0', { item: true, quantity: 0, price: 10 }, true, 'ITEM_INCOMPLETO'],
    ['a price on an external order', { item: true, quantity: 1, price: 10 }, true, null],
    ['a price on an internal order', { item: true, quantity: 1, price: 10 }, false, 'PRECO_SO_EXTERNA'],
    ['price 0 on an internal order', { item: true, quantity: 1, price: 0 }, false, null],
  ] as const)('%s → %s', (_what, entry, external, refusal) => {
    expect(entryRefusal(entry, external)).toBe(refusal);
  });
});

describe('ticking and removing an item', () => {
  const idle = { attended: false, inHand: false, worked: false, ofPlan: false, dispensed: false };
  it.each([
    ['ticks an idle item', true, idle, null],
    ['takes a tick back', false, { ...idle, attended: true }, null],
    ['ticks what is ticked', true, { ...idle, attended: true, worked: true }, null],
    ['ticks what is ticked and in hand', true, { ...idle, attended: true, inHand: true }, null],
    ['does not tick work in hand', true, { ...idle, inHand: true, worked: true }, 'OS_EM_ATENDIMENTO'],
    ['ticks what was worked on before', true, { ...idle, worked: true }, null],
    ['takes the tick of ended work back', false, { ...idle, attended: true, worked: true }, null],
    [
      'takes no tick of work in hand back',
      false,
      { ...idle, attended: true, inHand: true },
      'OS_EM_ATENDIMENTO',
    ],
  ] as const)('%s', (_what, ticked, work, refusal) => {
    expect(tickRefusal(ticked, work)).toBe(refusal);
  });

  it('removes only what nobody has worked on', () => {
    expect(removalRefusal(idle)).toBeNull();
    expect(removalRefusal({ ...idle, attended: true })).toBeNull();
    expect(removalRefusal({ ...idle, worked: true })).toBe('ITEM_EM_EXECUCAO');
  });

  it('changes what was not dispensed', () => {
    expect(changeRefusal(idle)).toBeNull();
    expect(changeRefusal({ ...idle, dispensed: true })).toBe('ITEM_DISPENSADO');
  });

  it('never removes what the plan brought', () => {
    expect(removalRefusal({ ...idle, ofPlan: true })).toBe('ITEM_DO_PLANO');
  });
});

it.each([
  [
    'a supplier and a part of the workshop',
    'supplier',
    { part: true, external: false, given: false },
    'PECA_DA_OFICINA',
  ],
  [
    'a supplier and what he was handed over',
    'supplier',
    { part: true, external: true, given: true },
    'PECA_DA_OFICINA',
  ],
  ['a supplier and a part of his own', 'supplier', { part: true, external: true, given: false }, null],
  ['staff and a part of the workshop', 'staff', { part: true, external: false, given: false }, null],
] as const)('%s: %j', (_what, sender, origin, refusal) => {
  expect(partRefusal(sender, origin)).toBe(refusal);
});

describe('dispensing an item of a plan', () => {
  const open = { attended: false, inHand: false, worked: false, ofPlan: true, dispensed: false };
  it.each([
    ['what nobody has done yet', open, 'peça em falta', null],
    ['what was added to the order', { ...open, ofPlan: false }, 'x', 'ITEM_FORA_DO_PLANO'],
    ['what was done', { ...open, attended: true }, 'x', 'ITEM_JA_ATENDIDO'],
    ['what was dispensed', { ...open, attended: true, dispensed: true }, 'x', 'ITEM_DISPENSADO'],
    ['without a reason', open, '', 'JUSTIFICATIVA_OBRIGATORIA'],
  ] as const)('%s', (_what, work, reason, refusal) => {
    expect(dispenseRefusal(work, reason)).toBe(refusal);
  });
});

describe('registering services', () => {
  const open = [
    { id: 1, inHand: false },
    { id: 2, inHand: false },
  ];
  it.each([
    ['all', open, [1, 2], null],
    ['all and one done before', open, [1, 2, 3], null],
    ['one missing', open, [1], 'SERVICOS_INCOMPLETOS'],
    ['none', open, [], 'SERVICOS_INCOMPLETOS'],
    ['none of none', [], [], 'SERVICOS_INCOMPLETOS'],
    [
      'one of two in hand',
      [
        { id: 1, inHand: false },
        { id: 2, inHand: true },
      ],
      [1, 2],
      'OS_EM_ATENDIMENTO',
    ],
    ['one in hand', [{ id: 1, inHand: true }], [1], 'OS_EM_ATENDIMENTO'],
  ] as const)('%s → %s', (_what, services, chosen, refusal) => {
    expect(servicesRefusal(services, chosen)).toBe(refusal);
  });
});
