import { needed, runAtConsole } from '../../start/command.ts';
import { suspendCompany } from './service.ts';

const usage = `npm run company:suspend -- --empresa "EMPRESA"

  --empresa   name of the company`;

// Out of service until company:resume; nothing is lost.
await runAtConsole(
  { empresa: { type: 'string' } },
  ({ empresa }) => needed(empresa, 'company', usage),
  async (wanted, config, admin) => {
    const { name, sessions } = await suspendCompany(admin, config, wanted);
    console.log(`${name} is suspended; ${sessions} sessions ended.`);
  },
);
