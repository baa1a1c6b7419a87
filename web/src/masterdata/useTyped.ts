import type { RecordKind } from '@terminal/contract/record-kinds';
import { useEffect, useState } from 'react';
import type { KeptRecord } from './api.ts';
import { blankOf, type Cells, merged } from './form.ts';

/**
 * What is typed in the form of a record, over what the record is: where somebody else saves it meanwhile, the form takes over
 * what was not changed here.
 */
export function useTyped(tipo: RecordKind, record: KeptRecord | null) {
  const latest = record?.celulas ?? null;
  const version = record?.versao ?? '';
  const [form, setForm] = useState(() => {
    const cells: Cells = latest ?? blankOf(tipo);
    return { version, base: cells, cells };
  });
  useEffect(() => {
    if (latest === null) return;
    setForm((now) =>
      now.version === version ? now : { version, base: latest, cells: merged(now.cells, now.base, latest) },
    );
  }, [latest, version]);
  return {
    cells: form.cells,
    base: form.base,
    set: (column: string, value: string) =>
      setForm((now) => ({ ...now, cells: { ...now.cells, [column]: value } })),
    /** What the record is takes the place of what was typed. */
    clear: () => setForm((now) => ({ ...now, cells: now.base })),
  };
}
