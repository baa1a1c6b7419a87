import { mostChangedAtOnce, type RecordKind } from '@terminal/contract/record-kinds';
import { useState } from 'react';
import type { ListedRecord } from './api.ts';

type Ticked = ReadonlyMap<string, ListedRecord>;
const none: Ticked = new Map();

/** Records ticked on a list, also on other pages of it, as they are now where they are shown. */
export function useChosen(tipo: RecordKind, shown: readonly ListedRecord[]) {
  const [kept, setKept] = useState<{ of: RecordKind; ticked: Ticked }>({ of: tipo, ticked: none });
  const ticked = kept.of === tipo ? kept.ticked : none;
  const setTicked = (next: Ticked) => setKept({ of: tipo, ticked: next });
  const now = new Map(shown.map((record) => [record.id, record]));
  const chosen = [...ticked.values()].map((record) => now.get(record.id) ?? record);
  const put = (records: readonly ListedRecord[], on: boolean) => {
    const next = new Map(ticked);
    for (const record of records) {
      if (!on) next.delete(record.id);
      else if (next.size < mostChangedAtOnce) next.set(record.id, record);
    }
    setTicked(next);
  };
  return {
    chosen,
    isFull: ticked.size >= mostChangedAtOnce,
    has: (id: string) => ticked.has(id),
    hasAll: shown.length > 0 && shown.every(({ id }) => ticked.has(id)),
    put,
    clear: () => setTicked(none),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
