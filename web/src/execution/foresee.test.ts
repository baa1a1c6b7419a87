import type { OrderCard, OrderDetail } from '@terminal/contract';
import { after as factsAfter } from '@terminal/contract/order-after';
import { closingAsks } from '@terminal/contract/order-closing';
import { factsOf, holdingOf, orderFacts } from '@terminal/contract/order-facts';
import { type Caller, permittedCommands, situationOf } from '@terminal/contract/order-rules';
import { closingFactsOf } from '@terminal/contract/order-told';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../orders/order-state.ts';
import { itemState, workState } from '../orders/work-state.ts';
import { makeItem } from '../test/items.ts';
import { type Foreseen, foreseeCard, foreseeDetail, foreseeOrder, isForeseen } from './foresee.ts';

const waiting = {
  st_os: 'A',
  st_os_pause: null,
  st_origem: 'I',
  tp_os: 'O',
  liberado: 'S',
  pausa: null,
  execucao_inicio: null,
  execucao_final: null,
  dt_inicial: null,
  dt_final: null,
  permitido: [],
  estado: ['released'],
  nr_seq_os_item: null,
  itens_alteraveis: [1, 2],
  pode_incluir_peca: true,
  itens: [makeItem(1), makeItem(2)],
  executaveis: 2,
  executaveis_encerrados: 0,
  socorro_emrota: null,
  segmento: null,
  vl_total: null,
  // Of the whole page only these decide.
} as unknown as OrderDetail;
const open: OrderDetail = { ...waiting, pede: closingAsks(closingFactsOf(waiting)) };

const technician: Caller = { kind: 'attendant', approver: false };
const given = (what: Foreseen['what'], minute = 0): Foreseen => ({
  what,
  person: 7,
  name: 'JOAO PEREIRA',
  own: true,
  caller: technician,
  at: `2026-04-20T10:0${minute}:00.000Z`,
  reason: 'Refeicao',
  item: null,
  next: null,
  done: [],
});

const after = (...steps: Foreseen['what'][]) =>
  steps.reduce((order, what, minute) => foreseeDetail(order, given(what, minute)), open);

const working = ['pausar', 'parar', 'finalizar', 'comentar'];
const resting = ['continuar', 'parar', 'finalizar', 'comentar'];

describe('an order with kept commands', () => {
  it('leaves its items alone until they arrive', () => {
    expect(after('start')).toMatchObject({ itens_alteraveis: [], pode_incluir_peca: false });
  });

  it.each([
    { steps: ['start'], state: 'EM_ATENDIMENTO', items: ['running', 'todo'], next: working },
    { steps: ['start', 'pause'], state: 'PAUSADA', items: ['paused', 'todo'], next: resting },
    {
      steps: ['start', 'pause', 'resume'],
      state: 'EM_ATENDIMENTO',
      items: ['running', 'todo'],
      next: working,
    },
    {
      steps: ['start', 'stop'],
      state: 'PARCIAL',
      items: ['done', 'todo'],
      next: ['iniciar', 'finalizar', 'comentar'],
    },
    {
      steps: ['start', 'stop', 'start', 'stop'],
      state: 'ENCERRADA',
      items: ['done', 'done'],
      next: ['comentar'],
    },
    { steps: ['start', 'finish'], state: 'ENCERRADA', items: ['done', 'todo'], next: ['comentar'] },
  ] as const)('after $steps it is $state and takes $next', ({ steps, state, items, next }) => {
    const order = after(...steps);
    expect(workState(order)).toBe(state);
    expect(order.itens.map((one) => itemState(order, one))).toEqual(items);
    expect(order.permitido).toEqual(next);
  });

  it('asks at closing for what is left then', () => {
    expect(after('start').pede).toMatchObject({ servico: false, fecha: false, pendentes: [2] });
    expect(after('start', 'stop', 'start').pede).toMatchObject({ fecha: true, pendentes: [] });
  });

  it('counts the services that are done', () => {
    expect(after('start').executaveis_encerrados).toBe(0);
    expect(after('start', 'stop').executaveis_encerrados).toBe(1);
    expect(after('start', 'stop', 'start', 'finish').executaveis_encerrados).toBe(2);
  });

  it('starts the item that was asked for', () => {
    const order = foreseeDetail(open, { ...given('start'), item: 2 });
    expect(order.itens.map((one) => itemState(order, one))).toEqual(['todo', 'running']);
  });

  it('starts the next item when one was stopped with it, and tells so once', () => {
    const stopped = { ...given('stop', 5), next: 2 };
    const order = foreseeDetail(after('start'), stopped);
    expect(order.itens.map((one) => itemState(order, one))).toEqual(['done', 'running']);
    expect(order.pede).toMatchObject({ fecha: true, pendentes: [] });
    expect(isForeseen(order, stopped)).toBe(true);
  });

  it('attends what was ticked where it was finished', () => {
    const order = foreseeDetail(after('start'), { ...given('finish', 5), done: [2] });
    expect(order.itens.map((one) => itemState(order, one))).toEqual(['done', 'done']);
    expect(order.executaveis_encerrados).toBe(2);
  });

  it('begins the order of a plan as a whole', () => {
    const plan: OrderDetail = { ...open, tp_os: 'V', estado: ['plan'] };
    const order = foreseeDetail(plan, given('start'));
    expect(order.nr_seq_os_item).toBeNull();
    expect(order.itens.map((one) => itemState(order, one))).toEqual(['todo', 'todo']);
  });
});

