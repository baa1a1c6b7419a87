import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../core/config.ts';
import { MigrationError } from '../core/db/migrate.ts';
import { CompanyError, createCompany, type NewCompany, provisionControl } from '../core/db/provision.ts';
import { EmbeddedDatabaseError } from '../core/embedded/errors.ts';
import { openCommandServer } from '../start/command-server.ts';

const usage = `npm run company:create -- --nome "EMPRESA" [--fuso America/Sao_Paulo] [--key <32 hexadecimal digits>]

  --nome   name people choose; also names the database
  --fuso   time zone of the scheduler
  --key    ApiKey; made when absent`;

/** Makes a company: its database, the required rows, its key (G-117). */
async function main(): Promise<void> {
  const wanted = readArguments(process.argv.slice(2));
  const config = readConfig(process.env);
  const server = await openCommandServer(config);
  try {
    for (const warning of await provisionControl(server, config)) console.warn(warning);
    const company = await createCompany(server, config, wanted);
    console.log(`${company.name} is ready: database ${company.database}, ApiKey ${company.key}`);
  } finally {
    await server.close();
  }
}

function readArguments(args: string[]): NewCompany {
  const { values } = parseArgs({
    args,
    options: { nome: { type: 'string' }, fuso: { type: 'string' }, key: { type: 'string' } },
  });
  const name = values.nome?.trim() ?? '';
  if (name === '') throw new CompanyError(`The name is missing.\n\n${usage}`);
  if (values.key !== undefined && !/^[0-9a-f]{32}$/.test(values.key)) {
    throw new CompanyError('--key needs 32 hexadecimal digits, lower case.');
  }
  if (values.fuso !== undefined && !Intl.supportedValuesOf('timeZone').includes(values.fuso)) {
    throw new CompanyError(`${values.fuso} is not a time zone, such as America/Manaus.`);
  }
  return {
    name,
    ...(values.key === undefined ? {} : { key: values.key }),
    ...(values.fuso === undefined ? {} : { timeZone: values.fuso }),
  };
}

/** What people can mend is told in one sentence; anything else shows where it broke. */
function tell(error: unknown): void {
  const known = [CompanyError, ConfigError, EmbeddedDatabaseError, MigrationError].some(
    (kind) => error instanceof kind,
  );
  const wrongOption = error instanceof TypeError && 'code' in error;
  if (error instanceof Error && (known || wrongOption)) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

await main().catch(tell);
