/** Fields of an order the SLA clock needs; moments are ISO 8601. */
interface Clocked {
  dt_os: string;
  dt_reabertura: string | null;
  dt_final: string | null;
  /** Allowed time 'HH:MM', beyond a day too. */
  hr_sla: string;
  executaveis: number;
  executaveis_encerrados: number;
  /** Parts of a plan order neither taken nor dispensed. */
  pecas_abertas?: number;
  execucao_final: { dt_final: string } | null;
}

/** At least one executable, and all of them closed (doc 1 §4, LIST-32); on a plan order its parts too. */
export const isComplete = ({
  executaveis,
  executaveis_encerrados,
  pecas_abertas = 0,
}: Pick<Clocked, 'executaveis' | 'executaveis_encerrados' | 'pecas_abertas'>): boolean =>
  executaveis > 0 && executaveis_encerrados >= executaveis && pecas_abertas === 0;

/** When the order ended: its own end, else the end of the last work if nothing is left to do; null: not ended. */
export const endOf = (order: Clocked): string | null =>
  order.dt_final ?? (isComplete(order) ? (order.execucao_final?.dt_final ?? null) : null);

/** Start of the SLA clock: the reopening if there was one, else the opening. */
export const openedAt = ({ dt_os, dt_reabertura }: Pick<Clocked, 'dt_os' | 'dt_reabertura'>): string =>
  dt_reabertura ?? dt_os;

/** 'HH:MM' in milliseconds; 0 when absent or malformed. */
export function hoursToMs(text: string | null | undefined): number {
  const match = /^(\d{1,4}):(\d{2})$/.exec(text ?? '');
  return match ? (Number(match[1]) * 60 + Number(match[2])) * 60_000 : 0;
}

/** An order's SLA clock: start and end, and the promised moment in ms; null: no SLA. */
export interface SlaClock {
  from: string;
  hours: string;
  until: string | null;
  promised: number | null;
}

/**
 * The one clock of an order, for card, page, closed order and figures (docs/decisions/021-one-clock.md): it runs from the
 * opening (or the reopening) to the end. The start of the work does not change it.
 */
export function slaOf(order: Clocked): SlaClock {
  const from = openedAt(order);
  const allowed = hoursToMs(order.hr_sla);
  return {
    from,
    hours: order.hr_sla,
    until: endOf(order),
    promised: allowed === 0 ? null : Date.parse(from) + allowed,
  };
}

/**
 * Whether the promised moment has passed, at `now` or at the order's end. The promised moment itself is in time. @param now ms
 */
export function isLate(order: Clocked, now: number): boolean {
  const { promised, until } = slaOf(order);
  return promised !== null && (until === null ? now : Date.parse(until)) > promised;
}

/** Whether an order was cancelled before it was approved. Not in states.ts: cards ask it, and are loaded before its tables. */
export const isTurnedDown = ({ st_os, liberado }: { st_os: string; liberado: 'S' | 'N' }): boolean =>
  st_os === 'E' && liberado === 'N';
