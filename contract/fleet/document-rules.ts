import { dayNumber, isoDay } from '../core/days.ts';

/** Kinds of documents of a vehicle; OUTRO is called by its name. */
export const documentKinds = ['CRLV', 'SEGURO', 'TACOGRAFO', 'AET', 'INSPECAO', 'OUTRO'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** V valid, A expires soon, E expired, S without date. */
export const documentStates = ['V', 'A', 'E', 'S'] as const;

/**
 * What a document is by its expiry. It is valid on its last day.
 * @param days left until then; null: it has no date
 * @param warning days before, from which it expires soon
 */
export function documentState(days: number | null, warning: number): (typeof documentStates)[number] {
  if (days === null) return 'S';
  if (days < 0) return 'E';
  return days <= warning ? 'A' : 'V';
}

/** Days before and after today that a document may be valid from, and until: thirty years. */
const farthest = 30 * 366;

/** First and last day that may stand in a document. */
export const documentDays = (today: string): { first: string; last: string } => ({
  first: isoDay(dayNumber(today) - farthest),
  last: isoDay(dayNumber(today) + farthest),
});

/** What is judged of a document. */
export interface JudgedDocument {
  tp_documento: DocumentKind;
  ds_documento?: string | null | undefined;
  nr_documento?: string | null | undefined;
  dt_inicio?: string | null | undefined;
  dt_validade?: string | null | undefined;
  ds_observacao?: string | null | undefined;
}

/** What is wrong with a document, and with which of its fields. */
export interface DocumentFault {
  codigo: 'DOCUMENTO_SEM_NOME' | 'DOCUMENTO_VAZIO' | 'DOCUMENTO_DATAS' | 'DOCUMENTO_DATA_DISTANTE';
  campo: 'ds_documento' | 'nr_documento' | 'dt_inicio' | 'dt_validade';
}

/**
 * Why a document cannot be as it is written; null: it can.
 * @param hasFile its file says what is not written
 */
export function documentFault(
  { tp_documento, ...written }: JudgedDocument,
  today: string,
  hasFile: boolean,
): DocumentFault | null {
  const { dt_inicio, dt_validade } = written;
  if (tp_documento === 'OUTRO' && !written.ds_documento)
    return { codigo: 'DOCUMENTO_SEM_NOME', campo: 'ds_documento' };
  if (!hasFile && !Object.values(written).some(Boolean))
    return { codigo: 'DOCUMENTO_VAZIO', campo: 'nr_documento' };
  const { first, last } = documentDays(today);
  const distant = (['dt_inicio', 'dt_validade'] as const).find((name) => {
    const day = written[name];
    return day && (day < first || day > last);
  });
  if (distant !== undefined) return { codigo: 'DOCUMENTO_DATA_DISTANTE', campo: distant };
  return dt_inicio && dt_validade && dt_validade < dt_inicio
    ? { codigo: 'DOCUMENTO_DATAS', campo: 'dt_validade' }
    : null;
}
