import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { id, moment, text } from '../core/fields.ts';
import { mergeKinds } from './kinds.ts';

/** Letters of a reason. */
const reason = text(300).min(1);
const recordId = text(40).min(1);
const named = z.strictObject({ id: z.string(), nome: z.string() });
/** Rows by what they are; only those there are. */
const counts = z.array(z.strictObject({ de: z.string(), quantos: z.int() }));
const params = z.strictObject({ tipo: z.enum(mergeKinds) });

/** Unions of a record, as double or as the one that stayed, newest first. */
export const recordUnions = z.array(
  z.strictObject({
    nr_sequencial: z.int(),
    unido: named,
    fica: named,
    motivo: z.string(),
    ds_colaborador: z.string(),
    dt_uniao: moment,
    movidos: counts,
    /** Null: it stands. */
    desfeita: z.nullable(z.strictObject({ dt: moment, ds_colaborador: z.string(), motivo: z.string() })),
  }),
);

const refused = [
  'NAO_ENCONTRADO',
  'UNIAO_CONSIGO',
  'UNIAO_JA_UNIDO',
  'UNIAO_FICA_UNIDO',
  'UNIAO_FORA_DE_USO',
  'UNIAO_DIFERENTE',
  'UNIAO_EM_INVENTARIO',
  'UNIAO_SALDO',
] as const;
const keeper = { who: internal, needs: ['cadastros'] } as const;

/** Doubles of master data become one record (docs/master-data.md). */
export const mergeCalls = {
  /** What would move, before it is done. */
  previewMerge: defineCall({
    method: 'GET',
    path: 'cadastros/{tipo}/uniao',
    reads: ['cadastro', 'estoque'],
    summary: 'What a union of two records would move',
    source: 'addition; docs/master-data.md',
    ...keeper,
    params,
    query: z.strictObject({ unido: recordId, fica: recordId }),
    answer: z.strictObject({ unido: named, fica: named, movidos: counts }),
    refusals: refused,
  }),
  mergeRecords: defineCall({
    method: 'POST',
    path: 'cadastros/{tipo}/unir',
    changes: ['cadastro', 'estoque'],
    summary: 'Merges a double into the record that stays',
    source: 'addition; docs/master-data.md',
    ...keeper,
    command: true,
    params,
    body: z.strictObject({ unido: recordId, fica: recordId, motivo: reason }),
    answer: z.strictObject({ nr_sequencial: z.int(), movidos: counts }),
    refusals: refused,
  }),
  /** Moves back what a union moved and still names the record that stayed. */
  undoMerge: defineCall({
    method: 'POST',
    path: 'cadastros/{tipo}/desfazer-uniao',
    changes: ['cadastro', 'estoque'],
    summary: 'Undoes a union',
    source: 'addition; docs/master-data.md',
    ...keeper,
    command: true,
    params,
    body: z.strictObject({ uniao: id, motivo: reason }),
    answer: z.strictObject({
      voltaram: counts,
      /** Changed since, by something else. */
      ficaram: counts,
    }),
    refusals: ['NAO_ENCONTRADO', 'UNIAO_DESFEITA', 'UNIAO_SEGUINTE', 'UNIAO_EM_INVENTARIO'],
  }),
};
