import type { Readable } from 'node:stream';
import type { PanelLevel, TrailAction } from '@terminal/contract';
import type { Actor, Company, Context } from '../context.ts';
import type { CompanyDb, ControlDb } from '../db/pools.ts';
import type { ReceivedFile } from './received.ts';

/** Who is signed in, read from the session row and the person's row. */
export interface Session extends Actor {
  tokenHash: Buffer;
  /** SHA-256 of the credential of the terminal it is bound to. */
  terminalCredential: Buffer | null;
}

/** What a call without company knows. */
export interface PublicContext {
  /** Address of the sender (peer, or named by a trusted proxy). */
  address: string;
  /** Where the request came to, as far as the server can tell: 'http://localhost:3000'; by a trusted proxy's word. */
  origin: string;
  /** Header Authorization, for the metrics' bearer. */
  authorization: string | undefined;
}

/** A call of a company, before anybody has signed in. */
export interface CompanyContext extends PublicContext {
  company: Company;
  /** The key that names it in links (G-02). */
  apiKey: string;
  db: CompanyDb;
  /** Credential of the header Terminal, as sent. */
  terminal: string | undefined;
  /** Token, when sent: branch change. */
  token: string | undefined;
  /** Header Cpf: the digits of the calls that by their documents are a GET (G-15). */
  cpf: string | undefined;
}

/** A call of a signed-in person. In a command `db` is its transaction. */
export interface SessionContext extends CompanyContext, Context {
  address: string;
  actor: Session;
  /** Files that came with the call, stored already; those nobody keeps are removed at its end. */
  files: ReceivedFile[];
}

/** Who is signed in to the panel, read from the session row and the user's row. */
export interface PanelUser {
  id: number;
  name: string;
  level: PanelLevel;
  tokenHash: Buffer;
  /** He needs a second factor and has none: nothing is answered but what sets one up (docs/panel.md). */
  lacksFactor: boolean;
  /** Dangerous acts need no question now: the password was given lately, or there is none (G-124). */
  confirmed: boolean;
}

/** A line of the panel's trail: what was done, with what outcome. */
export interface TrailEntry {
  action: TrailAction;
  /** Database it was done to. */
  database?: string;
  /** What exactly, for who reads the trail; never digits, passwords or tokens. */
  detail?: string;
  /** Rows read or changed. */
  rows?: number;
  /** Why it failed; absent: it was done. */
  error?: string;
  /** It stands in the trail already, written with what was done. */
  written?: true;
}

/** A line as it is written: of a call that told nothing of itself, under its path. */
export type TrailLine = Omit<TrailEntry, 'action'> & { action: string };

/** A call of a panel session. In a command `control` is its transaction. */
export interface PanelContext extends PublicContext {
  control: ControlDb;
  user: PanelUser;
  /** Idempotency-Key as sent; null: none. Calls that keep no key of their own may use it. */
  key: string | null;
  /** The file that is the body of a call with `files`, as it comes; null: none was sent. */
  upload: Readable | null;
  /** Aborted when the sender goes away before he is answered. */
  gone: AbortSignal;
  /** What was done: written to the trail when the call ends, with a command's own transaction. */
  trail: TrailEntry[];
}
