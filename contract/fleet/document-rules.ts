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
}

/** Whether a document says nothing: neither number, days nor file. */
export const saysNothing = (
  { nr_documento, dt_inicio, dt_validade }: Omit<JudgedDocument, 'tp_documento'>,
  hasFile: boolean,
): boolean => !hasFile && !nr_documento?.trim() && !dt_inicio && !dt_validade;

/** Why a document cannot be as it is written; null: it can. */
export function documentRefusal(
  document: JudgedDocument,
  hasFile: boolean,
  today: string,
): 'DOCUMENTO_VAZIO' | 'DOCUMENTO_SEM_NOME' | 'DOCUMENTO_DATAS' | 'DOCUMENTO_DATA_DISTANTE' | null {
  const { tp_documento, ds_documento, dt_inicio, dt_validade } = document;
  if (saysNothing(document, hasFile)) return 'DOCUMENTO_VAZIO';
  if (tp_documento === 'OUTRO' && !ds_documento) return 'DOCUMENTO_SEM_NOME';
  const { first, last } = documentDays(today);
  if ([dt_inicio, dt_validade].some((day) => day && (day < first || day > last)))
    return 'DOCUMENTO_DATA_DISTANTE';
  return dt_inicio && dt_validade && dt_validade < dt_inicio ? 'DOCUMENTO_DATAS' : null;
}
