import type { RefusalCode } from '@terminal/contract';
import { dayMs } from '@terminal/contract/days';

/** A meter value and its moment, in ms. */
export interface Reading {
  value: number;
  at: number;
}

/** Facts to judge whether a reading is plausible. */
export interface ReadingFacts {
  reading: Reading;
  now: number;
  /** The newest earlier or equal reading; of a vehicle without readings its initial meter, without a moment. */
  before: { value: number; at: number | null } | null;
  /** The oldest later reading; of a meter exchange the last value of the old meter. */
  after: Reading | null;
  /** Meter units per day, from recent readings or the vehicle's type. */
  perDay: number;
  /** K km, H hours. */
  unit: 'K' | 'H';
  /** Order of warehouse equipment being closed, which has a separate rule for hours (G-50). */
  order?: OrderMeter | null;
}

/** Meter data of an order of warehouse equipment. */
export interface OrderMeter {
  /** Value when the order was opened. */
  atOpening: number;
  /** Calendar days since the opening, in the branch's zone. */
  daysOpen: number;
  /** Hours of an hour meter that may pass in 31 days: setting qt_limite_horas (744). */
  limit: number;
}

/**
 * Why a reading is implausible. FUTURO, ABAIXO and FORA_DE_ORDEM are impossible. DIGITO: unusual, and usual with one digit
 * corrected. SALTO: more than the vehicle can run.
 */
export type Doubt = 'FUTURO' | 'ABAIXO' | 'FORA_DE_ORDEM' | 'SALTO' | 'DIGITO';

/** Accepted lead of a sender's clock, in ms. */
const clockTolerance = 5 * 60_000;
/** Multiple of a vehicle's average usage up to which a reading is accepted. */
const busy = 5;
/** Multiple of the average that is still usual. */
const ordinary = 2;
/** Largest possible units per day: km with two drivers in turns, and the hours of a day. */
const mostPerDay = { K: 1_500, H: 24 } as const;
/** Days assumed since the last reading for a vehicle without readings. */
const unknownDays = 31;

/**
 * The doubt about a reading; null: plausible. Up to five times the vehicle's average is accepted. Above that a reading is
 * doubtful if correcting one digit makes it usual, and in any case if the vehicle cannot have run it: 1,500 km a day (five
 * times the average of a vehicle that runs more), 24 h of an hour meter. A reading between two others is judged by its order
 * only.
 */
export function doubtOf({ reading, now, before, after, perDay, unit }: ReadingFacts): Doubt | null {
  if (reading.at > now + clockTolerance) return 'FUTURO';
  const low = before?.value ?? 0;
  if (after !== null) return reading.value < low || reading.value > after.value ? 'FORA_DE_ORDEM' : null;
  if (reading.value < low) return 'ABAIXO';
  if (before === null) return null;
  const days = before.at === null ? unknownDays : Math.max(1, (reading.at - before.at) / dayMs);
  const bound = unit === 'H' ? mostPerDay.H : Math.max(busy * perDay, mostPerDay.K);
  const step = reading.value - low;
  if (step <= days * Math.min(busy * perDay, bound)) return null;
  const likely = days * Math.min(ordinary * perDay, bound);
  if (mendedValues(reading.value).some((value) => value >= low && value - low <= likely)) return 'DIGITO';
  return step > days * bound ? 'SALTO' : null;
}

/** Possible intended values if one digit was mistyped or typed twice, or two adjacent digits were swapped. */
export function mendedValues(value: number): number[] {
  const typed = String(value);
  const mended: string[] = [];
  for (let place = 0; place < typed.length; place += 1) {
    const [head, digit, tail] = [typed.slice(0, place), typed.charAt(place), typed.slice(place + 1)];
    for (const other of '0123456789') if (other !== digit) mended.push(head + other + tail);
    if (typed.length > 1) mended.push(head + tail);
    if (tail !== '') mended.push(head + tail.charAt(0) + digit + tail.slice(1));
  }
  return mended.map(Number);
}

const impossible: Partial<Record<Doubt, RefusalCode>> = {
  FUTURO: 'LEITURA_FUTURA',
  ABAIXO: 'KM_MENOR',
  FORA_DE_ORDEM: 'LEITURA_FORA_DE_ORDEM',
};

/** Sender of a reading: a person can be asked to confirm, a machine cannot. */
export type Source = 'person' | 'machine';

