import { CompanyError } from '../../core/company-error.ts';
import { routineHost } from '../../core/routine-host.ts';
import { routineKey } from '../../core/routine-signature.ts';
import { needed, runAtConsole, type Values } from '../../start/command.ts';
import { companyHost } from './service.ts';

const usage = `npm run company:host -- --empresa "EMPRESA" [--host https://rotinas.empresa.com.br | --sem-host]

  --empresa   name of the company
  --host      scheme, host and port its routines are asked for at
  --sem-host  it has none any more`;

interface Wanted {
  name: string;
  /** undefined: only printed; null: removed. */
  host: string | null | undefined;
}

// Writes down the host of a company's routines, and tells the key that host checks our signature with (G-95).
await runAtConsole(
  { empresa: { type: 'string' }, host: { type: 'string' }, 'sem-host': { type: 'boolean' } },
  readWanted,
  async (wanted, config, admin) => {
    const { id, name, host } = await companyHost(admin, config, wanted.name, wanted.host);
    console.log(`${name}: ${host ?? 'no host'}`);
    console.log(`Key of its signatures, a secret: ${routineKey(config.secretKey, id)}`);
    if (config.otherKey !== undefined)
      console.log(`While keys are changed, this one as well: ${routineKey(config.otherKey, id)}`);
  },
);

function readWanted({ empresa, host: given, 'sem-host': none }: Values): Wanted {
  const name = needed(empresa, 'company', usage);
  if (none === true) return { name, host: null };
  if (typeof given !== 'string') return { name, host: undefined };
  const host = routineHost(given);
  if (host === null)
    throw new CompanyError(`${given} is not a host, such as https://rotinas.empresa.com.br:8443.`);
  return { name, host: host.origin };
}
