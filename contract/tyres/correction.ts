import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigIdText, done, flag, idText, meter, money } from '../core/fields.ts';
import { depth, pressure, tyreShop } from './layout.ts';

/** Senders who may correct facts of tyres: approvers with the permission for the tyre shop. */
const correcting = {
  who: tyreShop.who,
  needs: [...tyreShop.needs, 'aprovacao'],
  method: 'PUT',
  command: true,
  source: 'addition; docs/decisions/022-corrections.md',
} as const;

/** Corrections of facts of tyres: replaced or declared void. Everything computed from them is recomputed. */
export const tyreCorrectionCalls = {
  /** Replaces wrong depths or a wrong pressure at the same moment. */
  correctTyreReading: defineCall({
    ...correcting,
    path: 'borracharia/leituras/{id}/corrigir',
    changes: ['pneu'],
    summary: 'Correct what was read of a tyre',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({
      /** Of a gauging: one value per groove read. */
      vl_mm: z.array(depth).min(1).max(6).optional(),
      /** Of a calibration. */
      calibragem: pressure.optional(),
      /** S confirms unlikely depths. */
      confirma_sulco: flag.optional(),
      motivo: correctionReason,
    }),
    answer: done,
    refusals: [
      'NAO_ENCONTRADO',
      'LEITURA_CORRIGIDA',
      'SULCOS_INCOMPLETOS',
      'LEITURA_FORA_DE_ORDEM',
      'CONFIRMA_SULCO',
    ],
  }),
  /** Declares a measurement void: everything computed from it is recomputed without it. */
  voidTyreReading: defineCall({
    ...correcting,
    path: 'borracharia/leituras/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare what was read of a tyre void',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA'],
  }),
  /** Declares a scrapping or sending void: the tyre is in stock again. */
  voidTyreDeparture: defineCall({
    ...correcting,
    path: 'borracharia/saidas/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare a scrap or a sending void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'RETORNO_POSTERIOR'],
  }),
  /** Corrects depths or price of a return; fields left out stay unchanged. */
  correctTyreReturn: defineCall({
    ...correcting,
    path: 'borracharia/retornos/{id}/corrigir',
    changes: ['pneu'],
    summary: 'Correct the return of a tyre',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      vl_mm: z.array(depth).min(1).max(6).optional(),
      vl_servico: money.nullish(),
      motivo: correctionReason,
    }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'SULCOS_INCOMPLETOS', 'LEITURA_FORA_DE_ORDEM'],
  }),
  /** Declares a return void: the tyre is away again, in its former life. */
  voidTyreReturn: defineCall({
    ...correcting,
    path: 'borracharia/retornos/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare the return of a tyre void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'MOVIMENTO_POSTERIOR', 'SAIDA_POSTERIOR'],
  }),
  /** Corrects the meter of a movement or the depths of a removed tyre; fields left out stay unchanged. */
  correctTyreMovement: defineCall({
    ...correcting,
    path: 'borracharia/movimentos/{id}/corrigir',
    changes: ['leitura', 'pneu'],
    summary: 'Correct a movement of tyres',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      km: meter.optional(),
      vl_mm: z.array(depth).min(1).max(6).optional(),
      /** S confirms an unlikely meter. */
      confirma: flag.optional(),
      /** S confirms unlikely depths. */
      confirma_sulco: flag.optional(),
      motivo: correctionReason,
    }),
    answer: done,
    refusals: [
      'NAO_ENCONTRADO',
      'CONFIRMA_SULCO',
      'MOVIMENTO_CORRIGIDO',
      'LEITURA_CORRIGIDA',
      'SULCOS_INCOMPLETOS',
      'LEITURA_FORA_DE_ORDEM',
      'LEITURA_FUTURA',
      'KM_MENOR',
      'KM_ANTERIOR',
      'CONFIRMA_LEITURA',
    ],
  }),
  /** Declares a movement void: all its tyres return to their former places. */
  voidTyreMovement: defineCall({
    ...correcting,
    path: 'borracharia/movimentos/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare a movement of tyres void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    refusals: [
      'NAO_ENCONTRADO',
      'MOVIMENTO_CORRIGIDO',
      'RETORNO_POSTERIOR',
      'SAIDA_POSTERIOR',
      'MOVIMENTO_POSTERIOR',
      'LUGAR_POSTERIOR',
      'AFERICAO_POSTERIOR',
    ],
  }),
};
