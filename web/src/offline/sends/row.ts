import type { OrderCard, RefusalCode } from '@terminal/contract';
import type { SendCall } from './calls.ts';

/** Owner of sends: only sessions of this person and branch send them. */
export interface Owner {
  company: string;
  branch: number;
  person: number;
}

/** Why the server did not take a send. */
export interface Refusal {
  status: number;
  codigo: RefusalCode | null;
  mensagem: string;
  /** As in CallError; rows of earlier versions lack it. */
  valores?: Readonly<Record<string, string>> | null;
  /** What the refusal names, the numbers of a question among it. */
  campos?: Readonly<Record<string, string>>;
}

/** What a send does, as people name it. */
export type What =
  | 'start'
  | 'resume'
  | 'pause'
  | 'stop'
  | 'finish'
  | 'comment'
  | 'void'
  | 'record'
  | 'file'
  | 'gauging'
  | 'calibration'
  | 'tyreFile'
  | 'count';

/** What of a send people read: parts of a sentence, in no language. */
export interface Label {
  what: What;
  order?: number;
  plate?: string;
  /** A reason, a comment, the name of a part, service or file: as it was typed. */
  text?: string;
  /** Code of a counted part. */
  code?: string;
  /** What names its order in lists, of a command on the work; rows of earlier versions lack it. */
  place?: Pick<OrderCard, 'nr_frota' | 'ds_conjunto'> & Partial<Pick<OrderCard, 'criticidade' | 'tp_os'>>;
}

/**
 * What a send takes from the answer of the one it waits for: parameter → where the value stands in that answer, its keys joined by
 * dots ('insert_eventos.nr_sequencial'). Empty: it waits, and needs nothing.
 */
export type Takes = Readonly<Record<string, string>>;

/** A command this browser keeps until the server has answered it. The digits of the acting person are never part of it. */
export interface Send extends Owner {
  /** Place in the order they were given; absent until it is stored. */
  id?: number;
  /** Idempotency key: it takes effect once however often it is sent. */
  key: string;
  /** Who gave it, as people know him. */
  personName: string;
  call: SendCall;
  input: { params?: Record<string, string>; body?: Record<string, unknown> };
  /** The acting person, if digits are required. */
  actor: { id: number; name: string } | null;
  /** Digits typed before it are expected to count for it: it is sent without any, until the server asks. */
  proved?: boolean;
  /** Sends of one chain build on each other: none goes before the one in front of it is settled. */
  chain: string | null;
  /** Key of the send it waits for; null: none, or that one was answered. */
  after: string | null;
  /** What it takes from the answer of that one; sends of earlier versions have none (takes.ts). */
  takes?: Takes;
  /** A later send of the same place replaces one that is still waiting. */
  place: string | null;
  /** Name of the file that goes along; its bytes are kept apart. */
  file: string | null;
  label: Label;
  /** When it was given, on the server's clock, ISO 8601. */
  madeAt: string;
  /** Time by this device's clock, in ms; missing in sends of earlier versions. */
  pressedAt?: number;
  /** It could not be sent when it was given: it counts from then, and is shown as kept. */
  kept: boolean;
  /** Page it was given on, which waits for its answer while it is not kept. */
  page: string;
  /** How often the server has failed at it. */
  failures: number;
  /** Null: the server has not said no. */
  refusal: Refusal | null;
}

/** Who made a send, as one text. */
export const ownerKey = ({ company, branch, person }: Owner): string => `${company}|${branch}|${person}`;

/** Whether a send belongs to an owner. */
export const isOf = (send: Owner, owner: Owner | null): boolean =>
  owner !== null && ownerKey(send) === ownerKey(owner);
