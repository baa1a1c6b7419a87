import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { correctionReason } from '../core/correction.ts';
import { bigIdText, done, flag, idText, meter, money } from '../core/fields.ts';
import { depth, pressure, tyreShop } from './layout.ts';

/** Facts of tyres are corrected by approvers who work in the tyre shop. */
const correcting = {
  who: tyreShop.who,
  needs: [...tyreShop.needs, 'aprovacao'],
  method: 'PUT',
  command: true,
  source: 'addition; docs/decisions/022-corrections.md',
} as const;

/** What was told wrong of a tyre: another fact takes its place, or it never happened. What was counted by it follows. */
export const tyreCorrectionCalls = {
  /** Depths or a pressure were read wrong: others take their place, at their moment. */
  correctTyreReading: defineCall({
    ...correcting,
    path: 'borracharia/leituras/{id}/corrigir',
    changes: ['pneu'],
    summary: 'Correct what was read of a tyre',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({
      /** Of a gauging: one per groove that was read. */
      vl_mm: z.array(depth).min(1).max(6).optional(),
      /** Of a calibration. */
      calibragem: pressure.optional(),
      /** S: the depths were asked about, and are right. */
      confirma_sulco: flag.optional(),
      motivo: correctionReason,
    }),
    answer: done,
    errors: [
      'NAO_ENCONTRADO',
      'LEITURA_CORRIGIDA',
      'SULCOS_INCOMPLETOS',
      'LEITURA_FORA_DE_ORDEM',
      'CONFIRMA_SULCO',
    ],
  }),
  /** A tyre was never read: what was counted by it is counted as if nobody had told it. */
  voidTyreReading: defineCall({
    ...correcting,
    path: 'borracharia/leituras/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare what was read of a tyre void',
    params: z.strictObject({ id: bigIdText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA'],
  }),
  /** A scrap or a sending never happened: the tyre is in stock again. */
  voidTyreOut: defineCall({
    ...correcting,
    path: 'borracharia/saidas/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare a scrap or a sending void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'RETORNO_POSTERIOR'],
  }),
  /** A tyre came back with other depths or for another price; left out, they stay as they are. */
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
    errors: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'SULCOS_INCOMPLETOS', 'LEITURA_FORA_DE_ORDEM'],
  }),
  /** A tyre has not come back: it is away again, in the life it left in. */
  voidTyreReturn: defineCall({
    ...correcting,
    path: 'borracharia/retornos/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare the return of a tyre void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    errors: ['NAO_ENCONTRADO', 'LEITURA_CORRIGIDA', 'MOVIMENTO_POSTERIOR', 'SAIDA_POSTERIOR'],
  }),
  /** The meter of a movement, or the depths of the tyre it took off, were other ones; left out, they stay as they are. */
  correctTyreMovement: defineCall({
    ...correcting,
    path: 'borracharia/movimentos/{id}/corrigir',
    changes: ['leitura', 'pneu'],
    summary: 'Correct a movement of tyres',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      km: meter.optional(),
      vl_mm: z.array(depth).min(1).max(6).optional(),
      /** S: an unlikely meter is right all the same. */
      confirma: flag.optional(),
      /** S: the depths were asked about, and are right. */
      confirma_sulco: flag.optional(),
      motivo: correctionReason,
    }),
    answer: done,
    errors: [
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
  /** A movement never happened: all tyres one command moved are where they were before. */
  voidTyreMovement: defineCall({
    ...correcting,
    path: 'borracharia/movimentos/{id}/anular',
    changes: ['pneu'],
    summary: 'Declare a movement of tyres void',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ motivo: correctionReason }),
    answer: done,
    errors: [
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
