import { useState } from 'react';
import { keyOf, type Position } from './drawing.ts';
import {
  type Draft,
  doubtOf,
  formerOf,
  isMounted,
  type Kind,
  type Mounted,
  missingField,
  tapped,
  textsOf,
  typed,
  unread,
  withDone,
  withText,
} from './reading.ts';
import { useTypedKeys } from './useTypedKeys.ts';

interface Given {
  positions: readonly Position[];
  kind: Kind;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** What is wrong with the tyre in work: a value in doubt, a groove left out, a pressure not typed. */
export type Fault = NonNullable<ReturnType<typeof doubtOf>> | 'grooves' | 'noPressure';

/** What is typed of the tyre in hand, and what the keys do. */
export interface TyreEntry {
  /** Key of the tyre's position, or the meter. */
  chosen: string | 'km' | null;
  tyre: Mounted | null;
  field: number;
  fault: Fault | null;
  choose: (key: string) => void;
  goTo: (field: number) => void;
  /** A key of a keyboard or probe. */
  press: (key: string) => void;
  /** A key of our own. */
  tap: (key: string) => void;
  next: () => void;
  leaveKm: () => void;
}

/** Walks through the tyres: groove after groove, then the next tyre not read yet, at the end the meter. */
export function useTyreEntry({ positions, kind, draft, onDraft }: Given): TyreEntry {
  const first = unread(draft, positions, kind)[0];
  const [chosen, setChosen] = useState<string | null>(first === undefined ? 'km' : keyOf(first));
  const [field, setField] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  // Falls that were asked about; the same value again is the answer.
  const [asked, setAsked] = useState<readonly string[]>([]);
  const tyre = positions.filter(isMounted).find((position) => keyOf(position) === chosen) ?? null;

  function choose(key: string) {
    setChosen(key);
    setField(0);
    setFault(null);
  }
  function goTo(next: number) {
    setField(next);
    setFault(null);
  }

  /** The text a key is added to. A value that was asked about is read anew: a probe sends all its digits again. */
  function textBefore(read: Mounted, key: string): string {
    const anew = fault === 'fallen' && key !== 'Backspace';
    return anew ? '' : (textsOf(draft, read, kind)[field] ?? '');
  }

  function press(key: string) {
    if (tyre === null) {
      onDraft({ ...draft, km: typed(draft.km, key, 'km') });
      return;
    }
    setFault(null);
    onDraft(withText(draft, tyre, kind, field, typed(textBefore(tyre, key), key, kind)));
  }

  function tap(key: string) {
    if (tyre === null || kind !== 'A') return press(key);
    setFault(null);
    const { text, full } = tapped(textBefore(tyre, key), key, formerOf(tyre, kind)[field] ?? null);
    const now = withText(draft, tyre, kind, field, text);
    onDraft(now);
    if (full) leave(tyre, now);
  }

  /** Whether the value is asked about: the next press answers. */
  const next = (): boolean => tyre !== null && leave(tyre, draft);

  function leave(read: Mounted, now: Draft): boolean {
    const doubt = firstDoubt(read, now);
    if (doubt !== null) return hold(read, now, doubt);
    if (field < textsOf(now, read, kind).length - 1) goTo(field + 1);
    else finish(read, now);
    return false;
  }

  const nameOf = ({ nr_fogo }: Mounted, at: number, text: string) => `${nr_fogo} ${at} ${text}`;

  function firstDoubt(read: Mounted, now: Draft): { field: number; doubt: Fault; text: string } | null {
    const former = formerOf(read, kind);
    for (const [at, text] of textsOf(now, read, kind).entries()) {
      const doubt = doubtOf(text, former[at] ?? null, kind);
      const answered = doubt === 'fallen' && asked.includes(nameOf(read, at, text));
      if (doubt !== null && !answered) return { field: at, doubt, text };
    }
    return null;
  }

  function hold(
    read: Mounted,
    now: Draft,
    { field: at, doubt, text }: { field: number; doubt: Fault; text: string },
  ) {
    const asks = doubt === 'fallen';
    // A value that cannot be is taken away, to be read again (TYRE-08).
    if (asks) setAsked([...asked, nameOf(read, at, text)]);
    else onDraft(withText(now, read, kind, at, ''));
    setField(at);
    setFault(doubt);
    return asks;
  }

  function finish(finished: Mounted, now: Draft) {
    const missing = missingField(now, finished, kind);
    if (missing !== null) {
      setField(missing);
      setFault(kind === 'A' ? 'grooves' : 'noPressure');
      return;
    }
    const after = withDone(now, finished);
    onDraft(after);
    const following = unread(after, positions, kind)[0];
    choose(following === undefined ? 'km' : keyOf(following));
  }

  function leaveKm(): boolean {
    const following = unread(draft, positions, kind)[0];
    if (following !== undefined) choose(keyOf(following));
    return false;
  }

  useTypedKeys(press, chosen === 'km' ? leaveKm : next);
  return { chosen, tyre, field, fault, choose, goTo, press, tap, next, leaveKm };
}
