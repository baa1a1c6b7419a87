import { isRecordKind, type RecordKind } from '@terminal/contract/record-kinds';

/** Which records of a kind are looked at. */
export interface RecordsView {
  busca?: string;
  situacao?: 'A' | 'I';
  ordem?: string;
  pagina?: string;
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What of an address a list of records understands. */
export function readRecordsView(search: Record<string, unknown>): RecordsView {
  const { situacao } = search;
  const busca = textIn(search['busca']);
  const ordem = textIn(search['ordem']);
  const pagina = textIn(search['pagina']);
  return {
    ...(busca !== undefined && { busca }),
    ...((situacao === 'A' || situacao === 'I') && { situacao }),
    ...(ordem !== undefined && /^-?[a-z_]+$/.test(ordem) && { ordem }),
    ...(pagina !== undefined && /^[1-9]\d*$/.test(pagina) && { pagina }),
  };
}

/** The kind an address names; the first one where it names none. */
export const kindIn = (tipo: string): RecordKind => (isRecordKind(tipo) ? tipo : 'vehicles');
