import {
  type AnswerOf,
  type CheckedInput,
  columnOf,
  isMergeKind,
  type MergeKind,
  type RecordKind,
} from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { tell } from '../core/events/tell.ts';
import type { StoredRecord } from '../core/records/cells.queries.ts';
import { changesOf } from '../core/records/cells.rules.ts';
import { Refused } from '../core/refusal.ts';
import { listActiveBranches } from './changes.queries.ts';
import { noteChanges } from './history.service.ts';
import {
  type Counted,
  countLogins,
  countMoved,
  findStanding,
  insertUnion,
  listUnions,
  lockUnion,
  moveReferences,
  moveReferencesBack,
  type Pair,
  updateState,
  updateUndone,
} from './merge.queries.ts';
import { nameOf, type Party, references, type UnionFacts, unionRefusal } from './merge.rules.ts';
import {
  addCycles,
  addStock,
  countBoth,
  listBelow,
  listCounted,
  lockStock,
  returnCycles,
  returnStock,
} from './merge-stock.queries.ts';
import { findRecord, lockRecord } from './records.queries.ts';
import { mustKeep, record } from './service.ts';

/** Names of two records that are to be one. */
interface Named {
  unido: string;
  fica: string;
}

const pairOf = ({ unido, fica }: Named): Pair => ({ double: Number(unido), stays: Number(fica) });

/** What a union of two records would move. @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, UNIAO_* */
export async function previewMerge(
  context: Context,
  kind: MergeKind,
  named: Named,
): Promise<AnswerOf<'previewMerge'>> {
  await mustKeep(context, kind);
  const { double, stays } = await mayMerge(context, kind, named);
  const { db } = context;
  const pair = pairOf(named);
  const logins = kind === 'suppliers' ? await countLogins(db, pair.double) : 0;
  return {
    unido: { id: double.id, nome: nameOf(kind, double) },
    fica: { id: stays.id, nome: nameOf(kind, stays) },
    movidos: [
      ...(await countMoved(db, kind, pair)),
      ...(kind === 'items' ? await countBoth(db, pair) : []),
      ...(logins > 0 ? [{ de: 'acessos', quantos: logins }] : []),
    ],
  };
}

/**
 * Merges a double into the record that stays: what named it names the other, its stock is added by movements, and it goes out of
 * use, in one transaction. Two at once wait for each other's records, and the second finds them merged.
 * @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, UNIAO_*
 */
export async function merge(
  context: Context,
  kind: MergeKind,
  { motivo: reason, ...named }: CheckedInput<'mergeRecords'>['body'],
): Promise<AnswerOf<'mergeRecords'>> {
  await mustKeep(context, kind);
  const { db, actor } = context;
  const pair = pairOf(named);
  await hold(context, kind, pair);
  const { double, stays } = await mayMerge(context, kind, named);
  const person = actor.personId;
  const state = double.celulas['situacao'] ?? 'A';
  const union = await insertUnion(db, kind, pair, { state, reason, person });
  const written = `União: ${nameOf(kind, double)} → ${nameOf(kind, stays)}. ${reason}`;
  const saldos = kind === 'items' ? await addStock(db, pair, { union, reason: written, person }) : 0;
  const movidos = await moveReferences(db, kind, pair, union);
  const ciclos_somados = kind === 'items' ? await addCycles(db, pair, union) : 0;
  await updateState(db, kind, pair.double, 'I');
  await note(context, kind, { double, stays }, 'unida');
  return { nr_sequencial: union, movidos: [...movidos, ...counted({ saldos, ciclos_somados })] };
}

/**
 * Undoes a union: moves back exactly what it moved and still names the one that stayed. What changed since stays, and is told.
 * @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO, UNIAO_DESFEITA, UNIAO_SEGUINTE, UNIAO_EM_INVENTARIO
 */
export async function undoMerge(
  context: Context,
  kind: MergeKind,
  { uniao: union, motivo: reason }: CheckedInput<'undoMerge'>['body'],
): Promise<AnswerOf<'undoMerge'>> {
  await mustKeep(context, kind);
  const { db, actor } = context;
  const found = await lockUnion(db, kind, union);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  if (found.undoneBy !== null) throw new Refused('UNIAO_DESFEITA', { valores: { quem: found.undoneBy } });
  await hold(context, kind, found);
  const double = await partyOf(context, kind, String(found.double));
  const stays = await partyOf(context, kind, String(found.stays));
  if (stays.mergedInto !== null)
    throw new Refused('UNIAO_SEGUINTE', { valores: { nome: nameOf(kind, stays), fica: stays.mergedInto } });
  const filiais = kind === 'items' ? await listCounted(db, found) : [];
  if (filiais.length > 0)
    throw new Refused('UNIAO_EM_INVENTARIO', { valores: { filiais: filiais.join(', ') } });
  const person = actor.personId;
  await updateUndone(db, union, { reason, person });
  await updateState(db, kind, found.double, found.state);
  const back = await moveReferencesBack(db, kind, found, union);
  if (kind === 'items') {
    const written = `União desfeita: ${nameOf(kind, double)} ← ${nameOf(kind, stays)}. ${reason}`;
    back.push({ use: 'saldos', ...(await returnStock(db, union, { reason: written, person })) });
    back.push({ use: 'ciclos_somados', ...(await returnCycles(db, found, union)) });
  }
  await note(context, kind, { double, stays }, 'desfeita');
  return {
    voltaram: counted(Object.fromEntries(back.map(({ use, voltaram }) => [use, voltaram]))),
    ficaram: counted(Object.fromEntries(back.map(({ use, ficaram }) => [use, ficaram]))),
  };
}

