import { request } from '../core/api/client.ts';
import { readCode } from '../core/scan/code.ts';
import { useScanner } from '../core/scan/useScanner.ts';
import { fireOn } from './movement/arrangement.ts';
import { openTyre } from './open-tyre.ts';

/** What a list of the tyre shop does with what is scanned on it. */
interface ShopScan {
  /** With a vehicle; absent: the list has no vehicles. */
  onPlate?: (plate: string) => void;
  /** With a tyre, by its fire number; answers whether it is one of the list. */
  onTyre?: (fire: string) => Promise<boolean>;
}

/**
 * Takes the codes read on a list of the tyre shop: the label of a tyre, or a plate or fleet number, leads to what the list is
 * for, of a tyre that is not on it to its history. Any other code is looked for as on every page.
 */
export function useTyreShopScan({ onPlate, onTyre }: ShopScan = {}): void {
  useScanner('page', async (text) => {
    const plate = onPlate && (await plateOf(readCode(text)));
    if (plate !== undefined) {
      onPlate?.(plate);
      return 'read';
    }
    const fire = fireOn(text);
    return (await onTyre?.(fire)) || (await openTyre(fire)) ? 'read' : 'pass';
  });
}

/** The one plate of the tyre shop that a code means; undefined: none, or it could not be asked. */
async function plateOf(code: string): Promise<string | undefined> {
  const found = await request('listTyrePlates', { query: { page: '1', placa: code } }).catch(() => null);
  const meant = found?.data.filter(({ nr_placa, nr_frota }) => [nr_placa, nr_frota].includes(code)) ?? [];
  return meant.length === 1 ? meant[0]?.nr_placa : undefined;
}
