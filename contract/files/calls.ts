import { z } from 'zod';
import { defineCall, everyone, internal } from '../core/call.ts';
import { bigId, bigIdText, idText, moment, photo, plate } from '../core/fields.ts';
import { workIdentity, workIdentityRefusals } from '../core/identity.ts';
import { voiding } from '../orders/void.ts';
import { tyreShop } from '../tyres/layout.ts';
import { largestPart } from './parts.ts';

/** Senders who keep master data; the server asks whether they keep people. */
const peopleKeeper = { who: internal, needs: ['cadastros'] } as const;

/** A file of an order; `ds_arquivo` and `ds_miniatura` are signed links of 15 minutes (G-13, G-108). */
const orderFile = z.strictObject({
  id: bigId,
  ds_arquivo: z.string(),
  /** Link to the thumbnail; null: none (pdf). */
  ds_miniatura: z.string().nullable(),
  /** A opening and comments, E execution, S claim. */
  tp_origem: z.enum(['A', 'E', 'S']),
  ds_nome: z.string(),
  tp_mime: z.string(),
  /** Size in bytes, as sent. */
  qt_tamanho: z.int(),
  dt_criacao: moment,
  ds_colaborador: z.string().nullable(),
  /** Item of the order it is about; null: the order as a whole. */
  nr_seq_os_item: bigId.nullable(),
  /** Whether the session may declare it void now (G-128). */
  anulavel: z.boolean(),
});

/** A file of a gauging or calibration: P tyre. */
const tyreFile = z.strictObject({
  ...orderFile.omit({ nr_seq_os_item: true, anulavel: true }).shape,
  tp_origem: z.literal('P'),
});

/** Bytes received so far without a gap: the offset of the next part. */
const partsReceived = z.strictObject({ qt_recebido: z.int() });

/** Offset of a byte in a file, from 0. */
const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** Why files are not taken. */
export const uploadRefusals = [
  'NAO_ENCONTRADO',
  'ANEXO_OBRIGATORIO',
  'ARQUIVO_GRANDE',
  'ARQUIVOS_DEMAIS',
  'ARQUIVO_TIPO',
  'ARQUIVO_ILEGIVEL',
  'ARQUIVO_INCOMPLETO',
  'TIPO_NAO_SUPORTADO',
  'CORPO_GRANDE_DEMAIS',
] as const;

/** Why a photo of a person or a vehicle is not taken. */
export const photoRefusals = [...uploadRefusals, 'FOTO_TIPO'] as const;

/** Whose the files of an order are, in the fields of a form; absent: the session's person's. */
const owner = { nr_seq_clifor: idText.optional(), cpf: workIdentity.cpf };

/** Adding files to an order, in the name of the session's person or of one identified as in every command (DETAIL-09). */
const adding = {
  method: 'POST',
  later: { signer: 'nr_seq_clifor' },
  changes: ['integracao'],
  who: everyone,
  command: true,
  files: true,
  params: z.strictObject({ nrSeqOs: bigIdText }),
  answer: z.array(orderFile),
  refusals: [...uploadRefusals, ...workIdentityRefusals],
} as const;

