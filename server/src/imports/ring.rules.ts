import { z } from 'zod';
import type { Fault } from '../core/cells/reader.rules.ts';
import { number, row, text } from '../core/row.ts';
import { fold } from '../core/text.ts';

/** A stored cycle of a plan; items by number. */
export const KnownCycle = row({
  nr_sequencial: number.nullable(),
  ds_ciclo: text,
  km_intervalo: number.nullable(),
  qt_dias: number.nullable(),
  qt_horas: number.nullable(),
  itens: z.array(row({ nr_seq_item: number, qt_quantidade: number })),
});
export type KnownCycle = z.infer<typeof KnownCycle>;

/** A cycle of a file: its place in the ring, and its wanted values. */
export interface WantedCycle extends Omit<KnownCycle, 'nr_sequencial' | 'itens'> {
  ordem: number;
  /** null: as they are, like interval, days and hours. */
  itens: KnownCycle['itens'] | null;
}

/** A column a row changes, before and after. */
export interface Change {
  coluna: string;
  antes: string;
  depois: string;
}

/** The resulting ring and outcome of each wanted cycle; or the first missing place. */
export type MergedRing =
  | { ring: KnownCycle[]; verdicts: { verdict: 'N' | 'M' | 'I'; changes: Change[] }[] }
  | { fault: Fault };

/**
 * Merges the cycles of a file into a ring: each takes its named place, new ones are appended. Cycles the file
 * does not name stay as they are, so that no vehicle loses its place by an import.
 */
export function mergeRing(known: readonly KnownCycle[], wanted: readonly WantedCycle[]): MergedRing {
  const ring = [...known];
  const verdicts = new Map<WantedCycle, { verdict: 'N' | 'M' | 'I'; changes: Change[] }>();
  for (const cycle of [...wanted].sort((a, b) => a.ordem - b.ordem)) {
    const place = cycle.ordem - 1;
    if (place > ring.length)
      return { fault: { code: 'ORDEM_COM_LACUNA', values: { ordem: String(ring.length + 1) } } };
    const before = ring[place];
    const after = laidOver(before, cycle);
    const changes = before ? changesOf(before, after) : [];
    verdicts.set(cycle, { verdict: before ? (changes.length > 0 ? 'M' : 'I') : 'N', changes });
    ring[place] = after;
  }
  return { ring, verdicts: wanted.map((cycle) => verdicts.get(cycle) ?? { verdict: 'I', changes: [] }) };
}

/** A cycle after merging: an empty cell or a missing column leaves the stored value (docs/import.md). */
function laidOver(before: KnownCycle | undefined, { ordem: _, ...cycle }: WantedCycle): KnownCycle {
  const sameName = before !== undefined && fold(before.ds_ciclo) === fold(cycle.ds_ciclo);
  return {
    // A difference only in case or accents does not change the name.
    ds_ciclo: sameName ? before.ds_ciclo : cycle.ds_ciclo,
    km_intervalo: cycle.km_intervalo ?? before?.km_intervalo ?? null,
    qt_dias: cycle.qt_dias ?? before?.qt_dias ?? null,
    qt_horas: cycle.qt_horas ?? before?.qt_horas ?? null,
    nr_sequencial: before?.nr_sequencial ?? null,
    itens: cycle.itens ?? before?.itens ?? [],
  };
}

const columns = [
  ['ciclo', 'ds_ciclo'],
  ['intervalo', 'km_intervalo'],
  ['dias', 'qt_dias'],
  ['horas', 'qt_horas'],
] as const;

function changesOf(before: KnownCycle, after: KnownCycle): Change[] {
  const changes = columns
    .filter(([, field]) => before[field] !== after[field])
    .map(([coluna, field]) => ({ coluna, antes: textOf(before[field]), depois: textOf(after[field]) }));
  const items = [itemsText(before), itemsText(after)] as const;
  return items[0] === items[1]
    ? changes
    : [
        ...changes,
        { coluna: 'itens', antes: String(before.itens.length), depois: String(after.itens.length) },
      ];
}

const textOf = (value: string | number | null) => String(value ?? '');
const itemsText = ({ itens }: KnownCycle) =>
  itens
    .map(({ nr_seq_item, qt_quantidade }) => `${nr_seq_item}x${qt_quantidade}`)
    .sort()
    .join(' ');
