import * as rights from '@terminal/contract/call-rights';
import { onReach, reachNow } from '../../core/api/reach.ts';
import { mayCall } from '../../core/rights.ts';
import type { BranchSession } from '../../core/session/record.ts';
import { currentSession, onSession } from '../../core/session/store.ts';
import { ownActor } from '../../identity/actor.ts';
import { reasonKinds } from '../../identity/api.ts';
import { queryOf, readFilters } from '../../orders/filters.ts';
import { layoutOf } from '../../orders/remembered.ts';
import { createAsking, Unfinished } from './asking.ts';
import { listsOf, ordersOf, platesOf } from './plan.ts';
import { followSigns } from './quiet.ts';
import { showReady } from './ready.ts';

/** Longest random delay in ms, so that the terminals of a workshop do not all ask when a shift signs in, or a network is back. */
const spread = 8_000;
/** How often a terminal prepares itself anew, in ms; what was asked for meanwhile and has not changed is not asked for again. */
const every = 20 * 60_000;
/** After a preparation that was cut off, in ms. */
const againAfter = 60_000;
/** The sign goes when the preparation is older than this, in ms. */
const lasts = 45 * 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let aging: ReturnType<typeof setTimeout> | undefined;
/** Of whom the terminal is prepared, or being prepared. */
let preparing: string | null = null;
let isAway = false;

/**
 * While nobody works, asks for what the workshop needs without network: the first pages of the lists, their orders, reasons,
 * technicians and axles. Only where the pages themselves can be opened without network. Once per page load.
 */
export function startPreparing(): void {
  if (!('serviceWorker' in navigator) || isMetered()) return;
  followSigns();
  onSession(followSession);
  onReach(followReach);
  // Resolved once the pages are stored.
  void navigator.serviceWorker.ready.then(followSession);
}

/** Whether the browser is asked to save data, as on a metered network. */
function isMetered(): boolean {
  // TypeScript does not list it, because not every browser has it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function followSession(): void {
  const token = currentSession()?.token ?? null;
  if (token === preparing) return;
  preparing = token;
  showReady(false);
  schedule(0);
}

/** Back with the network: what was prepared is older than what happened meanwhile. */
function followReach(): void {
  const { online } = reachNow();
  if (online && isAway) schedule(0);
  if (!online) showReady(false);
  isAway = !online;
}

function schedule(after: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void prepare(), after + Math.random() * spread);
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.ready;
  const session = currentSession();
  if (session === null) return;
  try {
    await askAll(session);
    clearTimeout(aging);
    aging = setTimeout(() => showReady(false), lasts);
    showReady(true);
    schedule(every);
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error;
    if (currentSession()?.token === session.token) schedule(againAfter);
  }
}

/** @throws Unfinished */
async function askAll(session: BranchSession): Promise<void> {
  const ask = createAsking(session.token);
  const lists: unknown[] = [];
  for (const list of listsOf(session)) {
    lists.push(await ask(list.call, { query: queryOf(list, readFilters({}), 1, layoutOf(list)) }));
    if (list.averages !== null) {
      const { call, origem } = list.averages;
      await ask(call, { params: { origem } });
    }
  }
  for (const kind of reasonKinds) await ask('listReasons', { query: { tp_motivo: kind } });
  if (ownActor(session) === null) await ask('listTechnicians', {});
  for (const order of ordersOf(lists)) await ask('getOrder', { params: { id: String(order) } });
  if (!mayCall(session, rights.getGaugingLayout)) return;
  const plates = await ask('listTyrePlates', { query: { page: '1' } });
  for (const nr_placa of platesOf(plates?.data ?? [])) await ask('getGaugingLayout', { query: { nr_placa } });
}
