import { askAhead } from '../core/api/hooks.ts';
import { currentSession, onSession } from '../core/session/store.ts';
import { ownActor } from '../identity/actor.ts';
import { reasonKinds } from '../identity/api.ts';
import { afterFirstScreen } from './first-screen.ts';

/** Refresh interval in ms, because stored answers expire after a day and a terminal stays open longer. */
const askEvery = 4 * 3_600_000;

let askedFor: string | null = null;

/** Loads look-ups needed by workshop commands in advance, so that they are available without network. Once per page load. */
export function startLookUps(): void {
  followSession();
  onSession(followSession);
  setInterval(ask, askEvery);
}

/** Once for each session. */
function followSession(): void {
  const token = currentSession()?.token ?? null;
  if (token === askedFor) return;
  askedFor = token;
  if (token !== null) void afterFirstScreen().then(ask);
}

function ask(): void {
  const session = currentSession();
  if (session === null) return;
  for (const kind of reasonKinds) void askAhead('listReasons', { query: { tp_motivo: kind } });
  // Only staff select a technician.
  if (ownActor(session) === null) void askAhead('listTechnicians', {});
}