/** One record with its use, its history and its unions. @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO */
export async function recordWithUnions(
  context: Context,
  kind: RecordKind,
  id: string,
): Promise<AnswerOf<'getRecord'>> {
  return { ...(await record(context, kind, id)), unioes: await unionsOf(context, kind, id) };
}

/** Unions of a record, newest first; of kinds whose doubles are not merged, none. */
async function unionsOf({ db }: Context, kind: string, id: string): Promise<AnswerOf<'getRecord'>['unioes']> {
  if (!isMergeKind(kind)) return [];
  const uses: Record<string, string> = {
    saldo: 'saldos',
    plano: 'ciclos_somados',
    ...Object.fromEntries(references[kind].moves.map(({ place, use }) => [place, use])),
  };
  const found = await listUnions(db, kind, Number(id));
  return found.map(({ movidos, dt_uniao, ...union }) => ({
    ...union,
    dt_uniao: dt_uniao.toISOString(),
    movidos: movidos.map(({ de, quantos }) => ({ de: uses[de] ?? de, quantos })),
  }));
}

const counted = (counts: Readonly<Record<string, number>>): Counted[] =>
  Object.entries(counts).flatMap(([de, quantos]) => (quantos > 0 ? [{ de, quantos }] : []));

/** Holds both records, the one with the smaller number first, and what stock there is of them. */
async function hold({ db }: Context, kind: MergeKind, pair: Pair): Promise<void> {
  for (const id of [pair.double, pair.stays].toSorted((a, b) => a - b))
    await lockRecord(db, kind, String(id));
  if (kind === 'items') await lockStock(db, pair);
}

/** A record that may be one of a union. @throws Refused NAO_ENCONTRADO */
async function partyOf({ db }: Context, kind: MergeKind, id: string): Promise<Party> {
  const found = await findRecord(db, kind, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const standing = await findStanding(db, kind, Number(id));
  const other = standing === Number(id) ? undefined : await findRecord(db, kind, String(standing));
  return { ...found, mergedInto: other === undefined ? null : nameOf(kind, other) };
}

/** Two records that may become one. @throws Refused NAO_ENCONTRADO, UNIAO_* */
async function mayMerge(context: Context, kind: MergeKind, named: Named): Promise<UnionFacts> {
  const double = await partyOf(context, kind, named.unido);
  const stays = await partyOf(context, kind, named.fica);
  const ofParts = kind === 'items' && double.id !== stays.id;
  const facts: UnionFacts = {
    double,
    stays,
    counted: ofParts ? await listCounted(context.db, pairOf(named)) : [],
    below: ofParts ? await listBelow(context.db, pairOf(named)) : [],
  };
  const refusal = unionRefusal(kind, facts);
  if (refusal !== null) throw new Refused(refusal.code, { valores: asShown(kind, refusal.values) });
  return facts;
}

/** Values of a refusal with the heads of the columns it names. */
function asShown(kind: MergeKind, values: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { colunas, ...others } = values;
  if (colunas === undefined) return others;
  const heads = colunas.split(', ').map((column) => columnOf(kind, column)?.head ?? column);
  return { ...others, colunas: heads.join(', ') };
}

/** Keeps in the history of both what became of them, and tells the screens. */
async function note(
  context: Context,
  kind: MergeKind,
  before: { double: StoredRecord; stays: StoredRecord },
  how: 'unida' | 'desfeita',
): Promise<void> {
  const sides = [
    ['unido_a', before.double, nameOf(kind, before.stays)],
    ['unido_com', before.stays, nameOf(kind, before.double)],
  ] as const;
  for (const [coluna, { id, celulas }, name] of sides) {
    const after = await findRecord(context.db, kind, id);
    const union = { coluna, antes: how === 'unida' ? '' : name, depois: how === 'unida' ? name : '' };
    await noteChanges(context, kind, id, {
      changes: [union, ...changesOf(kind, celulas, after?.celulas ?? celulas)],
    });
  }
  if (kind !== 'items') return;
  for (const nr_seq_filial of await listActiveBranches(context.db))
    tell(context, 'estoque.lancado', { nr_seq_filial }, { item: before.stays.id, uniao: how });
}
