import type { CommandEvent } from '../../core/commands/run.ts';
import type { CompanyDb } from '../../core/db/pools.ts';
import type { Company, SessionContext } from '../../core/http/context.ts';

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
export function actingIn(
  { db, company, actor, events }: Writing,
  branch: ActingBranch | null,
): SessionContext {
  return {
    address: '',
    origin: '',
    authorization: undefined,
    company,
    apiKey: '',
    db,
    terminal: undefined,
    token: undefined,
    cpf: undefined,
    files: [],
    givenAt: null,
    events,
    session: {
      tokenHash: Buffer.alloc(0),
      company,
      kind: 'staff',
      personId: actor,
      branchId: branch?.id ?? null,
      halves: ['FROTA', 'ARMAZEM'],
      zone: branch?.zone ?? 'America/Sao_Paulo',
      terminalId: null,
      terminalCredential: null,
      approver: false,
      permissions: ['planos'],
    },
  };
}
