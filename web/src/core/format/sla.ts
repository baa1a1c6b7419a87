import { hoursToMs } from '@terminal/contract/sla';

/** How much of the allowed time is used, and the time left or overrun. */
export interface SlaState {
  /** 0 to 1. */
  used: number;
  late: boolean;
  /** Time left, or time overrun when late; milliseconds. */
  difference: number;
}

/**
 * State of an SLA of `hr_sla` hours that began at `from` (ISO 8601), or null when there is none.
 * `until` is now, or the end of a finished order.
 */
export function slaState(from: string, hrSla: string | null, until: number): SlaState | null {
  const allowedMs = hoursToMs(hrSla);
  const began = Date.parse(from);
  if (allowedMs === 0 || Number.isNaN(began)) return null;
  const spent = Math.max(0, until - began);
  return {
    used: Math.min(1, spent / allowedMs),
    late: spent > allowedMs,
    difference: Math.abs(allowedMs - spent),
  };
}
