import { z } from 'zod';
import { listedCorrection } from '../core/correction.ts';
import { bigId, moment } from '../core/fields.ts';

/** An interval of work, the pause after it, and the notes made during it. */
const storyInterval = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  ds_colaborador: z.string(),
  /** Null: work on the whole order. */
  ds_item: z.string().nullable(),
  dt_inicio: moment,
  /** Null: work goes on. */
  dt_final: moment.nullable(),
  /** P paused, F finished, C cancelled, T taken over by another technician. */
  tp_fim: z.enum(['P', 'F', 'C', 'T']).nullable(),
  /** Of the pause: reason, part waited for, note, end. */
  ds_motivo: z.string().nullable(),
  ds_peca: z.string().nullable(),
  ds_observacao: z.string().nullable(),
  dt_retomada: moment.nullable(),
  notas: z.array(
    z.strictObject({
      nr_sequencial: bigId,
      ds_nota: z.string(),
      dt_nota: moment,
      nr_seq_clifor: z.int(),
      ds_colaborador: z.string(),
      /** Null: it stands; else it was declared void (G-128). */
      correcao: listedCorrection.nullable(),
    }),
  ),
});

/** Services marked as done with registerServices: who, when, which. */
const storyServices = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  ds_colaborador: z.string(),
  dt_registro: moment,
  itens: z.array(z.string()),
});

/** What was decided about an order as a whole: who, when, why; `fornecedor`: in whose hands it was put. */
const storyDecision = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_os: bigId,
  ds_colaborador: z.string(),
  dt_decisao: moment,
  tp_decisao: z.enum([
    'aprovada',
    'reprovada',
    'cancelada',
    'reaberta',
    'enviada',
    'fornecedor',
    'retirada',
    'comentario_anulado',
    'anexo_anulado',
    'nota_anulado',
  ]),
  /** Of a cancelling, and of what was declared void; why an order was reopened or taken back stands in the comment that keeps it. */
  ds_motivo: z.string().nullable(),
  /** Who it was sent or assigned to. */
  ds_fornecedor: z.string().nullable(),
});

/** The story of an order's chain, the oldest first. */
export const orderStory = z.strictObject({
  trechos: z.array(storyInterval),
  servicos: z.array(storyServices),
  decisoes: z.array(storyDecision),
  /** Notes of the work the session may declare void now (G-128). */
  notas_anulaveis: z.array(bigId),
});
