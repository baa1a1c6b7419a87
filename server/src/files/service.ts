import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { FileAnswer } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { announce } from '../orders/events.service.ts';
import { placeOf } from '../orders/service.ts';
import type { FileLinks } from './link.service.ts';
import { findFile, insertFiles, listFiles, type OrderOrigin } from './queries.ts';
import { isPicture, miniOf } from './rules.ts';
import type { FileStore } from './store.ts';

/** What the calls of files work with. */
export interface Files {
  store: FileStore;
  links: FileLinks;
  /** The session a link was written for. @throws Refused when it has ended */
  sessionOf(apiKey: string, tokenHash: Buffer): Promise<Pick<SessionContext, 'db'>>;
}

/**
 * Puts the files that came with the call on an order, in the session person's name (FILES-01).
 * What is there already under the same name and size is not added again; all files of the order are answered.
 * @throws Refused NAO_ENCONTRADO
 */
export async function addFiles(
  files: Files,
  context: SessionContext,
  order: number,
  origin: OrderOrigin,
): Promise<AnswerOf<'uploadFiles'>> {
  const place = await placeOf(context, order);
  const owner = { order, origin, person: context.session.personId };
  const added = new Set(await insertFiles(context.db, owner, context.files));
  for (const file of context.files) file.kept = added.has(file.stored);
  if (added.size > 0)
    announce(context, 'os.comentada', place, { person: owner.person, data: { anexos: added.size, origin } });
  return linked(files, context, order);
}

/** Files of an order with links to them (DETAIL-19). @throws Refused NAO_ENCONTRADO */
export async function filesOf(
  files: Files,
  context: SessionContext,
  order: number,
): Promise<AnswerOf<'getImages'>> {
  await placeOf(context, order);
  return linked(files, context, order);
}

async function linked(
  { links }: Files,
  context: SessionContext,
  order: number,
): Promise<AnswerOf<'getImages'>> {
  const rows = await listFiles(context.db, order);
  return rows.map((row) => {
    const link = links.write(context, row.id);
    return { ...row, ds_arquivo: link, ds_miniatura: isPicture(row.tp_mime) ? `${link}&mini=S` : null };
  });
}

/**
 * The bytes behind a link.
 * @throws Refused LINK_INVALIDO when it is not ours, too old or its session has ended; NAO_ENCONTRADO
 */
export async function openFile(
  { store, links, sessionOf }: Files,
  id: number,
  query: CheckedInput<'getFile'>['query'],
): Promise<FileAnswer> {
  const named = links.read(id, query, Date.now());
  if (named === undefined) throw new Refused('LINK_INVALIDO');
  const context = await sessionOf(named.apiKey, named.tokenHash).catch((error: unknown) => {
    throw error instanceof Refused && error.codigo === 'SESSAO_EXPIRADA'
      ? new Refused('LINK_INVALIDO')
      : error;
  });
  const file = await findFile(context.db, id);
  if (file === undefined) throw new Refused('NAO_ENCONTRADO');
  if (query.mini === 'S' && isPicture(file.tp_mime)) {
    return { stream: await store.read(miniOf(file.ds_arquivo)), mime: 'image/webp', name: file.ds_nome };
  }
  return { stream: await store.read(file.ds_arquivo), mime: file.tp_mime, name: file.ds_nome };
}
