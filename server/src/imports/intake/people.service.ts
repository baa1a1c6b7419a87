import type { Contact } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { findClifors, findMergedSuppliers, findNumbers } from './lookup.queries.ts';
import { mergedFaults } from './merged.rules.ts';
import {
  type Given,
  type IntakeOutcome,
  type IntakeVerdict,
  type Lined,
  type Sealed,
  withParts,
} from './outcome.rules.ts';
import {
  findContracts,
  removeContacts,
  removeDoors,
  removeKeeping,
  upsertContacts,
  upsertDigits,
  upsertDoors,
  upsertKeeping,
  upsertPeople,
  upsertSuppliers,
} from './people.queries.ts';
import {
  contractFaults,
  type PersonRow,
  personFaults,
  type SupplierRow,
  supplierFaults,
} from './people.rules.ts';
import { withoutOthers, writeSound } from './sound.service.ts';

/** Writes suppliers by their number; it is the code they sign in with. */
export async function writeSuppliers(
  tx: CompanyDb,
  given: readonly Given<SupplierRow>[],
): Promise<IntakeOutcome[]> {
  const branches = await branchesOf(tx, given);
  const people = await numbersOfPeople(tx, given);
  const numbers = given.map(({ row }) => row.number);
  const merged = await findMergedSuppliers(tx, numbers);
  const contracts = await findContracts(tx, numbers);
  return writeSound(
    given,
    ({ row, emptied }) => [
      ...supplierFaults(row, people),
      ...mergedFaults(row.status, merged.get(row.number)),
      ...contractFaults(row, contracts.get(row.number), emptied),
    ],
    async (sound) => {
      const own = await contact(tx, sound, await upsertSuppliers(tx, sound));
      const entrances = sound.map(({ row, sealed, line, emptied }) => ({
        line,
        emptied,
        id: row.number,
        branches: known(row.branches, branches),
        attends: null,
        sealed,
      }));
      return openDoors(tx, own, entrances, "'N'");
    },
  );
}

/** Parts of a contact a form leaves empty. */
const emptiedIn = (contact: Contact): ReadonlySet<string> =>
  new Set(Object.entries(contact).flatMap(([part, told]) => (told === '' ? [part] : [])));

/** Writes whom one talks to at suppliers. @returns their verdicts, with these changes */
async function contact(
  tx: CompanyDb,
  sound: readonly Given<SupplierRow>[],
  own: readonly IntakeVerdict[],
): Promise<IntakeVerdict[]> {
  const contacts = sound.map(({ row, line, emptied }) =>
    row.contacts.map((one) => ({
      ...one,
      line,
      emptied: emptied && emptiedIn(one),
      supplier: row.number,
    })),
  );
  const added = withParts(own, contacts, await upsertContacts(tx, contacts.flat()));
  return withoutOthers(sound, added, ({ row }) =>
    removeContacts(
      tx,
      row.number,
      row.contacts.map(({ nome }) => nome),
    ),
  );
}

/** Writes people by their registration; new ones get the number their digits were hashed with. */
export async function writePeople(
  tx: CompanyDb,
  given: readonly Given<PersonRow>[],
): Promise<IntakeOutcome[]> {
  const branches = await branchesOf(tx, given);
  const numbers = await numbersByRegistration(tx, given);
  const shifts = await findNumbers(
    tx,
    'turno',
    given.flatMap(({ row }) => row.shift ?? []),
  );
  return writeSound(
    given,
    (one) => personFaults(one, numbers),
    async (sound) => {
      const own = await grant(tx, sound, await upsertPeople(tx, sound, shifts));
      const entrances = sound.map(({ row, sealed, line, emptied }) => ({
        line,
        emptied,
        id: sealed.person ?? 0,
        branches: known(row.branches, branches),
        attends: row.attends,
        sealed,
      }));
      return openDoors(tx, own, entrances, "'S'");
    },
  );
}

/** Lets people keep kinds of master data. @returns their verdicts, with these changes */
async function grant(
  tx: CompanyDb,
  sound: readonly Given<PersonRow>[],
  own: readonly IntakeVerdict[],
): Promise<IntakeVerdict[]> {
  const rows = sound.map(({ row, sealed, line, emptied }) => ({
    line,
    emptied,
    id: sealed.person ?? 0,
    kinds: row.keeps,
  }));
  const keeping = rows.map(({ line, id, kinds }) => kinds.map((kind) => ({ line, id, kind })));
  const added = withParts(own, keeping, await upsertKeeping(tx, keeping.flat()));
  return withoutOthers(rows, added, ({ id, kinds }) => removeKeeping(tx, id, kinds));
}

const branchesOf = (tx: CompanyDb, given: readonly Given<{ branches: string[] }>[]) =>
  findNumbers(
    tx,
    'filial',
    given.flatMap(({ row }) => row.branches),
  );

async function numbersOfPeople(
  tx: CompanyDb,
  given: readonly Given<SupplierRow>[],
): Promise<ReadonlySet<number>> {
  const numbers = given.map(({ row }) => row.number);
  const clifors = await findClifors(tx, { registrations: [], numbers });
  return new Set(
    clifors.filter(({ tp_clifor }) => tp_clifor === 'C').map(({ nr_sequencial }) => nr_sequencial),
  );
}

async function numbersByRegistration(
  tx: CompanyDb,
  given: readonly Given<PersonRow>[],
): Promise<ReadonlyMap<string, number>> {
  const registrations = given.map(({ row }) => row.registration);
  const people = await findClifors(tx, { registrations, numbers: [] });
  return new Map(people.map(({ nr_matricula, nr_sequencial }) => [nr_matricula ?? '', nr_sequencial]));
}

const known = (names: readonly string[], branches: ReadonlyMap<string, number>): number[] =>
  names.flatMap((name) => branches.get(name) ?? []);

/** Branches and digits of a person. */
interface Entrance extends Lined {
  id: number;
  branches: readonly number[];
  attends: 'S' | 'N' | null;
  sealed: Sealed;
}

/** Adds branches and digits to written people. @returns their verdicts, including these changes */
async function openDoors(
  tx: CompanyDb,
  own: readonly IntakeVerdict[],
  entrances: readonly Entrance[],
  usual: "'S'" | "'N'",
): Promise<IntakeVerdict[]> {
  const doors = entrances.map(({ line, id, branches, attends }) =>
    branches.map((branch) => ({ line, id, branch, attends })),
  );
  const digits = entrances.map(({ line, id, sealed }) =>
    sealed.login === null ? [] : [{ line, id, sealed }],
  );
  const withDoors = await withoutOthers(
    entrances,
    withParts(own, doors, await upsertDoors(tx, doors.flat(), usual)),
    ({ id, branches }) => removeDoors(tx, id, branches),
  );
  return withParts(withDoors, digits, await upsertDigits(tx, digits.flat()));
}
