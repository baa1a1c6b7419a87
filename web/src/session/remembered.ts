import { readOnce } from '../core/return-to.ts';
import type { BranchSession, Company } from '../core/session/record.ts';
import { readStored, writeStored } from '../core/storage.ts';
import { createStore } from '../core/store.ts';
import { isPin, type LoginForm } from './login-form.ts';
import { type QuickAccessEntry, withBranch, withEntry, withoutEntry } from './quick-access.ts';

/** Last login, for prefill (AUTH-17). */
export interface SavedLogin {
  matricula: string;
  cpf: string;
  loginExterno: 'S' | 'N';
}

/** The logins of this terminal, as quick access offers them. */
export const entries = createStore<readonly QuickAccessEntry[]>(readStored('acessoRapido') ?? []);

/** Keeps these logins, here and for the next visit. */
export function keep(next: QuickAccessEntry[]) {
  writeStored('acessoRapido', next);
  entries.change(next);
}

/** The form as the last login of this terminal left it. */
export function rememberedForm(): LoginForm {
  const saved = readStored<SavedLogin>('saveLogin');
  return { external: saved?.loginExterno === 'S', number: saved?.matricula ?? '', digits: saved?.cpf ?? '' };
}

const typed = readOnce('loginDigitado');

/** Keeps the fields of the form, except the digits, for the reload after a company was chosen. */
export const keepTyped = ({ external, number }: LoginForm): void =>
  typed.keep(`${external ? 'S' : 'N'}${number}`);

/** The form as it was typed before that reload, else as the last login left it. */
export function openingForm(): LoginForm {
  const kept = typed.take();
  return kept === null
    ? rememberedForm()
    : { external: kept.startsWith('S'), number: kept.slice(1), digits: '' };
}

/**
 * Keeps a successful login for prefill and quick access (AUTH-17, AUTH-18).
 * The digits are kept only where the company allows it: on a shared tablet they are the whole login (G-22); a PIN never is.
 */
export function rememberLogin(form: LoginForm, session: BranchSession, company: Company): void {
  const cpf = session.parametros.guarda_cpf_local === 'S' && !isPin(form) ? form.digits : '';
  const loginExterno = form.external ? 'S' : 'N';
  const matricula = form.number.trim();
  writeStored('saveLogin', { matricula, cpf, loginExterno } satisfies SavedLogin);
  keep(
    withEntry(entries.read(), {
      nome: session.dsColaborador,
      matricula,
      cpf,
      filial: session.ds_filial,
      empresa: company.ds_empresa,
      loginExterno,
    }),
  );
}

/** Keeps the branch a login has changed to: quick access goes there the next time (AUTH-18). */
export const rememberBranch = ({ infColab, ds_filial }: BranchSession): void =>
  keep(withBranch(entries.read(), infColab, ds_filial));

/** Takes a login off this terminal. */
export const forgetLogin = (entry: QuickAccessEntry): void => keep(withoutEntry(entries.read(), entry));

/** The logins of this terminal, the latest first. */
export const useQuickAccess = entries.use;
