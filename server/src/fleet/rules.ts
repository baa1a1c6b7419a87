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

/** What a doubtful reading is refused with when somebody sends it himself; an unlikely one goes through confirmed. */
export function doubtRefusal(doubt: Doubt | null, confirmed: boolean): ErrorCode | null {
  if (doubt === null) return null;
  return impossible[doubt] ?? (confirmed ? null : 'CONFIRMA_LEITURA');
}

/**
 * First guard a meter exchange fails: it comes after every reading there is, and what the old meter showed last is judged
 * as a reading of that moment.
 */
export function exchangeRefusal(facts: ReadingFacts, confirmed: boolean): ErrorCode | null {
  if (facts.after !== null) return 'TROCA_ANTES_DE_LEITURA';
  return doubtRefusal(doubtOf(facts), confirmed);
}
