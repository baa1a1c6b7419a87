import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { insertCorrection } from '../core/correction.queries.ts';
import type { SessionContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { updateVoid } from './queries.ts';
import { isPicture } from './rules.ts';
import { addWithin } from './service.ts';
import { findVehiclePhoto, listVehiclePhotos, lockVehiclePhoto } from './vehicle-photo.queries.ts';

type Shown = AnswerOf<'addVehiclePhoto'>;

/** Photos of a vehicle the caller has made sure the session sees. */
export const photosOf = ({ db }: Context, plate: string) => listVehiclePhotos(db, plate);

const shown = async ({ db }: Context, plate: string): Promise<Shown> => ({
  foto: (await findVehiclePhoto(db, plate)) ?? null,
});

/** The picture of the call is the vehicle's photo from now on. @throws Refused FOTO_TIPO, ARQUIVOS_DEMAIS */
export async function addPhotoOf(context: SessionContext, plate: string): Promise<Shown> {
  const [sent, another] = context.files;
  if (sent === undefined || another !== undefined || !isPicture(sent.mime)) throw new Refused('FOTO_TIPO');
  await addWithin(context, { plate, origin: 'V', person: context.actor.personId });
  return shown(context, plate);
}

/** Declares a photo of a vehicle void; its bytes stay. @throws Refused NAO_ENCONTRADO, REGISTRO_ANULADO */
export async function voidPhotoOf(
  context: Context,
  plate: string,
  id: number,
  reason: string,
): Promise<Shown> {
  const { db, actor } = context;
  const isVoid = await lockVehiclePhoto(db, plate, id);
  if (isVoid === undefined) throw new Refused('NAO_ENCONTRADO');
  if (isVoid) throw new Refused('REGISTRO_ANULADO');
  await insertCorrection(db, 'ANEXO', { wrong: id, right: null, reason, person: actor.personId });
  await updateVoid(db, id);
  return shown(context, plate);
}
