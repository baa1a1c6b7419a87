import type { AnswerOf, OrderCard, OrderDetail } from '@terminal/contract';
import { callKey } from '../core/api/hooks.ts';
import { queryClient } from '../core/api/query-client.ts';
import type { Send } from '../sends/row.ts';
import { afterClosing } from './after-closing.ts';
import { type Foreseen, foreseeDetail, foreseeOrder } from './foresee.ts';

type Running = AnswerOf<'listRunning'>;

/** Shows what a kept command on an order will come to, in what was loaded of it before; the server's answer replaces it. */
export function showKeptWork(send: Send): void {
  const { order } = send.label;
  const given = foreseenOf(send);
  if (order === undefined || given === null) return;
  queryClient.setQueriesData<OrderDetail>({ queryKey: ['getOrder'] }, (page) =>
    page?.nr_sequencial === order ? foreseeDetail(page, given) : page,
  );
  queryClient.setQueriesData<unknown>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith('list') },
    (answer: unknown) => (isPage(answer) ? { ...answer, data: cards(answer.data, order, given) } : answer),
  );
  showRunning(send, order, given);
}

const cards = (rows: unknown[], order: number, given: Foreseen) =>
  rows.map((row) => (isCard(row) && row.nr_sequencial === order ? foreseeOrder(row, given) : row));

const isPage = (answer: unknown): answer is { data: unknown[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

const isCard = (row: unknown): row is OrderCard =>
  typeof row === 'object' && row !== null && 'permitido' in row && 'execucao_inicio' in row;

/** The band of the work in hand. */
function showRunning(send: Send, order: number, { what, at, person, item }: Foreseen): void {
  const key = callKey('listRunning', { body: { nr_seq_clifor: person } });
  const begins = what === 'start' || what === 'resume';
  const page = queryClient.getQueryData<OrderDetail>(callKey('getOrder', { params: { id: String(order) } }));
  queryClient.setQueryData<Running>(key, (running) => {
    const others = running?.filter(({ nr_seq_os }) => nr_seq_os !== order);
    if (!begins || others === undefined) return others;
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
  });
}

function foreseenOf({ label, actor, madeAt, input: { body = {} } }: Send): Foreseen | null {
  const { what } = label;
  const known =
    what === 'start' || what === 'resume' || what === 'pause' || what === 'stop' || what === 'finish';
  if (!known || actor === null) return null;
  const { justificativa, nr_seq_item } = body;
  return {
    what,
    person: actor.id,
    name: actor.name,
    at: madeAt,
    reason: typeof justificativa === 'string' ? justificativa : '',
    item: typeof nr_seq_item === 'number' ? nr_seq_item : null,
  };
}

/** What follows an order that closed although nobody waited for it any more. */
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
