import { keyMark } from '../core/keys.ts';
import { runWith } from './command.ts';
import { provisionControl } from './installation.service.ts';
import { type KeyState, keyStates, sealAccounts } from './key-state.ts';

/** How long a key recognises a repeated command (G-121). */
const repetitions =
  'Repeated commands are told by their key for seven days: wait eight after SECRET_KEY became the one of now.';

const lineOf = ({ company, people, login, confirm }: KeyState): string =>
  company === null
    ? `panel: ${people} users, ${login} not yet under SECRET_KEY`
    : `${company}: ${people} people, not yet under SECRET_KEY: ${login} by login, ${confirm} by identity check`;

/** What became of the client secret of a company's accounts. */
const accountWords = {
  SEALED: 'is under SECRET_KEY now',
  KEPT: 'is under SECRET_KEY',
  LOST: 'opens with neither key: whoever administers the company enters it anew (/ajustes/conta)',
} as const;

/** People named of each company, unless all are asked for. */
const fewNames = 20;

function* namesOf({ left }: KeyState, all: boolean): Generator<string> {
  const shown = all ? left : left.slice(0, fewNames);
  for (const { code, name } of shown) yield `  ${code} ${name}`;
  if (left.length > shown.length) yield `  and ${left.length - shown.length} more: --all names them`;
}

// Prints the progress of a change of SECRET_KEY, and whether the other key can be removed (docs/security.md).
await runWith(
  ({ lost }: { all: boolean; lost: boolean }) => ({ anyKey: lost }),
  { all: { type: 'boolean' }, 'key-lost': { type: 'boolean' } },
  ({ all, 'key-lost': lost }) => ({ all: all === true, lost: lost === true }),
  async ({ all, lost }, config, admin) => {
    if (lost) {
      for (const warning of await provisionControl(admin, config)) console.warn(warning);
      console.log(`These data are served with SECRET_KEY ${keyMark(config.secretKey)} from now on.`);
      console.log(
        'Every digit must be entered anew: people by npm run import, users of the panel by npm run panel:user -- --reset; so must client secrets of company accounts (/ajustes/conta).',
      );
      return;
    }
    const states = await keyStates(admin, config);
    console.log(`SECRET_KEY ${keyMark(config.secretKey)}, the one of now`);
    if (config.otherKey === undefined) {
      console.log('SECRET_KEY_OTHER is not set: no change of keys is under way.');
      return;
    }
    console.log(`SECRET_KEY_OTHER ${keyMark(config.otherKey)}`);
    for (const { company, secret } of await sealAccounts(admin, config))
      console.log(`${company}: client secret of its accounts ${accountWords[secret]}`);
    for (const state of states) {
      console.log(lineOf(state));
      for (const name of namesOf(state, all)) console.log(name);
    }
    const left = states.reduce((sum, { login, confirm }) => sum + login + confirm, 0);
    console.log(
      left === 0
        ? 'No one depends on the other key; remove SECRET_KEY_OTHER.'
        : 'The people counted above lose their digits if you remove SECRET_KEY_OTHER.',
    );
    console.log(repetitions);
    const hosts = states.filter(({ hasHost }) => hasHost).map(({ company }) => company);
    if (hosts.length > 0)
      console.log(`Hosts that check our signatures need both keys (company:host): ${hosts.join(', ')}`);
  },
);
