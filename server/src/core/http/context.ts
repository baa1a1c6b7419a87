import type { Readable } from 'node:stream';
import type { CallerKind, PanelLevel, Permission, TrailAction } from '@terminal/contract';
import type { Half } from '@terminal/contract/pages';
import type { z } from 'zod';
import type { CommandEvent } from '../commands/run.ts';
import type { CompanyDb, ControlDb } from '../db/pools.ts';
import { number, row, text } from '../row.ts';
import type { ReceivedFile } from './received.ts';

/** The tenant a call belongs to, named by its ApiKey. */
export const Company = row({ id: number, name: text, database: text });
export type Company = z.infer<typeof Company>;

/** Who is signed in, read from the session row and the person's row, never from the body. */
export interface Session {
  tokenHash: Buffer;
  company: Company;
  kind: CallerKind;
  personId: number;
  /** Branch of the session; null: all branches of a supplier (TODAS). */
  branchId: number | null;
  /** Halves of the workshop the person works in (G-18); both for suppliers, whose orders are theirs wherever they are done. */
  halves: readonly Half[];
  /** IANA zone of the branch. */
  zone: string;
  /** Enrolled terminal the session is bound to. */
  terminalId: number | null;
  /** SHA-256 of that terminal's credential. */
  terminalCredential: Buffer | null;
  /** Has the permission `aprovacao`: approves and reopens orders in his own name (G-37), sees balances. */
  approver: boolean;
  /** What he may do beside his kind. */
  permissions: readonly Permission[];
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
export interface SessionContext extends CompanyContext {
  session: Session;
  /** Files that came with the call, stored already; those nobody keeps are removed at its end. */
  files: ReceivedFile[];
  /** When the command was given, by the account of a terminal that kept it without network; null: just now. */
  givenAt: Date | null;
  /** What the command did: written at its end, told to every screen once it is committed. */
  events: CommandEvent[];
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
