import { needed, runAtConsole, type Values } from '../../start/command.ts';
import { serverWords } from './move.rules.ts';
import { dropLeft, moveCompany } from './move.service.ts';
import { MoveError } from './move-error.ts';

const usage = `npm run company:move -- --empresa "EMPRESA" (--to NAME | --first | --drop-old)

  --empresa   name of the company (--company is the same)
  --to        PostgreSQL server it moves to, whose address is DATABASE_URL_<NAME>
  --first     it moves to the server of DATABASE_URL
  --drop-old  removes the database the company has left, or the half copy of a move that is given up`;

interface Wanted {
  name: string;
  /** null: the first; undefined: what a move has left is dropped. */
  to: string | null | undefined;
}

// Moves a company to another server; cut off, it is run again.
await runAtConsole(
  {
    empresa: { type: 'string' },
    company: { type: 'string' },
    to: { type: 'string' },
    first: { type: 'boolean' },
    'drop-old': { type: 'boolean' },
  },
  readWanted,
  async ({ name, to }, config, admin) => {
    if (to === undefined) {
      console.log(`Dropped: ${await dropLeft(admin, config, name)}`);
      return;
    }
    const stopped = await moveCompany(admin, config, { name, to }, console.log);
    if (stopped === null) console.log(`${name} is on ${serverWords(to)} already.`);
    else {
      console.log(
        `${name} is on ${serverWords(to)}. Nothing could be written for ${(stopped / 1_000).toFixed(1)} s.`,
      );
      console.log('Its former database is closed and kept: --drop-old removes it.');
    }
  },
  MoveError,
);

function readWanted({ empresa, company, to, first, 'drop-old': drop }: Values): Wanted {
  const name = needed(empresa ?? company, 'company', usage);
  if (drop === true) return { name, to: undefined };
  if (first === true) return { name, to: null };
  return { name, to: needed(to, 'server', usage).toLowerCase() };
}
