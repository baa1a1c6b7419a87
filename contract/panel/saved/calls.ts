import { z } from 'zod';
import { defineCall, panel } from '../../core/call.ts';
import { done, flag, id, moment, text } from '../../core/fields.ts';
import { script } from '../scripts/calls.ts';
import { nameAsked } from '../tables/calls.ts';

/** Largest number of saved entries per user. */
export const mostSaved = 100;

const filters = z.array(
  z.strictObject({
    coluna: nameAsked,
    /** Filter text as typed above the column. */
    texto: text(200).min(1),
  }),
);
const name = text(60).min(1);
/** S: replaces an existing entry of the name `ds_salvo`. */
const replaces = { substitui: flag.optional() };

/** Scripts and table filters a panel user saves under a name, for personal use. */
export const savedCalls = {
  /** The own scripts, or the own filters of a table, by name. */
  listSaved: defineCall({
    method: 'GET',
    path: 'painel/getSalvos',
    reads: ['salvos'],
    summary: 'Own saved scripts, or own saved filters of a table',
    source: 'addition; TABLES-01, MULTISQL-01',
    who: panel('L'),
    query: z.strictObject({
      /** null: scripts. */
      nome_tabela: nameAsked.optional(),
    }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: z.int(),
        ds_salvo: z.string(),
        /** null: it is a script. */
        filtros: filters.nullable(),
        /** null: they are filters. */
        ds_script: z.string().nullable(),
        dt_salvo: moment,
      }),
    ),
  }),
  /** Saves a script, or the filters of a table. */
  saveOwn: defineCall({
    method: 'POST',
    path: 'painel/salvar',
    changes: ['salvos'],
    summary: 'Save a script or filters under a name',
    source: 'addition; TABLES-01, MULTISQL-01',
    who: panel('L'),
    command: true,
    body: z.discriminatedUnion('tp_salvo', [
      z.strictObject({ tp_salvo: z.literal('S'), ds_salvo: name, ds_script: script, ...replaces }),
      z.strictObject({
        tp_salvo: z.literal('F'),
        ds_salvo: name,
        nome_tabela: nameAsked,
        filtros: filters.min(1).max(20),
        ...replaces,
      }),
    ]),
    answer: z.strictObject({ nr_sequencial: z.int() }),
    refusals: ['SALVO_REPETIDO', 'SALVOS_DEMAIS'],
  }),
  /** Deletes a saved script or filters. */
  deleteSaved: defineCall({
    method: 'POST',
    path: 'painel/excluirSalvo',
    changes: ['salvos'],
    summary: 'Delete an own saved script, or own saved filters',
    source: 'addition; TABLES-01, MULTISQL-01',
    who: panel('L'),
    command: true,
    body: z.strictObject({ nr_sequencial: id }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
