import { readStored, writeStored } from '../core/storage.ts';
import type { LoginForm } from './login-form.ts';
import { isSameLogin, type QuickAccessEntry } from './quick-access.ts';
import { entries, keep, type SavedLogin } from './remembered.ts';

type Who = Pick<QuickAccessEntry, 'matricula' | 'empresa' | 'loginExterno'>;

/** Keeps the digits of this login no longer on this terminal: they do not count any more (AUTH-29). */
export function forgetDigits({ matricula, loginExterno, empresa }: Who): void {
  const saved = readStored<SavedLogin>('saveLogin');
  if (saved?.matricula === matricula && saved.loginExterno === loginExterno)
    writeStored('saveLogin', { ...saved, cpf: '' } satisfies SavedLogin);
  const login = { matricula, loginExterno, empresa };
  keep(entries.read().map((entry) => (isSameLogin(entry, login) ? { ...entry, cpf: '' } : entry)));
}

/** Forgets digits that were refused where they are those kept here: every tap on the name would be one more wrong try. */
export function forgetRefused({ external, number, digits }: LoginForm, empresa: string): void {
  const login = { matricula: number.trim(), loginExterno: external ? 'S' : 'N', empresa } as const;
  const saved = readStored<SavedLogin>('saveLogin');
  const isKept =
    (saved?.matricula === login.matricula && saved.cpf === digits) ||
    entries.read().some((entry) => isSameLogin(entry, login) && entry.cpf === digits);
  if (isKept) forgetDigits(login);
}
