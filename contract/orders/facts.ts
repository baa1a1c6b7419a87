/** Boolean facts of an order; `estado` lists those that are true. */
export const orderFacts = [
  /** The newest interval of work has no end. */
  'running',
  /** The newest interval ended with a pause, and the work was not resumed. */
  'paused',
  /** A plan order with items, all of them done or dispensed. */
  'settled',
  /** The running or paused work belongs to the session's person; false when there is none. */
  'own',
  /** Order of a maintenance plan (nr_seq_veiculo_plano is not null). */
  'plan',
  /** External and still with the placeholder supplier (G-47). */
  'supplierMissing',
  /** Paused, with an open purchase order. */
  'purchaseOpen',
  /** With a supplier (st_origem E). */
  'external',
  /** The problem is refuelling (tp_os_conjunto C). */
  'refuel',
  /** Equipment of the warehouse. */
  'warehouse',
  /** Vehicle under the contract that covers claims. */
  'contract',
  /** The vehicle was handed back already (dt_liberado). */
  'released',
  /** Internal, and assigned to a supplier who is not the placeholder (G-45, G-47). */
  'assigned',
  /** Closed longer ago than an order may be opened again (qt_dias_reabertura). */
  'outOfTerm',
] as const;
export type OrderFact = (typeof orderFacts)[number];

/** Columns of an order that determine its state; `liberado` N: it waits for its approval. */
interface StateColumns {
  st_os: 'A' | 'P' | 'L' | 'R' | 'E';
  liberado: 'S' | 'N';
}

/** Everything that determines an order's state and the commands it allows a session. */
export interface OrderFacts extends StateColumns, Record<OrderFact, boolean> {}

/** Facts that determine the state of an order. */
export type StateFacts = Pick<OrderFacts, keyof StateColumns | 'running' | 'paused' | 'settled'>;

/** Facts other than the state that determine which commands an order allows a session. */
export type Marks = Omit<OrderFacts, keyof StateFacts>;

/** Fields of a transmitted order that carry its facts. */
export interface ToldFacts extends StateColumns {
  estado: readonly OrderFact[];
}

/** Facts of a transmitted order. */
export const factsOf = ({ st_os, liberado, estado }: ToldFacts): OrderFacts => ({
  // One entry for each fact.
  ...(Object.fromEntries(orderFacts.map((fact) => [fact, estado.includes(fact)])) as Record<
    OrderFact,
    boolean
  >),
  st_os,
  liberado,
});

/** List of the true facts: `estado` of an order. */
export const holdingOf = (facts: OrderFacts): OrderFact[] => orderFacts.filter((fact) => facts[fact]);
