import { useState } from 'react';
import { readStored, removeStored, type StorageKey, writeStored } from '../core/storage.ts';
import { type Draft, emptyDraft, type Kind } from './reading.ts';

/** Keys the drafts are kept under (G-23). */
const keyOf = (kind: Kind, plate: string): StorageKey =>
  `${kind === 'A' ? 'afericao' : 'calibragem'}:${plate}`;

/** What was typed for a vehicle: it survives reload, logout and a lost network until it is sent (TYRE-13). */
export function useReadingDraft(kind: Kind, plate: string) {
  const key = keyOf(kind, plate);
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, ...readStored<Partial<Draft>>(key) }));
  return {
    draft,
    change(next: Draft) {
      setDraft(next);
      writeStored(key, next);
    },
    /** Once it is sent. */
    forget: () => removeStored(key),
  };
}
