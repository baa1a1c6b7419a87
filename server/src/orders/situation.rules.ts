import type { Caller, OrderFacts, Situation } from '@terminal/contract/order-rules';
import { permittedCommands, situationOf } from '@terminal/contract/order-rules';

/** Marks of the journal's text, in their order: those that change with the work, and those of the order itself. */
const workMarks = ['own', 'plan', 'supplierMissing', 'purchaseOrderOpen'] as const;
const orderMarks = ['external', 'refuel', 'warehouse', 'contract', 'released', 'assigned'] as const;

/** A situation as the journal keeps it ('antes' of an event): 'PAUSADA.S.N.N.N/N.N.S.N.N.N'. */
export function situationText(situation: Situation): string {
  const write = (marks: readonly (typeof workMarks | typeof orderMarks)[number][]) =>
    marks.map((mark) => (situation[mark] ? 'S' : 'N')).join('.');
  return `${situation.state}.${write(workMarks)}/${write(orderMarks)}`;
}

/** An order as JSON whose `permitido` still holds the facts it is told by. */
interface WithFacts {
  permitido: OrderFacts;
}

/**
 * Orders as PostgreSQL wrote them, with the commands the session may send in the place of their facts.
 * @param json an order, or a list of orders
 */
export function withPermitted(json: string, caller: Caller): string {
  const permit = (order: WithFacts) => ({
    ...order,
    permitido: permittedCommands(caller, situationOf(order.permitido)),
  });
  const read = JSON.parse(json) as WithFacts | WithFacts[];
  return JSON.stringify(Array.isArray(read) ? read.map(permit) : permit(read));
}
