import { announceOrder } from '../../core/events/order.ts';
import { actingIn, type Writing } from './acting.service.ts';
import { findBranches } from './lookup.queries.ts';
import { noteHanging, noteNew } from './made.queries.ts';
import { momentIn, type OrderFacts, type OrderRow, orderFaults } from './order.rules.ts';
import { type Given, type IntakeOutcome, refusedFor, rowsOf } from './outcome.rules.ts';
import { type FoundOrder, findOrderFacts, insertOrders, type NewOrder } from './write.queries.ts';

/** Opens the orders of a file; an order whose number exists already is left unchanged, because it may be in work. */
export async function writeOrders(
  writing: Writing,
  given: readonly Given<OrderRow>[],
): Promise<IntakeOutcome[]> {
  const rows = rowsOf(given);
  const branches = await findBranches(
    writing.db,
    rows.map(({ branch }) => branch),
  );
  const found = await findOrderFacts(
    writing.db,
    rows.map((row) => ({
      number: row.number,
      branch: branches.get(row.branch)?.id ?? null,
      plate: row.plate,
      type: row.type,
      segment: row.segment,
      problem: row.problem,
      opened: momentIn(row.opened, branches.get(row.branch)?.zone),
      supplier: row.supplier,
    })),
  );
  const orders: NewOrder[] = [];
  const outcomes = rows.map((row, n): IntakeOutcome => {
    const one = found[n];
    if (one?.known === true) return { verdict: 'I' };
    const facts = factsOf(one, branches.get(row.branch));
    const faults = orderFaults(row, facts);
    if (faults.length > 0) return refusedFor(faults);
    const { branch, type = '', problem: number = 0 } = facts;
    const opened = momentIn(row.opened, branch?.zone) ?? '';
    orders.push({ ...row, branch: branch?.id ?? 0, type, problem: number, opened });
    return { verdict: 'N' };
  });
  const opened = await insertOrders(writing.db, writing.actor, orders);
  await noteNew(
    writing.db,
    'os',
    orders.map(({ line, number }) => ({ line, key: { cd_externo: number } })),
  );
  await noteHanging(writing.db, orders, {
    parent: 'os',
    child: 'os_item',
    by: ['nr_sequencial', 'nr_seq_os'],
  });
  for (const order of opened)
    announceOrder(actingIn(writing, null), 'os.criada', order, {
      person: writing.actor,
      data: { carga: true },
    });
  return outcomes;
}

function factsOf(found: FoundOrder | undefined, branch: OrderFacts['branch']): OrderFacts {
  return {
    branch,
    vehicle: found?.meter == null ? undefined : { meter: found.meter },
    type: found?.type ?? undefined,
    problem: found?.problem ?? undefined,
    supplierKnown: found?.supplier_known ?? false,
    taken: found?.taken ?? false,
    opened: found?.opened ?? 0,
    now: found?.now ?? 0,
  };
}
