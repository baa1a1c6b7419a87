import { defaultZone } from '@terminal/contract';
import type { CommandEvent } from '../../core/commands/run.ts';
import type { Company, Context } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';

/** What rows are written with. */
export interface Writing {
  /** Transaction of the rows under way. */
  db: CompanyDb;
  company: Company;
  /** Person imports act as. */
  actor: number;
  /** What is told once the rows are written. */
  events: CommandEvent[];
}

/** A branch whose clock rows are read by. */
export interface ActingBranch {
  id: number;
  zone: string;
}

/** The import as a person of a branch: what branches may import for themselves is asked of the very same functions. */
export function actingIn({ db, company, actor, events }: Writing, branch: ActingBranch | null): Context {
  return {
    company,
    db,
    actor: {
      company,
      kind: 'staff',
      personId: actor,
      branchId: branch?.id ?? null,
      halves: ['FROTA', 'ARMAZEM'],
      zone: branch?.zone ?? defaultZone,
      terminalId: null,
      approver: false,
      permissions: ['planos'],
    },
    address: null,
    givenAt: null,
    events,
  };
}
