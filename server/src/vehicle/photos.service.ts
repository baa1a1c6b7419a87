import type { AnswerOf } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { announceVehicle } from '../core/events/vehicle.ts';
import type { SessionContext } from '../core/http/context.ts';
import { addPhotoOf, photosOf, voidPhotoOf } from '../files/vehicle-photo.service.ts';
import { keepsVehicles, ownVehicle, vehicleToKeep } from './own.service.ts';

/** Photos of a vehicle of the branch. @throws Refused NAO_ENCONTRADO */
export async function vehiclePhotos(context: Context, plate: string): Promise<AnswerOf<'listVehiclePhotos'>> {
  await ownVehicle(context, plate);
  return { mantem: await keepsVehicles(context), fotos: await photosOf(context, plate) };
}

/** Adds a photo of a vehicle. @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO, FOTO_TIPO, ARQUIVOS_DEMAIS */
export async function addVehiclePhoto(
  context: SessionContext,
  plate: string,
): Promise<AnswerOf<'addVehiclePhoto'>> {
  const vehicle = await vehicleToKeep(context, plate);
  const shown = await addPhotoOf(context, plate);
  announceVehicle(context, 'veiculo.foto', vehicle, { ...shown });
  return shown;
}

/** Declares a photo of a vehicle void. @throws Refused NAO_ENCONTRADO, SEM_PERMISSAO, REGISTRO_ANULADO */
export async function voidVehiclePhoto(
  context: Context,
  { placa, id }: { placa: string; id: number },
  { motivo }: { motivo: string },
): Promise<AnswerOf<'voidVehiclePhoto'>> {
  const vehicle = await vehicleToKeep(context, placa);
  const shown = await voidPhotoOf(context, placa, id, motivo);
  announceVehicle(context, 'veiculo.foto', vehicle, { ...shown, anulada: id, justificativa: motivo });
  return shown;
}
