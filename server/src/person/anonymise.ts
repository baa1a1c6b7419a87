import { createInterface } from 'node:readline/promises';
import { CompanyError } from '../core/company-error.ts';
import { needed, runAtConsole } from '../start/command.ts';
import { makeNameless, type NamelessPreview, personOf, previewNameless } from './nameless.service.ts';
import { whoOf, whoUsage } from './options.ts';

const usage = `npm run person:anonymise -- --empresa "EMPRESA" --matricula 1001 [--write [--sim]]

  --empresa    name of the company
${whoUsage}
  --write      do it; without it (or with --preview) all that would be changed is told, and nothing is
  --sim        do not ask twice`;

// A leaver's name, address and digits go from everywhere; work, sums and history stay under a pseudonym (docs/security.md).
await runAtConsole(
  {
    empresa: { type: 'string' },
    pessoa: { type: 'string' },
    matricula: { type: 'string' },
    preview: { type: 'boolean' },
    write: { type: 'boolean' },
    sim: { type: 'boolean' },
  },
  (values) => ({
    company: needed(values['empresa'], 'company', usage),
    who: whoOf(values, usage),
    write: values['write'] === true && values['preview'] !== true,
    sure: values['sim'] === true,
  }),
  async ({ company, who, write, sure }, config, admin) => {
    const whose = await personOf(admin, config, company, who);
    const { person } = whose;
    console.log(
      `${person.name}, number ${person.id}, registration ${person.registration ?? 'none'}, of ${whose.company.name}`,
    );
    if (!write) return tell(await previewNameless(admin, config, whose));
    if (!sure && !(await isConfirmed(person.name))) throw new CompanyError('Nothing was changed.');
    const { pseudonym, rewritten } = await makeNameless(admin, config, whose);
    console.log(`Is called ${pseudonym} from now on, and cannot sign in.`);
    for (const [table, rows] of Object.entries(rewritten)) console.log(`  ${table}: ${rows} rows rewritten`);
    console.log('Backups made before hold the name still; what else is not reached: docs/security.md.');
  },
);

function tell({ pseudonym, telling, goes, texts }: NamelessPreview): void {
  console.log(`Would be called ${pseudonym}, without address, digits, sessions or photo.`);
  for (const [table, rows] of Object.entries(goes)) console.log(`  ${table}: ${rows} rows would go`);
  for (const { place, rows, samples } of texts) {
    console.log(`  ${place}: ${rows} rows would be rewritten`);
    for (const sample of samples) console.log(`    ${sample.replaceAll(/\s+/g, ' ')}`);
  }
  if (telling.oneWord)
    console.log('A name of one word is left in what people wrote: it may be a word of something else.');
  if (telling.shared)
    console.log('Somebody else has the same name: it is left where nothing says that this person is meant.');
  console.log('Nothing was changed; --write does it.');
}

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
