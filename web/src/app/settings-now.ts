import { QueryObserver } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { request } from '../core/api/client.ts';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { currentSession, onSession, storeSession } from '../core/session/store.ts';
import { afterFirstScreen } from './first-screen.ts';

type Settings = AnswerOf<'getSessionSettings'>;

let followed: string | null = null;
let stop = (): void => undefined;

/** Keeps the settings of the session what the company says now: a terminal is signed in all day. Once per page load. */
export function startSettings(): void {
  followSession();
  onSession(followSession);
}

/** Once for each session. */
function followSession(): void {
  const token = currentSession()?.token ?? null;
  if (token === followed) return;
  followed = token;
  stop();
  stop = () => undefined;
  if (token !== null) void afterFirstScreen().then(() => follow(token));
}

function follow(token: string): void {
  if (followed !== token) return;
  stop();
  const observer = new QueryObserver<Settings>(queryClient, {
    queryKey: callKey('getSessionSettings', {}),
    queryFn: ({ signal }) => request('getSessionSettings', {}, { signal }),
  });
  stop = observer.subscribe(({ data }) => data && take(token, data));
}

function take(token: string, settings: Settings): void {
  const session = currentSession();
  if (session?.token !== token || isSame(session.parametros, settings)) return;
  storeSession({ ...session, parametros: settings });
}

/** @param kept those of a session an earlier version began may lack some */
const isSame = (kept: Partial<Settings>, settings: Settings): boolean =>
  Object.entries(settings).every(([name, value]) => kept[name as keyof Settings] === value);
