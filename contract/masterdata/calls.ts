import { z } from 'zod';
import { defineCall, everyone, internal } from '../core/call.ts';
import { countText, envelope, text } from '../core/fields.ts';
import { recordHistory } from './history.ts';
import { recordKinds } from './kinds.ts';
import { recordUnions } from './merge.ts';

/** Senders who keep master data: an administrator of the company, or whoever was granted the kind (G-129). */
const keeper = { who: internal, needs: ['cadastros'] } as const;

const kind = z.enum(recordKinds);
/** What names a record for as long as it exists: its number, or its code. */
const recordId = text(40).min(1);
/** Cells of a record by the names of its columns, written as in a file. */
const cells = z.record(z.string().max(30), text(2_000));

/** A record as it is now. */
const record = z.strictObject({
  id: z.string(),
  /** Differs once anything of the record has changed. */
  versao: z.string(),
  celulas: z.record(z.string(), z.string()),
});

/** Master data: vehicles, people, suppliers and what else a company keeps by itself (docs/master-data.md). */
export const masterDataCalls = {
  /** Kinds the session may keep, in the order of the menu. */
  listRecordKinds: defineCall({
    method: 'GET',
    path: 'cadastros',
    reads: ['cadastro'],
    summary: 'Kinds of master data the session may keep',
    source: 'addition; docs/master-data.md',
    ...keeper,
    answer: z.array(z.strictObject({ tipo: kind, quantos: z.int() })),
  }),
  listRecords: defineCall({
    method: 'GET',
    path: 'cadastros/{tipo}',
    reads: ['cadastro'],
    summary: 'Records of a kind',
    source: 'addition; docs/master-data.md',
    ...keeper,
    params: z.strictObject({ tipo: kind }),
    query: z.strictObject({
      busca: text(80).optional(),
      /** Only active (A) or inactive (I) ones. */
      situacao: z.enum(['A', 'I']).optional(),
      /** Column to sort by; with a minus the other way round. */
      ordem: z
        .string()
        .regex(/^-?[a-z_]{1,30}$/)
        .optional(),
      page: countText(100_000).optional(),
      /** Records on a page, where it is for a file. */
      por_pagina: countText(2_000).optional(),
    }),
    answer: envelope(record),
  }),
  /** One record, with what still uses it and what became of it. */
  getRecord: defineCall({
    method: 'GET',
    path: 'cadastros/{tipo}/{id}',
    reads: ['cadastro'],
    summary: 'A record with its use and history',
    source: 'addition; docs/master-data.md',
    ...keeper,
    params: z.strictObject({ tipo: kind, id: recordId }),
    answer: record.extend({
      /** Rows that name it, by what they are; only those there are. */
      uso: z.array(z.strictObject({ de: z.string(), quantos: z.int() })),
      historia: recordHistory,
      /** Of kinds whose doubles are merged. */
      unioes: recordUnions,
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Names a column can refer to, for the field that asks for one. */
  listRecordNames: defineCall({
    method: 'GET',
    path: 'cadastros/{tipo}/{coluna}/nomes',
    reads: ['cadastro'],
    summary: 'Names a column can refer to',
    source: 'addition; docs/master-data.md',
    ...keeper,
    params: z.strictObject({ tipo: kind, coluna: z.string().regex(/^[a-z_]{1,30}$/) }),
    query: z.strictObject({ busca: text(80).optional() }),
    answer: z.array(z.string()),
  }),
  /** Spanish of names the company keeps, by the stored name; only of those that have one. */
  listSpanishNames: defineCall({
    method: 'GET',
    path: 'cadastros/em-espanhol',
    reads: ['cadastro'],
    kept: { most: 1, around: true },
    summary: 'Names of records in Spanish',
    source: 'addition; docs/master-data.md',
    who: everyone,
    answer: z.record(z.string(), z.string()),
  }),
  /** Makes a record, or changes the one with the `id`: its cells are then all those of the body. */
  saveRecord: defineCall({
    method: 'POST',
    path: 'cadastros/{tipo}/salvar',
    changes: ['cadastro'],
    summary: 'Saves a record',
    source: 'addition; docs/master-data.md',
    ...keeper,
    command: true,
    params: z.strictObject({ tipo: kind }),
    body: z.strictObject({
      /** Left out: a new one. */
      id: recordId.optional(),
      /** `versao` of the record the change began with. */
      versao: text(64).optional(),
      celulas: cells,
    }),
    answer: record,
    refusals: [
      'NAO_ENCONTRADO',
      'CADASTRO_RECUSADO',
      'CADASTRO_MUDOU',
      'CADASTRO_ULTIMO',
      'EMPRESA_SEM_ADMINISTRADOR',
      'FERIADO_PASSADO',
    ],
  }),
};
