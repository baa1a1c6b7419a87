import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, cpf, flag, id, idText, plate, text } from '../core/fields.ts';
import { identityRefusals } from '../core/identity.ts';

/** New orders, and the check for an order that is already open. */
export const newOrderCalls = {
  /**
   * Opens a proactive order, or a roadside rescue, for a problem; the problem gives criticality, SLA and first service.
   * Fields may be left out so that each has its own refusal text (NEWOS-03).
   */
  createOrder: defineCall({
    method: 'POST',
    path: 'os/itens/execucoes/novaOs',
    changes: ['os'],
    summary: 'Open a proactive order',
    source: 'doc 2 §5 and §7, C-091, NEWOS-03..09, NEWOS-12, G-69',
    who: internal,
    command: true,
    body: z.strictObject({
      placa: plate.or(z.literal('')).optional(),
      descricaoProblema: text(500).optional(),
      nr_segmento: id.nullish(),
      nr_problema: id.nullish(),
      /** Name of the segment, taken from old clients; its number decides. */
      descSegmento: text(120).nullish(),
      /** Who drives the vehicle: an active person of the branch. */
      nr_seq_clifor_motorista: id.nullish(),
      /** Roadside rescue: the order has type 20 and the data of the call for help (RESCUE-01). */
      socorroEmRota: z
        .strictObject({
          /** Phone of the person waiting with the vehicle; optional in the schema so that its absence has its own refusal. */
          nr_telefone: text(20).optional(),
          ds_local: text(200).optional(),
        })
        .nullish(),
      /** The person who opens it: the session's own, or the technician staff selected. */
      idMecanico: id,
      /** Digits of that technician. */
      cpf: cpf.optional(),
    }),
    answer: z.strictObject({
      nr_seq_os: bigId,
      /** N: it waits for an approver, and no work on it begins before. */
      liberado: flag,
    }),
    refusals: [
      'CRIACAO_BLOQUEADA',
      ...identityRefusals,
      'PLACA_OBRIGATORIA',
      'SEGMENTO_OBRIGATORIO',
      'PROBLEMA_OBRIGATORIO',
      'DESCRICAO_OBRIGATORIA',
      'TELEFONE_OBRIGATORIO',
      'TELEFONE_INVALIDO',
      'OS_DUPLICADA',
    ],
  }),
  /** Whether a plate already has an open order with a problem: asked before a new one is made. */
  findOpenOrder: defineCall({
    method: 'GET',
    path: 'os/novaOs/{nr_problema}/getOsLancada/{nr_segmento}/{placa}',
    reads: ['os', 'exec'],
    summary: 'Open order of a plate and problem',
    source: 'doc 2 §7, C-093, NEWOS-04, G-16, G-69',
    who: internal,
    params: z.strictObject({ nr_problema: idText, nr_segmento: idText, placa: plate }),
    query: z.strictObject({
      segmento: idText.optional(),
      problema: idText.optional(),
      placa: plate.optional(),
    }),
    answer: z.strictObject({
      osExistente: z.boolean(),
      /** Its number, null when it is of another branch. */
      nr_seq_os: z.int().nullable(),
    }),
  }),
};
