import type { Situation } from '@terminal/contract/order-rules';
import { describe, expect, it } from 'vitest';
import {
  type CloseInput,
  changeRefusal,
  closeRefusal,
  itemToStart,
  type PlanFinishInput,
  pauseRefusal,
  planFinishRefusal,
  resumeRefusal,
  startRefusal,
  takeOverRefusal,
} from './rules.ts';

const running: Situation = {
  state: 'EM_ATENDIMENTO',
  own: true,
  plan: false,
  supplierMissing: false,
  purchaseOrderOpen: false,
  external: false,
  refuel: false,
  warehouse: false,
  contract: false,
  released: false,
  assigned: false,
};
const pause = {
  reasonGiven: true,
  reasonKnown: true,
  reasonNeedsPart: false,
  partGiven: false,
  partKnown: true,
  own: true,
};

describe('pausing', () => {
  it.each([
    ['goes on with a reason', {}, null],
    [
      'asks for a reason first',
      { reasonGiven: false, reasonKnown: false, own: false },
      'JUSTIFICATIVA_OBRIGATORIA',
    ],
    ['refuses a reason nobody offers', { reasonKnown: false }, 'CAMPO_INVALIDO'],
    ['asks for the part when parts are waited for', { reasonNeedsPart: true }, 'PECA_OBRIGATORIA'],
    ['needs a part, not a service', { partGiven: true, partKnown: false }, 'CAMPO_INVALIDO'],
    ['goes on when the part is named', { reasonNeedsPart: true, partGiven: true }, null],
    ["refuses another mechanic's work", { own: false }, 'OUTRO_MECANICO'],
  ] as const)('%s', (_behaviour, change, expected) => {
    expect(pauseRefusal(running, { ...pause, ...change })).toBe(expected);
  });

  it('refuses an order nobody works on before asking for anything', () => {
    expect(pauseRefusal({ ...running, state: 'ABERTA' }, { ...pause, reasonGiven: false })).toBe(
      'OS_NAO_INICIADA',
    );
  });
});

const close: CloseInput = {
  wholeOrder: false,
  othersWork: false,
  serviceKnown: true,
  serviceGiven: false,
  external: false,
  price: null,
  registered: 0,
  rescueWithoutReason: false,
  executablesLeft: 0,
};

describe('stopping and finishing', () => {
  it.each([
    ['stops own work', {}, null],
    ["refuses another mechanic's work", { othersWork: true }, 'OUTRO_MECANICO'],
    ['stops a service while others are left', { executablesLeft: 2 }, null],
    [
      'refuses to finish the order while services are left',
      { wholeOrder: true, executablesLeft: 1 },
      'ITENS_PENDENTES',
    ],
    ['asks for the service when the work has none', { serviceKnown: false }, 'SERVICO_OBRIGATORIO'],
    ['takes the service named at the end', { serviceKnown: false, serviceGiven: true }, null],
    ['asks for a price on external orders', { external: true }, 'PRECO_OBRIGATORIO'],
    ['does not take zero for a price', { external: true, price: 0 }, 'PRECO_OBRIGATORIO'],
    ['takes a price', { external: true, price: 10 }, null],
    ['takes what is registered already', { external: true, registered: 10 }, null],
    ['takes no price on internal orders', { price: 10 }, 'PRECO_SO_EXTERNA'],
    ['asks for the reason of a roadside rescue', { rescueWithoutReason: true }, 'MOTIVO_SOCORRO_OBRIGATORIO'],
  ] as const)('%s', (_behaviour, change, expected) => {
    expect(closeRefusal(running, { ...close, ...change })).toBe(expected);
  });

  it('refuses to finish an order that was never started', () => {
    expect(closeRefusal({ ...running, state: 'ABERTA' }, { ...close, wholeOrder: true })).toBe(
      'OS_NAO_INICIADA',
    );
  });
});

const items = [
  { id: 1, attended: true, executable: true },
  { id: 2, attended: false, executable: false },
  { id: 3, attended: false, executable: true },
];

describe('item to start', () => {
  it('is the first open service when none is asked for', () => {
    expect(itemToStart(undefined, items)).toEqual({ item: 3 });
  });
  it('is the order as a whole when nothing can be executed', () => {
    expect(itemToStart(undefined, [])).toEqual({ item: null });
  });
  it('is refused when it is done, a part, or of another order', () => {
    expect(itemToStart(1, items)).toEqual({ refusal: 'ITEM_JA_ATENDIDO' });
    expect(itemToStart(2, items)).toEqual({ refusal: 'NAO_ENCONTRADO' });
    expect(itemToStart(9, items)).toEqual({ refusal: 'NAO_ENCONTRADO' });
  });
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
      { ...paused, purchaseOrderOpen: true },
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
    ['waits for the purchase order', { ...paused, own: false, purchaseOrderOpen: true }, false, 'OC_ABERTA'],
  ])('%s', (_behaviour, situation, supplier, refusal) => {
    expect(takeOverRefusal(situation, supplier)).toBe(refusal);
  });
});

describe('finishing a plan order', () => {
  const plan: Situation = { ...running, plan: true };
  const planInput: PlanFinishInput = {
    othersWork: false,
    unattended: 0,
    external: false,
    price: null,
    registered: 0,
    meter: 5230,
  };

  it.each([
    ['goes on with all items done and a meter not below', {}, null],
    [
      'refuses what another mechanic has in hand first',
      { othersWork: true, unattended: 2 },
      'OUTRO_MECANICO',
    ],
    ['waits for every item before the meter', { unattended: 1, meter: null }, 'ITENS_DO_PLANO_PENDENTES'],
    ['asks for the price of an external one', { external: true, meter: null }, 'PRECO_OBRIGATORIO'],
    ['asks for the meter', { meter: null }, 'KM_MENOR'],
    ['refuses a meter of zero', { meter: 0 }, 'KM_MENOR'],
  ] as const)('%s', (_behaviour, change, expected) => {
    const input = { ...planInput, ...change };
    expect(planFinishRefusal(plan, input)).toBe(expected);
  });

  it('refuses what nobody has started', () => {
    const input = planInput;
    expect(planFinishRefusal({ ...plan, state: 'ABERTA' }, input)).toBe('OS_NAO_INICIADA');
    expect(planFinishRefusal({ ...plan, state: 'ENCERRADA' }, input)).toBe('OS_ENCERRADA');
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
