import type { OrderCard } from '@terminal/contract';
import { predictiveType, preventiveTypes, vehicleType } from '@terminal/contract/order-fixed';
import { endOf, isComplete, isTurnedDown, openedAt } from '@terminal/contract/sla';
import type { Level } from '../core/components/level.ts';
import { levelOf } from '../core/components/level.ts';

type Executables = Pick<OrderCard, 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'>;

/** Work runs; vehicle preventives go by the dates of the order (doc 1 §4, LIST-31). */
export const isInAttendance = (
  order: Pick<OrderCard, 'nr_seq_tipo' | 'dt_inicial' | 'dt_final' | 'estado'>,
): boolean =>
  order.nr_seq_tipo === vehicleType
    ? order.dt_inicial !== null && order.dt_final === null
    : order.estado.includes('running');

/** Colour of a card: complete, preventive, else by level (doc 1 §4, LIST-30). */
export function cardLevel(order: Executables & Pick<OrderCard, 'nr_seq_tipo' | 'criticidade'>): Level {
  if (isComplete(order)) return 'done';
  if (preventiveTypes.includes(order.nr_seq_tipo)) return 'preventive';
  // A predictive has a colour only if it was given a criticality.
  if (order.nr_seq_tipo === predictiveType && order.criticidade === null) return 'preventive';
  return levelOf(order.criticidade?.nr_nivel);
}

/** The line with the state of an order. Moments are ISO 8601. */
export type OrderStanding =
  | { is: 'done'; from: string; to: string | null; who: string | null }
  | { is: 'closed' | 'cancelled' | 'turnedDown' | 'release'; who: string | null }
  | { is: 'running'; who: string | null; own: boolean; since: string | null }
  | { is: 'paused' | 'arrived'; reason: string | null; since: string | null }
  | { is: 'partial' | 'waiting'; since: string };

/** How an order stands, seen by the person with number `me`. */
export function standingOf(order: OrderCard, me: number): OrderStanding {
  const who = order.execucao_final?.tecnico_final.ds_colaborador ?? order.ds_mecanico;
  if (order.st_os === 'E') return { is: isTurnedDown(order) ? 'turnedDown' : 'cancelled', who };
  if (isComplete(order)) return { is: 'done', from: openedAt(order), to: endOf(order), who };
  if (order.st_os === 'R') return { is: 'closed', who };
  if (order.st_os === 'L') return { is: 'release', who };
  if (order.estado.includes('paused'))
    return {
      is: order.pausa?.peca_chegou ? 'arrived' : 'paused',
      reason: order.pausa?.ds_motivo ?? null,
      since: order.pausa?.dt_pausa ?? null,
    };
  if (isInAttendance(order)) return runningOf(order, me);
  if (order.execucao_final !== null) return { is: 'partial', since: order.execucao_final.dt_final };
  return { is: 'waiting', since: openedAt(order) };
}

function runningOf(order: OrderCard, me: number): OrderStanding {
  return {
    is: 'running',
    who: order.ds_mecanico,
    own: order.execucao_inicio?.nr_seq_clifor_inicio === me,
    since: order.execucao_inicio?.dt_inicio ?? order.dt_inicial,
  };
}
