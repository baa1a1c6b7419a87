import type { OrderDetail } from '@terminal/contract';
import { expect, test } from 'vitest';
import { began, makeItem as item, workedOn } from '../test/items.ts';
import { itemInHand, itemState, openItems, saidState, type WithItems, workState } from './work-state.ts';

const pause = { ds_motivo: 'Refeicao', dt_pausa: began, nr_seq_clifor: 7, peca_chegou: false };
const ended: OrderDetail['execucao_final'] = { dt_final: began, tecnico_final: { ds_colaborador: 'ANA' } };

const order = (part: Partial<WithItems> = {}): WithItems => ({
  st_os: 'P',
  liberado: 'S',
  pausa: null,
  execucao_inicio: { nr_seq_clifor_inicio: 7, dt_inicio: began },
  execucao_final: null,
  itens: [item(1, workedOn), item(2)],
  ...part,
});

test.each([
  ['waitingApproval', { st_os: 'A', liberado: 'N', execucao_inicio: null }],
  ['open', { st_os: 'A', execucao_inicio: null }],
  ['running', {}],
  ['paused', { pausa: pause }],
  ['partial', { execucao_final: ended }],
  ['waitingRelease', { st_os: 'L', pausa: pause }],
  ['closed', { st_os: 'R', execucao_final: ended }],
  ['cancelled', { st_os: 'E' }],
] as const)('an order is said to be %s', (state, part) => {
  expect(workState(order(part))).toBe(state);
});

test.each([
  ['ready', { execucao_final: ended }, 2],
  ['unstarted', { st_os: 'A', execucao_inicio: null }, 2],
  ['ready', { st_os: 'A', execucao_inicio: null, tp_os: 'V' }, 2],
  ['partial', { execucao_final: ended }, 1],
  ['open', { st_os: 'A', execucao_inicio: null }, 1],
  ['running', {}, 2],
  ['closed', { st_os: 'R', execucao_final: ended }, 2],
] as const)('an order is said to be %s as far as its work is done', (said, part, done) => {
  const work = { tp_os: 'O', executaveis: 2, executaveis_encerrados: done, pecas_abertas: 0 } as const;
  expect(saidState({ ...order(), ...work, ...part })).toBe(said);
});

test('the item in hand is the one whose work began with the order’s newest interval', () => {
  expect(itemInHand(order())?.nr_sequencial).toBe(1);
  expect(itemInHand(order({ pausa: pause }))?.nr_sequencial).toBe(1);
});

test('nothing is in hand once the work ended, nor when the order was worked on as a whole', () => {
  expect(itemInHand(order({ execucao_final: ended }))).toBeNull();
  expect(itemInHand(order({ itens: [item(1), item(2)] }))).toBeNull();
});

test('each item says where it stands', () => {
  const part = item(3, { item: { ...item(3).item, st_habilita_execucao: 'N' } });
  const done = item(4, { ...workedOn, item_atendido: true });
  const [first, second] = order().itens;
  if (!first || !second) throw new Error('the order of the test has two items');
  expect(itemState(order(), first)).toBe('running');
  expect(itemState(order({ pausa: pause }), first)).toBe('paused');
  expect(itemState(order(), second)).toBe('todo');
  expect(itemState(order(), part)).toBe('part');
  expect(itemState(order(), done)).toBe('done');
  expect(
    openItems(order({ itens: [first, second, part, done] })).map(({ nr_sequencial }) => nr_sequencial),
  ).toEqual([1, 2]);
});
