import { useRef, useState } from 'react';
import { setAside } from '../core/scan/scanner.ts';
import { keyOf, type TyreLayout } from './drawing.ts';
import { fireOn } from './movement/arrangement.ts';
import {
  type Draft,
  depthDoubts,
  faultOf,
  formerOf,
  isMounted,
  type Kind,
  type Mounted,
  missingField,
  tapOn,
  textsOf,
  typed,
  unread,
  withCommas,
  withDone,
  withSure,
  withText,
} from './reading.ts';
import { useTypedKeys } from './useTypedKeys.ts';

interface Given {
  layout: TyreLayout;
  kind: Kind;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** What is wrong with the tyre in work: a value in doubt, a groove left out, a pressure not typed. */
type EntryFault = NonNullable<ReturnType<typeof faultOf>> | 'grooves' | 'noPressure';

/** Input of the current tyre, and the keypad's actions. */
export interface TyreEntry {
  /** Key of the tyre's position, or the meter. */
  chosen: string | 'km' | null;
  tyre: Mounted | null;
  field: number;
  fault: EntryFault | null;
  /** Question about the current groove; the next press confirms it. */
  question: Record<string, string> | null;
  choose: (key: string) => void;
  goTo: (field: number) => void;
  /** Selects a tyre with a question about it. */
  ask: (tyre: Mounted, question: Record<string, string>) => void;
  /** A key of a keyboard or probe. */
  press: (key: string) => void;
  /** A key of our own. */
  tap: (key: string) => void;
  next: () => void;
  leaveKm: () => void;
}

/** Where one is: which tyre and groove, what is wrong there, and what is asked about it. */
function usePlace(first: string) {
  const [chosen, setChosen] = useState<string | null>(first);
  const [field, setField] = useState(0);
  const [fault, setFault] = useState<EntryFault | null>(null);
  const [question, setQuestion] = useState<TyreEntry['question']>(null);
  // Questioned grooves; entering the same value again confirms it.
  const [asked, setAsked] = useState<readonly string[]>([]);

  function choose(key: string) {
    setChosen(key);
    goTo(0);
  }
  function goTo(next: number) {
    setField(next);
    settle();
  }
  function settle() {
    setFault(null);
    setQuestion(null);
  }
  function ask(read: Mounted, about: Record<string, string>) {
    setAsked([...asked, nameOf(read, about)]);
    choose(keyOf(read));
    goTo(Number(about['sulco'] ?? 1) - 1);
    setQuestion(about);
  }
  /** Stays at a groove, or goes to it, with what is wrong there. */
  function stop(at: number, wrong: EntryFault) {
    setField(at);
    setFault(wrong);
  }
  return { chosen, field, fault, question, asked, choose, goTo, settle, ask, stop };
}

/** Walks through the tyres: groove after groove, then the next tyre not read yet, at the end the meter. */
export function useTyreEntry({ layout, kind, draft, onDraft }: Given): TyreEntry {
  const positions = layout.posicoes;
  const following = (now: Draft) => {
    const next = unread(now, positions, kind)[0];
    return next === undefined ? 'km' : keyOf(next);
  };
  const { chosen, field, fault, question, asked, choose, goTo, settle, ask, stop } = usePlace(
    following(draft),
  );
  const tyre = positions.filter(isMounted).find((position) => keyOf(position) === chosen) ?? null;

  /** Leaving a groove, its comma comes by itself: keys and a probe type digits alone. */
  function settledDraft(): Draft {
    const put = tyre === null ? draft : withCommas(draft, tyre, kind);
    if (put !== draft) onDraft(put);
    return put;
  }

  /** The text a key is added to. A value that was asked about is read anew: a probe sends all its digits again. */
  function textBefore(read: Mounted, key: string): string {
    const anew = question !== null && key !== 'Backspace';
    return anew ? '' : (textsOf(draft, read, kind)[field] ?? '');
  }

  /** The draft before keys that may turn out to be a scanner's. */
  const before = useRef(draft);

  /** A label leads to its tyre; what its digits wrote is taken back (TYRE-08). */
  function takeLabel(code: string): boolean {
    if (isValue(code) || (chosen === 'km' && /^\d+$/.test(code))) return false;
    onDraft(before.current);
    const labelled = positions.filter(isMounted).find(({ nr_fogo }) => nr_fogo === fireOn(code));
    if (labelled === undefined) setAside(code);
    else choose(keyOf(labelled));
    return true;
  }

  function press(key: string) {
    left.current = null;
    if (tyre === null) {
      onDraft({ ...draft, km: typed(draft.km, key, 'km') });
      return;
    }
    settle();
    onDraft(withText(draft, tyre, kind, field, typed(textBefore(tyre, key), key, kind)));
  }

  /** The groove just left by itself after a guessed comma: one typed next belongs there. */
  const left = useRef<{ tyre: Mounted; field: number; guess: string } | null>(null);

  function tap(key: string) {
    if (tyre === null || kind !== 'A') return press(key);
    const back = left.current;
    left.current = null;
    if (key === ',' && back !== null) return goBack(back);
    settle();
    const after = tapOn(layout, draft, { tyre, field, text: textBefore(tyre, key), key });
    onDraft(after.draft);
    if (!after.full) return;
    leave(tyre, after.draft);
    if (after.guess !== null) left.current = { tyre, field, guess: after.guess };
  }

  function goBack(to: NonNullable<typeof left.current>) {
    choose(keyOf(to.tyre));
    goTo(to.field);
    onDraft(withText(draft, to.tyre, 'A', to.field, `${to.guess},`));
  }

  function goThere(go: () => void) {
    left.current = null;
    settledDraft();
    go();
  }

  /** Whether the value is asked about: the next press answers. */
  const next = (): boolean => tyre !== null && leave(tyre, settledDraft());

  function leave(read: Mounted, now: Draft): boolean {
    const wrong = wrongField(now, read, kind);
    if (wrong !== undefined) {
      // A value that cannot be is taken away, to be read again (TYRE-08).
      onDraft(withText(now, read, kind, wrong.at, ''));
      stop(wrong.at, wrong.fault);
      return false;
    }
    const doubts = kind === 'A' && !now.sure.includes(read.nr_fogo) ? depthDoubts(now, read, layout) : [];
    const open = doubts.find((doubt) => !asked.includes(nameOf(read, doubt)));
    if (open !== undefined) {
      ask(read, open);
      return true;
    }
    const after = doubts.length > 0 ? withSure(now, read) : now;
    if (after !== now) onDraft(after);
    if (field < textsOf(after, read, kind).length - 1) goTo(field + 1);
    else finish(read, after);
    return false;
  }

  function finish(finished: Mounted, now: Draft) {
    const missing = missingField(now, finished, kind);
    if (missing !== null) {
      goTo(missing);
      stop(missing, kind === 'A' ? 'grooves' : 'noPressure');
      return;
    }
    const after = withDone(now, finished);
    onDraft(after);
    choose(following(after));
  }

  function leaveKm(): boolean {
    const next = following(draft);
    if (next !== 'km') choose(next);
    return false;
  }

  useTypedKeys({
    onBegin: () => {
      before.current = draft;
    },
    onKey: press,
    onEnter: chosen === 'km' ? leaveKm : next,
    onCode: takeLabel,
  });
  return {
    chosen,
    tyre,
    field,
    fault,
    question,
    choose: (key) => goThere(() => choose(key)),
    goTo: (to) => goThere(() => goTo(to)),
    ask,
    press,
    tap,
    next,
    leaveKm,
  };
}

/** A depth or pressure, as a probe sends it: never as long as a label. */
const isValue = (code: string) => /^\d{1,3}([,.]\d{0,2})?$/.test(code);

/** Names a groove and the value that was asked about. */
const nameOf = ({ nr_fogo }: Mounted, { sulco, para }: Record<string, string>) =>
  `${nr_fogo} ${sulco} ${para}`;

/** The first value that cannot be. */
const wrongField = (now: Draft, read: Mounted, kind: Kind) =>
  textsOf(now, read, kind).flatMap((text, at) => {
    const fault = faultOf(text, formerOf(read, kind)[at] ?? null, kind);
    return fault === null ? [] : { at, fault };
  })[0];
