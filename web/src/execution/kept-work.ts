import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, OrderCard, OrderDetail } from '@terminal/contract';
import { hasPermission, kindOf } from '@terminal/contract/permissions';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import { currentSession } from '../core/session/store.ts';
import { isWork } from '../identity/flow.ts';
import type { Send } from '../offline/sends/row.ts';
import { afterClosing } from '../orders/after-closing.ts';
import { type Foreseen, foreseeDetail, foreseeOrder, isForeseen } from './foresee.ts';

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
    return sends.reduce<unknown>((running, send) => inHand(queryKey, running, send), answer);
  if (isPage(answer))
    return {
      ...answer,
      data: answer.data.map((row) => (isCard(row) ? foreseen(row, sends, foreseeOrder) : row)),
    };
  return queryKey[0] === 'getOrder' && isDetail(answer) ? foreseen(answer, sends, foreseeDetail) : answer;
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

const isPage = (answer: unknown): answer is { data: unknown[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

const isCard = (row: unknown): row is OrderCard =>
  typeof row === 'object' && row !== null && 'permitido' in row && 'execucao_inicio' in row;

const isDetail = (answer: unknown): answer is OrderDetail => isCard(answer) && 'itens' in answer;

/** The band of running work of a person. */
function inHand(queryKey: QueryKey, answer: unknown, send: Send): unknown {
  const given = foreseenOf(send);
  const { order } = send.label;
  if (given === null || order === undefined || !Array.isArray(answer)) return answer;
  const { what, at, person, next } = given;
  const item = next ?? given.item;
  if (hashKey(queryKey) !== hashKey(callKey('listRunning', { body: { nr_seq_clifor: person } })))
    return answer;
  // From the cache of listRunning.
  const others = (answer as Running).filter(({ nr_seq_os }) => nr_seq_os !== order);
  if (what !== 'start' && what !== 'resume' && next === null) return others;
  const page = queryClient.getQueryData<OrderDetail>(callKey('getOrder', { params: { id: String(order) } }));
  const work = {
    nr_sequencial: 0,
    nr_seq_os: order,
    nr_seq_os_item: item,
    nr_seq_clifor_inicio: person,
    dt_inicio: at,
    nr_placa: send.label.plate ?? page?.nr_placa ?? '',
    nr_frota: page?.nr_frota ?? null,
    ds_conjunto: page?.ds_conjunto ?? null,
    ds_item: null,
    ds_filial: page?.ds_filial ?? null,
  };
  return [...others, work];
}

function foreseenOf({ label, actor, madeAt, input: { body = {} } }: Send): Foreseen | null {
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
