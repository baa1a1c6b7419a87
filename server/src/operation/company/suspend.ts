import { needed, runAtConsole } from '../../start/command.ts';
import { suspendCompany } from './service.ts';

const usage = `npm run company:suspend -- --nome "EMPRESA"

  --nome   name of the company`;

// Out of service until company:resume; nothing is lost.
await runAtConsole(
  { nome: { type: 'string' } },
  ({ nome }) => needed(nome, 'name', usage),
  async (wanted, config, admin) => {
    const { name, sessions } = await suspendCompany(admin, config, wanted);
    console.log(`${name} is suspended; ${sessions} sessions ended.`);
  },
);
