import type { Service } from './rules.ts';

/** A message on its way to an outside service. */
export interface Message {
  /** Same for every try of one message: the service tells a repeated try by it. */
  reference: string;
  service: Service;
  kind: number | null;
  body: Record<string, unknown>;
}

/** What the service answered. */
export interface Delivered {
  /** Number the service gave the message, when it gives one. */
  protocol: string | null;
  answer: Record<string, unknown>;
}

/** Sends one message; throws when the service refuses, fails or does not answer in time. */
export type Adapter = (message: Message, signal: AbortSignal) => Promise<Delivered>;

/** The adapter of every outside service (G-14). */
export type Adapters = Record<Service, Adapter>;
