import { keyOf, type RecordKind } from '@terminal/contract';
import { branchesOfCompany } from '../catalog/service.ts';
import { type Fault, toldOf } from '../core/cells/reader.rules.ts';
import { CompanyError } from '../core/company-error.ts';
import type { Context } from '../core/context.ts';
import { type Cells, changesOf } from '../core/records/cells.rules.ts';
import { readRecord, writeRecord, writingPerson } from '../imports/intake/record.service.ts';
import { insertChange } from './changes.queries.ts';
import { rowOf } from './record.rules.ts';
import { findByKey } from './records.queries.ts';

/** Who is to administer a company. */
export interface NewAdministrator {
  name: string;
  registration: string;
  /** First 3 of the CPF. */
  digits: string;
  /** Branch he works in, made where there is none; null: the company's branches. */
  branch: string | null;
}

/** A transaction of the company. */
type Work = Pick<Context, 'db' | 'company' | 'events'>;

/**
 * Makes somebody administer the company who can sign in at once, with a branch where there is none: he makes everything else in
 * the product. Somebody there is already gets the right, the name and the digits.
 * @throws CompanyError with what is wrong with what was given
 */
export async function makeAdministrator(
  work: Work,
  secretKey: string,
  { name, registration, digits, branch }: NewAdministrator,
): Promise<void> {
  if (branch !== null) await put(work, secretKey, 'branches', { filial: branch });
  const branches = (await branchesOfCompany(work.db)).filter(({ st_status }) => st_status === 'A');
  if (branches.length === 0)
    throw new CompanyError('The company has no branch yet: name its first with --filial.');
  const filiais = branch ?? branches.map(({ ds_filial }) => ds_filial).join('|');
  const cells = { matricula: registration, nome: name, cpf: digits, filiais, situacao: 'A', administra: 'S' };
  await put(work, secretKey, 'people', cells);
}

/** Writes the cells of a record as a row of a file, which leaves what it does not name as it is. */
async function put(work: Work, secretKey: string, kind: RecordKind, cells: Cells): Promise<void> {
  const row = rowOf(kind, cells, true);
  const one = await readRecord(work, secretKey, kind, row);
  if (one.faults.length > 0) throw refusedBy(one.faults);
  const key = Object.fromEntries(keyOf(kind).columns.map((column) => [column, one.stored(column)]));
  const before = await findByKey(work.db, kind, key);
  const [refusal] = await writeRecord(work, kind, one, new Set());
  if (refusal !== undefined) throw new CompanyError(refusal.mensagem);
  const after = await findByKey(work.db, kind, key);
  if (after === undefined) throw new Error(`a ${kind} record is not there after it was written`);
  const changes = changesOf(kind, before?.celulas ?? {}, after.celulas);
  const person = await writingPerson(work.db);
  if (changes.length > 0)
    await insertChange(work.db, { kind, id: after.id, person, fresh: before === undefined, changes });
}

const refusedBy = (faults: readonly Fault[]): CompanyError =>
  new CompanyError(faults.map((fault) => toldOf(fault).mensagem).join('\n'));
