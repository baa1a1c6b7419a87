import { kindOf } from '@terminal/contract/permissions';
import { navigate } from '../core/navigation/navigate.ts';
import { currentSession } from '../core/session/store.ts';

/** Goes to the page of the work a person has just begun; a shared terminal stays where it is, for the next person. */
export function openWork(order: number): void {
  const session = currentSession();
  if (session === null || kindOf(session) === 'staff') return;
  void navigate({ to: '/os/$id/trabalho', params: { id: String(order) } });
}
