import { expect, it, test } from 'vitest';
import type { StateFacts } from './facts.ts';
import { situationOf } from './rules.ts';
import { type OrderState, stateOf } from './states.ts';

const facts: StateFacts = { st_os: 'A', liberado: 'S', running: false, paused: false, settled: false };

it.each<[OrderState, Partial<StateFacts>]>([
  ['CANCELADA', { st_os: 'E', running: true }],
  ['REPROVADA', { st_os: 'E', liberado: 'N' }],
  ['ENCERRADA', { st_os: 'R', settled: true }],
  ['AGUARDANDO_LIBERACAO', { st_os: 'L', liberado: 'N' }],
  ['AGUARDANDO_APROVACAO', { liberado: 'N', settled: true }],
  ['EM_ATENDIMENTO', { st_os: 'P', running: true, settled: true }],
  ['EM_ATENDIMENTO', { st_os: 'P', running: true, paused: true }],
  ['PAUSADA', { st_os: 'P', paused: true, settled: true }],
  ['PRONTA', { st_os: 'P', settled: true }],
  ['PRONTA', { settled: true }],
  // An order that is not started has no running or paused work, and a started one was approved.
  ['ABERTA', { running: true, paused: true }],
  ['ABERTA', {}],
  ['PARCIAL', { st_os: 'P', liberado: 'N' }],
  ['PARCIAL', { st_os: 'P' }],
])('an order is %s by %j', (state, told) => {
  expect(stateOf({ ...facts, ...told })).toBe(state);
});

test('a situation is the state and the marks, without the facts of the state', () => {
  const marks = {
    own: true,
    plan: false,
    supplierMissing: false,
    purchaseOpen: false,
    external: true,
    refuel: false,
    warehouse: false,
    contract: false,
    released: false,
    assigned: false,
    outOfTerm: false,
  };
  expect(situationOf({ ...facts, ...marks })).toEqual({ ...marks, state: 'ABERTA' });
});
