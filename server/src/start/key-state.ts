import { openSecret } from '../core/account-secret.ts';
import { listEveryCompany } from '../core/companies.queries.ts';
import { inCompany, inControl } from '../core/db/owner.ts';
import type { Admin } from '../core/db/places.ts';
import type { ProvisionOptions } from '../core/db/provision.ts';
import { keyMark } from '../core/keys.ts';
import { countPeople, countUsers, type Left, listLeftPeople, listLeftUsers } from './key-state.queries.ts';

/** Progress of a change of keys in one database. */
export interface KeyState {
  /** Name of the company; null: the panel. */
  company: string | null;
  /** Active people who can sign in. */
  people: number;
  /** Those whose login or identity digits are not yet hashed with the present key. */
  login: number;
  confirm: number;
  /** Its routines are asked for on a host that checks our signatures. */
  hasHost: boolean;
  /** Who they are. */
  left: Left[];
}

/** The people who still depend on a key other than the present one, in the panel and in every company, suspended ones too. */
export async function keyStates(admin: Admin, options: ProvisionOptions): Promise<KeyState[]> {
  const mark = keyMark(options.secretKey);
  const [users, left, companies] = await inControl(admin, options, async (control) => [
    await countUsers(control, mark),
    await listLeftUsers(control, mark),
    await listEveryCompany(control),
  ]);
  const states: KeyState[] = [{ company: null, ...users, confirm: 0, hasHost: false, left }];
  for (const { name, database, hasHost } of companies.toSorted((a, b) => a.name.localeCompare(b.name)))
    states.push({
      company: name,
      hasHost,
      ...(await inCompany(admin, database, async (company) => ({
        ...(await countPeople(company, mark)),
        left: await listLeftPeople(company, mark),
      }))),
    });
  return states;
}

/** Client secrets of company accounts, sealed with the present key from now on where one of the two opens them. */
export async function sealAccounts(
  admin: Admin,
  options: ProvisionOptions,
): Promise<{ company: string; secret: 'SEALED' | 'KEPT' | 'LOST' }[]> {
  const companies = await inControl(admin, options, listEveryCompany);
  const sealed: { company: string; secret: 'SEALED' | 'KEPT' | 'LOST' }[] = [];
  for (const { id, name, database } of companies.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const opened = await inCompany(admin, database, (company) => openSecret(company, options, id));
    if (opened !== null) sealed.push({ company: name, secret: opened.is });
  }
  return sealed;
}
