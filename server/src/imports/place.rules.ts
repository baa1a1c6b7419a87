import type { Fault } from '../core/cells/reader.rules.ts';
import { fold } from '../core/text.ts';
import type { Change } from './ring.rules.ts';

/** A cycle of a plan. */
export interface NamedCycle {
  id: number;
  name: string;
}

/**
 * A cycle by its number in the ring, from 1, or by its name, whatever its case and accents, if it is unique; a name takes
 * precedence over a number.
 */
export function cycleNamed(
  ring: readonly { nr_sequencial: number; ds_ciclo: string }[],
  told: string,
): NamedCycle | Fault {
  const numbered = /^\d{1,2}$/.test(told) ? ring[Number(told) - 1] : undefined;
  const named = ring.filter(({ ds_ciclo }) => fold(ds_ciclo) === fold(told));
  const [found] = named.length > 0 ? named : [numbered];
  if (found === undefined) return { code: 'CICLO_DESCONHECIDO', values: { nome: told }, column: 'ciclo' };
  if (named.length > 1) return { code: 'CICLO_AMBIGUO', values: { nome: told }, column: 'ciclo' };
  return { id: found.nr_sequencial, name: found.ds_ciclo };
}

/**
 * All names in a row about a place that do not exist. Empty cells are ignored.
 * @param there whether there is such a vehicle, and the ring of the plan; undefined: there is no such plan
 */
export function strangeNames(
  named: { plate: string; plan: string; cycle: string },
  there: { vehicle: boolean; ring: readonly { nr_sequencial: number; ds_ciclo: string }[] | undefined },
): Fault[] {
  const { plate, plan, cycle } = named;
  const found = there.ring === undefined || cycle === '' ? null : cycleNamed(there.ring, cycle);
  return [
    ...(plate === '' || there.vehicle ? [] : [{ code: 'PLACA_DESCONHECIDA', column: 'placa' } as const]),
    ...(plan === '' || there.ring !== undefined
      ? []
      : [{ code: 'PLANO_DESCONHECIDO', values: { nome: plan }, column: 'plano' } as const]),
    ...(found !== null && 'code' in found ? [found] : []),
  ];
}

/** All that is wrong with a row about a place: faults of its cells, and names that do not exist in the other cells. */
export const placeFaults = (
  faults: readonly Fault[],
  named: Parameters<typeof strangeNames>[0],
  there: Parameters<typeof strangeNames>[1],
): Fault[] => [
  ...faults,
  ...strangeNames(named, there).filter(({ column }) => !faults.some((fault) => fault.column === column)),
];

/** Changes a row makes to a vehicle's place, by column; empty: none. */
export function placeChanges(
  place: { nr_seq_ciclo: number; ds_ciclo: string; km_ultimo: number; dt_ultimo: string },
  row: { meter: number; day: string },
  cycle: NamedCycle,
): Change[] {
  const pairs = [
    { coluna: 'ciclo', same: place.nr_seq_ciclo === cycle.id, antes: place.ds_ciclo, depois: cycle.name },
    {
      coluna: 'km_ultimo',
      same: place.km_ultimo === row.meter,
      antes: String(place.km_ultimo),
      depois: String(row.meter),
    },
    { coluna: 'dt_ultimo', same: place.dt_ultimo === row.day, antes: place.dt_ultimo, depois: row.day },
  ];
  return pairs.filter(({ same }) => !same).map(({ coluna, antes, depois }) => ({ coluna, antes, depois }));
}
