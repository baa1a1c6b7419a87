import { type CheckedInput, calls } from '@terminal/contract';
import { openDatabases } from '../../server/src/core/db/pools.ts';
import { roleAddress } from '../../server/src/core/db/roles.ts';
import { createFileLinks } from '../../server/src/core/file-links.ts';
import type { SessionContext } from '../../server/src/core/http/context.ts';
import { readSnapshot } from '../../server/src/dashboard/queries.ts';
import { averages, fleetOrders } from '../../server/src/orders/list.service.ts';
import { orderDetail } from '../../server/src/orders/service.ts';
import type { Statement } from './bare.ts';
import { apiKey } from './http.ts';
import type { World } from './world.ts';

/** The statements the measured screens send, taken from the server's own code. */
export interface Statements {
  list: Statement;
  columns: Statement;
  detail: Statement;
  summary: Statement;
  dashboard: Statement;
}

const companyDatabase = 'empresa_demo';

/** Address of the company database for the server's role. */
export function companyUrl(world: World): string {
  return roleAddress(world.adminUrl, 'terminal_app', world.secretKey, companyDatabase);
}

/** Runs each screen once with the server's own functions and keeps the statement it sent. */
export async function captureStatements(world: World, person: number, order: number): Promise<Statements> {
  let last: Statement | undefined;
  const databases = openDatabases(world.controlDatabase, {
    appUrl: companyUrl(world),
    poolSize: 1,
    poolTotal: 2,
    onError: () => undefined,
    onStatement: (text, values) => {
      last = { text, values };
    },
  });
  const context = sessionOf(databases.company(companyDatabase), person);
  const capture = async (work: () => Promise<unknown>): Promise<Statement> => {
    await work();
    if (last === undefined) throw new Error('nothing was sent');
    return last;
  };
  const query = (given: Record<string, string>): CheckedInput<'listOrders'>['query'] =>
    calls.listOrders.query.parse(given);
  try {
    return {
      list: await capture(() => fleetOrders(context, query({ criticidade: 'ASC' }))),
      columns: await capture(() => fleetOrders(context, query({ per_page: '500', criticidade: 'ASC' }))),
      detail: await capture(() => orderDetail(context, createFileLinks(world), order)),
      dashboard: await capture(() => readSnapshot(context.db, { branchId: 1, zone: context.actor.zone })),
      summary: await capture(() => averages(context, 'fleet', 'I', null)),
    };
  } finally {
    await databases.close();
  }
}

function sessionOf(db: SessionContext['db'], personId: number): SessionContext {
  const company = { id: 1, name: 'DEMO', database: companyDatabase };
  return {
    address: '127.0.0.1',
    origin: 'http://127.0.0.1',
    authorization: undefined,
    company,
    db,
    terminal: undefined,
    token: apiKey,
    apiKey,
    files: [],
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
      terminalId: null,
      terminalCredential: null,
    },
  };
}
