import type { RefusalTable } from './table.ts';

/** Refusals of documents of vehicles (docs/master-data.md). */
export const vehicleRefusals = {
  DOCUMENTO_SEM_NOME: {
    status: 422,
    pt: 'Diga que documento é.',
    es: 'Indique qué documento es.',
  },
  DOCUMENTO_VAZIO: {
    status: 422,
    pt: 'Informe o número, a validade ou o arquivo.',
    es: 'Indique el número, la validez o el archivo.',
  },
  DOCUMENTO_DATAS: {
    status: 422,
    pt: 'A validade termina antes de começar: confira as datas.',
    es: 'La validez termina antes de empezar: revise las fechas.',
  },
  DOCUMENTO_DATA_DISTANTE: {
    status: 422,
    pt: 'Confira as datas: só de {de} a {ate}.',
    es: 'Revise las fechas: solo de {de} a {ate}.',
  },
  DOCUMENTO_ARQUIVO: {
    status: 422,
    pt: 'Envie um arquivo só: uma foto ou um PDF.',
    es: 'Envíe un solo archivo: una foto o un PDF.',
  },
} as const satisfies RefusalTable;
