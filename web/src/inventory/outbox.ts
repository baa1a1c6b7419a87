import { useSyncExternalStore } from 'react';
import { request } from '../core/api/client.ts';
import { CallError, isPassing } from '../core/api/errors.ts';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { currentCompany, currentSession, onSession } from '../core/session/store.ts';
import { onShelf } from '../core/shelf.ts';
import { inventoryCalls } from './inventory-calls.ts';
import { placeOf, toSend, type Unsent, withCount, withoutCount } from './unsent.ts';

/** Between two attempts while something is unsent, in ms. */
const tryEvery = 5_000;

const listeners = new Set<() => void>();
let counts: readonly Unsent[] = [];
let started: Promise<void> | null = null;
let sending: Promise<boolean> | null = null;

function change(next: readonly Unsent[]) {
  counts = next;
  for (const listener of listeners) listener();
}

/** Reads what an earlier page left unsent, and sends it as soon as the server is there again. Once per page. */
export function startOutbox(): Promise<void> {
  started ??= open();
  return started;
}

async function open(): Promise<void> {
  const range = IDBKeyRange.bound('contagem:', 'contagem:\uffff');
  // Written below in the same product: the shape is the writer's.
  const kept = (await onShelf('readonly', (store) => store.getAll(range))) as Unsent[] | undefined;
  change((kept ?? []).reduce<Unsent[]>(withCount, [...counts]));
  const send = () => void sendCounts();
  window.addEventListener('online', send);
  onSession(send);
  setInterval(send, tryEvery);
  send();
}

/** Keeps a count until the server has it; an earlier one of the row that was not sent is forgotten. */
export async function keepCount(count: Unsent): Promise<void> {
  change(withCount(counts, count));
  await onShelf('readwrite', (store) => store.put(count, placeOf(count)));
}

/** Gives a count up, or forgets one that arrived. */
export async function dropCount(count: Unsent): Promise<void> {
  const held = counts.some(({ key }) => key === count.key);
  change(withoutCount(counts, count));
  if (held) await onShelf('readwrite', (store) => store.delete(placeOf(count)));
}

/** Sends what the signed-in person has unsent, in order, until the server is away. Never fails. */
export async function sendCounts(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  if (!(await sending)) return;
  await Promise.all(inventoryCalls.map((name) => queryClient.invalidateQueries({ queryKey: callKey(name) })));
}

/** @returns whether any arrived */
async function sendAll(): Promise<boolean> {
  let arrived = false;
  for (let next = nextToSend(); next !== undefined; next = nextToSend()) {
    try {
      await request('confirmCount', { body: bodyOf(next) }, { idempotencyKey: next.key });
      await dropCount(next);
      arrived = true;
    } catch (error) {
      // Away, or signed out: it stays until the server is there and the person is back.
      if (!(error instanceof CallError) || isPassing(error) || error.status === 401) break;
      await refuse(next, error);
    }
  }
  return arrived;
}

const nextToSend = () => toSend(counts, sender())[0];

const bodyOf = ({ inventory, stock, quantity, seen, madeAt }: Unsent) => ({
  nr_seq_inventario: inventory,
  nr_seq_estoque: stock,
  nr_qtidade_contagem: quantity,
  nr_seq_contagem: seen,
  dt_contagem: madeAt,
});

/** A refused count stays for a decision, unless a later one of the row has come meanwhile. */
async function refuse(count: Unsent, { codigo, mensagem }: CallError): Promise<void> {
  if (!counts.some(({ key }) => key === count.key)) return;
  await keepCount({ ...count, refused: { codigo, mensagem } });
}

/** Who is signed in here. */
export function sender(): Pick<Unsent, 'company' | 'person'> | null {
  const [session, company] = [currentSession(), currentCompany()];
  return session && company && { company: company.key, person: session.tecnicoId };
}

/** What became of a count that was kept. */
export const heldCount = (key: string): Unsent | undefined => counts.find((one) => one.key === key);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts of an inventory the signed-in person has not sent. */
export function useUnsent(inventory: number): readonly Unsent[] {
  const all = useSyncExternalStore(subscribe, () => counts);
  const who = sender();
  return all.filter(
    (one) => one.inventory === inventory && one.company === who?.company && one.person === who.person,
  );
}
