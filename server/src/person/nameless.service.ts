import { CompanyError } from '../core/company-error.ts';
import { companyNamed } from '../core/company-named.ts';
import type { Company } from '../core/context.ts';
import { inCompany, inControl } from '../core/db/owner.ts';
import type { Admin } from '../core/db/places.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import type { ProvisionOptions } from '../core/db/provision.ts';
import { insertTrail } from '../core/events/trail.queries.ts';
import {
  clearCode,
  clearPerson,
  countGoing,
  deleteGoing,
  deleteSessions,
  deleteTries,
  findNamed,
  isShared,
  lockPerson,
  type WhoIs,
} from './nameless.queries.ts';
import { type Person, pseudonymOf, type Telling, tellingOf } from './nameless.rules.ts';
import { listRunning } from './queries.ts';
import { countTexts, type FoundText, rewriteTexts, searchesOf, searchesOfPanel } from './texts.queries.ts';

/** Where a person is looked for. */
export interface Whose {
  company: Company;
  person: Person;
}

/** @throws CompanyError when there is no such company or person */
export async function personOf(
  admin: Admin,
  options: ProvisionOptions,
  companyName: string,
  who: WhoIs,
): Promise<Whose> {
  const company = await companyNamed(admin, options, companyName);
  const person = await inCompany(admin, company.database, (db) => findNamed(db, who));
  if (person !== undefined) return { company, person };
  throw new CompanyError(`${company.name} has no person ${'id' in who ? who.id : who.registration}.`);
}

/** A person whose work is running cannot be made nameless. */
export class AtWorkError extends CompanyError {
  readonly orders: readonly number[];

  constructor(name: string, orders: readonly number[]) {
    super(`${name} is at work on ${orders.join(', ')}: end that first.`);
    this.orders = orders;
  }
}

/** The panel user the trail names for it; nulls: the command line. */
export interface Doer {
  userId: number | null;
  address: string | null;
}

/** What was changed. */
export interface Nameless {
  pseudonym: string;
  /** Rows by table in which the name or the address of the letters stood. */
  rewritten: Record<string, number>;
}

/** What would be changed. */
export interface NamelessPreview {
  pseudonym: string;
  telling: Telling;
  /** Rows that go, by table. */
  goes: Record<string, number>;
  /** Texts of the company, and of the panel about it. */
  texts: FoundText[];
}

/** Previews the changes of anonymising. @throws AtWorkError while the person has work running */
export async function previewNameless(
  admin: Admin,
  options: ProvisionOptions,
  { company, person }: Whose,
): Promise<NamelessPreview> {
  const { telling, goes, texts } = await inCompany(admin, company.database, async (db) => {
    await refuseAtWork(db, person);
    const found = tellingOf(person, await isShared(db, person));
    return {
      telling: found,
      goes: await countGoing(db, person.id),
      texts: await countTexts(db, searchesOf(person, found)),
    };
  });
  const ofPanel = await inControl(admin, options, (control) =>
    countTexts(control, searchesOfPanel(company, person, telling)),
  );
  return { pseudonym: pseudonymOf(person.id), telling, goes, texts: [...texts, ...ofPanel] };
}

/**
 * Takes a person's name out of what a company and the panel keep: his row, what people wrote and every kept answer or
 * message his name or address stands in; his digits, sessions and counted tries go. Names of things stay, and so do
 * numbers, times and sums. May be run again, also after it was cut off.
 * @throws AtWorkError while the person has work running
 */
export async function makeNameless(
  admin: Admin,
  options: ProvisionOptions,
  { company, person }: Whose,
  doer: Doer = { userId: null, address: null },
): Promise<Nameless> {
  const pseudonym = pseudonymOf(person.id);
  const rewritten = await inCompany(admin, company.database, async (db) => {
    await lockPerson(db, person.id);
    await refuseAtWork(db, person);
    const telling = tellingOf(person, await isShared(db, person));
    const inCompanyTexts = await rewriteTexts(db, searchesOf(person, telling));
    await deleteGoing(db, person.id);
    await clearCode(db, person.id);
    await clearPerson(db, person.id);
    // Before the company's own end: cut off between the two, the name is still there to be asked for again.
    const inPanel = await inControl(admin, options, async (control) => {
      await deleteSessions(control, company, person);
      await deleteTries(control, company, person);
      const changed = await rewriteTexts(control, searchesOfPanel(company, person, telling));
      const line = { action: 'pessoa.anonimizada', database: company.database, detail: pseudonym };
      await insertTrail(control, doer, [line]);
      return changed;
    });
    return { ...inCompanyTexts, ...inPanel };
  });
  return { pseudonym, rewritten };
}

async function refuseAtWork(db: CompanyDb, { id, name }: Person): Promise<void> {
  const orders = await listRunning(db, id);
  if (orders.length > 0) throw new AtWorkError(name, orders);
}
