import { type AnswerOf, type CheckedInput, columnOf, keyOf, type RecordKind } from '@terminal/contract';
import { type Fault, type ToldRefusal, toldOf } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import type { StoredRecord } from '../core/records/cells.queries.ts';
import { type Cells, changesOf } from '../core/records/cells.rules.ts';
import { Refused } from '../core/refusal.ts';
import { asTyped } from '../core/text.ts';
import { readRecord, takenBy, writeRecord } from '../imports/intake/record.service.ts';
import { changesSince, sumOf } from './history.rules.ts';
import { historyOf, noteChanges } from './history.service.ts';
import { rename } from './key.queries.ts';
import { emptiedOf, rightsTouched, rowOf, withoutBranch, withRightsOf } from './record.rules.ts';
import { findByKey, findKeeps, findRecord, lockRecord } from './records.queries.ts';
import { mustKeep } from './service.ts';
import { isNothingLeft, listLostPositions, vehiclesOf } from './use.queries.ts';
import { versionOf } from './version.ts';

/** What saving needs to keep digits of people. */
export interface SavingOptions {
  secretKey: string;
}

/** A record about to be saved: `id` and `version` of the one that is changed. */
interface Saving {
  kind: RecordKind;
  id: string | undefined;
  version: string | undefined;
}

/**
 * Makes a record, or changes one: its cells are read, judged and written as a row of a file is, except that what is left empty
 * becomes empty and lists hold what they name alone.
 * @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, CADASTRO_RECUSADO with what is wrong with each cell, CADASTRO_MUDOU,
 *   CADASTRO_ULTIMO, EMPRESA_SEM_ADMINISTRADOR
 */
export async function save(
  options: SavingOptions,
  context: Context,
  kind: RecordKind,
  { id, versao: version, celulas }: CheckedInput<'saveRecord'>['body'],
): Promise<AnswerOf<'saveRecord'>> {
  await mustKeep(context, kind);
  const before = await presentOf(context, { kind, id, version });
  const cells = await withinRights(context, kind, before, celulas);
  const row = rowOf(kind, cells, before === undefined);
  const one = await readRecord(context, options.secretKey, kind, row);
  const key = Object.fromEntries(keyOf(kind).columns.map((column) => [column, one.stored(column)]));
  const faults = [
    ...one.faults,
    ...(await keyFaults(context, kind, before, key)),
    ...(kind === 'vehicles' ? await takenBy(context.db, one, before?.id) : []),
    ...withoutBranch(kind, cells),
  ];
  if (faults.length > 0) throw refusedAt(faults);
  if (before !== undefined) await rename(context.db, kind, before, key);
  const refusals = await writeRecord(context, kind, one, emptiedOf(kind, cells));
  if (refusals.length > 0) throw refusedBy(refusals);
  return finish(context, { kind, cells }, before, key);
}

