import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { correction, correctionReason } from '../core/correction.ts';
import { bigId, bigIdText, moment, photo, plate } from '../core/fields.ts';
import { photoRefusals } from '../files/calls.ts';

/** Senders who keep vehicles; the server asks which kinds they keep. */
export const vehicleKeeper = { who: internal, needs: ['cadastros'], command: true } as const;

const shown = z.strictObject({ foto: photo });

/** Photos of a vehicle: the newest that stands is shown, the others are its history. */
export const vehiclePhotoCalls = {
  /** The newest hundred, the newest first, those declared void among them. */
  listVehiclePhotos: defineCall({
    method: 'GET',
    path: 'veiculo/{placa}/fotos',
    reads: ['veiculo'],
    summary: 'Photos of a vehicle',
    source: 'addition; docs/master-data.md',
    who: internal,
    params: z.strictObject({ placa: plate }),
    answer: z.strictObject({
      /** The session keeps vehicles: it adds photos and declares them void. */
      mantem: z.boolean(),
      fotos: z.array(
        z.strictObject({
          nr_sequencial: bigId,
          /** Null: it is void. */
          foto: photo,
          dt_criacao: moment,
          ds_colaborador: z.string(),
          /** Null: it stands. */
          correcao: correction.nullable(),
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Adds a photo, which is the one shown from now on. */
  addVehiclePhoto: defineCall({
    ...vehicleKeeper,
    method: 'POST',
    path: 'veiculo/{placa}/fotos',
    changes: ['veiculo'],
    summary: 'Add a photo of a vehicle',
    source: 'addition; docs/master-data.md',
    files: true,
    params: z.strictObject({ placa: plate }),
    body: z.strictObject({}),
    answer: shown,
    refusals: [...photoRefusals],
  }),
  /** Declares a photo void, with the reason: the one before it is shown again. */
  voidVehiclePhoto: defineCall({
    ...vehicleKeeper,
    method: 'POST',
    path: 'veiculo/{placa}/fotos/{id}/anular',
    changes: ['veiculo'],
    summary: 'Declare a photo of a vehicle void',
    source: 'addition; docs/decisions/022-corrections.md',
    params: z.strictObject({ placa: plate, id: bigIdText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: shown,
    refusals: ['NAO_ENCONTRADO', 'REGISTRO_ANULADO'],
  }),
};
