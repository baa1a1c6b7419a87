import { useSyncExternalStore } from 'react';
import { currentSession, useMaybeSession } from '../../core/session/store.ts';
import { currentCompany } from '../../core/session/stored.ts';
import { createStore } from '../../core/store.ts';
import type { Owner, Send } from './row.ts';

// What pages show of the sends, without what stores and sends them: that comes after the page that is shown first.

const sends = createStore<readonly Send[]>([]);

/** Called by the store when a send is stored or removed, in any tab. */
export const showSends = sends.change;

/** Subscribes to stored, changed and removed sends; returns the unsubscribe function. */
export const onSends = sends.listen;

/** Everything this browser keeps, in the order it was given. */
export const sendsNow = sends.read;

/** As a hook; re-renders on change. */
export const useSends = sends.use;

/** The signed-in person, as the owner of sends; null: none. A supplier of all branches has branch 0. */
export function ownerNow(): Owner | null {
  const [session, company] = [currentSession(), currentCompany()];
  return (
    session && company && { company: company.key, branch: session.nr_sequencial, person: session.tecnicoId }
  );
}

/** As a hook; re-renders with the session. */
export function useOwner(): Owner | null {
  useMaybeSession();
  return ownerNow();
}

/** How many sends about an order are not with the server yet. */
export const useUnsentOf = (order: number): number =>
  useSyncExternalStore(
    onSends,
    () =>
      sendsNow().filter((send) => send.label.order === order && (send.kept || send.refusal !== null)).length,
  );
