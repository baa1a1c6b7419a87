import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { id, meter, plate, text } from '../core/fields.ts';
import { axle, depth, fireNumber, tyreShop, wheelSide } from './layout.ts';

/** What the field of a value sends: empty as nothing. */
const orEmpty = <T extends z.ZodType>(value: T) =>
  z.union([value, z.literal('').transform(() => null)]).nullish();

/** Which tyre a value is of, and where it was when it was read. */
const ofTyre = {
  nr_fogo: fireNumber,
  ds_lado: wheelSide,
  nr_posicao: axle,
  /** Name of a picture that follows, or nothing (G-107). */
  imagem: text(120).nullish(),
  nr_vida: z.int().min(1).max(9).nullish(),
};

/** One vehicle's batch. The number of an earlier event is taken and ignored (G-79). */
const batch = { nr_placa: plate, km_informado: orEmpty(meter), nr_seq_evento: orEmpty(id) };

const answer = z.strictObject({
  mensagem: z.string(),
  /** The new event: its pictures are sent to it. */
  insert_eventos: z.strictObject({ nr_sequencial: id }),
});

const batchErrors = [
  'NAO_ENCONTRADO',
  'LEITURA_INCOMPLETA',
  'KM_OBRIGATORIO',
  'KM_ANTERIOR',
  'CONFLITO',
] as const;

export const gaugingCalls = {
  /** Records the depths of all tyres of a vehicle. Guards answer in the order of domain 6.3. */
  submitGauging: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/submitAgericao',
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
            /** One per groove, outer to inner. */
            afericoes: z
              .array(
                z.strictObject({
                  index: z.int().min(0).max(6),
                  ultimaAfericao: orEmpty(depth),
                  novaAfericao: orEmpty(depth),
                }),
              )
              .max(6),
          }),
        )
        .max(40),
    }),
    answer,
    errors: [...batchErrors, 'POSICOES_VAZIAS', 'SULCOS_INCOMPLETOS', 'AFERICAO_MAIOR'],
  }),
  /** Records the pressure of all tyres of a vehicle, in psi. */
  submitCalibration: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/submitCalibragem',
    summary: 'Record a calibration',
    source: 'doc 3 §5 and §7, C-120, TYRE-17',
    command: true,
    body: z.strictObject({
      ...batch,
      calibragens: z
        .array(z.strictObject({ ...ofTyre, calibragem: orEmpty(z.number().min(0).max(300).multipleOf(0.1)) }))
        .max(40),
    }),
    answer,
    errors: [...batchErrors, 'SEM_CALIBRAGEM'],
  }),
};
