import { type ClosingFacts, closingAsks } from '@terminal/contract/order-closing';
import type { Situation } from '@terminal/contract/order-rules';
import { describe, expect, it } from 'vitest';
import {
  type CloseInput,
  changeRefusal,
  closeRefusal,
  listNumbers,
  pauseRefusal,
  resumeRefusal,
  startRefusal,
  takeOverRefusal,
} from './rules.ts';

const running: Situation = {
  state: 'EM_ATENDIMENTO',
  own: true,
  plan: false,
  supplierMissing: false,
  purchaseOpen: false,
  external: false,
  refuel: false,
  warehouse: false,
  contract: false,
  released: false,
  assigned: false,
  outOfTerm: false,
};
const pause = {
  reasonGiven: true,
  reason: { st_exige_peca: 'N' as 'S' | 'N' },
  partGiven: false,
  partKnown: true,
  own: true,
};

/** A pause reason that requires a part. */
const waiting = { st_exige_peca: 'S' } as const;

describe('pausing', () => {
  it.each([
    ['goes on with a reason', {}, null],
    [
      'asks for a reason first',
      { reasonGiven: false, reason: undefined, own: false },
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
    ['refuses a reason nobody offers', { reason: undefined }, 'CAMPO_INVALIDO'],
    ['asks for the part when parts are waited for', { reason: waiting }, 'PECA_OBRIGATORIA'],
    ['needs a part, not a service', { partGiven: true, partKnown: false }, 'CAMPO_INVALIDO'],
    ['goes on when the part is named', { reason: waiting, partGiven: true }, null],
    ["refuses another technician's work", { own: false }, 'OUTRO_MECANICO'],
  ] as const)('%s', (_behaviour, change, expected) => {
    expect(pauseRefusal(running, { ...pause, ...change })).toBe(expected);
  });

  it('refuses an order nobody works on before asking for anything', () => {
    expect(
      pauseRefusal({ ...running, state: 'ABERTA' }, { ...pause, reasonGiven: false, reason: undefined }),
    ).toBe('OS_NAO_INICIADA');
  });
});

const service = { id: 1, attended: false, executable: true, service: true };
const done = { ...service, attended: true };
/** The running service is the only one. */
const facts: ClosingFacts = {
  plan: false,
  external: false,
  item: 1,
  items: [service],
  rescue: false,
  tyres: false,
  registered: 0,
};
const close: CloseInput = {
  wholeOrder: false,
  othersWork: false,
  service: false,
  price: null,
  rescue: false,
  meter: null,
};
/** Refusal of closing an order with these facts. */
const refusal = (situation: Situation, order: Partial<ClosingFacts>, given: Partial<CloseInput>) =>
  closeRefusal(situation, closingAsks({ ...facts, ...order }), { ...close, ...given });
const others = [service, { ...service, id: 2 }];

describe('stopping and finishing', () => {
  it.each([
    ['stops own work', {}, {}, null],
    ["refuses another technician's work", {}, { othersWork: true }, 'OUTRO_MECANICO'],
    ['stops a service while others are left', { items: others }, {}, null],
    ['finishes an order without services left', {}, { wholeOrder: true }, null],
    [
      'refuses to finish the order while services are left',
      { items: others },
      { wholeOrder: true },
      'ITENS_PENDENTES',
    ],
    ['asks for the service when the work has none', { item: null, items: [] }, {}, 'SERVICO_OBRIGATORIO'],
    ['takes a service done before', { item: null, items: [done] }, {}, null],
    ['takes the service named at the end', { item: null, items: [] }, { service: true }, null],
    ['asks for a price on external orders', { external: true }, {}, 'PRECO_OBRIGATORIO'],
    ['does not take zero for a price', { external: true }, { price: 0 }, 'PRECO_OBRIGATORIO'],
    ['takes a price', { external: true }, { price: 10 }, null],
    ['takes what is registered already', { external: true, registered: 10 }, {}, null],
    ['takes no price on internal orders', {}, { price: 10 }, 'PRECO_SO_EXTERNA'],
    [
      'asks for the service before it says that there is no price',
      { item: null, items: [] },
      { price: 10 },
      'SERVICO_OBRIGATORIO',
    ],
    ['says of a price before it asks for a reason', { rescue: true }, { price: 10 }, 'PRECO_SO_EXTERNA'],
    ['asks for the reason of a roadside rescue', { rescue: true }, {}, 'MOTIVO_SOCORRO_OBRIGATORIO'],
    ['takes the reason', { rescue: true }, { rescue: true }, null],
  ] as const)('%s', (_behaviour, order, given, expected) => {
    expect(refusal(running, order, given)).toBe(expected);
  });

  it('refuses to finish an order that was never started', () => {
    expect(refusal({ ...running, state: 'ABERTA' }, {}, { wholeOrder: true })).toBe('OS_NAO_INICIADA');
  });
});

it('orders in hand are named by number, those of another branch with it', () => {
  const orders = [
    { nr_seq_os: 12, nr_seq_filial: 1, ds_filial: 'MATRIZ' },
    { nr_seq_os: 15, nr_seq_filial: 2, ds_filial: 'CURITIBA' },
  ];
  expect(listNumbers(orders, 1)).toBe('12, 15 (CURITIBA)');
});

const paused: Situation = { ...running, state: 'PAUSADA' };

describe('starting', () => {
  it.each([
    ['begins on an open order', { ...running, state: 'ABERTA' as const }, true, false, null],
    [
      'begins on the next service of a partly done one',
      { ...running, state: 'PARCIAL' as const },
      true,
      false,
      null,
    ],
    ['continues a pause', paused, true, true, null],
    ['does not begin another service beside a pause', paused, false, false, 'OS_EM_ATENDIMENTO'],
    [
      'does not continue while a purchase order is open',
      { ...paused, purchaseOpen: true },
      true,
      true,
      'OC_ABERTA',
    ],
    ['does not begin what is running', running, true, false, 'OS_EM_ATENDIMENTO'],
    [
      'waits for the approval',
      { ...running, state: 'AGUARDANDO_APROVACAO' as const },
      true,
      false,
      'OS_NAO_APROVADA',
    ],
  ])('%s', (_behaviour, situation, samePause, continues, refusal) => {
    expect(startRefusal(situation, samePause)).toEqual({ continues, refusal });
  });
});

describe('an order as the screen showed it', () => {
  const standing = { st_origem: 'I', st_os: 'P' } as const;
  it.each([
    ['nothing was told', {}, 'PAUSADA', null],
    ['it is the same', { st_origem: 'I', st_os: 'P', st_os_pause: 'P' }, 'PAUSADA', null],
    ['it was not paused', { st_os: 'P', st_os_pause: null }, 'PAUSADA', 'OS_MUDOU'],
    ['it goes on since', { st_os: 'P', st_os_pause: 'P' }, 'EM_ATENDIMENTO', 'OS_MUDOU'],
    ['it was not started', { st_os: 'A' }, 'EM_ATENDIMENTO', 'OS_MUDOU'],
    ['it was with a supplier', { st_origem: 'E' }, 'EM_ATENDIMENTO', 'OS_MUDOU'],
  ] as const)('%s', (_told, shown, state, refusal) => {
    expect(changeRefusal(shown, standing, { state })).toBe(refusal);
  });
});

describe('taking over', () => {
  it.each([
    ["goes on with a colleague's pause", { ...paused, own: false }, false, null],
    ['is not for whoever paused', paused, false, 'MESMO_MECANICO'],
    ['is not for people of one supplier', { ...paused, own: false }, true, 'MESMO_MECANICO'],
    ['needs a pause', { ...running, own: false }, false, 'OS_EM_ATENDIMENTO'],
    ['waits for the purchase order', { ...paused, own: false, purchaseOpen: true }, false, 'OC_ABERTA'],
  ])('%s', (_behaviour, situation, supplier, refusal) => {
    expect(takeOverRefusal(situation, supplier)).toBe(refusal);
  });
});

describe('finishing a plan order', () => {
  const plan: Situation = { ...running, plan: true };
  const whole: Partial<ClosingFacts> = { plan: true, item: null, items: [done] };
  const given = { wholeOrder: true, meter: 5230 };
  const open = { ...whole, items: [service, { ...service, id: 2, executable: false, service: false }] };

  it.each([
    ['goes on with all items done and a meter not below', whole, {}, null],
    ['refuses what another technician has in hand first', open, { othersWork: true }, 'OUTRO_MECANICO'],
    ['waits for every item before the meter', open, { meter: null }, 'ITENS_DO_PLANO_PENDENTES'],
    [
      'asks for the price of an external one',
      { ...whole, external: true },
      { meter: null },
      'PRECO_OBRIGATORIO',
    ],
    ['asks for the meter', whole, { meter: null }, 'KM_MENOR'],
    ['refuses a meter of zero', whole, { meter: 0 }, 'KM_MENOR'],
  ] as const)('%s', (_behaviour, order, change, expected) => {
    expect(refusal(plan, order, { ...given, ...change })).toBe(expected);
  });

  it('refuses what nobody has started', () => {
    expect(refusal({ ...plan, state: 'ABERTA' }, whole, given)).toBe('OS_NAO_INICIADA');
    expect(refusal({ ...plan, state: 'ENCERRADA' }, whole, given)).toBe('OS_ENCERRADA');
  });
});

describe('continuing', () => {
  it.each([
    ['PAUSADA', null],
    ['ABERTA', 'OS_NAO_PAUSADA'],
    ['EM_ATENDIMENTO', 'OS_EM_ATENDIMENTO'],
    ['AGUARDANDO_LIBERACAO', 'OS_AGUARDANDO_LIBERACAO'],
    ['ENCERRADA', 'OS_ENCERRADA'],
  ] as const)('an order that is %s: %s', (state, expected) => {
    expect(resumeRefusal({ ...running, state })).toBe(expected);
  });
});
