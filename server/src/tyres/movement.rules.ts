import type { RefusalCode } from '@terminal/contract';
import { z } from 'zod';
import type { Faults } from '../core/refusal.ts';
import { number, row, text } from '../core/row.ts';
import { depthRefusal, type MountedTyre, meterRefusal } from './gauging.rules.ts';

/** An axle, counted from the front, and a side; axle 0 is the spare. */
export const Position = row({ nr_posicao: number, ds_lado: text });
export type Position = z.infer<typeof Position>;

/** A vehicle as it is when a movement arrives. */
export interface MovementFacts {
  /** Meter now, and its unit. */
  meter: number;
  unit: 'K' | 'H';
  tyres: readonly MountedTyre[];
  /** Positions its type has. */
  positions: readonly Position[];
}

const isAt = (one: Position, other: Position): boolean =>
  one.nr_posicao === other.nr_posicao && one.ds_lado === other.ds_lado;

const nameOf = ({ nr_posicao, ds_lado }: Position) => `${nr_posicao}${ds_lado}`;

/** A failed guard, with the object concerned or the fields at fault. */
export interface MovementRefusal {
  code: RefusalCode;
  fields?: Record<string, string>;
  faults?: Faults;
}

const notAt = (position: Position): MovementRefusal => ({
  code: 'POSICAO_INEXISTENTE',
  fields: { nr_posicao: nameOf(position) },
});
const takenAt = (position: Position): MovementRefusal => ({
  code: 'POSICAO_OCUPADA',
  fields: { nr_posicao: nameOf(position) },
});

/** A tyre to be mounted on a vehicle: A on one already, E in stock, S away, D scrapped. */
export const StoredTyre = row({ nr_fogo: text, st_pneu: z.enum(['A', 'E', 'S', 'D']) });
export type StoredTyre = z.infer<typeof StoredTyre>;

/** Where a tyre goes: the axle may be left out when only one position of that side is empty. */
export interface Target {
  nr_posicao: number | null;
  ds_lado: string;
}

/** Where a tyre is put, or why it is not: meter, position, tyre (docs/tyres.md). */
export function mounting(
  vehicle: MovementFacts,
  tyre: StoredTyre,
  { meter, target }: { meter: number | null; target: Target },
): { position: Position } | { refusal: MovementRefusal } {
  const untold = meterRefusal(vehicle.meter, meter);
  if (untold !== null) return { refusal: { code: untold } };
  const found = positionFor(vehicle, target);
  if ('refusal' in found) return found;
  if (tyre.st_pneu !== 'E') return { refusal: { code: 'PNEU_INDISPONIVEL', fields: { pneu: tyre.nr_fogo } } };
  return found;
}

function positionFor(
  { positions, tyres }: MovementFacts,
  { nr_posicao, ds_lado }: Target,
): { position: Position } | { refusal: MovementRefusal } {
  const meant = positions.filter(
    (position) => position.ds_lado === ds_lado && position.nr_posicao === (nr_posicao ?? position.nr_posicao),
  );
  const [first] = meant;
  if (first === undefined) return { refusal: notAt({ nr_posicao: nr_posicao ?? 0, ds_lado }) };
  const empty = meant.filter((position) => !tyres.some((tyre) => isAt(tyre, position)));
  const [position] = empty;
  if (position === undefined) return { refusal: takenAt(first) };
  // Several are empty, and the caller did not say which.
  if (empty.length > 1) return { refusal: { code: 'CAMPO_INVALIDO', faults: { nr_posicao: 'OBRIGATORIO' } } };
  return { position };
}

/** A tyre to be removed, as its sender saw it; `values` null: its depths were not read. */
export interface Removal extends Position {
  nr_sequencial: number;
  meter: number | null;
  values: readonly (number | null)[] | null;
}

/** First guard a removal fails: meter, the tyre is still there, its depths (docs/tyres.md). */
export function removalRefusal(vehicle: MovementFacts, removal: Removal): MovementRefusal | null {
  const untold = meterRefusal(vehicle.meter, removal.meter);
  if (untold !== null) return { code: untold };
  const tyre = vehicle.tyres.find(({ nr_sequencial }) => nr_sequencial === removal.nr_sequencial);
  if (tyre === undefined || !isAt(tyre, removal))
    return { code: 'CONFLITO', fields: { pneu: nameOf(removal) } };
  const wrong = removal.values === null ? null : depthRefusal(removal.values, tyre.vl_mm);
  return wrong === null ? null : { code: wrong, fields: { pneu: tyre.nr_fogo } };
}

/** Move of a tyre between positions of a vehicle. */
export interface Move extends Position {
  nr_sequencial: number;
  to: Position;
}

/**
 * First guard a change of positions fails: meter; every tyre is where its sender saw it, and named once; every target
 * is a position of the vehicle, meant by one tyre, and empty or left by another of the same change.
 */
export function moveRefusal(
  vehicle: MovementFacts,
  { meter, moves }: { meter: number | null; moves: readonly Move[] },
): MovementRefusal | null {
  const untold = meterRefusal(vehicle.meter, meter);
  if (untold !== null) return { code: untold };
  const stranger = moves.find(
    (move, index) =>
      !vehicle.tyres.some((tyre) => tyre.nr_sequencial === move.nr_sequencial && isAt(tyre, move)) ||
      moves.findIndex(({ nr_sequencial }) => nr_sequencial === move.nr_sequencial) < index,
  );
  if (stranger !== undefined) return { code: 'CONFLITO', fields: { pneu: nameOf(stranger) } };
  const nowhere = moves.find(({ to }) => !vehicle.positions.some((position) => isAt(position, to)));
  if (nowhere !== undefined) return notAt(nowhere.to);
  const blocked = moves.find(
    ({ to }, index) =>
      moves.findIndex((move) => isAt(move.to, to)) < index ||
      vehicle.tyres.some(
        (tyre) => isAt(tyre, to) && !moves.some((move) => isAt(move, to) && !isAt(move.to, to)),
      ),
  );
  return blocked === undefined ? null : takenAt(blocked.to);
}