/** The record as it is, held until the end; undefined: a new one. @throws Refused NAO_ENCONTRADO, CADASTRO_MUDOU */
async function presentOf(context: Context, { kind, id, version }: Saving): Promise<StoredRecord | undefined> {
  const { db } = context;
  if (id === undefined) return undefined;
  if (!(await lockRecord(db, kind, id))) throw new Refused('NAO_ENCONTRADO');
  const found = await findRecord(db, kind, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  if (version === undefined || versionOf(kind, found.celulas) === version) return found;
  throw await changedSince(context, kind, found, version);
}

/** The refusal of a change that began with an older record: who changed what since, and which version that is. */
async function changedSince(
  context: Context,
  kind: RecordKind,
  { id, celulas }: StoredRecord,
  version: string,
): Promise<Refused> {
  const history = await historyOf(context, kind, id);
  const since = changesSince(celulas, history, (cells) => versionOf(kind, cells) === version);
  const sum = sumOf(since);
  return new Refused('CADASTRO_MUDOU', {
    valores: {
      quem: since[0]?.ds_colaborador ?? '?',
      colunas: sum.map(({ coluna }) => columnOf(kind, coluna)?.head ?? coluna).join(', ') || '?',
      versao: versionOf(kind, celulas),
    },
    celulas: sum.map(({ coluna, ...valores }) => ({ coluna, codigo: 'CADASTRO_MUDOU', valores })),
  });
}

/**
 * The cells as the session's person may save them: who is no administrator changes nobody's rights, nor how somebody with rights
 * signs in; rights that are not told stay.
 * @throws Refused CADASTRO_RECUSADO
 */
async function withinRights(
  { db, actor }: Context,
  kind: RecordKind,
  before: StoredRecord | undefined,
  cells: Cells,
): Promise<Cells> {
  if (kind !== 'people' || (await findKeeps(db, actor.personId)).administers) return cells;
  const touched = rightsTouched(before?.celulas, cells);
  if (touched.length > 0)
    throw refusedAt(touched.map((column) => ({ column, code: 'DIREITO_DO_ADMINISTRADOR' as const })));
  return withRightsOf(before?.celulas, cells);
}

/** Why the record cannot have the key it is saved under: another has it, or it never changes. */
async function keyFaults(
  { db }: Context,
  kind: RecordKind,
  before: StoredRecord | undefined,
  key: Cells,
): Promise<Fault[]> {
  if (before !== undefined && Object.entries(key).every(([column, cell]) => before.celulas[column] === cell))
    return [];
  const [name = ''] = keyOf(kind).columns;
  const other = await findByKey(db, kind, key);
  if (other !== undefined && other.id !== before?.id)
    return [{ code: 'CADASTRO_EXISTE', column: name, values: { nome: key[name] ?? '' } }];
  if (before === undefined) return [];
  const fixed = keyOf(kind).fixed.filter((column) => before.celulas[column] !== key[column]);
  return fixed.map((column) => ({ code: 'CADASTRO_FIXO', column }));
}

/** Checks what was written, and notes what changed. */
async function finish(
  context: Context,
  { kind, cells }: { kind: RecordKind; cells: Cells },
  before: StoredRecord | undefined,
  key: Cells,
): Promise<AnswerOf<'saveRecord'>> {
  const { db } = context;
  const written = await findByKey(db, kind, key);
  if (written === undefined) throw new Error(`a ${kind} record is not there after it was written`);
  const saved = await nameAsTyped(db, kind, written, cells);
  if (saved === undefined) throw new Error(`a ${kind} record is not there after it was saved`);
  await mustFitTyres(context, kind, saved.id);
  if (await isNothingLeft(db, kind, saved.id)) throw new Refused('CADASTRO_ULTIMO');
  const changes = changesOf(kind, before?.celulas ?? {}, saved.celulas);
  await noteChanges(context, kind, saved.id, { fresh: before === undefined, changes });
  return { ...saved, versao: versionOf(kind, saved.celulas) };
}

/** Services and parts keep their names as they were typed; a file writes them in capitals. */
async function nameAsTyped(
  db: CompanyDb,
  kind: RecordKind,
  written: StoredRecord,
  { nome = '' }: Cells,
): Promise<StoredRecord | undefined> {
  if (kind !== 'items' || written.celulas['nome'] === asTyped(nome)) return written;
  await rename(db, kind, written, { ...written.celulas, nome: asTyped(nome) });
  return findRecord(db, kind, written.id);
}

/** @throws Refused CADASTRO_RECUSADO where a tyre is mounted in a position the type no longer has */
async function mustFitTyres({ db }: Context, kind: RecordKind, id: string): Promise<void> {
  const vehicles = vehiclesOf[kind]?.(id);
  const lost = vehicles === undefined ? [] : await listLostPositions(db, vehicles);
  if (lost.length > 0)
    throw refusedAt([
      {
        code: 'POSICAO_COM_PNEU',
        column: kind === 'types' ? 'posicoes' : 'tipo',
        values: { nome: lost.join(', ') },
      },
    ]);
}

const refusedAt = (faults: readonly Fault[]): Refused => refusedBy(faults.map(toldOf));

/** The refusal of a record: the first reason, and what is wrong with each cell. */
function refusedBy(refusals: readonly ToldRefusal[]): Refused {
  const celulas = refusals.flatMap(({ coluna, codigo, valores }) =>
    coluna === null ? [] : [{ coluna, codigo, valores }],
  );
  const whole = refusals.find(({ coluna }) => coluna === null);
  if (whole !== undefined) return new Refused(whole.codigo, { valores: whole.valores });
  return new Refused('CADASTRO_RECUSADO', {
    celulas,
    campos: Object.fromEntries(
      refusals.flatMap(({ coluna, mensagem }) => (coluna === null ? [] : [[coluna, mensagem]])),
    ),
  });
}
