import { grooveDoubts, grooveQuestion, meanFall, twinSide, usualWear } from '@terminal/contract';
import type { MountedTyre, TyreValues, VehicleFacts } from './gauging.rules.ts';

/** A question about depths, as it is asked. */
export type Question = Record<string, string>;

type Vehicle = Pick<VehicleFacts, 'meter' | 'unit' | 'tyres'>;

/** The question about depths read of a vehicle's tyres at a meter, with the other tyres it is about; null: none is doubted. */
export function doubtfulDepths(
  vehicle: Vehicle,
  meter: number,
  reads: readonly TyreValues[],
): Question | null {
  const asked = reads.flatMap((read) => {
    const question = read.sure ? null : questionAbout(vehicle, meter, read, reads);
    return question === null ? [] : [{ ...question, nr_fogo: read.nr_fogo }];
  });
  const [first, ...others] = asked;
  if (first === undefined) return null;
  const names = others.map(({ nr_fogo }) => nr_fogo).join(', ');
  return names === '' ? first : { ...first, outros: names };
}

function questionAbout(
  { meter: before, unit, tyres }: Vehicle,
  meter: number,
  read: TyreValues,
  reads: readonly TyreValues[],
): Question | null {
  const tyre = tyres.find(({ nr_fogo }) => nr_fogo === read.nr_fogo);
  if (tyre === undefined) return null;
  const further = tyre.nr_posicao === 0 ? 0 : meter - before;
  const run = tyre.qt_desde === null ? null : tyre.qt_desde + further;
  return readQuestion({
    read: read.values,
    former: tyre.vl_mm,
    rate: tyre.vl_taxa,
    run,
    unit,
    twin: twinFall(tyre, tyres, reads),
  });
}

function twinFall(
  tyre: MountedTyre,
  tyres: readonly MountedTyre[],
  reads: readonly TyreValues[],
): number | null {
  const side = twinSide[tyre.ds_lado];
  const twin = tyres.find(({ nr_posicao, ds_lado }) => nr_posicao === tyre.nr_posicao && ds_lado === side);
  const values = twin && reads.find(({ nr_fogo }) => nr_fogo === twin.nr_fogo)?.values;
  return values === undefined || twin === undefined ? null : meanFall(values, twin.vl_mm);
}

/** Depths read on one tyre, former depths, wear rate, and usage in between. */
export interface OneRead {
  read: readonly (number | null)[];
  former: readonly number[];
  rate: number | null;
  run: number | null;
  unit: 'K' | 'H';
  twin?: number | null;
}

/** The question about the depths of one tyre; null: they are believed. */
export function readQuestion({ read, former, rate, run, unit, twin = null }: OneRead): Question | null {
  const [doubt] = grooveDoubts({ read, former, usual: usualWear(rate, run), twin });
  return doubt === undefined ? null : grooveQuestion(doubt, run, unit);
}
