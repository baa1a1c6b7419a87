import type { OrderFact } from '@terminal/contract/order-facts';
import { expect, test } from 'vitest';
import { makeItem as item, workedOn } from '../test/items.ts';
import { itemInHand, itemState, openItems, pendingItems, saidState, workState } from './work-state.ts';

const order = (part: { estado?: OrderFact[]; nr_seq_os_item?: number | null } = {}) => ({
  st_os: 'P' as const,
  liberado: 'S' as const,
  estado: ['running'] as OrderFact[],
  itens: [item(1, workedOn), item(2)],
  nr_seq_os_item: 1,
  ...part,
});

test.each([
  ['PRONTA', { estado: [] }, 2],
  ['A_INICIAR', { st_os: 'A', estado: [] }, 2],
  ['PRONTA', { st_os: 'A', estado: ['plan', 'settled'] }, 2],
  ['PARCIAL', { estado: [] }, 1],
  ['ABERTA', { st_os: 'A', estado: [] }, 1],
  ['EM_ATENDIMENTO', {}, 2],
  ['ENCERRADA', { st_os: 'R', estado: [] }, 2],
] as const)('an order is said to be %s as far as its work is done', (said, part, done) => {
  const work = { executaveis: 2, executaveis_encerrados: done, pecas_abertas: 0 } as const;
  expect(saidState({ ...order(), ...work, ...part })).toBe(said);
});

test.each([
  ['AGUARDANDO_APROVACAO', { st_os: 'A', liberado: 'N', estado: [] }],
  ['ABERTA', { st_os: 'A', estado: [] }],
  ['EM_ATENDIMENTO', {}],
  ['PAUSADA', { estado: ['paused'] }],
  ['PARCIAL', { estado: [] }],
  ['AGUARDANDO_LIBERACAO', { st_os: 'L', estado: ['paused'] }],
  ['ENCERRADA', { st_os: 'R', estado: [] }],
  ['CANCELADA', { st_os: 'E', estado: [] }],
  ['REPROVADA', { st_os: 'E', liberado: 'N', estado: [] }],
] as const)('an order is %s', (state, part) => {
  expect(workState({ ...order(), ...part })).toBe(state);
});

test('the item in hand is the one the order names, running or paused', () => {
  expect(itemInHand(order())?.nr_sequencial).toBe(1);
  expect(itemInHand(order({ estado: ['paused'] }))?.nr_sequencial).toBe(1);
});

test('nothing is in hand once the work ended, nor when the order was worked on as a whole', () => {
  expect(itemInHand(order({ nr_seq_os_item: null }))).toBeNull();
});

test('each item says where it stands', () => {
  const part = item(3, { item: { ...item(3).item, st_habilita_execucao: 'N' } });
  const done = item(4, { ...workedOn, item_atendido: true });
  const [first, second] = order().itens;
  if (!first || !second) throw new Error('the order of the test has two items');
  expect(itemState(order(), first)).toBe('running');
  expect(itemState(order({ estado: ['paused'] }), first)).toBe('paused');
  expect(itemState(order(), second)).toBe('todo');
  expect(itemState(order(), part)).toBe('part');
  expect(itemState(order(), done)).toBe('done');
  expect(openItems({ itens: [first, second, part, done] }).map(({ nr_sequencial }) => nr_sequencial)).toEqual(
    [1, 2],
  );
});

test('finishing names the items that are still to do', () => {
  const itens = [item(1), item(2), item(3, { item_atendido: true })];
  expect(pendingItems({ itens, pede: { pendentes: [2] } })).toEqual([itens[1]]);
});
