import type { CallerKind, Permission } from '@terminal/contract';
import type { Department } from '@terminal/contract/pages';
import type { z } from 'zod';
import type { CommandEvent } from './commands/run.ts';
import type { CompanyDb } from './db/pools.ts';
import { number, row, text } from './row.ts';

/** A tenant, named by its ApiKey; `database` is a place (core/db/places.ts). */
export const Company = row({ id: number, name: text, database: text });
export type Company = z.infer<typeof Company>;

/**
 * The person of the session and the scope of their rights; never read from a body. Who acts may be another, who proves himself
 * by digits (server/src/identity/service.ts).
 */
export interface Actor {
  company: Company;
  kind: CallerKind;
  personId: number;
  /** Branch of the session; null: all branches of a supplier (TODAS), or none in particular. */
  branchId: number | null;
  /** Departments the person works in (G-18); both for suppliers, who see their orders of either department. */
  departments: readonly Department[];
  /** IANA zone of the branch. */
  zone: string;
  /** Session in the control database; null: nobody signed in for it (imports). */
  sessionId: number | null;
  /** Key of another system the session is of; null: a person's. */
  keyId: number | null;
  /** Enrolled terminal of the session. */
  terminalId: number | null;
  /** Has the permission `aprovacao`: may approve and reopen orders in their own name (G-37) and sees balances. */
  approver: boolean;
  /** Permissions in addition to the kind of caller. */
  permissions: readonly Permission[];
}

/** Input of every use case: acting person, address, database, and the list for its events. */
export interface Context {
  company: Company;
  /** In a command its transaction. */
  db: CompanyDb;
  actor: Actor;
  /** Address of the request; null: started by the server itself. */
  address: string | null;
  /** When the command was given that a terminal stored without network, by the database's clock; null: now. */
  givenAt: Date | null;
  /** Events of the command: written at its end, announced to the screens after the commit. */
  events: CommandEvent[];
}
