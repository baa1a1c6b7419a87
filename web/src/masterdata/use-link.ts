import type { RecordKind } from '@terminal/contract/record-kinds';
import { hrefOf } from '../core/navigation/address.ts';
import type { KeptRecord } from './api.ts';

/** Kinds that list what uses a record. */
const lists: Readonly<Record<string, RecordKind>> = {
  veiculos: 'vehicles',
  pessoas: 'people',
  problemas: 'problems',
};

/** Columns by whose cell the list of what uses a record finds it. */
const soughtBy: Partial<Record<RecordKind, string>> = {
  types: 'codigo',
  items: 'nome',
  segments: 'segmento',
  branches: 'filial',
};

/** Where the list of what uses a record is; null: there is none. */
export function linkOfUse(tipo: RecordKind, { id, celulas }: KeptRecord, de: string): string | null {
  if (tipo === 'vehicles') return hrefOf({ to: '/veiculo/$placa', params: { placa: id } });
  const [list, column] = [lists[de], soughtBy[tipo]];
  if (list === undefined || column === undefined) return null;
  return hrefOf({
    to: '/cadastros/$tipo',
    params: { tipo: list },
    search: { busca: celulas[column] ?? '', situacao: 'A' },
  });
}
