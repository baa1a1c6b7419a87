import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { tell } from '../core/events/tell.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { deletePhoto, findPhoto, findPhotoOf, replacePhoto } from './photo.queries.ts';
import { shrinkToPhoto } from './pictures.ts';
import { isPicture, miniOf, nameOf } from './rules.ts';
import { type Files, sessionBehind } from './service.ts';
import { findStoredPhoto } from './vehicle-photo.queries.ts';

/**
 * Sets the picture of the call as photo of the session's person, reduced; the original is not kept.
 * @throws Refused FOTO_TIPO when it is no picture, or more than one
 */
export async function setPhoto({ store }: Files, context: SessionContext): Promise<AnswerOf<'setPhoto'>> {
  const [sent, another] = context.files;
  if (sent === undefined || another !== undefined || !isPicture(sent.mime)) throw new Refused('FOTO_TIPO');
  const { personId } = context.actor;
  const before = await findPhotoOf(context.db, personId);
  const photo = await shrinkToPhoto(await buffer(await store.read(sent.stored)));
  const after = await replacePhoto(context.db, personId, photo);
  return told(context, before, after);
}

/** Removes the photo of the session's person, if there is one. */
export async function removePhoto(context: SessionContext): Promise<AnswerOf<'removePhoto'>> {
  const { personId } = context.actor;
  const before = await findPhotoOf(context.db, personId);
  if (before === null) return { foto: null };
  await deletePhoto(context.db, personId);
  return told(context, before, null);
}

function told(context: SessionContext, before: string | null, after: string | null) {
  tell(context, 'pessoa.foto', { nr_seq_filial: context.actor.branchId }, { antes: before, depois: after });
  return { foto: after };
}

/**
 * A photo of a person, or of a vehicle.
 * @throws Refused LINK_INVALIDO when the seal is invalid or its session has ended; NAO_ENCONTRADO
 */
export async function openPhoto(
  files: Files,
  id: string,
  query: CheckedInput<'getPhoto'>['query'],
): Promise<FileAnswer> {
  const { db } = await sessionBehind(files, files.links.unseal(query));
  const photo = await findPhoto(db, id);
  if (photo === undefined) return openVehiclePhoto(files, db, id, query.mini === 'S');
  return { stream: Readable.from([photo]), mime: 'image/webp', name: 'foto.webp', lasting: true };
}

/** @throws Refused NAO_ENCONTRADO */
async function openVehiclePhoto(
  { store }: Files,
  db: CompanyDb,
  id: string,
  small: boolean,
): Promise<FileAnswer> {
  const found = await findStoredPhoto(db, id);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  const [name, mime] = small ? [miniOf(found.ds_arquivo), 'image/webp'] : [found.ds_arquivo, found.tp_mime];
  return { stream: await store.read(name), mime, name: nameOf('veiculo', mime), lasting: true };
}
