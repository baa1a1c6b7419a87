import { request } from '../core/api/client.ts';
import { readCode } from '../core/scan/code.ts';
import { useScanner } from '../core/scan/useScanner.ts';
import { fireOn } from './movement/arrangement.ts';
import { openTyre } from './open-tyre.ts';

/**
 * Takes the codes read on a list of the tyre shop: the label of a tyre leads to its history, a plate or fleet number to what
 * the list is for. Any other code is looked for as on every page.
 * @param onPlate what the list does with a vehicle; none: the list has no vehicles
 */
export function useTyreShopScan(onPlate?: (plate: string) => void): void {
  useScanner('page', async (text) => {
    const plate = onPlate && (await plateOf(readCode(text)));
    if (plate !== undefined) onPlate?.(plate);
    else if (!(await openTyre(fireOn(text)))) return 'pass';
    return 'read';
  });
}

/** The one plate of the tyre shop that a code means; undefined: none, or it could not be asked. */
async function plateOf(code: string): Promise<string | undefined> {
  const found = await request('listTyrePlates', { query: { page: '1', placa: code } }).catch(() => null);
  const meant = found?.data.filter(({ nr_placa, nr_frota }) => [nr_placa, nr_frota].includes(code)) ?? [];
  return meant.length === 1 ? meant[0]?.nr_placa : undefined;
}
