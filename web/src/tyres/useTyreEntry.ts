import { useState } from 'react';
import { keyOf, type Position } from './drawing.ts';
import {
  type Draft,
  formerOf,
  isHigher,
  isMounted,
  type Kind,
  type Mounted,
  missingField,
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

/** What is wrong with the tyre in work: a depth above the last one, a groove left out, a pressure not typed. */
export type Fault = 'higher' | 'grooves' | 'noPressure';

/** What is typed of the tyre in hand, and what the keys do. */
export interface TyreEntry {
  /** Key of the tyre's position, or the meter. */
  chosen: string | 'km' | null;
  tyre: Mounted | null;
  field: number;
  fault: Fault | null;
  choose: (key: string) => void;
  goTo: (field: number) => void;
  press: (key: string) => void;
  next: () => void;
  leaveKm: () => void;
}

/** Walks through the tyres: groove after groove, then the next tyre not read yet, at the end the meter. */
export function useTyreEntry({ positions, kind, draft, onDraft }: Given): TyreEntry {
  const first = unread(draft, positions, kind)[0];
  const [chosen, setChosen] = useState<string | null>(first === undefined ? 'km' : keyOf(first));
  const [field, setField] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
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

  function press(key: string) {
    if (tyre === null) {
      onDraft({ ...draft, km: typed(draft.km, key, 'km') });
      return;
    }
    setFault(null);
    const text = textsOf(draft, tyre, kind)[field] ?? '';
    onDraft(withText(draft, tyre, kind, field, typed(text, key, kind)));
  }

  function next() {
    if (tyre === null) return;
    const texts = textsOf(draft, tyre, kind);
    const higher = texts.findIndex((text, index) =>
      isHigher(text, formerOf(tyre, kind)[index] ?? null, kind),
    );
    if (higher >= 0) {
      // A depth that cannot be is taken away, to be read again (TYRE-08).
      onDraft(withText(draft, tyre, kind, higher, ''));
      setField(higher);
      setFault('higher');
    } else if (field < texts.length - 1) goTo(field + 1);
    else finish(tyre);
  }

  function finish(finished: Mounted) {
    const missing = missingField(draft, finished, kind);
    if (missing !== null) {
      setField(missing);
      setFault(kind === 'A' ? 'grooves' : 'noPressure');
      return;
    }
    const after = withDone(draft, finished);
    onDraft(after);
    const following = unread(after, positions, kind)[0];
    choose(following === undefined ? 'km' : keyOf(following));
  }

  function leaveKm() {
    const following = unread(draft, positions, kind)[0];
    if (following !== undefined) choose(keyOf(following));
  }

  useTypedKeys(press, chosen === 'km' ? leaveKm : next);
  return { chosen, tyre, field, fault, choose, goTo, press, next, leaveKm };
}
