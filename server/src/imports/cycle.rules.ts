import type { Fault } from '../core/cells/reader.rules.ts';
import { fold } from '../core/text.ts';
import type { KnownCycle, WantedCycle } from './ring.rules.ts';
import type { CycleRow } from './rows.rules.ts';

/** A service or part a file names, and whether it is counted whole. */
export interface NamedItem {
  item: number;
  whole: boolean;
}

/**
 * Faults of a plan's row other than those of its cells.
 * @param known cycle that has the row's place; undefined: the row adds a new one
 * @param kind of the existing plan; null: the file creates it
 * @param items services and parts the file names, by folded name
 */
export function cycleFaults(
  row: Pick<CycleRow, 'kind' | 'plan' | 'items' | 'meter' | 'days'>,
  known: Pick<KnownCycle, 'km_intervalo' | 'qt_dias'> | undefined,
  kind: 'V' | 'R' | 'P' | null,
  items: ReadonlyMap<string, NamedItem>,
): Fault[] {
  const unknown = (row.items ?? []).filter(({ name }) => !items.has(fold(name)));
  const other: Fault = { code: 'PLANO_OUTRO_TIPO', values: { nome: row.plan }, column: 'tipo' };
  const endless = [row.meter, row.days, known?.km_intervalo, known?.qt_dias].every((every) => every == null);
  return [
    ...(endless ? [{ code: 'CICLO_SEM_INTERVALO', column: 'intervalo' } as const] : []),
    ...(kind !== null && row.kind !== null && row.kind !== kind ? [other] : []),
    ...unknown.map(
      ({ name }): Fault => ({
        code: 'ITEM_DESCONHECIDO',
        values: { nome: name },
        column: 'itens',
        part: name,
      }),
    ),
    ...(row.items ?? [])
      .filter(({ name, quantity }) => quantity % 1 !== 0 && items.get(fold(name))?.whole)
      .map(({ name }): Fault => ({ code: 'QUANTIDADE_INTEIRA', column: 'itens', part: name })),
  ];
}

/** The cycle a row describes; an item named twice appears once, with the sum of both quantities. */
export function wantedCycle(row: CycleRow, items: ReadonlyMap<string, NamedItem>): WantedCycle {
  const quantities = new Map<number, number>();
  for (const { name, quantity } of row.items ?? []) {
    const item = items.get(fold(name))?.item ?? 0;
    quantities.set(item, (quantities.get(item) ?? 0) + quantity);
  }
  return {
    ordem: row.order,
    ds_ciclo: row.name,
    km_intervalo: row.meter,
    qt_dias: row.days,
    qt_horas: row.hours,
    itens:
      row.items && [...quantities].map(([nr_seq_item, qt_quantidade]) => ({ nr_seq_item, qt_quantidade })),
  };
}
