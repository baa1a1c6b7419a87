import { CompanyError, createCompany, type NewCompany, provisionControl } from '../core/db/provision.ts';
import { needed, runAtConsole, type Values } from '../start/command.ts';

const usage = `npm run company:create -- --nome "EMPRESA" [--fuso America/Sao_Paulo] [--key <32 hexadecimal digits>]

  --nome   name people choose; also names the database
  --fuso   time zone of the scheduler
  --key    ApiKey; made when absent`;

// Its database, the required rows, its key (G-117).
await runAtConsole(
  { nome: { type: 'string' }, fuso: { type: 'string' }, key: { type: 'string' } },
  readWanted,
  async (wanted, config, admin) => {
    for (const warning of await provisionControl(admin, config)) console.warn(warning);
    const company = await createCompany(admin, config, wanted);
    console.log(`${company.name} is ready: database ${company.database}, ApiKey ${company.key}`);
  },
);

function readWanted({ nome, fuso, key }: Values): NewCompany {
  const name = needed(nome, 'name', usage);
  if (typeof key === 'string' && !/^[0-9a-f]{32}$/.test(key)) {
    throw new CompanyError('--key needs 32 hexadecimal digits, lower case.');
  }
  if (typeof fuso === 'string' && !Intl.supportedValuesOf('timeZone').includes(fuso)) {
    throw new CompanyError(`${fuso} is not a time zone, such as America/Manaus.`);
  }
  return {
    name,
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof fuso === 'string' ? { timeZone: fuso } : {}),
  };
}
