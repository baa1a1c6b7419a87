import { CompanyError } from '../../core/company-error.ts';
import { needed, runWith, type Values } from '../../start/command.ts';
import { noteProduction, provisionControl } from '../../start/installation.service.ts';
import { createCompany, type NewCompany } from './make.service.ts';

const usage = `npm run company:create -- --empresa "EMPRESA" [--server NAME] [--fuso America/Sao_Paulo] [--key <32 hexadecimal digits>] [--begin]

  --empresa   name people choose; also names the database
  --server    PostgreSQL server of its database, whose address is DATABASE_URL_<NAME>; the first when absent
  --fuso      time zone of the scheduler
  --key       ApiKey; made when absent
  --begin     there is no installation yet: begin one, as the first start of the server does`;

// Its database, the required rows, its key (G-117).
await runWith(
  ({ begin }) => ({ begin }),
  {
    empresa: { type: 'string' },
    server: { type: 'string' },
    fuso: { type: 'string' },
    key: { type: 'string' },
    begin: { type: 'boolean' },
  },
  readWanted,
  async ({ company: wanted }, config, admin) => {
    for (const warning of await provisionControl(admin, config)) console.warn(warning);
    const company = await createCompany(admin, config, wanted);
    if (config.production) await noteProduction(admin.url, config);
    console.log(`${company.name} is ready: database ${company.database}, ApiKey ${company.key}`);
  },
);

function readWanted({ empresa, server, fuso, key, begin }: Values): { company: NewCompany; begin: boolean } {
  const name = needed(empresa, 'company', usage);
  if (typeof key === 'string' && !/^[0-9a-f]{32}$/.test(key)) {
    throw new CompanyError('--key needs 32 hexadecimal digits, lower case.');
  }
  if (typeof fuso === 'string' && !Intl.supportedValuesOf('timeZone').includes(fuso)) {
    throw new CompanyError(`${fuso} is not a time zone, such as America/Manaus.`);
  }
  const company = {
    name,
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof server === 'string' ? { server: server.toLowerCase() } : {}),
    ...(typeof fuso === 'string' ? { timeZone: fuso } : {}),
  };
  return { company, begin: begin === true };
}
