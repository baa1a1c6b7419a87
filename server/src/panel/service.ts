import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { findCompanyNamed, listCompanies, listEveryCompany } from '../core/companies.queries.ts';
import type { ControlDb } from '../core/db/pools.ts';
import { hashDigits, proveDigits } from '../core/digits.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import type { PanelContext, PublicContext } from '../core/http/context.ts';
import { keyMark } from '../core/keys.ts';
import { hashPassword, matchesPassword } from '../core/passwords.ts';
import { Refused } from '../core/refusal.ts';
import { countTry, refuseWhileLocked } from '../throttle/service.ts';
import type { PanelOptions } from './options.ts';
import {
  confirmSession,
  deleteSessionsOf,
  findUserById,
  findUserByRegistration,
  type UserRow,
  updateDigits,
  updatePassword,
} from './queries.ts';
import { isGuessable, panelDigitsComplete } from './rules.ts';
import { askSecondStep } from './second-step.service.ts';
import { attemptOf, codeOf, openSession } from './session.service.ts';

type LoginBody = CheckedInput<'panelLogin'>['body'];

/**
 * Signs a panel user in (doc 3 §2, G-05). Everything that can be wrong, the network included, is refused alike and in
 * the same time.
 * @returns `exige_senha` when a password is asked for and was not sent, `segundo_passo` when he has a second factor
 * @throws Refused LOGIN_INCOMPLETO, LOGIN_RECUSADO, LOGIN_BLOQUEADO
 */
export async function panelLogin(
  options: PanelOptions,
  context: PublicContext,
  form: LoginBody,
): Promise<AnswerOf<'panelLogin'>> {
  const { control } = options;
  const { external, code, digits } = readForm(form);
  // The same for every account, known or not, so that nothing is revealed.
  if (options.requiresPassword && form.senha === undefined) return { exige_senha: true };
  const user = await findUser(control, external, code, context.address);
  const proved = await provesIdentity(options, user, digits, form);
  if (proved === 'asks') {
    await refuseWhileLocked(control, attemptOf(code, context.address));
    return { exige_senha: true };
  }
  const asked = proved && user ? await askSecondStep(options, context, user) : undefined;
  if (asked === undefined) await countLogin(control, context, code, proved);
  if (!proved || user === undefined) throw new Refused('LOGIN_RECUSADO');
  await renewDigits(options, user, digits);
  return asked ?? openSession(control, options, context, user, false);
}

/** Right digits reset the counter of wrong ones; if a second step follows, only that resets it. */
const countLogin = (control: ControlDb, { address }: PublicContext, code: string, proved: boolean) =>
  countTry(control, attemptOf(code, address), proved, 'LOGIN_BLOQUEADO', (action) =>
    insertTrail(control, { userId: null, address }, [{ action, detail: code, error: 'LOGIN_RECUSADO' }]),
  );

function readForm(form: LoginBody): { external: boolean; code: string; digits: string } {
  const external = 'cnpj' in form;
  const code = (external ? form.nr_sequencial : form.matricula).trim().toUpperCase();
  const digits = external ? form.cnpj : form.cpf;
  if (code === '' || !panelDigitsComplete(digits, external)) throw new Refused('LOGIN_INCOMPLETO');
  return { external, code, digits };
}

async function findUser(
  control: ControlDb,
  external: boolean,
  code: string,
  address: string,
): Promise<UserRow | undefined> {
  if (!external) return findUserByRegistration(control, code, address);
  if (!/^[1-9]\d{0,8}$/.test(code)) return undefined;
  const user = await findUserById(control, Number(code), address);
  return user?.nr_matricula === null ? user : undefined;
}

