import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { flag, id, plate, text } from '../core/fields.ts';
import { axle, fireNumber, grooves, meterTold, orEmpty, pressure, tyreShop, wheelSide } from './layout.ts';

/** The tyre of a value, and its position when it was read. */
const ofTyre = {
  nr_fogo: fireNumber,
  ds_lado: wheelSide,
  nr_posicao: axle,
  /** Name of a picture that is uploaded afterwards, or null (G-107). */
  imagem: text(120).nullish(),
  nr_vida: z.int().min(1).max(9).nullish(),
};

/**
 * One vehicle's batch. The number of an earlier event is accepted and ignored (G-79). `confirma` S confirms an unlikely meter
 * and unlikely depths, `confirma_sulco` the depths only.
 */
const batch = {
  nr_placa: plate,
  km_informado: meterTold,
  nr_seq_evento: orEmpty(id),
  confirma: flag.optional(),
  confirma_sulco: flag.optional(),
};

const answer = z.strictObject({
  mensagem: z.string(),
  /** The new event, to which its pictures are uploaded. */
  insert_eventos: z.strictObject({ nr_sequencial: id }),
});

const batchRefusals = [
  'NAO_ENCONTRADO',
  'LEITURA_INCOMPLETA',
  'KM_OBRIGATORIO',
  'KM_ANTERIOR',
  'CONFIRMA_LEITURA',
] as const;

/** Depths and pressures read. */
export const gaugingCalls = {
  /** Records the depths of all tyres of a vehicle. Guards answer in the order of docs/tyres.md. */
  submitGauging: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/submitAgericao',
    later: {},
    changes: ['pneu'],
    summary: 'Record a gauging',
    source: 'doc 3 §5 and §7, C-118, TYRE-07..14, TYRE-31',
    command: true,
    body: z.strictObject({
      ...batch,
      afericoes: z
        .array(
          z.strictObject({
            ...ofTyre,
            idpneu: id.nullish(),
            afericoes: grooves,
            /** S confirms unlikely depths of this tyre. */
            confirma_sulco: flag.optional(),
          }),
        )
        .max(40),
    }),
    answer,
    refusals: [...batchRefusals, 'POSICOES_VAZIAS', 'SULCOS_INCOMPLETOS', 'AFERICAO_MAIOR', 'CONFIRMA_SULCO'],
  }),
  /** Records the pressure of all tyres of a vehicle, in psi. */
  submitCalibration: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/submitCalibragem',
    later: {},
    changes: ['pneu'],
    summary: 'Record a calibration',
    source: 'doc 3 §5 and §7, C-120, TYRE-17',
    command: true,
    body: z.strictObject({
      ...batch,
      calibragens: z
        .array(
          z.strictObject({
            ...ofTyre,
            calibragem: orEmpty(pressure),
          }),
        )
        .max(40),
    }),
    answer,
    refusals: [...batchRefusals, 'SEM_CALIBRAGEM'],
  }),
};
