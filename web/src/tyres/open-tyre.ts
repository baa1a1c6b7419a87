import { request } from '../core/api/client.ts';
import { navigate } from '../core/navigation/navigate.ts';

/** Opens the history of a tyre by its fire number. @returns whether it was found */
export async function openTyre(fire: string): Promise<boolean> {
  const tyre = await request('getTyreHistory', { query: { nr_fogo: fire } }).catch(() => null);
  if (tyre !== null) void navigate({ to: '/borracharia/pneu/$fogo', params: { fogo: tyre.nr_fogo } });
  return tyre !== null;
}
