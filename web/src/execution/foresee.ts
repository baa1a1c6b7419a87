import type { OrderCard, OrderCommand, OrderDetail } from '@terminal/contract';
import { after, type WorkCommand } from '@terminal/contract/order-after';
import { closingAsks, itemToStart } from '@terminal/contract/order-closing';
import { factsOf, holdingOf } from '@terminal/contract/order-facts';
import { type Caller, permittedCommands, situationOf } from '@terminal/contract/order-rules';
import { closingFactsOf } from '@terminal/contract/order-told';
import type { WorkKind } from '../identity/flow.ts';

/** A stored command on the work, with the fields that affect the display. */
export interface Foreseen {
  what: WorkKind;
  /** The acting person. */
  person: number;
  name: string;
  /** Whether that is the session's person. */
  own: boolean;
  /** The person viewing the order. */
  caller: Caller;
  /** When it was given, ISO 8601. */
  at: string;
  /** Reason of a pause. */
  reason: string;
  /** Item asked for; null: none was. */
  item: number | null;
  /** Item started after the one that was stopped; null: none was. */
  next: number | null;
  /** Items attended besides. */
  done: readonly number[];
}

type Shared = Pick<
  OrderCard,
  | 'st_os'
  | 'st_os_pause'
  | 'liberado'
  | 'pausa'
  | 'execucao_inicio'
  | 'execucao_final'
  | 'dt_inicial'
  | 'dt_final'
  | 'permitido'
  | 'estado'
>;

const commands = {
  start: 'iniciar',
  resume: 'continuar',
  pause: 'pausar',
  stop: 'parar',
  finish: 'finalizar',
} as const satisfies Record<WorkKind, WorkCommand>;

/** Commands that can be stored behind an already stored one; all others need the server to know that one first. */
const keepable: readonly OrderCommand[] = [...Object.values(commands), 'comentar'];

/** Whether an order already shows the effect of a kept command. */
export function isForeseen(
  order: Pick<Shared, 'execucao_inicio' | 'execucao_final' | 'pausa' | 'dt_final'>,
  { what, at }: Foreseen,
): boolean {
  if (what === 'start' || what === 'resume') return order.execucao_inicio?.dt_inicio === at;
  if (what === 'pause') return order.pausa?.dt_pausa === at;
  // A service stopped and the next one started count from the same moment.
  const began = order.execucao_inicio?.dt_inicio === at;
  return began || order.execucao_final?.dt_final === at || order.dt_final === at;
}

/**
 * An order as it will be once a kept command has arrived, by the rules the server will judge by: so that the next one can be
 * given now.
 * @param closes whether stopping ends it too; a card does not know
 */
export function foreseeOrder<T extends Shared>(order: T, given: Foreseen, closes = false): T {
  const { what, person, name, own, caller, at, reason } = given;
  const facts = after(factsOf(order), commands[what], { own, closes });
  const standing = {
    ...order,
    st_os: facts.st_os,
    estado: holdingOf(facts),
    permitido: permittedCommands(caller, situationOf(facts)).filter((command) => keepable.includes(command)),
    st_os_pause: null,
    pausa: null,
  };
  if (what === 'start' || what === 'resume')
    return {
      ...standing,
      dt_inicial: order.dt_inicial ?? at,
      execucao_inicio: { nr_seq_clifor_inicio: person, dt_inicio: at },
      execucao_final: null,
    };
  const over = { ...standing, execucao_final: { dt_final: at, tecnico_final: { ds_colaborador: name } } };
  if (what === 'pause')
    return {
      ...over,
      st_os_pause: 'P',
      pausa: { ds_motivo: reason, dt_pausa: at, nr_seq_clifor: person, peca_chegou: false },
    };
  return facts.st_os === 'R' ? { ...over, dt_final: at } : over;
}

/** The same as a card shows it, with the name of who works on it. */
export function foreseeCard(order: OrderCard, given: Foreseen): OrderCard {
  const { what, name } = given;
  const begins = what === 'start' || what === 'resume';
  return { ...foreseeOrder(order, given), ds_mecanico: begins ? name : order.ds_mecanico };
}

/** Commands on the items are none of `keepable`. */
const untilItArrives = { itens_alteraveis: [], precos_alteraveis: [], pode_incluir_peca: false };

/** The same with its items: the one worked on is in hand, or done, and those ticked besides are done. */
export function foreseeDetail(order: OrderDetail, given: Foreseen): OrderDetail {
  const { what, next, done, at } = given;
  const ticked = asking(attend(order, done, at));
  const standing = { ...foreseeOrder(ticked, given, ticked.pede.fecha), ...untilItArrives };
  const after = asking(withItems({ ...ticked, ...standing }, given));
  if (what !== 'stop' || next === null) return after;
  return foreseeDetail(after, { ...given, what: 'start', item: next, next: null, done: [] });
}

const asking = (order: OrderDetail): OrderDetail => ({ ...order, pede: closingAsks(closingFactsOf(order)) });

/** The order with these items attended. */
function attend(order: OrderDetail, done: readonly number[], at: string): OrderDetail {
  const newly = order.itens.filter((item) => done.includes(item.nr_sequencial) && !item.item_atendido);
  const executed = newly.filter(({ item }) => item.st_habilita_execucao === 'S').length;
  return {
    ...order,
    itens: order.itens.map((item) =>
      newly.includes(item) ? { ...item, item_atendido: true, dt_atendido: at } : item,
    ),
    executaveis_encerrados: order.executaveis_encerrados + executed,
  };
}

function withItems(order: OrderDetail, { what, person, name, at, item }: Foreseen): OrderDetail {
  if (what === 'pause') return order;
  if (what === 'stop' || what === 'finish') {
    const { nr_seq_os_item: inHand } = order;
    return { ...attend(order, inHand === null ? [] : [inHand], at), nr_seq_os_item: null };
  }
  const worker = { nr_seq_clifor_inicio: person, ds_colaborador: name };
  const begun = what === 'resume' ? order.nr_seq_os_item : begunItem(order, item);
  const itens = changed(order, begun, {
    pausada: false,
    execucao_final: null,
    execucao_inicio: { ...worker, id: 0, dt_inicio: at },
  });
  return { ...order, itens, nr_seq_os_item: begun, ultimoMecanicoAtendente: worker };
}

function begunItem(order: OrderDetail, asked: number | null): number | null {
  const choice = itemToStart(asked ?? undefined, closingFactsOf(order));
  return 'item' in choice ? choice.item : null;
}

const changed = (
  { itens }: OrderDetail,
  number: number | null,
  part: Partial<OrderDetail['itens'][number]>,
) => itens.map((item) => (item.nr_sequencial === number ? { ...item, ...part } : item));