describe('the card of an order with kept commands', () => {
  const card = { ...open, ds_mecanico: null } as unknown as OrderCard;

  it('names who works on it, and nobody else once the work rests', () => {
    const started = foreseeCard(card, given('start'));
    expect(standingOf(started, 99)).toMatchObject({ is: 'running', own: false, who: 'JOAO PEREIRA' });
    const paused = foreseeCard(started, { ...given('pause', 1), name: 'ANA LIMA' });
    expect(paused.ds_mecanico).toBe('JOAO PEREIRA');
    const resumed = foreseeCard(paused, { ...given('resume', 2), name: 'ANA LIMA' });
    expect(standingOf(resumed, 99)).toMatchObject({ is: 'running', who: 'ANA LIMA' });
  });
});

const keepable = ['iniciar', 'continuar', 'pausar', 'parar', 'finalizar', 'comentar'];

describe('every combination of facts', () => {
  it('is foreseen by the rules the server judges by', () => {
    const commands = {
      start: 'iniciar',
      resume: 'continuar',
      pause: 'pausar',
      stop: 'parar',
      finish: 'finalizar',
    } as const;
    for (const st_os of ['A', 'P', 'L', 'R', 'E'] as const)
      for (let bits = 0; bits < 2 ** orderFacts.length; bits++) {
        const order = { ...open, st_os, estado: orderFacts.filter((_, place) => bits & (1 << place)) };
        const what = (['start', 'resume', 'pause', 'stop', 'finish'] as const)[bits % 5] ?? 'start';
        const facts = factsAfter(factsOf(order), commands[what], { own: true, closes: false });
        const permitted = permittedCommands(technician, situationOf(facts)).filter((one) =>
          keepable.includes(one),
        );
        const expected = [facts.st_os, holdingOf(facts), permitted];
        const seen = foreseeOrder(order, given(what));
        const found = [seen.st_os, seen.estado, seen.permitido];
        // An expectation for each of forty thousand takes seconds.
        if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
      }
  });
});

describe('what an answer shows already', () => {
  it.each(['start', 'resume', 'pause', 'stop', 'finish'] as const)(
    'is told for %s, and for no other',
    (what) => {
      const begun = what === 'start' ? open : foreseeDetail(open, given('start'));
      const after = foreseeDetail(begun, given(what, 5));
      expect(isForeseen(after, given(what, 5))).toBe(true);
      expect(isForeseen(begun, given(what, 5))).toBe(false);
    },
  );
});
