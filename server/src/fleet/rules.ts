import type { ErrorCode } from '@terminal/contract';

/** A meter value and its moment, in ms. */
export interface Reading {
  value: number;
  at: number;
}

/** What decides whether a reading can be right. */
export interface ReadingFacts {
  reading: Reading;
  now: number;
  /** The newest reading that is not later; of a vehicle nobody has read yet its meter, at no moment. */
  before: { value: number; at: number | null } | null;
  /** The oldest later reading; of a meter exchange what the old meter showed last. */
  after: Reading | null;
  /** Meter units a day, from the readings of late or from the vehicle's type. */
  perDay: number;
  /** K km, H hours. */
  unit: 'K' | 'H';
  /** Order of warehouse equipment that is being closed: its hours have a rule of their own (G-50). */
  order?: OrderMeter | null;
}

/** What an order of warehouse equipment knows of its meter. */
export interface OrderMeter {
  /** Value when the order was opened. */
  atOpening: number;
  /** Calendar days since the opening, in the branch's zone. */
  daysOpen: number;
  /** Hours of an hour meter that may pass in 31 days: setting qt_limite_horas (744). */
  limit: number;
}

/**
 * Why a reading is not believed. FUTURO, ABAIXO and FORA_DE_ORDEM cannot be right. DIGITO: unusual, and with one digit
 * mended it would be ordinary. SALTO: more than the vehicle can do.
 */
export type Doubt = 'FUTURO' | 'ABAIXO' | 'FORA_DE_ORDEM' | 'SALTO' | 'DIGITO';

const day = 86_400_000;
/** Clocks of senders may be ahead of ours by this much. */
const clockTolerance = 5 * 60_000;
/** How many times its average a vehicle may run before anybody wonders. */
const busy = 5;
/** How many times its average it still runs on an ordinary day. */
const ordinary = 2;
/** Units a day no vehicle passes: what two drivers do in turns, and the hours a day has. */
const mostPerDay = { K: 1_500, H: 24 } as const;
/** Days taken for those of a vehicle nobody has read before. */
const unknownDays = 31;

/**
 * The doubt about a reading; null when it is believed. Up to five times its average a vehicle runs without anybody
 * wondering. Above that the reading is held when one digit mended makes it ordinary, and in any case when the vehicle
 * cannot have done it: 1,500 km a day (five times the average of a vehicle that runs more), 24 h of an hour meter.
 * A reading between two others is only judged by its order.
 */
export function doubtOf({ reading, now, before, after, perDay, unit }: ReadingFacts): Doubt | null {
  if (reading.at > now + clockTolerance) return 'FUTURO';
  const low = before?.value ?? 0;
  if (after !== null) return reading.value < low || reading.value > after.value ? 'FORA_DE_ORDEM' : null;
  if (reading.value < low) return 'ABAIXO';
  if (before === null) return null;
  const days = before.at === null ? unknownDays : Math.max(1, (reading.at - before.at) / day);
  const bound = unit === 'H' ? mostPerDay.H : Math.max(busy * perDay, mostPerDay.K);
  const step = reading.value - low;
  if (step <= days * Math.min(busy * perDay, bound)) return null;
  const likely = days * Math.min(ordinary * perDay, bound);
  if (mendedValues(reading.value).some((value) => value >= low && value - low <= likely)) return 'DIGITO';
  return step > days * bound ? 'SALTO' : null;
}

/** Values that were meant if one digit was mistyped, typed once too often, or two neighbours were swapped. */
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

const impossible: Partial<Record<Doubt, ErrorCode>> = {
  FUTURO: 'LEITURA_FUTURA',
  ABAIXO: 'KM_MENOR',
  FORA_DE_ORDEM: 'LEITURA_FORA_DE_ORDEM',
};

/** Who says it: a person can be asked, a machine cannot. */
export type Source = 'person' | 'machine';

/**
 * What becomes of a reading: taken, asked about and taken when confirmed, held until somebody who keeps plans decides, or
 * refused because it cannot be.
 */
export type Verdict =
  | { kind: 'sound' }
  | { kind: 'ask'; code: 'CONFIRMA_LEITURA' | 'CONFIRMA_KM'; doubt: Doubt }
  | { kind: 'hold'; doubt: Doubt }
  | { kind: 'refuse'; code: ErrorCode; doubt: Doubt };

/** Days an order must be open before a larger step of the hour meter is only asked about (G-50). */
const daysBeforeQuestion = 31;

/** The one judgement of a reading, wherever it comes from. */
export function judge(facts: ReadingFacts, source: Source): Verdict {
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
function leapOf({ reading, order }: ReadingFacts): Verdict | null {
  const step = order == null ? 0 : reading.value - order.atOpening;
  if (order == null || step <= order.limit) return null;
  const possible = order.daysOpen >= daysBeforeQuestion && step <= mostPerDay.H * order.daysOpen;
  return possible
    ? { kind: 'ask', code: 'CONFIRMA_KM', doubt: 'SALTO' }
    : { kind: 'refuse', code: 'KM_DISTANTE', doubt: 'SALTO' };
}

/** What a reading somebody sends himself is refused with; an unlikely one goes through confirmed. */
export function refusalOf(verdict: Verdict, confirmed: boolean): ErrorCode | null {
  if (verdict.kind === 'refuse') return verdict.code;
  return verdict.kind === 'ask' && !confirmed ? verdict.code : null;
}

/**
 * First guard a meter exchange fails: it comes after every reading there is, and what the old meter showed last is judged
 * as a reading of that moment.
 */
export function exchangeRefusal(facts: ReadingFacts, confirmed: boolean): ErrorCode | null {
  if (facts.after !== null) return 'TROCA_ANTES_DE_LEITURA';
  return refusalOf(judge(facts, 'person'), confirmed);
}

/** Why a reading of a named moment cannot be: the meter showed something else at that very moment. */
export const momentRefusal = ({
  reading,
  before,
}: Pick<ReadingFacts, 'reading' | 'before'>): ErrorCode | null =>
  before?.at === reading.at && before.value !== reading.value ? 'LEITURA_FORA_DE_ORDEM' : null;

/** Why what a new meter showed first cannot be: the reading after the exchange shows less. */
export const firstRefusal = (first: number, after: Pick<Reading, 'value'> | null): ErrorCode | null =>
  after !== null && first > after.value ? 'LEITURA_FORA_DE_ORDEM' : null;

/** Why a reading cannot be taken out: only an exchange holds apart readings that would fall. */
export const voidRefusal = (
  before: Pick<Reading, 'value'> | null,
  after: Pick<Reading, 'value'> | null,
): ErrorCode | null =>
  before !== null && after !== null && before.value > after.value ? 'TROCA_COM_LEITURAS' : null;

/**
 * What the question about a reading says: what the meter showed, what it is to show, how much that is and in how many days
 * (none when nobody knows since when), and why it is asked.
 */
export function questionOf({ reading, before, unit }: ReadingFacts, doubt: Doubt | null) {
  const [low, since] = [before?.value ?? 0, before?.at ?? null];
  return {
    km_atual: String(low),
    km: String(reading.value),
    diferenca: String(reading.value - low),
    ...(since !== null && { dias: String(Math.max(1, Math.round((reading.at - since) / day))) }),
    tp_medidor: unit,
    ...(doubt !== null && { motivo: doubt }),
  };
}
