import { type AnswerOf, type CheckedInput, keyOf, manyColumns, type RecordKind } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import type { StoredRecord } from '../core/records/cells.queries.ts';
import { Refused } from '../core/refusal.ts';
import { findRecord, lockRecord } from './records.queries.ts';
import { type SavingOptions, save } from './save.service.ts';
import { mustKeep } from './service.ts';

/** Why a record is not changed, by the record. */
interface Fault {
  id: string;
  name: string;
  refusal: Refused;
}

/**
 * Gives a column of many records one value, each by the reader and writer of its form: of all or of none. What is wrong is told of
 * all of them, by name.
 * @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, CADASTRO_FIXO, CADASTROS_MUDARAM, CADASTROS_RECUSADOS
 */
export async function changeMany(
  options: SavingOptions,
  context: Context,
  kind: RecordKind,
  { coluna, valor, registros }: CheckedInput<'changeRecords'>['body'],
): Promise<AnswerOf<'changeRecords'>> {
  await mustKeep(context, kind);
  if (!manyColumns(kind).includes(coluna)) throw new Refused('CADASTRO_FIXO');
  const versions = new Map(registros.map(({ id, versao }) => [id, versao]));
  const found = await held(context, kind, [...versions.keys()].toSorted());
  const faults: Fault[] = [];
  for (const { id, celulas } of found) {
    const versao = versions.get(id);
    const body = { id, ...(versao !== undefined && { versao }), celulas: { ...celulas, [coluna]: valor } };
    const refusal = await refusalOf(() => save(options, context, kind, body));
    if (refusal !== undefined) faults.push({ id, name: celulas[keyOf(kind).name] ?? id, refusal });
  }
  if (faults.length > 0) throw refusedBy(faults);
  return { mudados: found.length };
}

/** Records held until the end, always in the same order: two who change many wait for each other. @throws Refused NAO_ENCONTRADO */
async function held({ db }: Context, kind: RecordKind, ids: readonly string[]): Promise<StoredRecord[]> {
  const all: StoredRecord[] = [];
  for (const id of ids) {
    const record = (await lockRecord(db, kind, id)) ? await findRecord(db, kind, id) : undefined;
    if (record === undefined) throw new Refused('NAO_ENCONTRADO');
    all.push(record);
  }
  return all;
}

/** Why something is refused; undefined: it is done. What was written of it goes with the whole command. */
async function refusalOf(work: () => Promise<unknown>): Promise<Refused | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** The refusal of a command: who changed what meanwhile goes first; else what is wrong with each record, by its number. */
function refusedBy(faults: readonly Fault[]): Refused {
  const changed = faults.filter(({ refusal }) => refusal.codigo === 'CADASTRO_MUDOU');
  if (changed.length > 0) {
    const quais = changed.map(({ name, refusal }) => `${name} (${refusal.details.valores?.['quem'] ?? '?'})`);
    return new Refused('CADASTROS_MUDARAM', { valores: { quais: quais.join(', ') } });
  }
  const told = faults.map(({ id, refusal: { codigo, message, details } }) => {
    const [cell] = details.celulas ?? [];
    return {
      message: Object.values(details.campos ?? {})[0] ?? message,
      cell: { coluna: id, codigo: cell?.codigo ?? codigo, valores: cell?.valores ?? details.valores ?? {} },
    };
  });
  return new Refused('CADASTROS_RECUSADOS', {
    valores: { quantos: String(faults.length) },
    celulas: told.map(({ cell }) => cell),
    campos: Object.fromEntries(told.map(({ cell, message }) => [cell.coluna, message])),
  });
}
