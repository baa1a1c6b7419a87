import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { correctionReason, listedCorrection } from '../core/correction.ts';
import { bigId, bigIdText, day, idText, moment, plate, text } from '../core/fields.ts';
import { uploadRefusals } from '../files/calls.ts';
import { documentKinds, documentStates } from '../fleet/document-rules.ts';
import { vehicleKeeper } from './photos.ts';

/** What is written of a document, of forms and corrections; empty is left out. */
const written = {
  tp_documento: z.enum(documentKinds),
  /** What it is called, where its kind is OUTRO. */
  ds_documento: text(60).min(1).optional(),
  nr_documento: text(60).min(1).optional(),
  /** First and last day it is valid. */
  dt_inicio: day.optional(),
  dt_validade: day.optional(),
  ds_observacao: text(200).min(1).optional(),
};

/** What a document is, as lists say it. */
const named = {
  nr_sequencial: bigId,
  tp_documento: z.enum(documentKinds),
  ds_documento: z.string().nullable(),
  nr_documento: z.string().nullable(),
};

/** Days left until it expires, below zero when it has; null: it has no date. */
const left = { dias: z.int().nullable(), st_documento: z.enum(documentStates) };

const ofVehicle = z.strictObject({ placa: plate });
const oneOf = z.strictObject({ placa: plate, id: bigIdText });
const wrongDocument = [
  'DOCUMENTO_SEM_NOME',
  'DOCUMENTO_VAZIO',
  'DOCUMENTO_DATAS',
  'DOCUMENTO_DATA_DISTANTE',
] as const;
const keeping = {
  ...vehicleKeeper,
  method: 'POST',
  changes: ['veiculo'],
  source: 'addition; docs/master-data.md',
  answer: z.strictObject({ nr_sequencial: bigId }),
} as const;

/** Documents of vehicles with their expiry (docs/master-data.md). */
export const vehicleDocumentCalls = {
  /** Documents of a vehicle: of each kind the newest first, with those that were replaced, corrected or declared void. */
  listVehicleDocuments: defineCall({
    method: 'GET',
    path: 'veiculo/{placa}/documentos',
    reads: ['veiculo', 'cadastro'],
    kept: { most: 20 },
    summary: 'Documents of a vehicle',
    source: 'addition; docs/master-data.md',
    who: internal,
    params: ofVehicle,
    answer: z.strictObject({
      /** The session keeps vehicles: it adds and corrects documents. */
      mantem: z.boolean(),
      documentos: z.array(
        z.strictObject({
          ...named,
          ...left,
          dt_inicio: day.nullable(),
          dt_validade: day.nullable(),
          ds_observacao: z.string().nullable(),
          tem_arquivo: z.boolean(),
          /** It is the current one of its kind. */
          atual: z.boolean(),
          dt_criacao: moment,
          ds_colaborador: z.string(),
          /** Null: it stands. */
          correcao: listedCorrection.nullable(),
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** A link to the file of a document, good for 15 minutes. */
  getVehicleDocumentFile: defineCall({
    method: 'GET',
    path: 'veiculo/{placa}/documentos/{id}/arquivo',
    summary: 'The file of a document of a vehicle',
    source: 'addition; G-13',
    who: internal,
    params: oneOf,
    answer: z.strictObject({ ds_arquivo: z.string(), ds_nome: z.string(), tp_mime: z.string() }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Adds a document, with its file if there is one: it is the current one of its kind from now on. */
  addVehicleDocument: defineCall({
    ...keeping,
    path: 'veiculo/{placa}/documentos',
    summary: 'Add a document of a vehicle',
    files: 'optional',
    params: ofVehicle,
    body: z.strictObject(written),
    refusals: [...uploadRefusals, ...wrongDocument, 'DOCUMENTO_ARQUIVO'],
  }),
  /** Corrects what was written of a document, with the reason; its file stays. */
  correctVehicleDocument: defineCall({
    ...keeping,
    path: 'veiculo/{placa}/documentos/{id}/correcao',
    summary: 'Correct a document of a vehicle',
    params: oneOf,
    body: z.strictObject({ ...written, motivo: correctionReason }),
    refusals: ['NAO_ENCONTRADO', 'REGISTRO_ANULADO', ...wrongDocument],
  }),
  /** Declares a document void, with the reason: the one before it is the current one again. */
  voidVehicleDocument: defineCall({
    ...keeping,
    path: 'veiculo/{placa}/documentos/{id}/anular',
    summary: 'Declare a document of a vehicle void',
    params: oneOf,
    body: z.strictObject({ motivo: correctionReason }),
    refusals: ['NAO_ENCONTRADO', 'REGISTRO_ANULADO'],
  }),
  /** Contracts of suppliers in use that have expired or expire soon, the most urgent first; for who keeps suppliers. */
  listExpiringContracts: defineCall({
    method: 'GET',
    path: 'contratosVencer',
    reads: ['cadastro', 'importacao'],
    kept: { most: 1 },
    summary: 'Contracts of suppliers that expire',
    source: 'addition; docs/master-data.md',
    who: internal,
    needs: ['cadastros'],
    answer: z.array(
      z.strictObject({
        ...left,
        dias: z.int(),
        nr_sequencial: z.int(),
        ds_fornecedor: z.string(),
        nr_contrato: z.string().nullable(),
        dt_contrato_fim: day,
      }),
    ),
  }),
  /** Current documents of vehicles in use of the person's branches that have expired or expire soon, the most urgent first. */
  listExpiringDocuments: defineCall({
    method: 'GET',
    path: 'documentosVencer',
    reads: ['veiculo', 'cadastro', 'importacao'],
    kept: { most: 3 },
    summary: 'Documents of vehicles that expire',
    source: 'addition; docs/master-data.md',
    who: internal,
    needs: ['cadastros'],
    query: z.strictObject({
      /** Of one of the person's branches. */
      filial: idText.optional(),
    }),
    answer: z.strictObject({
      /** There are more than the two thousand answered. */
      tem_mais: z.boolean(),
      documentos: z.array(
        z.strictObject({
          ...named,
          ...left,
          dias: z.int(),
          dt_validade: day,
          nr_placa: z.string(),
          nr_frota: z.string().nullable(),
          /** Names of its branches. */
          ds_filial: z.string(),
          /** It is a vehicle of the session's branch, whose page opens. */
          da_filial: z.boolean(),
        }),
      ),
    }),
  }),
};
