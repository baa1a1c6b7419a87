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
  const start: Cells = latest ?? blankOf(tipo);
  const [base, setBase] = useState({ version, cells: start });
  const [cells, setCells] = useState(start);
  useEffect(() => {
    if (latest === null || base.version === version) return;
    setCells((typed) => merged(typed, base.cells, latest));
    setBase({ version, cells: latest });
  }, [latest, version, base]);
  return {
    cells,
    base: base.cells,
    set: (column: string, value: string) => setCells((now) => ({ ...now, [column]: value })),
    clear: () => setCells(base.cells),
  };
}
