import { type CallName, calls, type InputOf } from '@terminal/contract';
import type { Random } from '../../../server/db/seed/random.ts';
import type { Headers } from '../http.ts';

/** Where a month is lived: two servers of one database, and the company's database as its owner. */
export interface Field {
  bases: readonly [string, string];
  apiKey: string;
  secretKey: string;
  /** A statement as the owner, to look and to plant defects. */
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** What somebody does in the workshop. */
export type Role =
  | 'technician'
  | 'forklift'
  | 'terminal'
  | 'approver'
  | 'planner'
  | 'fitter'
  | 'supplier'
  | 'storekeeper'
  | 'counter';

/** Somebody at work, signed in. */
export interface Actor {
  role: Role;
  person: number;
  /** Three digits he confirms with. */
  digits: string;
  headers: Headers;
}

/** What an actor sees when he decides. */
export interface Scene {
  random: Random;
  /** Technicians a shared terminal acts for. */
  technicians: readonly Actor[];
  /** One of the rows a statement finds, at random; undefined: there is nothing to do. */
  one<Row>(text: string, values?: unknown[]): Promise<Row | undefined>;
  all<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A command somebody wants to send. */
export interface Wish {
  call: CallName;
  method: string;
  /** Below /api. */
  path: string;
  body: object | undefined;
}

/** Something people do, and who. */
export interface Act {
  /** Relative frequency. */
  weight: number;
  roles: readonly Role[];
  /** @returns undefined when there is nothing to do it to */
  wish(scene: Scene, actor: Actor): Promise<Wish | undefined>;
}

/** A command of the contract. */
export function wish<N extends CallName>(call: N, input: Partial<InputOf<N>>): Wish {
  const { method, path } = calls[call];
  // Path parameters of every call are texts before they are checked.
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? '');
  // Bodies of every call are objects; the union of all of them is too large for TypeScript to say so.
  return { call, method, path: filled, body: input.body as object | undefined };
}

/** Person and digits as a command names them. */
export interface Named {
  nr_seq_clifor: number;
  cpf: string;
}

const named = ({ person, digits }: Actor): Named => ({ nr_seq_clifor: person, cpf: digits });

/** Acting person on an order: people who attend none themselves act for a technician. */
export const who = ({ random, technicians }: Scene, actor: Actor): Named =>
  named(actor.role === 'terminal' || actor.role === 'approver' ? random.pick(technicians) : actor);

/** Deciding person: always in their own name. */
export const decider = (actor: Actor): Named => named(actor);
