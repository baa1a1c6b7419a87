import type { OrderCard, OrderCommand, OrderDetail } from '@terminal/contract';
import { itemInHand, openItems } from './work-state.ts';

/** A command on the work that is kept, as far as it changes what is shown. */
export interface Foreseen {
  what: 'start' | 'resume' | 'pause' | 'stop' | 'finish';
  /** Who acts. */
  person: number;
  name: string;
  /** When it was given, ISO 8601. */
  at: string;
  /** Reason of a pause. */
  reason: string;
  /** Item asked for; null: none was. */
  item: number | null;
}

type Shared = Pick<
  OrderCard,
  | 'st_os'
  | 'st_os_pause'
  | 'pausa'
  | 'execucao_inicio'
  | 'execucao_final'
  | 'dt_inicial'
  | 'dt_final'
  | 'permitido'
>;

/**
 * What work under way, paused or done takes next; what else was allowed before and does not touch the work stays. The server
 * says it as soon as it is asked (`permitido`); this stands in for its answer while there is no network to ask over, so that
 * a pause can follow a start. It shows buttons, no more: the server judges each command when it arrives.
 */
const next: Record<Foreseen['what'], readonly OrderCommand[]> = {
  start: ['pausar', 'parar', 'finalizar'],
  resume: ['pausar', 'parar', 'finalizar'],
  pause: ['continuar', 'parar', 'finalizar'],
  stop: ['iniciar', 'finalizar'],
  finish: [],
};

const beside: readonly OrderCommand[] = ['comentar'];

/** Whether an order already shows the effect of a kept command. */
export function isForeseen(
  order: Pick<Shared, 'execucao_inicio' | 'execucao_final' | 'pausa' | 'dt_final'>,
  { what, at }: Foreseen,
): boolean {
  if (what === 'start' || what === 'resume') return order.execucao_inicio?.dt_inicio === at;
  if (what === 'pause') return order.pausa?.dt_pausa === at;
  return order.execucao_final?.dt_final === at || order.dt_final === at;
}

/** An order as it will be once a kept command has arrived: so that the next one can be given now. */
export function foreseeOrder<T extends Shared>(order: T, { what, person, name, at, reason }: Foreseen): T {
  const permitido = [...next[what], ...beside.filter((command) => order.permitido.includes(command))];
  if (what === 'start' || what === 'resume') {
    return {
      ...order,
      permitido,
      st_os: 'P',
      st_os_pause: null,
      pausa: null,
      dt_inicial: order.dt_inicial ?? at,
      execucao_inicio: { nr_seq_clifor_inicio: person, dt_inicio: at },
      execucao_final: null,
    };
  }
  const over = { pausa: null, st_os_pause: null, execucao_final: endOf(at, name) };
  if (what === 'pause')
    return {
      ...order,
      ...over,
      permitido,
      st_os_pause: 'P',
      pausa: { ds_motivo: reason, dt_pausa: at, nr_seq_clifor: person, peca_chegou: false },
    };
  if (what === 'stop') return { ...order, ...over, permitido };
  return { ...order, ...over, permitido, st_os: 'R', dt_final: at };
}

const endOf = (at: string, name: string) => ({ dt_final: at, tecnico_final: { ds_colaborador: name } });

/** The same with its items: the one worked on is in hand, or done. */
export function foreseeDetail(order: OrderDetail, given: Foreseen): OrderDetail {
  const { what, person, name, at } = given;
  const current = itemInHand(order);
  const last = openItems(order).every((item) => item.nr_sequencial === current?.nr_sequencial);
  const after = foreseeOrder(order, what === 'stop' && last ? { ...given, what: 'finish' } : given);
  const worker = { nr_seq_clifor_inicio: person, ds_colaborador: name };
  if (what === 'pause') return after;
  if (what === 'stop' || what === 'finish') {
    const itens = order.itens.map((item) =>
      item.nr_sequencial === current?.nr_sequencial
        ? { ...item, item_atendido: true, dt_atendido: at }
        : item,
    );
    const done = itens.filter(
      (item, place) => item.item_atendido === true && order.itens[place]?.item_atendido !== true,
    ).length;
    return { ...after, itens, executaveis_encerrados: order.executaveis_encerrados + done };
  }
  const begun =
    what === 'resume' ? current?.nr_sequencial : (given.item ?? openItems(order)[0]?.nr_sequencial);
  const itens = order.itens.map((item) =>
    item.nr_sequencial === begun
      ? {
          ...item,
          pausada: false,
          execucao_final: null,
          execucao_inicio: { ...worker, id: 0, dt_inicio: at },
        }
      : item,
  );
  return { ...after, itens, ultimoMecanicoAtendente: worker };
}
