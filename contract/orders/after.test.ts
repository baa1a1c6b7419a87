import { describe, expect, test } from 'vitest';
import { after, type WorkCommand } from './after.ts';
import { factsOf, holdingOf, type OrderFacts, orderFacts, type ToldFacts } from './facts.ts';
import { refusalFor, situationOf } from './rules.ts';
import { type OrderState, stateOf } from './states.ts';

/** Every combination of facts. */
function* everyOrder(): Generator<ToldFacts> {
  for (const st_os of ['A', 'P', 'L', 'R', 'E'] as const)
    for (const liberado of ['S', 'N'] as const)
      for (let bits = 0; bits < 2 ** orderFacts.length; bits++)
        yield { st_os, liberado, estado: orderFacts.filter((_, place) => bits & (1 << place)) };
}

/**
 * Combinations that can occur: running and paused exclude each other, only running or paused work is anybody's own, and only
 * plan orders are settled.
 */
const isPossible = ({ st_os, running, paused, own, purchaseOpen, settled, plan }: OrderFacts): boolean =>
  (plan || !settled) &&
  !(running && paused) &&
  (running || paused ? st_os !== 'A' : !own) &&
  (paused || !purchaseOpen) &&
  (!running || st_os === 'P');

const become: Record<WorkCommand, OrderState> = {
  iniciar: 'EM_ATENDIMENTO',
  continuar: 'EM_ATENDIMENTO',
  pausar: 'PAUSADA',
  parar: 'PARCIAL',
  finalizar: 'ENCERRADA',
};
const commands = Object.keys(become) as WorkCommand[];

/** Facts a command on the work may change; what else is true of an order stays. */
const ofWork: readonly string[] = ['st_os', 'running', 'paused', 'own', 'purchaseOpen'];
const rest = (facts: OrderFacts) =>
  JSON.stringify(Object.entries(facts).filter(([name]) => !ofWork.includes(name)));

/** The possible facts in which an order takes a command. */
function* takenIn(command: WorkCommand): Generator<OrderFacts> {
  for (const order of everyOrder()) {
    const facts = factsOf(order);
    if (isPossible(facts) && refusalFor(command, situationOf(facts)) === null) yield facts;
  }
}

/** Expects both to be the same; an expectation for each of half a million would take a minute. */
const same = (found: unknown, expected: unknown) => {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
};

/**
 * Whether the work is the session person's own afterwards: it belongs to the person who starts or continues it, and to nobody
 * once it has ended.
 */
const ownAfter = (command: WorkCommand, before: boolean, own: boolean): boolean =>
  command === 'pausar' ? before : (command === 'iniciar' || command === 'continuar') && own;

describe('every combination of facts', () => {
  test('is told by the names of those that hold', () => {
    for (const order of everyOrder()) same(holdingOf(factsOf(order)), order.estado);
  });

  test.each(commands)('becomes by %s what the state machine says, wherever it is taken', (command) => {
    const all = [...takenIn(command)];
    expect(all.length).toBeGreaterThan(0);
    for (const facts of all)
      for (const own of [true, false]) {
        const next = after(facts, command, { own, closes: false });
        const expected = [become[command], ownAfter(command, facts.own, own), true, rest(facts)];
        same([stateOf(next), next.own, isPossible(next), rest(next)], expected);
      }
  });

  test('is closed by stopping where nothing is left', () => {
    const by = { own: true, closes: true };
    for (const facts of takenIn('parar')) same(after(facts, 'parar', by), after(facts, 'finalizar', by));
  });
});
