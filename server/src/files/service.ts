import { type AnswerOf, type CheckedInput, offersVoid } from '@terminal/contract';
import { announceOrder } from '../core/events/order.ts';
import { tell } from '../core/events/tell.ts';
import type { FileLinks, Named } from '../core/file-links.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { recordAs, scopeOf } from '../orders/service.ts';
import { voidRecord } from '../orders/void.service.ts';
import { assertEvent } from '../tyres/gauging.service.ts';
import {
  countFiles,
  type FileOwner,
  type FileRow,
  findFile,
  findKept,
  insertFiles,
  listEventFiles,
  listFiles,
  type OrderOrigin,
  updateVoid,
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

/** Where files are to be added, and by whom. */
type Adding = { order: number; origin: OrderOrigin } & Partial<
  Omit<CheckedInput<'uploadOrderFiles'>['body'], 'tp_origem'>
>;

/**
 * Adds the files of the call to an order or one of its items, in the name of the session's person or of the one named (FILES-01).
 * A file that exists already under the same name and size is not added again; answers all files of the order.
 * @throws Refused as recordAs; ARQUIVOS_DEMAIS
 */
export async function addFiles(
  files: Files,
  context: SessionContext,
  identity: IdentityCheck,
  { order, origin, nr_seq_os_item, nr_seq_clifor: person = context.actor.personId, cpf }: Adding,
): Promise<AnswerOf<'uploadFiles'>> {
  const scope = await recordAs(context, identity, order, { nr_seq_clifor: person, cpf });
  const owner = { order, origin, item: nr_seq_os_item ?? null, person };
  const added = await addWithin(context, owner);
  if (added.size > 0)
    announceOrder(context, 'os.comentada', scope, {
      person: owner.person,
      data: { anexos: added.size, origin },
    });
  return linkedOf(files, context, order);
}

/** Inserts the rows of the call's files, which are then kept. @throws Refused ARQUIVOS_DEMAIS when their owner or sender would have too many */
export async function addWithin(
  { db, files }: SessionContext,
  owner: FileOwner & { person: number },
): Promise<Set<string>> {
  const added = new Set(await insertFiles(db, owner, files));
  const limit = quotaRefusal(await countFiles(db, owner));
  if (limit !== null && added.size > 0)
    throw new Refused('ARQUIVOS_DEMAIS', { valores: { limite: String(limit) } });
  for (const file of files) file.kept = added.has(file.stored);
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
  return linkedOf(files, context, order);
}

/** The files of an order with links, and whether the session may declare each void. */
async function linkedOf(files: Files, context: SessionContext, order: number) {
  const rows = linked(files, context, await listFiles(context.db, order));
  return rows.map(({ nr_seq_clifor: author, open, ...row }) => ({
    ...row,
    anulavel: offersVoid({ author, open }, context.actor),
  }));
}

/**
 * Declares a file of an order void: it is no longer shown, its bytes stay (G-128).
 * @throws Refused as voidRecord
 */
export async function voidFile(
  context: SessionContext,
  identity: IdentityCheck,
  { id: order, arquivoId: id }: { id: number; arquivoId: number },
  body: CheckedInput<'voidFile'>['body'],
): Promise<AnswerOf<'voidFile'>> {
  const find = () => findKept(context.db, order, id);
  const done = await voidRecord(context, identity, { order, kind: 'ANEXO', id, find }, body);
  await updateVoid(context.db, id);
  return done;
}

function linked<Row extends Pick<FileRow, 'id' | 'tp_mime'>>(
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
