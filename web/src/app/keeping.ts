import { tryAgain, withoutEnd } from '../core/try-again.ts';
import { afterFirstScreen } from './first-screen.ts';

/**
 * Sends what an earlier page could not, and keeps what is read, or forgets it where nobody is signed in any more. Its code
 * comes after the page that is shown first; lost with a network, it is asked for until it comes.
 */
export async function keepSoon(): Promise<void> {
  await afterFirstScreen();
  await tryAgain(async () => (await import('./sends.ts')).startKeeping(), withoutEnd);
}
