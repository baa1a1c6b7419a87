import { findCompanyNamed } from '../core/companies.queries.ts';
import { CompanyError } from '../core/company-error.ts';
import { openDatabases } from '../core/db/pools.ts';
import { createRoleKey } from '../core/db/role-key.ts';
import { askUnseen } from '../start/ask.ts';
import { needed, runAtConsole, type Values } from '../start/command.ts';
import { makeAdministrator, type NewAdministrator } from './administrator.service.ts';

const usage = `npm run company:administrator -- --empresa "EMPRESA" --nome "ANA SILVA" --matricula 9100 [--filial "MATRIZ"]

  --filial   branch he works in, made where there is none; absent: every branch
The digits are asked for, or read from the standard input.`;

// Who administers a company makes everything else in the product; the first can come from nowhere else.
await runAtConsole(
  {
    empresa: { type: 'string' },
    nome: { type: 'string' },
    matricula: { type: 'string' },
    filial: { type: 'string' },
  },
  readWanted,
  async ({ company: name, administrator }, config, server) => {
    const databases = openDatabases(config.controlDatabase, {
      roleKey: createRoleKey(server, config),
      poolSize: 1,
      poolTotal: 2,
      onError: () => undefined,
    });
    try {
      const company = await findCompanyNamed(databases.control, name);
      if (company === undefined) throw new CompanyError(`There is no company ${name}.`);
      await databases
        .company(company.database)
        .transaction((db) => makeAdministrator({ db, company, events: [] }, config.secretKey, administrator));
      console.log(
        `${administrator.name} administers ${company.name}, and signs in with ${administrator.registration}.`,
      );
      if (config.loginRequiresTerminal)
        console.log('Only enrolled terminals may sign in: npm run terminal:create gives the first its code.');
    } finally {
      await databases.close();
    }
  },
);

async function readWanted({ empresa, nome, matricula, filial }: Values): Promise<{
  company: string;
  administrator: NewAdministrator;
}> {
  const company = needed(empresa, 'company', usage);
  const name = needed(nome, 'name', usage);
  const registration = needed(matricula, 'registration', usage);
  const [digits = ''] = await askUnseen(['First 3 digits of the CPF']);
  if (digits.trim() === '') throw new CompanyError('The first 3 digits of the CPF are missing.');
  const branch = typeof filial === 'string' && filial.trim() !== '' ? filial.trim() : null;
  return { company, administrator: { name, registration, digits: digits.trim(), branch } };
}