/**
 * Outcome of a reading: accepted, accepted if confirmed, held for a decision by a person who keeps plans, or refused as
 * impossible.
 */
export type ReadingVerdict =
  | { kind: 'sound' }
  | { kind: 'ask'; code: 'CONFIRMA_LEITURA' | 'CONFIRMA_KM'; doubt: Doubt }
  | { kind: 'hold'; doubt: Doubt }
  | { kind: 'refuse'; code: RefusalCode; doubt: Doubt };

/** Days an order must be open for a larger step of the hour meter to need only a confirmation (G-50). */
const daysBeforeQuestion = 31;

/** Judges a reading, whatever its origin. */
export function judge(facts: ReadingFacts, source: Source): ReadingVerdict {
  const doubt = doubtOf(facts);
  if (source === 'machine') {
    const held = doubt ?? (momentRefusal(facts) === null ? null : 'FORA_DE_ORDEM');
    return held === null ? { kind: 'sound' } : { kind: 'hold', doubt: held };
  }
  const code = doubt === null ? undefined : impossible[doubt];
  if (doubt !== null && code !== undefined) return { kind: 'refuse', code, doubt };
  const leap = leapOf(facts);
  if (leap !== null) return leap;
  return doubt === null ? { kind: 'sound' } : { kind: 'ask', code: 'CONFIRMA_LEITURA', doubt };
}

/**
 * Closing an order of warehouse equipment (G-50): a reading too far above the one at opening is refused. On orders open for 31
 * days or more the user is asked to confirm it instead, up to 24 h a day.
 */
function leapOf({ reading, order }: ReadingFacts): ReadingVerdict | null {
  const step = order == null ? 0 : reading.value - order.atOpening;
  if (order == null || step <= order.limit) return null;
  const possible = order.daysOpen >= daysBeforeQuestion && step <= mostPerDay.H * order.daysOpen;
  return possible
    ? { kind: 'ask', code: 'CONFIRMA_KM', doubt: 'SALTO' }
    : { kind: 'refuse', code: 'KM_DISTANTE', doubt: 'SALTO' };
}

/** Refusal of a reading sent by a person; an unlikely one is accepted if confirmed. */
export function readingRefusal(verdict: ReadingVerdict, confirmed: boolean): RefusalCode | null {
  if (verdict.kind === 'refuse') return verdict.code;
  return verdict.kind === 'ask' && !confirmed ? verdict.code : null;
}

/**
 * First guard a meter exchange fails: it must follow all readings, and the last value of the old meter is judged as a reading
 * of that moment.
 */
export function exchangeRefusal(facts: ReadingFacts, confirmed: boolean): RefusalCode | null {
  if (facts.after !== null) return 'TROCA_ANTES_DE_LEITURA';
  return readingRefusal(judge(facts, 'person'), confirmed);
}

/** Why a reading of a given moment is impossible: there is a different one of the same moment. */
export const momentRefusal = ({
  reading,
  before,
}: Pick<ReadingFacts, 'reading' | 'before'>): RefusalCode | null =>
  before?.at === reading.at && before.value !== reading.value ? 'LEITURA_FORA_DE_ORDEM' : null;

/** Why the first value of a new meter is impossible: the reading after the exchange is lower. */
export const firstRefusal = (first: number, after: Pick<Reading, 'value'> | null): RefusalCode | null =>
  after !== null && first > after.value ? 'LEITURA_FORA_DE_ORDEM' : null;

/** Why a reading cannot be declared void: without this exchange later readings would be lower than earlier ones. */
export const voidRefusal = (
  before: Pick<Reading, 'value'> | null,
  after: Pick<Reading, 'value'> | null,
): RefusalCode | null =>
  before !== null && after !== null && before.value > after.value ? 'TROCA_COM_LEITURAS' : null;

/**
 * Values of the question about a reading: former and new value, difference and days (absent if unknown), and reason.
 */
export function questionOf({ reading, before, unit }: ReadingFacts, doubt: Doubt | null) {
  const [low, since] = [before?.value ?? 0, before?.at ?? null];
  return {
    km_atual: String(low),
    km: String(reading.value),
    diferenca: String(reading.value - low),
    ...(since !== null && { dias: String(Math.max(1, Math.round((reading.at - since) / dayMs))) }),
    tp_medidor: unit,
    ...(doubt !== null && { motivo: doubt }),
  };
}
