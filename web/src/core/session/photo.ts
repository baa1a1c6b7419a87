import { hostOf } from '../api/hosts.ts';
import { currentSession } from './store.ts';

/** Where a photo is, by its number: the same address as long as the session lasts. */
export const photoAddress = (photo: string): string =>
  `${hostOf(location.hostname).base}/fotos/${photo}?${currentSession()?.selo_fotos}`;
