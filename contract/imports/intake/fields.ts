import { z } from 'zod';
import { countText, id, idText, moment } from '../../core/fields.ts';
import { type IntakeKind, intakeOrder } from './kinds.ts';

export const kind = z.enum(intakeOrder as [IntakeKind, ...IntakeKind[]]);

/**
 * L being read, C being checked, P checked, X being written, S done, K called off, E failed. What was written stays
 * written: one that was called off or failed goes on behind its last row. D looked at for what taking it back would do, Q looked
 * at, U being taken back, V taken back.
 */
const state = z.enum(['L', 'C', 'P', 'X', 'S', 'K', 'E', 'D', 'Q', 'U', 'V']);

/** An import with how far it is. Of C and P the counts say what would become of the rows, of the others what became of them. */
export const intake = z.strictObject({
  nr_sequencial: id,
  tp_carga: kind,
  ds_arquivo: z.string(),
  st_carga: state,
  /** Nothing is written unless every row can be. */
  tudo_ou_nada: z.boolean(),
  qt_linhas: z.int(),
  /** Rows judged so far; of D and U looked at or taken back. */
  qt_feitas: z.int(),
  qt_novas: z.int(),
  qt_mudadas: z.int(),
  qt_iguais: z.int(),
  qt_recusadas: z.int(),
  /** Lines that add others up; they were left out. */
  nr_linhas_total: z.array(z.int()),
  /** Heads of the file that are no column of its kind; they were left out. */
  ds_ignoradas: z.array(z.string()),
  /** Columns of its kind the file has not, by name. */
  ds_faltam: z.array(z.string()),
  ds_usuario: z.string().nullable(),
  ds_erro: z.string().nullable(),
  /** Something it wrote is known still, for thirty days, and may be taken back. */
  pode_desfazer: z.boolean(),
  /** Lines there are to take back; of D and Q the next two say what would become of them, of U and V what became of them. */
  qt_desfazer: z.int(),
  qt_desfeitas: z.int(),
  qt_mantidas: z.int(),
  /** Why it is taken back. */
  ds_motivo: z.string().nullable(),
  dt_criacao: moment,
  dt_final: moment.nullable(),
});

/** What stands in a `mensagem` in the place of the `{names}` of its text; null: noted before it was kept. */
export const valores = z.record(z.string(), z.string()).nullable();

export const fault = {
  /** Name of the column; null: the row as a whole. */
  coluna: z.string().nullable(),
  /** What stands there. */
  valor: z.string().nullable(),
  codigo: z.string(),
  mensagem: z.string(),
  valores,
};

/** An import, and a page of its lines. */
export const ofImport = { empresa: idText, carga: idText };
export const pageOfImport = { ...ofImport, page: countText(1_000_000).optional() };

export const ofCompany = { nr_seq_empresa: id, nr_sequencial: id };
