import { createRoleKey } from '@terminal/server/src/core/db/role-key.ts';
import { openDatabases } from '../../server/src/core/db/pools.ts';
import { roleAddress } from '../../server/src/core/db/roles.ts';
import type { SessionContext } from '../../server/src/core/http/context.ts';
import { readSnapshot } from '../../server/src/dashboard/queries.ts';
import type { Statement } from './bare.ts';
import { apiKey } from './http.ts';
import type { World } from './world.ts';

const companyDatabase = 'empresa_demo';

/** Address of the company database for the server's role. */
export function companyUrl(world: World): string {
  return roleAddress(world.adminUrl, 'terminal_app', world.secretKey, companyDatabase);
}

/** The statement of a branch's dashboard, as the server's own function sends it. */
export async function captureDashboard(world: World, person: number): Promise<Statement> {
  let last: Statement | undefined;
  const databases = openDatabases(world.controlDatabase, {
    roleKey: createRoleKey({ url: world.adminUrl }, world),
    poolSize: 1,
    poolTotal: 2,
    onError: () => undefined,
    onStatement: (text, values) => {
      last = { text, values };
    },
  });
  const context = sessionOf(databases.company(companyDatabase), person);
  try {
    await readSnapshot(context.db, { branchId: 1, zone: context.actor.zone });
  } finally {
    await databases.close();
  }
  if (last === undefined) throw new Error('nothing was sent');
  return last;
}

function sessionOf(db: SessionContext['db'], personId: number): SessionContext {
  const company = { id: 1, name: 'DEMO', database: companyDatabase };
  return {
    address: '127.0.0.1',
    origin: 'http://127.0.0.1',
    authorization: undefined,
    company,
    moving: false,
    db,
    terminal: undefined,
    token: apiKey,
    apiKey,
    files: [],
    upload: null,
    cpf: undefined,
    givenAt: null,
    events: [],
    actor: {
      tokenHash: Buffer.alloc(32),
      company,
      kind: 'attendant',
      approver: false,
      permissions: [],
      personId,
      branchId: 1,
      departments: ['FROTA', 'ARMAZEM'],
      zone: 'America/Sao_Paulo',
      sessionId: null,
      keyId: null,
      key: null,
      terminalId: null,
      terminalCredential: null,
    },
  };
}
