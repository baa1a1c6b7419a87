import { useEffect, useState } from 'react';
import type { StorageKey } from '../core/storage.ts';
import { readDraft, removeDraft, writeDraft } from './draft-store.ts';
import type { Draft, Kind } from './reading.ts';
import { useReopened } from './reopened.ts';

/** Keys the drafts are kept under (G-23). */
export const draftKey = (kind: Kind, plate: string): StorageKey =>
  `${kind === 'A' ? 'afericao' : 'calibragem'}:${plate}`;

/** What was typed for a vehicle before; null while that is looked up. */
export function useFormerDraft(kind: Kind, plate: string): Draft | null {
  const key = draftKey(kind, plate);
  const reopened = useReopened();
  const [found, setFound] = useState<{ key: string; reopened: number; draft: Draft } | null>(null);
  useEffect(() => {
    let wanted = true;
    void readDraft(key).then((draft) => wanted && setFound({ key, reopened, draft }));
    return () => {
      wanted = false;
    };
  }, [key, reopened]);
  return found?.key === key && found.reopened === reopened ? found.draft : null;
}

/** What is typed for a vehicle: it survives reload, logout, a killed browser and a lost network until it is sent (TYRE-13). */
export function useReadingDraft(kind: Kind, plate: string, former: Draft) {
  const key = draftKey(kind, plate);
  const [draft, setDraft] = useState(former);
  return {
    draft,
    change(next: Draft) {
      setDraft(next);
      writeDraft(key, next);
    },
    /** Once it is sent. */
    forget: () => removeDraft(key),
  };
}
