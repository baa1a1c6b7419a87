import { hostOf } from '../api/hosts.ts';
import { currentSession } from './store.ts';

/** Address of a photo by its number; constant during a session. */
export const photoAddress = (photo: string): string =>
  `${hostOf(location.hostname).base}/fotos/${photo}?${currentSession()?.selo_fotos}`;
