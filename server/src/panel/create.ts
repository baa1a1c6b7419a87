import { type PanelLevel, panelLevels } from '@terminal/contract';
import type { Config } from '../core/config.ts';
import type { Admin } from '../core/db/places.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import { Refused } from '../core/refusal.ts';
import { askUnseen } from '../start/ask.ts';
import { runAtConsole, type Values, withControl } from '../start/command.ts';
import { findInstallation } from '../start/installation.service.ts';
import type { LetIn } from './users.queries.ts';
import { addUser, letIn } from './users.service.ts';

const usage =
  'npm run panel:user -- --nome "ANA SILVA" --matricula 9100 --nivel A\n' +
  'npm run panel:user -- --matricula 9100 --reset      other digits and password for a user there is (--numero 7: one without registration)\n' +
  'Digits and password are asked for, or read from the standard input, one per line; an empty password: none.';

/** A request that cannot be done; the message is for the person at the command line. */
class PanelUserError extends Error {}

/** Data of a new user. */
interface NewUser {
  name: string;
  registration: string | null;
  level: PanelLevel;
}

interface Wanted {
  who: NewUser | LetIn;
  digits: string;
  password: string | null;
}

// Makes a user of the panel: the first administrator of an installation can come from nowhere else (G-05). With --reset who
// lost password or digits is let in again, the only administrator too.
await runAtConsole(
  {
    nome: { type: 'string' },
    matricula: { type: 'string' },
    nivel: { type: 'string' },
    numero: { type: 'string' },
    reset: { type: 'boolean' },
  },
  readWanted,
  async (wanted, config, server) => {
    if (wanted.password === null && (await wantsPassword(config, server)))
      throw new PanelUserError(
        'This server asks every user of the panel for a password (PANEL_REQUIRE_PASSWORD).',
      );
    const added = await withControl(server, config, (control) => make(control, config.secretKey, wanted));
    const login = added.nr_matricula ?? `${added.nr_sequencial} (external)`;
    console.log(`${added.ds_nome} signs in at /loginPainel with ${login}, level ${added.tp_acesso}.`);
  },
  PanelUserError,
);

/** Production data require a password even if NODE_ENV is not set for the command. */
async function wantsPassword(config: Config, server: Admin): Promise<boolean> {
  if (config.panelRequiresPassword) return true;
  return !config.production && (await findInstallation(server.url, config)).production !== null;
}

function make(control: ControlDb, secretKey: string, { who, digits, password }: Wanted) {
  const work = control.transaction(async (tx) => {
    const context = { control: tx, trail: [] };
    const proof = { digitos: digits, senha: password };
    const user =
      'level' in who
        ? await addUser(secretKey, context, {
            ...proof,
            ds_nome: who.name,
            nr_matricula: who.registration,
            tp_acesso: who.level,
            ds_redes: [],
            ds_email: null,
          })
        : await letIn(secretKey, context, who, proof);
    await insertTrail(tx, { userId: null, address: null }, context.trail);
    return user;
  });
  return work.catch((error: unknown) => {
    throw error instanceof Refused ? new PanelUserError(error.message) : error;
  });
}

async function readWanted(values: Values): Promise<Wanted> {
  const who = readWho(values);
  return { who, ...(await readSecrets(who.registration)) };
}

function readWho({ nome, matricula, nivel, numero, reset }: Values): NewUser | LetIn {
  const registration = typeof matricula === 'string' ? matricula : null;
  if (reset === true) {
    const id = typeof numero === 'string' && /^[1-9]\d{0,8}$/.test(numero) ? Number(numero) : null;
    if ((registration === null) === (id === null)) throw new PanelUserError(usage);
    return { registration, id };
  }
  const level = panelLevels.find((known) => known === nivel);
  if (typeof nome !== 'string' || nome === '' || level === undefined) throw new PanelUserError(usage);
  return { name: nome, registration, level };
}

async function readSecrets(
  registration: string | null,
): Promise<{ digits: string; password: string | null }> {
  const [digits = '', password = ''] = await askUnseen([
    registration === null ? 'First 5 digits of the CNPJ' : 'First 3 digits of the CPF',
    'Password, 12 characters at least (empty: none)',
  ]);
  if (password !== '' && password.length < 12) throw new PanelUserError('The password needs 12 characters.');
  return { digits: digits.trim(), password: password === '' ? null : password };
}
