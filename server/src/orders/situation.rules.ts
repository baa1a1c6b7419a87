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

/** `permitido` and its facts in an order's JSON. Inside a text of the order its quotes stand behind backslashes: that is not it. */
const factsOf = /"permitido" ?: ?(\{[^}]*\})/g;

/**
 * Orders as PostgreSQL wrote them, with the commands the session may send in the place of their facts. The rest of the text is
 * passed on unread: of a page of 500 orders reading it would take longer than everything else the server does for it.
 * @param json an order, or a list of orders
 */
export function withPermitted(json: string, caller: Caller): string {
  const known = new Map<string, string>();
  return json.replace(factsOf, (_, facts: string) => {
    const permitted = known.get(facts) ?? commandsText(facts, caller);
    known.set(facts, permitted);
    return `"permitido":${permitted}`;
  });
}

/** @param facts OrderFacts as JSON */
const commandsText = (facts: string, caller: Caller): string =>
  JSON.stringify(permittedCommands(caller, situationOf(JSON.parse(facts) as OrderFacts)));
