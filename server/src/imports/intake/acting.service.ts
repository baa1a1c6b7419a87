import { defaultZone } from '@terminal/contract';
import type { CommandEvent } from '../../core/commands/run.ts';
import type { Company, Context } from '../../core/context.ts';
import type { CompanyDb } from '../../core/db/pools.ts';

/** Context for writing rows. */
export interface Writing {
  /** Transaction of the present rows. */
  db: CompanyDb;
  company: Company;
  /** Person in whose name intakes act. */
  actor: number;
  /** Events to announce once the rows are written. */
  events: CommandEvent[];
}

/** A branch whose time zone rows are read in. */
export interface ActingBranch {
  id: number;
  zone: string;
}

/** Context of the intake as a person of a branch, for the functions that imports of branches use too. */
export function actingIn({ db, company, actor, events }: Writing, branch: ActingBranch | null): Context {
  return {
    company,
    db,
    actor: {
      company,
      kind: 'staff',
      personId: actor,
      branchId: branch?.id ?? null,
      departments: ['FROTA', 'ARMAZEM'],
      zone: branch?.zone ?? defaultZone,
      sessionId: null,
      keyId: null,
      terminalId: null,
      approver: false,
      permissions: ['planos'],
    },
    address: null,
    givenAt: null,
    events,
  };
}
