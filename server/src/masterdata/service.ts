import {
  type AnswerOf,
  type CheckedInput,
  columnOf,
  keyOf,
  type RecordKind,
  recordKinds,
} from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { lastPage } from '../core/paging.ts';
import { Refused } from '../core/refusal.ts';
import { wordsOf } from '../core/text.ts';
import { namesToRefer } from '../imports/intake/record.service.ts';
import { historyOf } from './history.service.ts';
import { countRecords, findKeeps, findRecord, listRecords, listSpanishNames } from './records.queries.ts';
import { listUses } from './use.queries.ts';
import { versionOf } from './version.ts';

/** Records on a page. */
const pageSize = 50;
/** Names a field offers. */
const mostNames = 50;

/** Kinds the session's person keeps, in the order of the menu. */
export async function keptKinds({ db, actor }: Context): Promise<RecordKind[]> {
  const { administers, kinds } = await findKeeps(db, actor.personId);
  return recordKinds.filter((kind) => administers || kinds.includes(kind));
}

/** @throws Refused SEM_PERMISSAO unless the session's person keeps the kind */
export async function mustKeep(context: Context, kind: RecordKind): Promise<void> {
  if (!(await keptKinds(context)).includes(kind)) throw new Refused('SEM_PERMISSAO');
}

/** Kinds of master data the session may keep, with how many records there are. */
export async function kindsOf(context: Context): Promise<AnswerOf<'listRecordKinds'>> {
  const kinds = await keptKinds(context);
  if (kinds.length === 0) return [];
  const counts = await countRecords(context.db, kinds);
  return kinds.map((tipo, n) => ({ tipo, quantos: counts[n] ?? 0 }));
}

/** A page of records. @throws Refused SEM_PERMISSAO, ENTRADA_INVALIDA for a column that is none */
export async function records(
  context: Context,
  kind: RecordKind,
  {
    busca = '',
    situacao,
    ordem,
    page = 1,
    por_pagina: size = pageSize,
  }: CheckedInput<'listRecords'>['query'],
): Promise<AnswerOf<'listRecords'>> {
  await mustKeep(context, kind);
  const [first = ''] = keyOf(kind).columns;
  const column = (ordem ?? first).replace('-', '');
  if (columnOf(kind, column) === undefined)
    throw new Refused('ENTRADA_INVALIDA', { faults: { ordem: 'VALOR_INVALIDO' } });
  const { total, data } = await listRecords(context.db, kind, {
    words: wordsOf(busca),
    state: situacao,
    order: { column, down: ordem?.startsWith('-') === true },
    page: { number: page, size },
  });
  return {
    current_page: page,
    total,
    last_page: lastPage(total, size),
    data: data.map((one) => ({ ...one, versao: versionOf(kind, one.celulas) })),
  };
}

/** One record with its use and its history. @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO */
export async function record(
  context: Context,
  kind: RecordKind,
  id: string,
): Promise<Omit<AnswerOf<'getRecord'>, 'unioes'>> {
  await mustKeep(context, kind);
  const found = await findRecord(context.db, kind, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return {
    ...found,
    versao: versionOf(kind, found.celulas),
    uso: await listUses(context.db, kind, id),
    historia: await historyOf(context, kind, id),
  };
}

/** Names a column can refer to. @throws Refused SEM_PERMISSAO */
export async function names(
  context: Context,
  kind: RecordKind,
  column: string,
  search: string | undefined,
): Promise<string[]> {
  await mustKeep(context, kind);
  const to = columnOf(kind, column)?.to;
  return to === undefined ? [] : namesToRefer(context.db, to, mostNames, wordsOf(search ?? ''));
}

/** Spanish of names the company keeps, by the stored name. */
export async function spanishNames({ db }: Context): Promise<AnswerOf<'listSpanishNames'>> {
  const found = await listSpanishNames(db);
  return Object.fromEntries(found.map(({ nome, espanhol }) => [nome, espanhol]));
}
