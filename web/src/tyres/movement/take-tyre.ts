import { request } from '../../core/api/client.ts';
import type { Take } from '../../core/scan/scanner.ts';
import { fireOn } from './arrangement.ts';

/**
 * Takes the label of a tyre in stock.
 * @param usual size of the vehicle's tyres, null: any
 * @param onFire its fire number is looked for; without network every one is
 */
export const takeTyre =
  (usual: string | null, onFire: (fire: string) => void): Take =>
  async (text) => {
    const fire = fireOn(text);
    const query = { search: fire, ...(usual !== null && { medida: usual }) };
    const found = await request('listAvailableTyres', { query }).catch(() => null);
    if (found?.length === 0) return 'unknown';
    onFire(fire);
    return 'read';
  };
