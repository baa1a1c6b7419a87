import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BranchSession } from '../core/session/record.ts';
import { clearSession, storeSession } from '../core/session/store.ts';
import { currentFlow, dismissFlow, type Flow, openFlow } from './flow.ts';

const flow = (number: number): Flow => ({
  kind: 'pause',
  work: { nr_sequencial: number, nr_placa: 'RHT4B67', nr_frota: null, ds_conjunto: null, technician: null },
});

// Of the whole record a flow looks at the token alone; the rest only changes what is around it.
const signedIn = (token: string, ambiente = 'M') => storeSession({ token, ambiente } as BranchSession);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signedIn('t1');
  openFlow(flow(1));
});

afterEach(() => {
  dismissFlow();
  clearSession();
  vi.restoreAllMocks();
});

test('a second flow does not replace the one that is open', () => {
  openFlow(flow(2));
  expect(currentFlow()).toEqual(flow(1));
});

test('a flow that ends leads back to the one it was opened from, and that one to the page', () => {
  dismissFlow();
  openFlow({ ...flow(1), back: flow(2) });
  dismissFlow();
  expect(currentFlow()).toEqual(flow(2));
  dismissFlow();
  expect(currentFlow()).toBeNull();
});

test('with the session everything ends, what was to be gone back to as well', () => {
  dismissFlow();
  openFlow({ ...flow(1), back: flow(2) });
  clearSession();
  expect(currentFlow()).toBeNull();
});

test('an open flow ends with the session', () => {
  clearSession();
  expect(currentFlow()).toBeNull();
});

test('an open flow ends when somebody else signs in', () => {
  signedIn('t2');
  expect(currentFlow()).toBeNull();
});

test('a change within the session leaves the flow open', () => {
  signedIn('t1', 'P');
  expect(currentFlow()).toEqual(flow(1));
});