/** Digits, password, network and company, all of them looked at whatever the first says. */
async function provesIdentity(
  options: PanelOptions,
  user: UserRow | undefined,
  digits: string,
  form: LoginBody,
): Promise<boolean | 'asks'> {
  const { secretKey, otherKey } = options.keys;
  const typed = digitsOf(secretKey, user?.nr_sequencial ?? 0, digits);
  const proof = proveDigits(user?.hm_digitos ?? null, typed, otherKey);
  const needed = options.requiresPassword || user?.ds_senha != null;
  const passwordMatches =
    form.senha === undefined ? !needed : await matchesPassword(user?.ds_senha ?? null, form.senha);
  const known = (await findCompanyNamed(options.control, form.empresa)) !== undefined;
  const right = proof !== null && known && user?.de_rede === true;
  if (right && needed && form.senha === undefined) return 'asks';
  return right && (passwordMatches || !needed);
}

const digitsOf = (secretKey: string, personId: number, digits: string) =>
  ({ secretKey, purpose: 'painel', companyId: 0, personId, digits }) as const;

/** Rehashes digits verified with the other key of a change of keys with the present key. */
async function renewDigits({ control, keys }: PanelOptions, user: UserRow, digits: string): Promise<void> {
  const hash = hashDigits(digitsOf(keys.secretKey, user.nr_sequencial, digits));
  if (hash.equals(user.hm_digitos)) return;
  await updateDigits(control, user, { hash, mark: keyMark(keys.secretKey) });
}

/**
 * Confirms the password: dangerous commands need no further confirmation for ten minutes (G-124).
 * @throws Refused LOGIN_RECUSADO, LOGIN_BLOQUEADO
 */
export async function confirmPassword(context: PanelContext, password: string): Promise<void> {
  await provePassword(context, password);
  await confirmSession(context.control, context.user.tokenHash);
  context.trail.push({ action: 'senha.confirmada' });
}

/**
 * Another password for oneself; the other sessions of the user end.
 * @param current null when there was none
 * @throws Refused LOGIN_RECUSADO, LOGIN_BLOQUEADO, SENHA_FRACA
 */
export async function changePassword(
  context: PanelContext,
  current: string | null,
  chosen: string,
): Promise<void> {
  const { control, user, trail } = context;
  const row = await provePassword(context, current);
  if (isGuessable(chosen, { name: row.ds_nome, registration: row.nr_matricula }))
    throw new Refused('SENHA_FRACA', { faults: { senha: 'FACIL_DE_ADIVINHAR' } });
  await updatePassword(control, user.id, await hashPassword(chosen));
  await confirmSession(control, user.tokenHash);
  await deleteSessionsOf(control, user.id, user.tokenHash);
  trail.push({ action: 'senha.trocada' });
}

/** @param password null: the user says to have none */
async function provePassword(context: PanelContext, password: string | null): Promise<UserRow> {
  const { control, user, address, trail } = context;
  const row = await findUserById(control, user.id, address);
  if (row === undefined) throw new Refused('SESSAO_EXPIRADA');
  const matched = password === null ? row.ds_senha === null : await matchesPassword(row.ds_senha, password);
  const attempt = attemptOf(codeOf(row), address);
  await countTry(control, attempt, matched, 'LOGIN_BLOQUEADO', async (action) => {
    trail.push({ action, error: 'LOGIN_RECUSADO' });
  });
  if (!matched) throw new Refused('LOGIN_RECUSADO', { faults: { senha: 'LOGIN_RECUSADO' } });
  return row;
}

/** Companies of the panel's selectors (PANEL-11). */
export const panelCompanies = async ({ control }: PanelContext): Promise<AnswerOf<'listPanelCompanies'>> =>
  (await listCompanies(control)).map(({ id, name }) => ({ id, name }));

/**
 * Companies offered at the panel's login: those in service; where none is, whoever is suspended, so that the panel can still
 * be entered.
 * @param only names the operator restricts them to (PANEL_COMPANIES), in capitals or not
 */
export async function panelNames(control: ControlDb, only: readonly string[] | undefined): Promise<string[]> {
  const every = await listEveryCompany(control);
  const active = every.filter((company) => company.active);
  const names = (active.length > 0 ? active : every).map(({ name }) => name);
  const wanted = only?.map((name) => name.toUpperCase());
  return wanted === undefined ? names : names.filter((name) => wanted.includes(name.toUpperCase()));
}
