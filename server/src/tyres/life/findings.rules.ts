import { depthState, limitingDepth, twinDifference } from '@terminal/contract';
import { z } from 'zod';
import { number, row, text, yesNo } from '../../core/row.ts';

/** D uneven wear, G twins too far apart, P pressure off its target, L at the limit it is removed at. */
export const FindingKind = z.enum(['D', 'G', 'P', 'L']);
export type FindingKind = z.infer<typeof FindingKind>;

/** A tyre on a position of a vehicle, as it was last read in its life. */
export const MountedTyre = row({
  nr_seq_pneu: number,
  nr_fogo: text,
  nr_vida: number,
  ds_medida: text,
  nr_posicao: number,
  ds_lado: z.enum(['EE', 'EI', 'DI', 'DE', 'EEE']),
  eixo_direcional: yesNo,
  /** Depths in mm, outer to inner. */
  vl_mm: number.array(),
  /** Pressure in psi; null: never read in this life. */
  calibragem: number.nullable(),
  /** Pressure it should have; null: none is asked for. */
  vl_calibragem: number.nullable(),
});
export type MountedTyre = z.infer<typeof MountedTyre>;

/** Settings of the company: mm, and percent of the pressure. */
export const Limits = row({
  vl_mm_retirada: number,
  vl_mm_legal: number,
  vl_mm_geminados: number,
  vl_mm_desgaste: number,
  pc_calibragem: number,
});
export type Limits = z.infer<typeof Limits>;

/** Something off about a mounted tyre. */
export interface Finding<T extends MountedTyre = MountedTyre> {
  kind: FindingKind;
  tyre: T;
  /** Fire number of the twin. */
  twin: T | null;
  /** Value read, or difference: mm or psi. */
  value: number;
  /** Limit or target it is compared with. */
  limit: number;
  /** At or below what the law asks for. */
  illegal: boolean;
}

/** What is off about the tyres of a vehicle, the worst first (docs/tyre-life.md). */
export function findingsOf<T extends MountedTyre>(tyres: readonly T[], limits: Limits): Finding<T>[] {
  return [
    ...tyres.flatMap((tyre) => depthFinding(tyre, limits)),
    ...twinsOf(tyres).flatMap((twins) => twinFinding(twins, limits)),
    ...tyres.flatMap((tyre) => unevenFinding(tyre, limits)),
    ...tyres.flatMap((tyre) => pressureFinding(tyre, limits)),
  ].toSorted(byGravity);
}

const gravity: Readonly<Record<FindingKind, number>> = { L: 1, G: 2, D: 3, P: 4 };
const graveness = ({ kind, illegal }: Finding) => (illegal ? 0 : gravity[kind]);

/** Against the law first, then what must be removed, twins, uneven wear, pressure. */
export const byGravity = (one: Finding, other: Finding): number => graveness(one) - graveness(other);

const plain = { twin: null, illegal: false };

function depthFinding<T extends MountedTyre>(tyre: T, limits: Limits): Finding<T>[] {
  const state = depthState(tyre.vl_mm, limits);
  if (state === 'good') return [];
  const value = limitingDepth(tyre.vl_mm);
  return [{ ...plain, kind: 'L', tyre, value, limit: limits.vl_mm_retirada, illegal: state === 'illegal' }];
}

function unevenFinding<T extends MountedTyre>(tyre: T, limits: Limits): Finding<T>[] {
  const value = apart(Math.max(...tyre.vl_mm), limitingDepth(tyre.vl_mm));
  return value > limits.vl_mm_desgaste
    ? [{ ...plain, kind: 'D', tyre, value, limit: limits.vl_mm_desgaste }]
    : [];
}

/** Diameters are what matters between twins: their mean depths tell them. The outer one bears the finding. */
function twinFinding<T extends MountedTyre>([outer, inner]: Twins<T>, limits: Limits): Finding<T>[] {
  const value = twinDifference(outer.vl_mm, inner.vl_mm);
  return value > limits.vl_mm_geminados
    ? [{ ...plain, kind: 'G', tyre: outer, twin: inner, value, limit: limits.vl_mm_geminados }]
    : [];
}

function pressureFinding<T extends MountedTyre>(tyre: T, limits: Limits): Finding<T>[] {
  const { calibragem: read, vl_calibragem: target } = tyre;
  if (read === null || target === null || tyre.nr_posicao === 0) return [];
  // Tenths of a psi against hundredths of a percent: compared without a division.
  const off = Math.abs(tenths(read) - tenths(target)) * 1_000 > tenths(target) * tenths(limits.pc_calibragem);
  return off ? [{ ...plain, kind: 'P', tyre, value: read, limit: target }] : [];
}

/** Outer and inner tyre of one end of an axle. */
export type Twins<T> = readonly [outer: T, inner: T];

/** Every pair of twins of a vehicle; the spare's place (axle 0, side EEE) has none. */
export function twinsOf<T extends MountedTyre>(tyres: readonly T[]): Twins<T>[] {
  const at = (axle: number, side: string) =>
    tyres.find(({ nr_posicao, ds_lado }) => nr_posicao === axle && ds_lado === side);
  const axles = [...new Set(tyres.map(({ nr_posicao }) => nr_posicao))];
  return axles.flatMap((axle) =>
    [[at(axle, 'EE'), at(axle, 'EI')] as const, [at(axle, 'DE'), at(axle, 'DI')] as const].flatMap(
      ([outer, inner]) => (outer && inner ? [[outer, inner] as const] : []),
    ),
  );
}

const tenths = (value: number) => Math.round(value * 10);
const apart = (one: number, other: number) => Math.abs(tenths(one) - tenths(other)) / 10;
