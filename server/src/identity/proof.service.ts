import type { Context } from '../core/context.ts';
import type { CompanyDb, ControlDb, Databases } from '../core/db/pools.ts';
import { hashDigits, proveDigits, type TypedDigits } from '../core/digits.ts';
import { type Keys, keyMark } from '../core/keys.ts';
import { Refused } from '../core/refusal.ts';
import { countTry } from '../throttle/service.ts';
import { updateHash } from './proof.queries.ts';
import { type ActingRow, insertTryEvent } from './queries.ts';
import { type ProofKind, readingsOf } from './rules.ts';

/** What proving a person needs. */
export interface ProofOptions {
  databases: Databases;
  keys: Keys;
}

/** A person's login is a supplier's. */
export const isSupplier = ({ tp_clifor }: ActingRow): boolean => tp_clifor === 'F';

/**
 * Compares digits, a PIN or a badge with the person's. A wrong badge counts as wrong digits do (G-04, G-126).
 * @throws Refused CPF_INCORRETO, CPF_BLOQUEADO
 */
export async function prove(
  { databases, keys }: ProofOptions,
  { actor, address }: Context,
  person: ActingRow,
  given: string,
): Promise<void> {
  const tried = readingsOf(given, person.hm_pin !== null).map((what) => {
    const stored = storedOf(person)[what];
    const typed = typedAs(what, keys.secretKey, { companyId: actor.company.id, person, given });
    return { what, stored, typed, proof: proveDigits(stored, typed, keys.otherKey) };
  });
  const right = tried.find(({ proof }) => proof !== null);
  // Uses a separate connection, because the command's transaction is rolled back with the refusal.
  const company = databases.company(actor.company.database);
  await countGiven({ control: databases.control, company }, { actor, address }, person, right !== undefined);
  if (right === undefined) throw new Refused('CPF_INCORRETO', { faults: { cpf: 'CPF_INCORRETO' } });
  const { what, stored, typed, proof } = right;
  if (proof === 'other' && stored !== null) {
    const kept = { hash: hashDigits(typed), mark: keyMark(keys.secretKey) };
    await updateHash(company, what, { person: person.nr_sequencial, before: stored, ...kept });
  }
}

/** What of a person is kept. */
const storedOf = ({ hm_confirma, hm_pin, hm_cracha }: ActingRow): Record<ProofKind, Buffer | null> => ({
  digits: hm_confirma,
  pin: hm_pin,
  badge: hm_cracha,
});

/** What was given, as it is hashed when it is read as digits, PIN or badge. */
const typedAs = (
  what: ProofKind,
  secretKey: string,
  { companyId, person, given }: { companyId: number; person: ActingRow; given: string },
): TypedDigits =>
  what === 'badge'
    ? badgeOf(secretKey, companyId, given)
    : {
        secretKey,
        purpose: what === 'pin' ? 'pin' : 'confirma',
        companyId,
        personId: person.nr_sequencial,
        digits: given,
      };

/** The hashes a badge may be kept under: with the present key, and during a change of keys with the other one. */
export const badgeHashes = ({ secretKey, otherKey }: Keys, companyId: number, code: string) => {
  const under = (key: string) => hashDigits(badgeOf(key, companyId, code));
  return {
    now: under(secretKey),
    any: [secretKey, ...(otherKey === undefined ? [] : [otherKey])].map(under),
  };
};

/** A badge as it is hashed: without the person, so that it tells whose it is. */
const badgeOf = (secretKey: string, companyId: number, code: string): TypedDigits => ({
  secretKey,
  purpose: 'cracha',
  companyId,
  personId: 0,
  digits: code,
});

/** @throws Refused CPF_BLOQUEADO */
function countGiven(
  { control, company }: { control: ControlDb; company: CompanyDb },
  { actor, address }: Pick<Context, 'actor' | 'address'>,
  person: ActingRow,
  matched: boolean,
): Promise<void> {
  if (address === null) throw new Error('digits are proved from an address');
  const number = String(person.nr_sequencial);
  const who = isSupplier(person)
    ? { account: 'F' as const, code: number }
    : { account: 'I' as const, code: person.nr_matricula ?? number };
  const attempt = { ...who, companyId: actor.company.id, terminalId: actor.terminalId, address };
  const { branchId: branch, personId: by } = actor;
  return countTry(control, attempt, matched, 'CPF_BLOQUEADO', (name) =>
    insertTryEvent(company, { name, branch, person: person.nr_sequencial, by }),
  );
}
