import { createInterface } from 'node:readline/promises';
import { makeNameless, personOf } from '../core/db/person.ts';
import { CompanyError } from '../core/db/provision.ts';
import { needed, runAtConsole } from '../start/command.ts';
import { numberOf } from './options.ts';

const usage = `npm run person:anonymise -- --empresa "EMPRESA" --pessoa 1042 [--sim]

  --empresa  name of the company
  --pessoa   number of the person (nr_sequencial)
  --sim      do not ask twice`;

// A leaver's name, address and digits go from everywhere; work, sums and history stay under a pseudonym (docs/security.md).
await runAtConsole(
  { empresa: { type: 'string' }, pessoa: { type: 'string' }, sim: { type: 'boolean' } },
  ({ empresa, pessoa, sim }) => ({
    company: needed(empresa, 'company', usage),
    id: numberOf(pessoa, usage),
    sure: sim === true,
  }),
  async ({ company, id, sure }, config, admin) => {
    const whose = await personOf(admin, config, company, id);
    const { person } = whose;
    console.log(`${person.name}, registration ${person.registration ?? 'none'}, of ${whose.company.name}`);
    if (!sure && !(await isConfirmed(person.name))) throw new CompanyError('Nothing was changed.');
    const { pseudonym, rewritten } = await makeNameless(admin, config, whose);
    console.log(`Is called ${pseudonym} from now on, and cannot sign in.`);
    for (const [table, rows] of Object.entries(rewritten)) console.log(`  ${table}: ${rows} rows rewritten`);
    console.log('Backups made before hold the name still.');
  },
);

/** There is no way back: the name has to be typed, and then yes. */
async function isConfirmed(name: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await lines.question('There is no way back. Type the name to go on: ');
    if (typed.trim() !== name) return false;
    return (await lines.question('Really? (sim) ')).trim() === 'sim';
  } finally {
    lines.close();
  }
}
