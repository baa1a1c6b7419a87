import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { correctionReason, listedCorrection } from '../core/correction.ts';
import { bigId, bigIdText, day, flag, meter, moment, plate } from '../core/fields.ts';

/** Moment in the branch's own clock; the server knows its zone. */
const localMoment = z.strictObject({
  dia: day,
  hora: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'),
});

/** O order, P tyre shop, T telemetry, I import, M typed by hand, X meter exchange. */
const origin = z.enum(['O', 'P', 'T', 'I', 'M', 'X']);
/** Why a reading is not believed; the first three can never be right, the others are asked about. */
const doubt = z.enum(['FUTURO', 'ABAIXO', 'FORA_DE_ORDEM', 'SALTO', 'DIGITO']);
/** K km, H hours. */
const meterKind = z.enum(['K', 'H']);

/** Meters are kept by those who keep the plans. */
const keeper = { who: internal, needs: ['planos'] } as const;
const keeping = { ...keeper, command: true } as const;
const moved = z.strictObject({ nr_placa: z.string(), km_atual: z.int() });

/** Readings of meters: typed, held, exchanged. */
export const fleetCalls = {
  /** Readings nobody believes yet, the oldest first, of vehicles of the person's branches. */
  listHeldReadings: defineCall({
    ...keeper,
    method: 'GET',
    path: 'frota/leituras/retidas',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'Readings held until somebody decides',
    source: 'addition; issue: implausible readings',
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        nr_placa: z.string(),
        nr_frota: z.string().nullable(),
        ds_modelo: z.string().nullable(),
        tp_medidor: meterKind,
        km: z.int(),
        dt_leitura: moment,
        tp_origem: origin,
        ds_motivo: doubt,
        /** Meter of the vehicle now, and since when. */
        km_atual: z.int(),
        dt_atual: moment.nullable(),
        ds_colaborador: z.string().nullable(),
      }),
    ),
  }),
  /** The newest two hundred readings of a vehicle, the newest first, with those that were corrected or declared void. */
  listReadings: defineCall({
    ...keeper,
    method: 'GET',
    path: 'frota/leituras/{placa}',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'Readings of a vehicle',
    source: 'addition; docs/planning.md',
    params: z.strictObject({ placa: plate }),
    answer: z.strictObject({
      nr_placa: z.string(),
      nr_frota: z.string().nullable(),
      ds_modelo: z.string().nullable(),
      tp_medidor: meterKind,
      km_atual: z.int(),
      /** Meter units a day of late; null when the readings do not tell. */
      km_dia: z.number().nullable(),
      leituras: z.array(
        z.strictObject({
          nr_sequencial: bigId,
          dt_leitura: moment,
          km: z.int(),
          /** At an exchange: what the old meter showed last. */
          km_anterior: z.int().nullable(),
          tp_origem: origin,
          ds_colaborador: z.string().nullable(),
          /** Null: it stands. */
          correcao: listedCorrection.nullable(),
        }),
      ),
    }),
    errors: ['NAO_ENCONTRADO'],
  }),
  /** A reading typed by hand; without a moment it is of now. An unlikely one is written when it comes confirmed. */
  addReading: defineCall({
    ...keeping,
    method: 'POST',
    path: 'frota/leituras',
    changes: ['leitura'],
    summary: 'Record a meter reading',
    source: 'addition; docs/planning.md',
    body: z.strictObject({
      nr_placa: plate,
      km: meter,
      quando: localMoment.nullish(),
      confirma: flag.optional(),
    }),
    answer: moved,
    errors: ['NAO_ENCONTRADO', 'KM_MENOR', 'LEITURA_FORA_DE_ORDEM', 'LEITURA_FUTURA', 'CONFIRMA_LEITURA'],
  }),
  /** The vehicle got another meter: its plans and tyres go on with what they had left. */
  exchangeMeter: defineCall({
    ...keeping,
    method: 'POST',
    path: 'frota/medidor',
    changes: ['leitura'],
    summary: 'Exchange the meter of a vehicle',
    source: 'addition; docs/planning.md',
    body: z.strictObject({
      nr_placa: plate,
      /** What the old meter showed last. */
      km_anterior: meter,
      /** What the new one shows first. */
      km_novo: meter,
      quando: localMoment.nullish(),
      confirma: flag.optional(),
    }),
    answer: moved,
    errors: ['NAO_ENCONTRADO', 'KM_MENOR', 'TROCA_ANTES_DE_LEITURA', 'LEITURA_FUTURA', 'CONFIRMA_LEITURA'],
  }),
  /**
   * A reading that stands is wrong: another takes its place, at its moment. What was counted by it follows. Of an exchange
   * `km` is what the new meter showed first.
   */
  correctReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/{id}/corrigir',
    changes: ['leitura'],
    summary: 'Correct a recorded reading',
    source: 'addition; docs/decisions/022-corrections.md',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({
      km: meter,
      /** Of an exchange: what the old meter showed last; left out: as it was. */
      km_anterior: meter.optional(),
      motivo: correctionReason,
      confirma: flag.optional(),
    }),
    answer: moved,
    errors: [
      'NAO_ENCONTRADO',
      'LEITURA_CORRIGIDA',
      'KM_MENOR',
      'LEITURA_FORA_DE_ORDEM',
      'LEITURA_FUTURA',
      'CONFIRMA_LEITURA',
      'KM_ANTERIOR',
    ],
  }),
  /** A reading that stands never happened: what was counted by it is counted as if nobody had told it. */
  voidReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/{id}/anular',
    changes: ['leitura'],
    summary: 'Declare a recorded reading void',
    source: 'addition; docs/decisions/022-corrections.md',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: moved,
    errors: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'TROCA_COM_LEITURAS', 'KM_ANTERIOR'],
  }),
  /** A held reading is right after all: from now on it is a reading as any other. */
  confirmReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/retidas/{id}/confirmar',
    changes: ['leitura'],
    summary: 'Confirm a held reading',
    source: 'addition; issue: implausible readings',
    params: z.strictObject({ id: bigIdText }),
    answer: moved,
    errors: ['NAO_ENCONTRADO', 'LEITURA_DECIDIDA', 'KM_MENOR', 'LEITURA_FORA_DE_ORDEM', 'LEITURA_FUTURA'],
  }),
  /** A held reading is wrong; the meter stays as it is. */
  discardReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/retidas/{id}/descartar',
    changes: ['leitura'],
    summary: 'Discard a held reading',
    source: 'addition; issue: implausible readings',
    params: z.strictObject({ id: bigIdText }),
    answer: moved,
    errors: ['NAO_ENCONTRADO', 'LEITURA_DECIDIDA'],
  }),
};
