import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { announceOrder } from '../core/events/order.ts';
import { tell } from '../core/events/tell.ts';
import type { FileLinks, Named } from '../core/file-links.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { scopeOf } from '../orders/service.ts';
import { assertEvent } from '../tyres/gauging.service.ts';
import {
  countFiles,
  type FileOwner,
  type FileRow,
  findFile,
  insertFiles,
  listEventFiles,
  listFiles,
  type OrderOrigin,
} from './queries.ts';
import { isPicture, miniOf, nameOf, quotaRefusal } from './rules.ts';
import type { FileStore } from './store.service.ts';

/** Dependencies of the calls of files. */
export interface Files {
  store: FileStore;
  links: FileLinks;
  /** The session a link was written for. @throws Refused when it has ended */
  sessionOf(apiKey: string, tokenHash: Buffer): Promise<Pick<SessionContext, 'db'>>;
}

/**
 * Adds the files of the call to an order or one of its items, in the session person's name (FILES-01).
 * A file that exists already under the same name and size is not added again; answers all files of the order.
 * @throws Refused NAO_ENCONTRADO, ARQUIVOS_DEMAIS
 */
export async function addFiles(
  files: Files,
  context: SessionContext,
  { order, origin, item = null }: { order: number; origin: OrderOrigin; item?: number | null | undefined },
): Promise<AnswerOf<'uploadFiles'>> {
  const scope = await scopeOf(context, order);
  const owner = { order, origin, item, person: context.actor.personId };
  const added = await addWithin(context, owner);
  for (const file of context.files) file.kept = added.has(file.stored);
  if (added.size > 0)
    announceOrder(context, 'os.comentada', scope, {
      person: owner.person,
      data: { anexos: added.size, origin },
    });
  return linked(files, context, await listFiles(context.db, order));
}

/** Inserts the rows of the call's files. @throws Refused ARQUIVOS_DEMAIS when their owner or sender would have too many */
async function addWithin(
  { db, files }: SessionContext,
  owner: FileOwner & { person: number },
): Promise<Set<string>> {
  const added = new Set(await insertFiles(db, owner, files));
  const limit = quotaRefusal(await countFiles(db, owner));
  if (limit !== null && added.size > 0)
    throw new Refused('ARQUIVOS_DEMAIS', { valores: { limite: String(limit) } });
  return added;
}

/**
 * Adds the files of the call to a gauging or calibration, in the session person's name (TYRE-16).
 * @throws Refused NAO_ENCONTRADO when the plate has no such event in the branch
 */
export async function addTyreFiles(
  files: Files,
  context: SessionContext,
  { nr_placa, nr_seq_evento }: CheckedInput<'uploadTyreFiles'>['params'],
): Promise<AnswerOf<'uploadTyreFiles'>> {
  await assertEvent(context, nr_placa, nr_seq_evento);
  const owner = { event: nr_seq_evento, origin: 'P', person: context.actor.personId } as const;
  const added = await addWithin(context, owner);
  for (const file of context.files) file.kept = added.has(file.stored);
  if (added.size > 0)
    tell(
      context,
      'pneu.anexo',
      { nr_seq_filial: context.actor.branchId, nr_placa },
      { evento: nr_seq_evento, anexos: added.size },
    );
  return linked(files, context, await listEventFiles(context.db, nr_seq_evento));
}

/** Files of an order with links to them (DETAIL-19). @throws Refused NAO_ENCONTRADO */
export async function filesOf(
  files: Files,
  context: SessionContext,
  order: number,
): Promise<AnswerOf<'getImages'>> {
  await scopeOf(context, order);
  return linked(files, context, await listFiles(context.db, order));
}

function linked<Row extends Omit<FileRow, 'tp_origem' | 'nr_seq_os_item'>>(
  { links }: Files,
  context: SessionContext,
  rows: readonly Row[],
) {
  return rows.map((row) => {
    const link = links.write(context, row.id);
    return { ...row, ds_arquivo: link, ds_miniatura: isPicture(row.tp_mime) ? `${link}&mini=S` : null };
  });
}

/**
 * The bytes behind a link.
 * @throws Refused LINK_INVALIDO when it is invalid, expired or its session has ended; NAO_ENCONTRADO
 */
export async function openFile(
  files: Files,
  id: number,
  query: CheckedInput<'getFile'>['query'],
): Promise<FileAnswer> {
  const { db } = await sessionBehind(files, files.links.read(id, query, Date.now()));
  const file = await findFile(db, id);
  if (file === undefined) throw new Refused('NAO_ENCONTRADO');
  if (query.mini === 'S' && isPicture(file.tp_mime)) {
    return {
      stream: await files.store.read(miniOf(file.ds_arquivo)),
      mime: 'image/webp',
      name: nameOf(file.ds_nome, 'image/webp'),
    };
  }
  return {
    stream: await files.store.read(file.ds_arquivo),
    mime: file.tp_mime,
    name: nameOf(file.ds_nome, file.tp_mime),
  };
}

/** The session an address was written for. @throws Refused LINK_INVALIDO when it is invalid, expired or its session has ended */
export async function sessionBehind(
  { sessionOf }: Files,
  named: Named | undefined,
): Promise<Pick<SessionContext, 'db'>> {
  if (named === undefined) throw new Refused('LINK_INVALIDO');
  return sessionOf(named.apiKey, named.tokenHash).catch((error: unknown) => {
    throw error instanceof Refused && error.codigo === 'SESSAO_EXPIRADA'
      ? new Refused('LINK_INVALIDO')
      : error;
  });
}
