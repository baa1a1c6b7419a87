import { z } from 'zod';
import { bigId, moment } from '../core/fields.ts';

/** A stretch of work, the pause that followed it, and what was noted meanwhile. */
const storyStretch = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  ds_colaborador: z.string(),
  /** Null: work on the whole order. */
  ds_item: z.string().nullable(),
  dt_inicio: moment,
  /** Null: work goes on. */
  dt_final: moment.nullable(),
  /** P paused, F finished, C cancelled, T handed on. */
  tp_fim: z.enum(['P', 'F', 'C', 'T']).nullable(),
  /** Of the pause: reason, part waited for, what was said of it, its end. */
  ds_motivo: z.string().nullable(),
  ds_peca: z.string().nullable(),
  ds_observacao: z.string().nullable(),
  dt_retomada: moment.nullable(),
  notas: z.array(
    z.strictObject({
      nr_sequencial: bigId,
      ds_nota: z.string(),
      dt_nota: moment,
      ds_colaborador: z.string(),
    }),
  ),
});

/** Services registered as done on the register sheet: who, when, which. */
const storyServices = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  ds_colaborador: z.string(),
  dt_registro: moment,
  itens: z.array(z.string()),
});

/** The story of an order and of those it continues or is continued by, each part in the order of time. */
export const orderStory = z.strictObject({
  trechos: z.array(storyStretch),
  servicos: z.array(storyServices),
});
