import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, OrderDetail } from '@terminal/contract';
import { profileOf } from '@terminal/contract/pages';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { currentSession } from '../core/session/store.ts';
import type { Send } from '../offline/sends/row.ts';
import { afterClosing } from '../orders/after-closing.ts';
import { foreseeRows, type KeptOrder, placeOf, type Row, type WorkList } from './foresee-rows.ts';
import {
  foreseenCard,
  foreseenDetail,
  foreseenOf,
  isCard,
  isDetail,
  isPage,
  knownOrder,
} from './kept-orders.ts';

type Running = AnswerOf<'listRunning'>;

/** Shows the predicted effect of a stored command in data loaded before; the server's answer replaces it. */
export function showKeptWork(send: Send): void {
  for (const { queryKey } of queryClient.getQueryCache().getAll()) showKeptIn(queryKey, [send]);
}

/**
 * Applies kept commands to a cached answer: the server gave it without knowing of them. A command whose effect it already
 * shows is skipped, and so are those before it.
 */
export function showKeptIn(queryKey: QueryKey, sends: readonly Send[]): void {
  const name = String(queryKey[0]);
  if (name !== 'getOrder' && !name.startsWith('list')) return;
  const { dataUpdatedAt: updatedAt } = queryClient.getQueryState(queryKey) ?? {};
  const shown = (answer: unknown) => withKept(queryKey, answer, sends);
  queryClient.setQueryData(queryKey, shown, updatedAt === undefined ? {} : { updatedAt });
}

/** An answer with the predicted effect of stored commands. */
function withKept(queryKey: QueryKey, answer: unknown, sends: readonly Send[]): unknown {
  if (queryKey[0] === 'listRunning')
    return sends.reduce<unknown>((running, send) => inHand(queryKey, running, send, sends), answer);
  const list = workListOf(queryKey);
  // From the cache of that list.
  if (list !== null && Array.isArray(answer)) return inWorkList(list, answer as Row[], sends);
  if (isPage(answer))
    return { ...answer, data: answer.data.map((row) => (isCard(row) ? foreseenCard(row, sends) : row)) };
  return queryKey[0] === 'getOrder' && isDetail(answer) ? foreseenDetail(answer, sends) : answer;
}

/** Which list of work a query holds; null: none that commands on the work change. */
function workListOf([name, input]: QueryKey): WorkList | null {
  if (name === 'listActiveFleet') return { section: 'active', department: 'FROTA' };
  if (name === 'listActiveWarehouse') return { section: 'active', department: 'ARMAZEM' };
  if (name === 'listPaused') return { section: 'paused', department: null };
  if (name !== 'listWaiting') return null;
  const isOf = (nr_tipo: string) => hashKey([input]) === hashKey([{ query: { nr_tipo } }]);
  if (isOf('P')) return { section: 'work', department: null };
  return isOf('L') ? { section: 'release', department: null } : null;
}

/** A list of work: what is kept on each order leads it into the list or out of it. */
function inWorkList(list: WorkList, rows: Row[], sends: readonly Send[]): Row[] {
  const session = currentSession();
  if (session === null) return rows;
  const department = profileOf(session).fleet ? 'FROTA' : 'ARMAZEM';
  const last = new Map<number, KeptOrder>();
  for (const send of sends) {
    const given = foreseenOf(send);
    const { order: number, plate = '', place } = send.label;
    if (given === null || number === undefined) continue;
    last.set(number, { number, plate, place, given, order: knownOrder(number, sends), department });
  }
  return [...last.values()].reduce((shown, kept) => foreseeRows(shown, list, kept), rows);
}

/** The band of running work of a person. */
function inHand(queryKey: QueryKey, answer: unknown, send: Send, sends: readonly Send[]): unknown {
  const given = foreseenOf(send);
  const { order: number, plate = '', place } = send.label;
  if (given === null || number === undefined || !Array.isArray(answer)) return answer;
  const { what, at, person, next } = given;
  if (hashKey(queryKey) !== hashKey(callKey('listRunning', { body: { nr_seq_clifor: person } })))
    return answer;
  // From the cache of listRunning.
  const running = answer as Running;
  const others = running.filter(({ nr_seq_os }) => nr_seq_os !== number);
  if (what !== 'start' && what !== 'resume' && next === null) return others;
  // After a reload the page of the order may not be read yet: the row kept with the answer names it.
  const former = running.find(({ nr_seq_os }) => nr_seq_os === number);
  const work = {
    ...placeOf({ number, plate, place, order: knownOrder(number, sends) }, former),
    nr_sequencial: 0,
    nr_seq_os_item: next ?? given.item,
    nr_seq_clifor_inicio: person,
    dt_inicio: at,
    ds_item: null,
  };
  return [...others, work];
}

/** Follow-up of an order closed by a late send, for which no screen waits. */
export function afterKeptClosing({ call, label }: Send, answer: unknown): void {
  const closed =
    call === 'closeExecution' &&
    typeof answer === 'object' &&
    answer !== null &&
    'codigo' in answer &&
    answer.codigo === 'E';
  if (!closed || label.order === undefined) return;
  const page = queryClient.getQueryData<OrderDetail>(
    callKey('getOrder', { params: { id: String(label.order) } }),
  );
  void afterClosing({
    nr_sequencial: label.order,
    nr_placa: label.plate ?? '',
    departamento_os: page?.departamento_os ?? 'FROTA',
  });
}
