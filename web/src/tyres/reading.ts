import { grooveDoubts, grooveQuestion, meanFall, usualWear } from '@terminal/contract/tyre-plausible';
import { twinSide } from '@terminal/contract/tyre-wear';
import { mostDepth, mostPressure } from '@terminal/contract/tyres';
import { typedNumber, writtenNumber } from '../core/format/typed.ts';
import { keyOf, type Position, type TyreLayout } from './drawing.ts';

/** A gauging, or C calibration. */
export type Kind = 'A' | 'C';

/** Input so far for one vehicle, stored in the browser until it is sent. */
export interface Draft {
  km: string;
  /** As typed, by fire number, one per groove; a calibration has one. */
  values: Record<string, string[]>;
  /** Fire numbers of the tyres marked done. */
  done: string[];
  /** Fire numbers of tyres with confirmed depths. */
  sure: string[];
}

/** Nothing typed yet. */
export const emptyDraft: Draft = { km: '', values: {}, done: [], sure: [] };

/** A position with a tyre on it. */
export type Mounted = Position & { nr_fogo: string; idpneu: number };
/** Whether a position has a tyre. */
export const isMounted = (position: Position): position is Mounted => position.nr_fogo !== null;

/** Grooves of a tyre nothing was read of yet. */
const usualGrooves = 4;

/** Depths as last read: '8|7.5|8' → 8, 7.5, 8; one for each groove. */
export function depthsOf({ vl_mm }: Pick<Position, 'vl_mm'>): number[] {
  const known = (vl_mm ?? '')
    .split('|')
    .filter((text) => text !== '')
    .map(Number);
  const [only] = known;
  return known.length === 1 && only !== undefined ? Array.from({ length: usualGrooves }, () => only) : known;
}

/** What each field of a tyre is measured by: its depths, or its last pressure; null: nothing was read yet. */
export const formerOf = (position: Position, kind: Kind): (number | null)[] =>
  kind === 'A' ? depthsOf(position) : [position.calibragem];

/** What a text says of a depth or pressure: '8,5' and '8.5' → 8.5; null: nothing yet. */
export const numberOf = (text: string): number | null => typedNumber(text, 1);

/** A value as it is shown: 8.5 → '8,5'. */
export const shown = (value: number): string => writtenNumber(value);

/** A depth as it is shown, always with its decimal: 10 → '10,0'. */
export const shownDepth = (depth: number): string => depth.toFixed(1).replace('.', ',');

const longest = { A: /^(\d{0,2}(,\d?)?|\d{3})$/, C: /^\d{0,3}(,\d?)?$/ } as const;

/** The text after one more key; a key that cannot follow changes nothing. */
export function typed(text: string, key: string, kind: Kind | 'km'): string {
  if (key === 'Backspace') return text.slice(0, -1);
  const next = text + (key === '.' ? ',' : key);
  if (kind === 'km') return /^\d{1,7}$/.test(next) ? next : text;
  return longest[kind].test(next) && !next.startsWith(',') ? next : text;
}

/**
 * A depth whose decimal comma comes by itself: 91 → 9,1. One from 10 on has three digits, 125 → 12,5; 12 is 12 while the
 * groove, `former` deep when last read, can still be so deep, else 1,2. A comma that was typed is the person's own.
 */
export function withComma(text: string, former: number | null = null): string {
  const digits = text.trim();
  if (!/^\d{2,3}$/.test(digits)) return text;
  const whole = /^[123]\d$/.test(digits) && Number(digits) <= Math.min(former ?? mostDepth, mostDepth);
  return whole ? digits : `${digits.slice(0, -1)},${digits.slice(-1)}`;
}

/** What a depth that was typed is worth, in mm; null: it is none, or more than a tyre can have. */
export function depthOf(text: string, former: number | null = null): number | null {
  const depth = numberOf(withComma(text, former));
  return depth !== null && depth <= mostDepth ? depth : null;
}

/** A groove after a tap on our own keys. */
interface Tapped {
  text: string;
  /** It has its decimal, and the next field follows. */
  full: boolean;
  /** The digits, when their comma is a guess: whole millimetres a tyre can have, but deeper than the groove was. */
  guess: string | null;
}

/** The text of a groove after a tap on our own keys. */
export function tapped(text: string, key: string, former: number | null): Tapped {
  const next = typed(text, key, 'A');
  if (!/^\d$/.test(key)) return { text: next, full: false, guess: null };
  const put = withComma(next, former);
  return {
    text: put,
    full: /,\d$/.test(put),
    guess: put !== next && withComma(next) === next ? next : null,
  };
}

/** The highest value a field takes: a depth in mm, a pressure in psi. */
export const most = { A: mostDepth, C: mostPressure } as const;

/** Why a value cannot be: a depth above the last one, or more than a tyre can have. */
export function faultOf(text: string, former: number | null, kind: Kind): 'higher' | 'beyond' | null {
  const value = numberOf(text);
  if (value === null) return null;
  if (kind === 'A' && former !== null && value > former) return 'higher';
  return value > most[kind] ? 'beyond' : null;
}

/**
 * The questions about depths typed of a tyre (plausible.ts), as the server would ask it: by its wear once the meter is told,
 * by its other grooves, and by its twin once that is read.
 */
