import type { RefusalCode } from '../core/refusals.ts';

/** Fields of an item that the rules of closing need. */
export interface WorkItem {
  id: number;
  /** Done, handed out or dispensed. */
  attended: boolean;
  /** It is started and stopped: services, not parts. */
  executable: boolean;
  /** A service of the catalogue (tipo 3). */
  service: boolean;
}

/** Facts that decide what closing asks for. */
export interface ClosingFacts {
  plan: boolean;
  external: boolean;
  /** Number of the item whose work is running or paused; null: the order as a whole, or nothing is. */
  item: number | null;
  items: readonly WorkItem[];
  /** Roadside rescue whose reason is not recorded yet. */
  rescue: boolean;
  /** The segment of its problem has tyres. */
  tyres: boolean;
  /** The order's total so far, BRL. */
  registered: number;
}

/** What stopping or finishing an order asks for (doc 2 §4 and §5, EXEC-20..29, RESCUE-02): `pede` of an order. */
export interface ClosingAsks {
  /** The work belongs to no item, so the service done must be named. */
  servico: boolean;
  /** External orders have a price; it is optional when one is registered already (EXEC-23, ITEMS-09). */
  preco: 'nao' | 'pode' | 'deve';
  /** The reason of a roadside rescue. */
  socorro: boolean;
  /** Fire numbers of tyres may be given (G-56). */
  pneus: boolean;
  /** The meter is required (EXEC-28); on an ordinary order it is optional. */
  km: boolean;
  /** The order closes with it, so meter and note are asked for. */
  fecha: boolean;
  /** Items that prevent finishing the whole order; stopping a single service is still possible. */
  pendentes: number[];
}

/** Executable items not done yet, except the one being worked on. */
const left = ({ items, item }: ClosingFacts) =>
  items.filter(({ id, attended, executable }) => executable && !attended && id !== item);

/** The same facts once these items are attended. */
export const withAttended = <F extends Pick<ClosingFacts, 'items'>>(
  facts: F,
  done: readonly number[],
): F => ({
  ...facts,
  items: facts.items.map((item) => (done.includes(item.id) ? { ...item, attended: true } : item)),
});

/** What closing asks for. The order of a plan is finished as a whole: every service and part done, the meter told. */
export function closingAsks(facts: ClosingFacts): ClosingAsks {
  const { plan, external, item, items, registered } = facts;
  const pending = plan ? items.filter(({ attended }) => !attended) : left(facts);
  const fecha = plan || pending.length === 0;
  return {
    servico: !plan && item === null && !items.some(({ service, attended }) => service && attended),
    preco: external ? (registered > 0 ? 'pode' : 'deve') : 'nao',
    socorro: !plan && facts.rescue,
    pneus: !plan && fecha && facts.tyres && !external,
    km: plan,
    fecha,
    pendentes: pending.map(({ id }) => id),
  };
}

/**
 * Whether the end of its release closes an order: at least one executable item, and all of them attended (G-31); on a plan
 * order its parts too. An external order without a price stays open: its finish asks for one (EXEC-23).
 */
export function closesAtRelease({ plan, external, items, registered }: ClosingFacts): boolean {
  if (external && registered <= 0) return false;
  const counted = items.filter(({ executable }) => plan || executable);
  return counted.some(({ executable }) => executable) && counted.every(({ attended }) => attended);
}

/** Input of the command that ends work. */
export interface ClosingGiven {
  service: boolean;
  /** BRL; null: not given. */
  price: number | null;
  /** Reason of the rescue. */
  rescue: boolean;
  /** Km or hours; null: not given. Its plausibility is judged in fleet. */
  meter: number | null;
}

/** What stopping or finishing still needs: a done service, its price, the reason of a rescue, the meter. */
export type ClosingMissing = 'servico' | 'preco' | 'socorro' | 'km';

/** Required inputs of closing that were not given, in the documented order. Zero is neither a price nor a meter. */
export function missingIn(asks: ClosingAsks, given: ClosingGiven): ClosingMissing[] {
  const missing = {
    servico: asks.servico && !given.service,
    preco: asks.preco === 'deve' && (given.price ?? 0) <= 0,
    socorro: asks.socorro && !given.rescue,
    km: asks.km && (given.meter ?? 0) <= 0,
  };
  return closingFields.filter((field) => missing[field]);
}

const closingFields = ['servico', 'preco', 'socorro', 'km'] as const satisfies readonly ClosingMissing[];

/**
 * Item the work begins on: the one asked for, else the first open one; null: the order as a whole, as always on the order of a plan
 * (EXEC-07).
 * @param asked undefined: none was
 */
export function itemToStart(
  asked: number | undefined,
  { plan, items }: Pick<ClosingFacts, 'plan' | 'items'>,
): { item: number | null } | { refusal: RefusalCode } {
  if (plan) return asked === undefined ? { item: null } : { refusal: 'OS_DE_PLANO' };
  if (asked === undefined)
    return { item: items.find((item) => item.executable && !item.attended)?.id ?? null };
  const found = items.find((item) => item.id === asked && item.executable);
  if (found === undefined) return { refusal: 'NAO_ENCONTRADO' };
  return found.attended ? { refusal: 'ITEM_JA_ATENDIDO' } : { item: found.id };
}
