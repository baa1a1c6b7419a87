import type { RefusalCode } from '@terminal/contract';
import { dayMs } from '@terminal/contract/days';
import type { z } from 'zod';
import { bool, number, row, text } from '../../core/row.ts';
import { nextCycle } from '../rules.ts';

/** A cycle in the ring of a plan. */
export const RingCycle = row({
  id: number,
  order: number,
  name: text,
  /** Vehicles that stand before it, the first few by plate. */
  waiting: text.array().readonly(),
  /** Open orders that do it. */
  orders: number.array().readonly(),
});
export type RingCycle = z.infer<typeof RingCycle>;

/** A refusal and what its text names. */
export interface NamedRefusal {
  code: RefusalCode;
  values?: Record<string, string>;
}

/** What is asked of a ring: which cycles it shall have, in which order, and which one was read. */
export interface RingWish {
  kind: 'V' | 'R' | 'P';
  known: readonly number[];
  wanted: readonly { id: number | null; meter: number | null }[];
}

/**
 * First guard that a new ring fails: the ring must be the one that was read, bodywork counts days alone (G-71), and no cycle
 * goes that a vehicle stands before or an open order does.
 */
export function ringRefusal(ring: readonly RingCycle[], wish: RingWish): NamedRefusal | null {
  const now = ring.map(({ id }) => id);
  if (now.length !== wish.known.length || now.some((id, index) => id !== wish.known[index]))
    return { code: 'PLANO_MUDOU' };
  const kept = wish.wanted.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size < kept.length || kept.some((id) => !now.includes(id)))
    return { code: 'NAO_ENCONTRADO' };
  if (wish.kind === 'R' && wish.wanted.some(({ meter }) => meter !== null)) return { code: 'CICLO_SO_DIAS' };
  const gone = ring.filter(({ id }) => !kept.includes(id));
  const used = gone.find(({ waiting }) => waiting.length > 0);
  if (used !== undefined)
    return { code: 'CICLO_EM_USO', values: { ciclo: used.name, placas: shortList(used.waiting) } };
  const worked = gone.find(({ orders }) => orders.length > 0);
  if (worked === undefined) return null;
  return {
    code: 'CICLO_COM_OS',
    values: { ciclo: worked.name, numeros: shortList(worked.orders.map(String)) },
  };
}

/** What of a plan decides when something falls due. */
interface DueFacts {
  st_status: string;
  qt_alerta_km: number | null;
  qt_alerta_dias: number | null;
  ciclos: readonly { nr_sequencial: number; km_intervalo: number | null; qt_dias: number | null }[];
}

/** Whether a change moves what falls due: use and alerts of the plan, or intervals and order of its cycles. */
export function movesDue(before: DueFacts, after: DueFacts): boolean {
  const facts = ({ st_status, qt_alerta_km, qt_alerta_dias, ciclos }: DueFacts) =>
    JSON.stringify([
      st_status,
      qt_alerta_km,
      qt_alerta_dias,
      ciclos.map(({ nr_sequencial, km_intervalo, qt_dias }) => [nr_sequencial, km_intervalo, qt_dias]),
    ]);
  return facts(before) !== facts(after);
}

const mostNamed = 5;
/** The first few, and that there are more. */
const shortList = (all: readonly string[]) =>
  all.length > mostNamed ? `${all.slice(0, mostNamed).join(', ')} …` : all.join(', ');

/** First guard that another kind of a plan fails: vehicles are in it, or its cycles count more than days (G-71). */
export function kindRefusal(
  plan: { kind: RingWish['kind']; used: boolean; ring: readonly { meter: number | null }[] },
  wanted: RingWish['kind'],
): RefusalCode | null {
  if (wanted === plan.kind) return null;
  if (plan.used) return 'PLANO_EM_USO';
  return wanted === 'R' && plan.ring.some(({ meter }) => meter !== null) ? 'CICLO_SO_DIAS' : null;
}

/** A vehicle's place in a plan. */
export const PlaceStanding = row({
  /** What its meter shows. */
  meter: number,
  lastMeter: number,
  /** Day of the last cycle and today in the branch, YYYY-MM-DD. */
  lastDay: text,
  today: text,
  suspended: bool,
  openOrder: number.nullable(),
});
export type PlaceStanding = z.infer<typeof PlaceStanding>;

/** Data of the last cycle done. */
export interface Told {
  meter: number;
  day: string;
}

/** The last cycle as shown; null: not given. */
export interface Shown {
  lastMeter: number | null;
  lastDay: string | null;
}

/** Longest interval of a cycle, in days; anything done before that is irrelevant for the next. */
const longestCycle = 3_650;

/** First guard a given place fails. A meter may not have counted further than the vehicle's. */
export function placeRefusal(
  { meter, today }: Pick<PlaceStanding, 'meter' | 'today'>,
  told: Told,
): RefusalCode | null {
  if (told.day > today) return 'DATA_FUTURA';
  if (Date.parse(today) - Date.parse(told.day) > longestCycle * dayMs) return 'CAMPO_INVALIDO';
  return told.meter > meter ? 'KM_ACIMA_DO_MEDIDOR' : null;
}

/**
 * First guard that fails when a cycle done elsewhere is reported: the plan has no open order, the same cycle is not reported
 * twice, the plan has not changed since the person looked, and the cycle was not done before the last one.
 */
export function doneRefusal(
  standing: PlaceStanding,
  told: Told,
  /** The given cycle is the one before the next, that is the last one done. */
  lastOne: boolean,
  shown: Shown = { lastMeter: null, lastDay: null },
): RefusalCode | null {
  if (standing.openOrder !== null) return 'PLANO_COM_OS_ABERTA';
  if (lastOne && told.day === standing.lastDay) return 'CICLO_JA_FEITO';
  if ((shown.lastMeter ?? standing.lastMeter) !== standing.lastMeter) return 'LISTA_MUDOU';
  if ((shown.lastDay ?? standing.lastDay) !== standing.lastDay) return 'LISTA_MUDOU';
  const refusal = placeRefusal(standing, told);
  if (refusal !== null) return refusal;
  return told.day < standing.lastDay || told.meter < standing.lastMeter ? 'FEITO_ANTES' : null;
}

/** The place in the ring after a cycle of it (docs/planning.md); undefined when the cycle is none of the ring. */
export function placeAfter(
  ring: readonly Pick<RingCycle, 'id' | 'order'>[],
  done: number,
): number | undefined {
  const at = ring.find(({ id }) => id === done);
  return (
    at &&
    nextCycle(
      ring.map(({ order }) => order),
      at.order,
    )
  );
}
