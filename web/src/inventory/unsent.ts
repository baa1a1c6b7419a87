import type { ErrorCode } from '@terminal/contract';

/** A count that was made and is not with the server yet. */
export interface Unsent {
  /** Idempotency key: it arrives once however often it is sent. */
  key: string;
  /** Whose it is: nobody else's session sends it. */
  company: string;
  person: number;
  inventory: number;
  stock: number;
  code: string;
  name: string;
  quantity: number;
  /** The count the person saw, which this one replaces; null: none. */
  seen: number | null;
  /** On the server's clock, ISO 8601. */
  madeAt: string;
  /** Why the server did not take it; null: it has not said no. */
  refused: { codigo: ErrorCode | null; mensagem: string } | null;
}

/** One place for each row of each person: a later count of the row takes the place of an earlier one. */
export const placeOf = ({ company, person, inventory, stock }: Unsent): string =>
  `contagem:${company}:${person}:${inventory}:${stock}`;

/** The counts with one more, in the order they were made. */
export function withCount(counts: readonly Unsent[], added: Unsent): Unsent[] {
  const others = counts.filter((one) => placeOf(one) !== placeOf(added));
  return [...others, added].sort((a, b) => a.madeAt.localeCompare(b.madeAt));
}

/** The counts without one, unless a later one has taken its place. */
export const withoutCount = (counts: readonly Unsent[], done: Unsent): Unsent[] =>
  counts.filter((one) => one.key !== done.key);

/** What a person has to send, in order: what was refused waits for a decision. */
export const toSend = (counts: readonly Unsent[], who: Pick<Unsent, 'company' | 'person'> | null): Unsent[] =>
  counts.filter(
    (one) => one.refused === null && who !== null && one.company === who.company && one.person === who.person,
  );
