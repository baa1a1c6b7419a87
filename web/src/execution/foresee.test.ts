import type { OrderCommand, OrderDetail, OrderItem } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { type Foreseen, foreseeDetail, foreseeOrder, isForeseen } from './foresee.ts';
import { itemState, workState } from './work-state.ts';

const item = (number: number, part: Partial<OrderItem> = {}) =>
  ({
    nr_sequencial: number,
    item_atendido: false,
    execucao_inicio: null,
    execucao_final: null,
    pausada: false,
    item: { st_habilita_execucao: 'S' },
    ...part,
  }) as OrderItem;

const open = {
  st_os: 'A',
  st_os_pause: null,
  liberado: 'S',
  pausa: null,
  execucao_inicio: null,
  execucao_final: null,
  dt_inicial: null,
  dt_final: null,
  permitido: ['iniciar', 'comentar', 'cancelar'] as OrderCommand[],
  itens: [item(1), item(2)],
  executaveis: 2,
  executaveis_encerrados: 0,
  // Of the whole page only these decide.
} as unknown as OrderDetail;

const given = (what: Foreseen['what'], minute = 0): Foreseen => ({
  what,
  person: 7,
  name: 'JOAO PEREIRA',
  at: `2026-04-20T10:0${minute}:00.000Z`,
  reason: 'Refeicao',
  item: null,
});

const after = (...steps: Foreseen['what'][]) =>
  steps.reduce((order, what, minute) => foreseeDetail(order, given(what, minute)), open);

describe('an order with kept commands', () => {
  it.each([
    {
      steps: ['start'],
      state: 'running',
      items: ['running', 'todo'],
      next: ['pausar', 'parar', 'finalizar'],
    },
    {
      steps: ['start', 'pause'],
      state: 'paused',
      items: ['paused', 'todo'],
      next: ['continuar', 'parar', 'finalizar'],
    },
    {
      steps: ['start', 'pause', 'resume'],
      state: 'running',
      items: ['running', 'todo'],
      next: ['pausar', 'parar', 'finalizar'],
    },
    { steps: ['start', 'stop'], state: 'partial', items: ['done', 'todo'], next: ['iniciar', 'finalizar'] },
    { steps: ['start', 'stop', 'start', 'stop'], state: 'closed', items: ['done', 'done'], next: [] },
    { steps: ['start', 'finish'], state: 'closed', items: ['done', 'todo'], next: [] },
  ] as const)('after $steps it is $state and takes $next', ({ steps, state, items, next }) => {
    const order = after(...steps);
    expect(workState(order)).toBe(state);
    expect(order.itens.map((one) => itemState(order, one))).toEqual(items);
    expect(order.permitido).toEqual([...next, 'comentar']);
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

  it('takes no comment where none was allowed', () => {
    expect(foreseeOrder({ ...open, permitido: ['iniciar'] }, given('start')).permitido).not.toContain(
      'comentar',
    );
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
