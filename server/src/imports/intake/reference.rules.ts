import {
  type IntakeKind,
  intakeColumns,
  plainCell,
  type Referred,
  type RefusalCode,
} from '@terminal/contract';
import { partsOf } from '../../core/cells/cells.rules.ts';
import type { Fault } from '../../core/cells/reader.rules.ts';
import { fold } from '../../core/text.ts';

/** Tables columns refer to, and the refusal of an unknown name. */
const unknown = {
  branches: 'FILIAL_DESCONHECIDA',
  types: 'TIPO_DESCONHECIDO',
  shifts: 'TURNO_DESCONHECIDO',
  segments: 'SEGMENTO_DESCONHECIDO',
  services: 'SERVICO_DESCONHECIDO',
  parts: 'ITEM_DESCONHECIDO',
  orderTypes: 'TIPO_DESCONHECIDO',
} as const satisfies Record<Referred, RefusalCode>;

/** Stored names by the folded text that refers to them; the best first. */
export type Known = Readonly<Partial<Record<Referred, ReadonlyMap<string, readonly string[]>>>>;

/** Places of the columns of a kind that name others, with what they name and whether they list several. */
const placesOf = (kind: IntakeKind) =>
  intakeColumns(kind).flatMap(([column, { form, to }], place) =>
    to === undefined ? [] : [{ column, place, to, many: form === 'names' }],
  );

/** A cell that may list several names may also be a single name with a comma. */
const candidates = (cell: string, many: boolean) => (many ? [cell, ...partsOf(cell)] : [cell]);

/** Folded names in rows, by referred table. */
export function namedIn(
  kind: IntakeKind,
  rows: readonly (readonly string[])[],
): Partial<Record<Referred, string[]>> {
  const named: Partial<Record<Referred, string[]>> = {};
  for (const { place, to, many } of placesOf(kind)) {
    const told = rows.flatMap((cells) => candidates((cells[place] ?? '').trim(), many).map(fold));
    named[to] = [...new Set([...(named[to] ?? []), ...told])].filter((name) => name !== '');
  }
  return named;
}

/** Replaces the names in a cell by the stored ones; also returns unknown names. */
function referCell(told: string, many: boolean, find: (name: string) => string | undefined) {
  const whole = find(told);
  // The bar prevents splitting a name that contains a comma.
  if (whole !== undefined) return { cell: many ? `${whole} |` : whole, strange: [] };
  if (!many) return { cell: told, strange: [told] };
  const parts = partsOf(told);
  return {
    cell: parts.map((name) => find(name) ?? name).join(' | '),
    strange: parts.filter((name) => find(name) === undefined),
  };
}

/** The cells of a row, those that say that they are empty as empty ones. */
export const plainCells = (kind: IntakeKind, cells: readonly string[]): string[] => {
  const columns = intakeColumns(kind);
  return cells.map((cell, place) => plainCell(columns[place]?.[1] ?? {}, cell));
};

/** Replaces the names in a row by the stored ones; unknown names are its faults. */
export function refer(
  kind: IntakeKind,
  cells: readonly string[],
  known: Known,
): { cells: string[]; faults: Fault[] } {
  const own = plainCells(kind, cells);
  const faults: Fault[] = [];
  for (const { column, place, to, many } of placesOf(kind)) {
    const told = (own[place] ?? '').trim();
    if (told === '') continue;
    const { cell, strange } = referCell(told, many, (name) => {
      const found = known[to]?.get(fold(name));
      return found?.find((kept) => kept.toUpperCase() === name.toUpperCase()) ?? found?.[0];
    });
    own[place] = cell;
    for (const nome of strange)
      faults.push({ code: unknown[to], values: { nome }, column, ...(many ? { part: nome } : {}) });
  }
  return { cells: own, faults };
}