export function depthDoubts(
  draft: Draft,
  position: Mounted,
  { km_atual, tp_medidor, posicoes }: Pick<TyreLayout, 'km_atual' | 'tp_medidor' | 'posicoes'>,
): Record<string, string>[] {
  const told = numberOf(draft.km);
  const further = position.nr_posicao === 0 ? 0 : told === null ? null : told - km_atual;
  const run = further === null || position.qt_desde === null ? null : position.qt_desde + further;
  const twin = posicoes
    .filter(isMounted)
    .find((one) => one.nr_posicao === position.nr_posicao && one.ds_lado === twinSide[position.ds_lado]);
  const readOf = (one: Mounted) => textsOf(draft, one, 'A').map(numberOf);
  const doubts = grooveDoubts({
    read: readOf(position),
    former: depthsOf(position),
    usual: usualWear(position.vl_taxa, run),
    twin: twin === undefined || !isDone(draft, twin, 'A') ? null : meanFall(readOf(twin), depthsOf(twin)),
  });
  return doubts.map((doubt) => grooveQuestion(doubt, run, tp_medidor));
}

/** What a tap makes of a groove, `text` before it; an implausible guess waits there for a third digit or a comma. */
export function tapOn(
  layout: Parameters<typeof depthDoubts>[2],
  draft: Draft,
  { tyre, field, text, key }: { tyre: Mounted; field: number; text: string; key: string },
): { draft: Draft; full: boolean; guess: string | null } {
  const { text: put, full, guess } = tapped(text, key, depthsOf(tyre)[field] ?? null);
  const now = withText(draft, tyre, 'A', field, put);
  const doubted = () => depthDoubts(now, tyre, layout).some(({ sulco }) => Number(sulco) === field + 1);
  if (guess === null || !doubted()) return { draft: now, full, guess };
  return { draft: withText(draft, tyre, 'A', field, guess), full: false, guess: null };
}

/** The texts of a tyre's fields, empty where nothing was typed. */
export const textsOf = (draft: Draft, position: Mounted, kind: Kind): string[] =>
  formerOf(position, kind).map((_former, field) => draft.values[position.nr_fogo]?.[field] ?? '');

/** The first field of a tyre without a value; null: complete. */
export function missingField(draft: Draft, position: Mounted, kind: Kind): number | null {
  const field = textsOf(draft, position, kind).findIndex((text) => numberOf(text) === null);
  return field < 0 ? null : field;
}

/** Whether a tyre counts as read: marked done, and nothing of it is missing. */
export const isDone = (draft: Draft, position: Mounted, kind: Kind): boolean =>
  draft.done.includes(position.nr_fogo) && missingField(draft, position, kind) === null;

/** Tyres that have to be read: all but the spare (G-81). */
export const required = (positions: readonly Position[]): Mounted[] =>
  positions.filter(isMounted).filter(({ nr_posicao }) => nr_posicao !== 0);

/** Tyres still to be read, in the order of the drawing. */
export const unread = (draft: Draft, positions: readonly Position[], kind: Kind): Mounted[] =>
  required(positions).filter((position) => !isDone(draft, position, kind));

/** The draft with automatic commas added to a tyre's input; the same object if nothing changes. */
export function withCommas(draft: Draft, position: Mounted, kind: Kind): Draft {
  if (kind !== 'A') return draft;
  const former = formerOf(position, kind);
  const texts = textsOf(draft, position, kind);
  const put = texts.map((text, field) => withComma(text, former[field] ?? null));
  if (put.every((text, field) => text === texts[field])) return draft;
  return { ...draft, values: { ...draft.values, [position.nr_fogo]: put } };
}

/** With another text in a field; the tyre is no longer done. */
export function withText(draft: Draft, position: Mounted, kind: Kind, field: number, text: string): Draft {
  const texts = textsOf(draft, position, kind);
  texts[field] = text;
  return {
    ...draft,
    values: { ...draft.values, [position.nr_fogo]: texts },
    done: without(draft.done, position),
    sure: without(draft.sure, position),
  };
}

const without = (fires: readonly string[], { nr_fogo }: Mounted) => fires.filter((fire) => fire !== nr_fogo);

/** With a tyre marked done. */
export const withDone = (draft: Draft, position: Mounted): Draft => ({
  ...draft,
  done: [...without(draft.done, position), position.nr_fogo],
});

/** With the depths of a tyre said to be right. */
export const withSure = (draft: Draft, position: Mounted): Draft => ({
  ...draft,
  sure: [...without(draft.sure, position), position.nr_fogo],
});

/**
 * Without what was read of tyres that were moved, removed or retreaded since: `before` and `now` are the positions as
 * they were shown and as they are.
 */
export function withoutMoved(draft: Draft, before: readonly Position[], now: readonly Position[]): Draft {
  const whereOf = (positions: readonly Position[], fire: string) => {
    const found = positions.find(({ nr_fogo }) => nr_fogo === fire);
    return found && `${keyOf(found)} ${found.nr_vida}`;
  };
  const stays = (fire: string) => whereOf(before, fire) === whereOf(now, fire);
  if (Object.keys(draft.values).every(stays)) return draft;
  return {
    ...draft,
    values: Object.fromEntries(Object.entries(draft.values).filter(([fire]) => stays(fire))),
    done: draft.done.filter(stays),
    sure: draft.sure.filter(stays),
  };
}

/** The tyres that are sent: those read, the spare when it was. */
export const readTyres = (draft: Draft, positions: readonly Position[], kind: Kind): Mounted[] =>
  positions.filter(isMounted).filter((position) => isDone(draft, position, kind));
