import { request } from '../core/api/client.ts';
import { codeAsWritten, lettersAndDigits } from '../core/scan/code.ts';
import type { CatalogItem } from './components/ItemPicker.tsx';

/** The part of the catalogue a label bears the code of; undefined: none. @throws CallError */
export async function findPart(label: string): Promise<CatalogItem | undefined> {
  const code = codeAsWritten(label);
  const found = await request('searchItems', { query: { tipo: '4', search: code } });
  const wanted = lettersAndDigits(code);
  return found.find(
    ({ ds_codigoitem }) => ds_codigoitem !== null && lettersAndDigits(ds_codigoitem) === wanted,
  );
}
