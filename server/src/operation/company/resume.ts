import { needed, runAtConsole } from '../../start/command.ts';
import { resumeCompany } from './service.ts';

const usage = `npm run company:resume -- --empresa "EMPRESA"

  --empresa   name of the company`;

// Back into service, its schema up to date.
await runAtConsole(
  { empresa: { type: 'string' } },
  ({ empresa }) => needed(empresa, 'company', usage),
  async (wanted, config, admin) => {
    const { name } = await resumeCompany(admin, config, wanted);
    console.log(`${name} is served again.`);
  },
);
