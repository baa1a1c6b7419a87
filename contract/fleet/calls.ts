import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { correctionReason, listedCorrection } from '../core/correction.ts';
import { bigId, bigIdText, day, flag, meter, moment, plate } from '../core/fields.ts';

/** Local time of the branch; the server knows its zone. */
const localMoment = z.strictObject({
  dia: day,
  hora: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM')
    .meta({ examples: ['08:15'] }),
});

/** O order, P tyre shop, T telemetry, I import, M typed by hand, X meter exchange. */
const origin = z.enum(['O', 'P', 'T', 'I', 'M', 'X']);
/** Why a reading is implausible; the first three are refused, the others need a confirmation. */
const doubt = z.enum(['FUTURO', 'ABAIXO', 'FORA_DE_ORDEM', 'SALTO', 'DIGITO']);
/** K km, H hours. */
const meterKind = z.enum(['K', 'H']);

/** Meters may be changed by people who keep the plans. */
const keeper = { who: internal, needs: ['planos'] } as const;
const keeping = { ...keeper, command: true } as const;
const moved = z.strictObject({ nr_placa: z.string(), km_atual: z.int() });

/** Readings of meters: typed, held, exchanged. */
export const fleetCalls = {
  /** Held readings of vehicles of the person's branches, the oldest first. */
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
      /** Recent meter units per day; null: too few readings. */
      km_dia: z.number().nullable(),
      leituras: z.array(
        z.strictObject({
          nr_sequencial: bigId,
          dt_leitura: moment,
          km: z.int(),
          /** Of an exchange: last value of the old meter. */
          km_anterior: z.int().nullable(),
          tp_origem: origin,
          ds_colaborador: z.string().nullable(),
          /** Null: not corrected. */
          correcao: listedCorrection.nullable(),
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /**
   * Records a reading typed by hand, without a moment at the present one. An unlikely reading is recorded only with a
   * confirmation.
   */
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
    refusals: ['NAO_ENCONTRADO', 'KM_MENOR', 'LEITURA_FORA_DE_ORDEM', 'LEITURA_FUTURA', 'CONFIRMA_LEITURA'],
  }),
  /**
   * Takes readings of telemetry, in any order: plausible ones are recorded, others held until somebody decides. Sent again, a
   * reading is known (C) and changes nothing.
   */
  sendReadings: defineCall({
    ...keeping,
    method: 'POST',
    path: 'frota/leituras/lote',
    changes: ['leitura'],
    summary: 'Send meter readings of telemetry',
    source: 'addition; docs/systems.md',
    body: z.strictObject({
      leituras: z
        .array(z.strictObject({ nr_placa: plate, km: meter, dt_leitura: moment }))
        .min(1)
        .max(1_000),
    }),
    /** In the order they were sent. */
    answer: z.array(
      z.strictObject({
        nr_placa: z.string(),
        dt_leitura: moment,
        /** G recorded, R held, C known already, N no such vehicle in the branches of the sender. */
        st_leitura: z.enum(['G', 'R', 'C', 'N']),
        /** Why it is held. */
        ds_motivo: doubt.nullable(),
      }),
    ),
  }),
  /** Records an exchange of the vehicle's meter; plans and tyres keep the distance they had left. */
  exchangeMeter: defineCall({
    ...keeping,
    method: 'POST',
    path: 'frota/medidor',
    changes: ['leitura'],
    summary: 'Exchange the meter of a vehicle',
    source: 'addition; docs/planning.md',
    body: z.strictObject({
      nr_placa: plate,
      /** Last value of the old meter. */
      km_anterior: meter,
      /** First value of the new meter. */
      km_novo: meter,
      quando: localMoment.nullish(),
      confirma: flag.optional(),
    }),
    answer: moved,
    refusals: ['NAO_ENCONTRADO', 'KM_MENOR', 'TROCA_ANTES_DE_LEITURA', 'LEITURA_FUTURA', 'CONFIRMA_LEITURA'],
  }),
  /**
   * Replaces a wrong reading with another value at the same moment; everything computed from it is recomputed. Of an exchange,
   * `km` is the first value of the new meter.
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
      /** Of an exchange: last value of the old meter; left out: unchanged. */
      km_anterior: meter.optional(),
      motivo: correctionReason,
      confirma: flag.optional(),
    }),
    answer: moved,
    refusals: [
      'NAO_ENCONTRADO',
      'LEITURA_CORRIGIDA',
      'KM_MENOR',
      'LEITURA_FORA_DE_ORDEM',
      'LEITURA_FUTURA',
      'CONFIRMA_LEITURA',
      'KM_ANTERIOR',
    ],
  }),
  /** Declares a reading void: everything computed from it is recomputed without it. */
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
    refusals: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'TROCA_COM_LEITURAS', 'KM_ANTERIOR'],
  }),
  /** Accepts a held reading as a normal one. */
  confirmReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/retidas/{id}/confirmar',
    changes: ['leitura'],
    summary: 'Confirm a held reading',
    source: 'addition; issue: implausible readings',
    params: z.strictObject({ id: bigIdText }),
    answer: moved,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_DECIDIDA', 'KM_MENOR', 'LEITURA_FORA_DE_ORDEM', 'LEITURA_FUTURA'],
  }),
  /** Discards a held reading; the meter stays unchanged. */
  discardReading: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'frota/leituras/retidas/{id}/descartar',
    changes: ['leitura'],
    summary: 'Discard a held reading',
    source: 'addition; issue: implausible readings',
    params: z.strictObject({ id: bigIdText }),
    answer: moved,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_DECIDIDA'],
  }),
};
