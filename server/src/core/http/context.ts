import type { CallerKind, Permission } from '@terminal/contract';
import type { CommandEvent } from '../commands/run.ts';
import type { CompanyDb } from '../db/pools.ts';
import type { ReceivedFile } from './received.ts';

/** The tenant a call belongs to, named by its ApiKey. */
export interface Company {
  id: number;
  name: string;
  database: string;
}

/** Who is signed in, read from the session row and the person's row, never from the body. */
export interface Session {
  tokenHash: Buffer;
  company: Company;
  kind: CallerKind;
  personId: number;
  /** Branch of the session; null: all branches of a supplier (TODAS). */
  branchId: number | null;
  /** IANA zone of the branch. */
  zone: string;
  /** Enrolled terminal the session is bound to. */
  terminalId: number | null;
  /** SHA-256 of that terminal's credential. */
  terminalCredential: Buffer | null;
  /** May approve and reopen orders, in his own name (G-37). */
  approver: boolean;
  /** What he was granted beside his kind. */
  permissions: readonly Permission[];
}

/** What a call without company knows. */
export interface PublicContext {
  /** Address of the sender (peer, or named by a trusted proxy). */
  address: string;
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
  /** What the command did: written at its end, told to every screen once it is committed. */
  events: CommandEvent[];
}