/** Pictures and documents of orders and gaugings, and photos of people. */
export const filesCalls = {
  /** Adds pictures of the opening and of comments; a file that exists already is not added again (FILES-02). */
  uploadFiles: defineCall({
    ...adding,
    path: 'os/uploadFiles/{nrSeqOs}',
    summary: 'Add files to an order',
    source: 'doc 2 §7, C-043, FILES-01, G-13, G-63',
    body: z.strictObject(owner),
  }),
  /** Adds files of the execution (E) or of a claim (S); an item the order no longer has leaves them to the order as a whole. */
  uploadOrderFiles: defineCall({
    ...adding,
    path: 'os/uploadFilesOrdemServico/{nrSeqOs}',
    summary: 'Add files of execution or claim to an order',
    source: 'doc 2 §7, C-044, FILES-01, G-63',
    body: z.strictObject({
      tp_origem: z.enum(['E', 'S']).default('E'),
      nr_seq_os_item: bigIdText.optional(),
      ...owner,
    }),
  }),
  /** Adds files to a gauging or calibration, after its batch; answers all files of the event. */
  uploadTyreFiles: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/uploadFilesAfericao/{nr_placa}/{nr_seq_evento}',
    later: {},
    changes: ['pneu'],
    summary: 'Add files to a gauging or calibration',
    source: 'doc 3 §7, C-119, FILES-04, TYRE-16',
    command: true,
    files: true,
    params: z.strictObject({ nr_placa: plate, nr_seq_evento: idText }),
    body: z.strictObject({}),
    answer: z.array(tyreFile),
    refusals: [...uploadRefusals],
  }),
  /** How many bytes of a file sent in parts have been received. */
  getFileParts: defineCall({
    method: 'GET',
    path: 'arquivos/partes/{chave}',
    summary: 'How much of a file is there',
    source: 'addition; FILES-01, G-13',
    who: everyone,
    params: z.strictObject({ chave: z.uuid() }),
    answer: partsReceived,
  }),
  /**
   * Appends a part to the sender's own upload. A part with another offset is ignored; the sender continues from the offset in
   * the answer. The call that takes the file then names the upload (`partes`) instead of carrying the bytes.
   */
  sendFilePart: defineCall({
    method: 'POST',
    path: 'arquivos/partes/{chave}/{inicio}',
    summary: 'Send a part of a file',
    source: 'addition; FILES-01, G-13',
    who: everyone,
    command: true,
    unkeyed: true,
    bytes: true,
    params: z.strictObject({ chave: z.uuid(), inicio: place }),
    body: z.instanceof(Uint8Array).refine(({ length }) => length > 0 && length <= largestPart),
    answer: partsReceived,
    refusals: ['ARQUIVO_GRANDE', 'ARQUIVOS_DEMAIS', 'TIPO_NAO_SUPORTADO', 'CORPO_GRANDE_DEMAIS'],
  }),
  /** Files of an order that stand, the newest first. */
  getImages: defineCall({
    method: 'GET',
    path: 'os/getImages',
    reads: ['integracao'],
    summary: 'Files of an order',
    source: 'doc 2 §7, C-045, DETAIL-19',
    who: everyone,
    query: z.strictObject({ nr_seq_os: bigIdText }),
    answer: z.array(orderFile),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Declares a file of an order void, with the reason: it is no longer shown, only that there was one. */
  voidFile: defineCall({
    ...voiding,
    path: 'os/{id}/arquivos/{arquivoId}/anular',
    summary: 'Declare a file of an order void',
    params: z.strictObject({ id: bigIdText, arquivoId: bigIdText }),
  }),
  /** The bytes behind a signed link: as an attachment, never run by a browser (G-13). */
  getFile: defineCall({
    method: 'GET',
    path: 'arquivos/{id}',
    summary: 'A file by its signed link',
    source: 'C-046, FILES-05, G-13',
    who: 'anyone',
    wire: 'file',
    params: z.strictObject({ id: bigIdText }),
    query: z.strictObject({
      empresa: z.string().max(32).optional(),
      sessao: z.string().max(64).optional(),
      expira: z.string().max(16).optional(),
      assinatura: z.string().max(64).optional(),
      /** S: its thumbnail. */
      mini: z.literal('S').optional(),
    }),
    answer: z.string(),
    refusals: ['LINK_INVALIDO', 'NAO_ENCONTRADO'],
  }),
  /** Sets the session person's photo, replacing the former one. Refused on a terminal shared by several people. */
  setPhoto: defineCall({
    method: 'POST',
    path: 'pessoas/minhaFoto',
    changes: ['pessoa'],
    summary: 'Give oneself a photo',
    source: 'addition; SHELL-21, G-108',
    who: ['attendant'],
    command: true,
    files: true,
    body: z.strictObject({}),
    answer: z.strictObject({ foto: photo }),
    refusals: [...photoRefusals],
  }),
  /** Removes the session person's photo, if there is one. */
  removePhoto: defineCall({
    method: 'DELETE',
    path: 'pessoas/minhaFoto',
    changes: ['pessoa'],
    summary: "Take away one's photo",
    source: 'addition; SHELL-21, G-108',
    who: ['attendant'],
    command: true,
    answer: z.strictObject({ foto: photo }),
  }),
  /** The photo of somebody whoever keeps people looks after. */
  getPersonPhoto: defineCall({
    ...peopleKeeper,
    method: 'GET',
    path: 'pessoas/{id}/foto',
    reads: ['pessoa'],
    summary: 'Photo of a person',
    source: 'addition; docs/master-data.md',
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({ foto: photo }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Gives somebody a photo, in place of the former one. */
  setPersonPhoto: defineCall({
    ...peopleKeeper,
    method: 'POST',
    path: 'pessoas/{id}/foto',
    changes: ['pessoa'],
    summary: 'Give a person a photo',
    source: 'addition; docs/master-data.md',
    command: true,
    files: true,
    params: z.strictObject({ id: idText }),
    body: z.strictObject({}),
    answer: z.strictObject({ foto: photo }),
    refusals: ['NAO_ENCONTRADO', ...photoRefusals],
  }),
  /** Takes somebody's photo away, if there is one. */
  removePersonPhoto: defineCall({
    ...peopleKeeper,
    method: 'DELETE',
    path: 'pessoas/{id}/foto',
    changes: ['pessoa'],
    summary: "Take away a person's photo",
    source: 'addition; docs/master-data.md',
    command: true,
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({ foto: photo }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** A photo of a person or a vehicle by its number (`foto`), followed in the address by the session's `selo_fotos`. */
  getPhoto: defineCall({
    method: 'GET',
    path: 'fotos/{id}',
    summary: 'What somebody, or a vehicle, looks like',
    source: 'addition; SHELL-21, G-108',
    who: 'anyone',
    wire: 'file',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({
      empresa: z.string().max(32).optional(),
      sessao: z.string().max(64).optional(),
      assinatura: z.string().max(64).optional(),
      /** S: small; a person's always is. */
      mini: z.literal('S').optional(),
    }),
    answer: z.string(),
    refusals: ['LINK_INVALIDO', 'NAO_ENCONTRADO'],
  }),
};
