import type { OrderCard, OrderDetail } from '@terminal/contract';
import { hasPermission, kindOf } from '@terminal/contract/permissions';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { currentSession } from '../core/session/store.ts';
import { isWork } from '../identity/flow.ts';
import type { Send } from '../offline/sends/row.ts';
import { type Foreseen, foreseeCard, foreseeDetail, isForeseen } from './foresee.ts';

/** A kept command on the work; null: another one, or without an acting person. */
export function foreseenOf({ label, actor, madeAt, input: { body = {} } }: Send): Foreseen | null {
  const { what } = label;
  const session = currentSession();
  if (!isWork(what) || actor === null || session === null) return null;
  const { justificativa, nr_seq_item, proximo, feitos } = body;
  return {
    what,
    person: actor.id,
    name: actor.name,
    own: actor.id === session.tecnicoId,
    caller: { kind: kindOf(session), approver: hasPermission(session, 'aprovacao') },
    at: madeAt,
    reason: typeof justificativa === 'string' ? justificativa : '',
    item: typeof nr_seq_item === 'number' ? nr_seq_item : null,
    next: typeof proximo === 'number' ? proximo : null,
    done: Array.isArray(feitos) ? feitos.filter((item) => typeof item === 'number') : [],
  };
}

/** An order after the commands kept on it that it does not show yet. */
function foreseen<T extends OrderCard | OrderDetail>(
  order: T,
  sends: readonly Send[],
  foresee: (order: T, given: Foreseen) => T,
): T {
  const given = sends.flatMap((send) =>
    send.label.order === order.nr_sequencial ? (foreseenOf(send) ?? []) : [],
  );
  const last = given.findLastIndex((one) => isForeseen(order, one));
  return given.slice(last + 1).reduce((shown, one) => foresee(shown, one), order);
}

/** The page of an order after the commands kept on it. */
export const foreseenDetail = (order: OrderDetail, sends: readonly Send[]): OrderDetail =>
  foreseen(order, sends, foreseeDetail);

/** The card of an order after the commands kept on it. */
export const foreseenCard = (order: OrderCard, sends: readonly Send[]): OrderCard =>
  foreseen(order, sends, foreseeCard);

/** An answer that is a page of rows. */
export const isPage = (answer: unknown): answer is { data: unknown[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/** A row of an order list. */
export const isCard = (row: unknown): row is OrderCard =>
  typeof row === 'object' && row !== null && 'permitido' in row && 'execucao_inicio' in row;

/** An order as its page tells it. */
export const isDetail = (answer: unknown): answer is OrderDetail => isCard(answer) && 'itens' in answer;

/** An order as far as this browser has read it, after the commands kept on it. */
export function knownOrder(order: number, sends: readonly Send[]): OrderCard | OrderDetail | null {
  const page = queryClient.getQueryData<OrderDetail>(callKey('getOrder', { params: { id: String(order) } }));
  if (page !== undefined) return foreseenDetail(page, sends);
  for (const { state } of queryClient.getQueryCache().getAll()) {
    const rows = isPage(state.data) ? state.data.data : [];
    const card = rows.find((row) => isCard(row) && row.nr_sequencial === order);
    if (isCard(card)) return foreseenCard(card, sends);
  }
  return null;
}
