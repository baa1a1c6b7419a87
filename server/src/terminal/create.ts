import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../core/config.ts';
import { openDatabases } from '../core/db/pools.ts';
import { roleAddress } from '../core/db/roles.ts';
import { EmbeddedDatabaseError } from '../core/embedded/errors.ts';
import { openCommandServer } from '../start/command-server.ts';
import { findCompany } from './queries.ts';
import { registerTerminal } from './service.ts';

const usage = 'npm run terminal:create -- --empresa "DEMO" --nome "BOX 1" [--filial 1]';

/** A request that cannot be done; the message is for the person at the command line. */
class TerminalError extends Error {}

/** Registers a terminal and tells its one-time code, to be typed on the login page within 15 minutes (G-120). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { empresa: { type: 'string' }, nome: { type: 'string' }, filial: { type: 'string' } },
  });
  const { empresa, nome, filial } = values;
  const branch = filial === undefined ? null : Number(filial);
  if (!empresa || !nome || (branch !== null && !Number.isInteger(branch))) throw new TerminalError(usage);
  const config = readConfig(process.env);
  const server = await openCommandServer(config);
  const databases = openDatabases(config.controlDatabase, {
    appUrl: roleAddress(server.url, 'terminal_app', config.secretKey, config.controlDatabase),
    poolSize: 1,
    poolTotal: 2,
    onError: () => undefined,
  });
  try {
    const companyId = await findCompany(databases.control, empresa);
    if (companyId === undefined) throw new TerminalError(`There is no company ${empresa}.`);
    const code = await registerTerminal(databases.control, { companyId, branchId: branch, name: nome });
    console.log(`${nome}: type the code ${code} on its login page within 15 minutes.`);
  } finally {
    await databases.close();
    await server.close();
  }
}

await main().catch((error: unknown) => {
  const known = [TerminalError, ConfigError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
