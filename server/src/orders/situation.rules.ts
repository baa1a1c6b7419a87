import { holdingOf, type OrderFacts } from '@terminal/contract/order-facts';
import { type Caller, permittedCommands, type Situation, situationOf } from '@terminal/contract/order-rules';

/** Marks of situationText, in their order: those that change with the work, and those of the order itself. */
const workMarks = ['own', 'plan', 'supplierMissing', 'purchaseOpen'] as const;
const orderMarks = ['external', 'refuel', 'warehouse', 'contract', 'released', 'assigned'] as const;

/** A situation as events keep it ('antes'): 'PAUSADA.S.N.N.N/N.N.S.N.N.N'. */
export function situationText(situation: Situation): string {
  const write = (marks: readonly (typeof workMarks | typeof orderMarks)[number][]) =>
    marks.map((mark) => (situation[mark] ? 'S' : 'N')).join('.');
  return `${situation.state}.${write(workMarks)}/${write(orderMarks)}`;
}

/** `permitido` and its facts in an order's JSON. Inside a text of the order its quotes stand behind backslashes: that is not it. */
const factsOf = /"permitido" ?: ?(\{[^}]*\})/g;

/**
 * Orders as PostgreSQL wrote them, with what the session may send (`permitido`) and what tells it (`estado`) in the place of their
 * facts. The rest of the text is passed on unread: of a page of 500 orders reading it would take longer than everything else the
 * server does for it.
 * @param json an order, or a list of orders
 * @param mine false: work that counts as anybody's own is another person's
 */
export function withPermitted(json: string, caller: Caller, mine = true): string {
  const known = new Map<string, string>();
  return json.replace(factsOf, (_, facts: string) => {
    const standing = known.get(facts) ?? standingText(ownOrNot(facts, mine), caller);
    known.set(facts, standing);
    return standing;
  });
}

/** The statement writes the facts with factsJson. */
function ownOrNot(text: string, mine: boolean): OrderFacts {
  const facts = JSON.parse(text) as OrderFacts;
  return { ...facts, own: facts.own && mine };
}

const standingText = (facts: OrderFacts, caller: Caller): string =>
  `"permitido":${JSON.stringify(permittedCommands(caller, situationOf(facts)))},"estado":${JSON.stringify(holdingOf(facts))}`;
