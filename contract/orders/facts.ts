/** Facts of an order that hold or do not; `estado` names those that hold. */
export const orderFacts = [
  /** The newest stretch of work has no end. */
  'running',
  /** The newest stretch ended with a pause, and nobody went on. */
  'paused',
  /** Of a plan, with items, and each of them is done or dispensed. */
  'settled',
  /** The running or paused work is the session person's own; it is not when there is none. */
  'own',
  /** Order of a maintenance plan (nr_seq_veiculo_plano is not null). */
  'plan',
  /** External and still with the placeholder supplier (G-47). */
  'supplierMissing',
  /** Paused, with an open purchase order. */
  'purchaseOrderOpen',
  /** With a supplier (st_origem E). */
  'external',
  /** The problem is refuelling (tp_os_conjunto C). */
  'refuel',
  /** Equipment of the warehouse. */
  'warehouse',
  /** Vehicle under the contract that takes claims. */
  'contract',
  /** The vehicle was handed back already (dt_liberado). */
  'released',
  /** Internal, and assigned to a supplier who is not the placeholder (G-45, G-47). */
  'assigned',
] as const;
export type OrderFact = (typeof orderFacts)[number];

/** The columns of an order that tell its state; `liberado` N: it waits for its approval. */
interface StateColumns {
  st_os: 'A' | 'P' | 'L' | 'R' | 'E';
  liberado: 'S' | 'N';
}

/** All that decides where an order stands and which commands it takes from a session. */
export interface OrderFacts extends StateColumns, Record<OrderFact, boolean> {}

/** What the state of an order is told by. */
export type StateFacts = Pick<OrderFacts, keyof StateColumns | 'running' | 'paused' | 'settled'>;

/** What of an order, beside its state, decides which commands it takes from a session. */
export type Marks = Omit<OrderFacts, keyof StateFacts>;

/** An order as it is sent, as far as it tells its facts. */
export interface ToldFacts extends StateColumns {
  estado: readonly OrderFact[];
}

/** The facts an order was sent with. */
export const factsOf = ({ st_os, liberado, estado }: ToldFacts): OrderFacts => ({
  // One entry for each fact.
  ...(Object.fromEntries(orderFacts.map((fact) => [fact, estado.includes(fact)])) as Record<
    OrderFact,
    boolean
  >),
  st_os,
  liberado,
});

/** The facts that hold: `estado` of an order. */
export const holdingOf = (facts: OrderFacts): OrderFact[] => orderFacts.filter((fact) => facts[fact]);
