import {
  type AnswerOf,
  type CheckedInput,
  intakeColumns,
  keyOf,
  type RecordKind,
  rightColumns,
} from '@terminal/contract';
import { type Fault, type ToldRefusal, toldOf } from '../core/cells/reader.rules.ts';
import type { Context } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { Refused } from '../core/refusal.ts';
import { asTyped } from '../core/text.ts';
import { cellsOf } from '../imports/intake/cell.rules.ts';
import { judgeRows } from '../imports/intake/judge.service.ts';
import { kinds } from '../imports/intake/kinds.service.ts';
import type { Sealed } from '../imports/intake/outcome.rules.ts';
import { sealRows } from '../imports/intake/seal.service.ts';
import { historyOf, noteChanges } from './history.service.ts';
import { rename } from './key.queries.ts';
import { type Cells, changesOf, emptiedOf, rowOf, versionOf } from './record.rules.ts';
import {
  findByKey,
  findKeeps,
  findRecord,
  hasAdministrator,
  lockRecord,
  type StoredRecord,
} from './records.queries.ts';
import { mustKeep } from './service.ts';
import { listLostPositions, vehiclesOf } from './use.queries.ts';

/** What saving needs to keep digits of people. */
export interface SavingOptions {
  secretKey: string;
}

/** A record about to be saved: `id` and `version` of the one that is changed. */
interface Saving {
  kind: RecordKind;
  id: string | undefined;
  version: string | undefined;
  cells: Cells;
}

/**
 * Makes a record, or changes one: its cells are read, judged and written as a row of a file is, except that what is left empty
 * becomes empty and lists hold what they name alone.
 * @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, CADASTRO_RECUSADO with what is wrong with each cell, CADASTRO_MUDOU,
 *   ULTIMO_ADMINISTRADOR
 */
export async function save(
  options: SavingOptions,
  context: Context,
  kind: RecordKind,
  { id, versao: version, celulas }: CheckedInput<'saveRecord'>['body'],
): Promise<AnswerOf<'saveRecord'>> {
  await mustKeep(context, kind);
  const saving: Saving = { kind, id, version, cells: celulas };
  const before = await presentOf(context, saving);
  await mustHaveRight(context, kind, before, celulas);
  const { row, sealed, told } = await readRow(options, context, saving);
  await takeKey(context, saving, before, told);
  const [outcome] = await judgeRows(context, kinds[kind], [
    { line: 1, cells: row, repeats: [], sealed, emptied: emptiedOf(kind, celulas) },
  ]);
  if (outcome === undefined || 'refusals' in outcome) throw refusedBy(outcome?.refusals ?? []);
  return finish(context, saving, before, told);
}

/** The record as it is, held until the end; undefined: a new one. @throws Refused NAO_ENCONTRADO, CADASTRO_MUDOU */
async function presentOf(context: Context, { kind, id, version }: Saving): Promise<StoredRecord | undefined> {
  const { db } = context;
  if (id === undefined) return undefined;
  if (!(await lockRecord(db, kind, id))) throw new Refused('NAO_ENCONTRADO');
  const found = await findRecord(db, kind, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  if (version === undefined || versionOf(kind, found.celulas) === version) return found;
  const [latest] = await historyOf(context, kind, id);
  const heads = new Map(intakeColumns(kind).map(([column, { head }]) => [column, head]));
  throw new Refused('CADASTRO_MUDOU', {
    valores: {
      quem: latest?.ds_colaborador ?? '?',
      colunas: (latest?.mudancas ?? [])
        .map(({ coluna, depois }) => `${heads.get(coluna) ?? coluna} ${depois}`)
        .join(', '),
    },
  });
}

/** @throws Refused CADASTRO_RECUSADO where somebody who is no administrator changes what people may do */
async function mustHaveRight(
  { db, actor }: Context,
  kind: RecordKind,
  before: StoredRecord | undefined,
  cells: Cells,
): Promise<void> {
  if (kind !== 'people') return;
  const { administers } = await findKeeps(db, actor.personId);
  if (administers) return;
  const usual = (column: string) => before?.celulas[column] ?? (column === 'cadastros' ? '' : 'N');
  const changed = rightColumns.filter((column) => (cells[column] ?? usual(column)) !== usual(column));
  if (changed.length > 0)
    throw refusedAt(changed.map((column) => ({ column, code: 'DIREITO_DO_ADMINISTRADOR' as const })));
}

/** Reads the cells as those of a file, with the digits taken out. @throws Refused CADASTRO_RECUSADO */
async function readRow(
  options: SavingOptions,
  { db, company }: Context,
  { kind, id, cells }: Saving,
): Promise<{ row: readonly string[]; sealed: Sealed; told: Cells }> {
  const [one] = await sealRows(db, { secretKey: options.secretKey, companyId: company.id }, kind, [
    rowOf(kind, cells, id === undefined),
  ]);
  if (one === undefined) throw new Error('a row that was sealed is not there');
  const read = kinds[kind].read(one.cells);
  if (read.faults) throw refusedAt(read.faults);
  const typed = cellsOf(kind, one.cells);
  const told = Object.fromEntries(
    keyOf(kind).columns.map((column) => [column, read.told[column] ?? typed.text(column)]),
  );
  return { row: one.cells, sealed: one.sealed, told };
}

/** Lets the record have the key it is saved under. @throws Refused CADASTRO_RECUSADO: another has it, or it never changes */
async function takeKey(
  { db }: Context,
  { kind }: Saving,
  before: StoredRecord | undefined,
  key: Cells,
): Promise<void> {
  const [name = ''] = keyOf(kind).columns;
  const other = await findByKey(db, kind, key);
  if (other !== undefined && other.id !== before?.id)
    throw refusedAt([{ code: 'CADASTRO_EXISTE', column: name, values: { nome: key[name] ?? '' } }]);
  if (before === undefined) return;
  const changed = keyOf(kind).columns.filter((column) => before.celulas[column] !== key[column]);
  const fixed = changed.filter((column) => keyOf(kind).fixed.includes(column));
  if (fixed.length > 0) throw refusedAt(fixed.map((column) => ({ code: 'CADASTRO_FIXO', column })));
  if (changed.length > 0) await rename(db, kind, before.id, key);
}

/** Checks what was written, and notes what changed. */
async function finish(
  context: Context,
  { kind, cells }: Saving,
  before: StoredRecord | undefined,
  key: Cells,
): Promise<AnswerOf<'saveRecord'>> {
  const { db } = context;
  const written = await findByKey(db, kind, key);
  if (written === undefined) throw new Error(`a ${kind} record is not there after it was written`);
  const saved = await nameAsTyped(db, kind, written, cells);
  if (saved === undefined) throw new Error(`a ${kind} record is not there after it was saved`);
  await mustFitTyres(context, kind, saved.id);
  if (kind === 'people' && before?.celulas['administra'] === 'S' && !(await hasAdministrator(db)))
    throw new Refused('ULTIMO_ADMINISTRADOR');
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
  await rename(db, kind, written.id, { nome: asTyped(nome) });
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
