import type { BranchSession } from '../core/session/record.ts';
import { writeStored } from '../core/storage.ts';
import { isSameLogin } from './quick-access.ts';
import { entries, keep, type SavedLogin } from './remembered.ts';

/** Keeps the digits of this login no longer on this terminal: they do not count any more (AUTH-29). */
export function forgetDigits({ infColab: { matricula, loginExterno, empresa } }: BranchSession): void {
  writeStored('saveLogin', { matricula, cpf: '', loginExterno } satisfies SavedLogin);
  const login = { matricula, loginExterno, empresa };
  keep(entries.read().map((entry) => (isSameLogin(entry, login) ? { ...entry, cpf: '' } : entry)));
}
