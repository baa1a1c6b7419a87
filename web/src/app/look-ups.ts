import { askAhead } from '../core/api/hooks.ts';
import { currentSession, onSession } from '../core/session/store.ts';
import { ownActor } from '../identity/actor.ts';
import { reasonKinds } from '../identity/api.ts';
import { afterFirstScreen } from './first-screen.ts';

/** What is kept is forgotten after a day, and a terminal stays open longer: asked for again after so many ms. */
const askEvery = 4 * 3_600_000;

let askedFor: string | null = null;

/** Asks for the look-ups a press on the floor needs before anybody presses: without network it is too late. Once per page. */
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
  // Only who has a terminal for others picks one of them.
  if (ownActor(session) === null) void askAhead('listTechnicians', {});
}
