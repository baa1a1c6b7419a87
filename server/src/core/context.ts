import type { CallerKind, Permission } from '@terminal/contract';
import type { Half } from '@terminal/contract/pages';
import type { z } from 'zod';
import type { CommandEvent } from './commands/run.ts';
import type { CompanyDb } from './db/pools.ts';
import { number, row, text } from './row.ts';

/** A tenant, named by its ApiKey. */
export const Company = row({ id: number, name: text, database: text });
export type Company = z.infer<typeof Company>;

/** In whose name a use case works, and how far he reaches; never read from a body. */
export interface Actor {
  company: Company;
  kind: CallerKind;
  personId: number;
  /** Branch he works in; null: all branches of a supplier (TODAS), or none in particular. */
  branchId: number | null;
  /** Halves of the workshop the person works in (G-18); both for suppliers, whose orders are theirs wherever they are done. */
  halves: readonly Half[];
  /** IANA zone of the branch. */
  zone: string;
  /** Enrolled terminal he stands at. */
  terminalId: number | null;
  /** Has the permission `aprovacao`: approves and reopens orders in his own name (G-37), sees balances. */
  approver: boolean;
  /** What he may do beside his kind. */
  permissions: readonly Permission[];
}

/** What a use case is given: who, from where, on which database, and where it tells what it did. */
export interface Context {
  company: Company;
  /** In a command its transaction. */
  db: CompanyDb;
  actor: Actor;
  /** Address he asks from; null: the server does it by itself. */
  address: string | null;
  /** When the command was given, by the account of a terminal that kept it without network; null: just now. */
  givenAt: Date | null;
  /** What the command did: written at its end, told to every screen once it is committed. */
  events: CommandEvent[];
}
