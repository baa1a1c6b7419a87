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
  /** What the key of another system may send; null: everything its person may. */
  key: { calls: ReadonlySet<string>; perMinute: number } | null;
}

/** Context of a call without company. */
export interface PublicContext {
  /** Address of the sender (peer, or named by a trusted proxy). */
  address: string;
  /** Origin the request was sent to, as seen by the server or reported by a trusted proxy: 'http://localhost:3000'. */
  origin: string;
  /** Header Authorization, for the metrics' bearer. */
  authorization: string | undefined;
}

/** Context of a call of a company without session. */
export interface CompanyContext extends PublicContext {
  company: Company;
  /** It is moved to another server just now: commands are refused. */
  moving: boolean;
  /** The key that names it in links (G-02). */
  apiKey: string;
  db: CompanyDb;
  /** Credential of the header Terminal, as sent. */
  terminal: string | undefined;
  /** Token, when sent: branch change. */
  token: string | undefined;
  /** Header Cpf: digits for commands the documents define as GET (G-15). */
  cpf: string | undefined;
}

/** Context of a call of a signed-in person. In a command `db` is its transaction. */
export interface SessionContext extends CompanyContext, Context {
  address: string;
  actor: Session;
  /** Files that came with the call, stored already; those no row names are removed at its end. */
  files: ReceivedFile[];
  /** Stream of the file that is the body of the call; null: none was sent. */
  upload: Readable | null;
}

/** Who is signed in to the panel, read from the session row and the user's row. */
interface PanelUser {
  id: number;
  name: string;
  level: PanelLevel;
  tokenHash: Buffer;
  /** Lacks a required second factor: only calls that set one up are answered (docs/panel.md). */
  lacksFactor: boolean;
  /** Dangerous commands need no password now: it was entered recently, or the user has none (G-124). */
  confirmed: boolean;
}

/** A line of the panel's trail: what was done, with what outcome. */
export interface TrailEntry {
  action: TrailAction;
  /** Database it was done to. */
  database?: string;
  /** Details for readers of the trail; never digits, passwords or tokens. */
  detail?: string;
  /** Rows read or changed. */
  rows?: number;
  /** Why it failed; absent: it succeeded. */
  error?: string;
  /** Already written to the trail together with its effect. */
  written?: true;
}

/** A line to write; for a call without an entry of its own, the action is its path. */
export type TrailLine = Omit<TrailEntry, 'action'> & { action: string };

/** Context of a call of a panel session. In a command `control` is its transaction. */
export interface PanelContext extends PublicContext {
  control: ControlDb;
  user: PanelUser;
  /** Idempotency-Key as sent; null: none. For calls without stored idempotency key. */
  key: string | null;
  /** Stream of the file that is the body of the call; null: none was sent. */
  upload: Readable | null;
  /** Aborted when the connection closes before the answer. */
  gone: AbortSignal;
  /** What was done: written to the trail when the call ends, with a command's own transaction. */
  trail: TrailEntry[];
}
