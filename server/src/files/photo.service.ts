import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { tell } from '../core/events/tell.ts';
import type { FileAnswer } from '../core/http/answer.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { mustKeep } from '../masterdata/service.ts';
import { deletePhoto, findPhoto, findPhotoOf, replacePhoto } from './photo.queries.ts';
import { shrinkToPhoto } from './pictures.ts';
import { isPicture, miniOf, nameOf } from './rules.ts';
import { type Files, sessionBehind } from './service.ts';
import { findStoredPhoto } from './vehicle-photo.queries.ts';

/** The photo there is now. */
type Shown = AnswerOf<'setPhoto'>;

/**
 * Sets the picture of the call as photo of a person, reduced; the original is not kept.
 * @throws Refused FOTO_TIPO when it is no picture, or more than one; NAO_ENCONTRADO
 */
export async function setPhoto(
  { store }: Files,
  context: SessionContext,
  person = context.actor.personId,
): Promise<Shown> {
  const [sent, another] = context.files;
  if (sent === undefined || another !== undefined || !isPicture(sent.mime)) throw new Refused('FOTO_TIPO');
  const before = await photoOf(context, person);
  const photo = await shrinkToPhoto(await buffer(await store.read(sent.stored)));
  const after = await replacePhoto(context.db, person, photo);
  return told(context, person, { antes: before.foto, depois: after });
}

/** Removes the photo of a person, if there is one. @throws Refused NAO_ENCONTRADO */
export async function removePhoto(context: SessionContext, person = context.actor.personId): Promise<Shown> {
  const before = await photoOf(context, person);
  if (before.foto === null) return before;
  await deletePhoto(context.db, person);
  return told(context, person, { antes: before.foto, depois: null });
}

/** @throws Refused NAO_ENCONTRADO */
async function photoOf({ db }: SessionContext, person: number): Promise<Shown> {
  const found = await findPhotoOf(db, person);
  if (found === undefined) throw new Refused('NAO_ENCONTRADO');
  return { foto: found };
}

function told(
  context: SessionContext,
  person: number,
  change: { antes: string | null; depois: string | null },
) {
  tell(context, 'pessoa.foto', { nr_seq_filial: context.actor.branchId }, { pessoa: person, ...change });
  return { foto: change.depois };
}

/** The photo of somebody, for whoever keeps people. @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO */
export async function personPhoto(context: SessionContext, person: number): Promise<Shown> {
  await mustKeep(context, 'people');
  return photoOf(context, person);
}

/** Gives somebody a photo. @throws Refused SEM_PERMISSAO, and those of `setPhoto` */
export async function setPersonPhoto(files: Files, context: SessionContext, person: number): Promise<Shown> {
  await mustKeep(context, 'people');
  return setPhoto(files, context, person);
}

/** Takes somebody's photo away. @throws Refused SEM_PERMISSAO, NAO_ENCONTRADO */
export async function removePersonPhoto(context: SessionContext, person: number): Promise<Shown> {
  await mustKeep(context, 'people');
  return removePhoto(context, person);
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
