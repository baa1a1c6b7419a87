import type { RefusalCode } from '@terminal/contract';
import { z } from 'zod';
import { number, row, text, yesNo } from '../core/row.ts';

/** A tyre as it is mounted, with its depths as last read in this life. */
export const MountedTyre = row({
  nr_sequencial: number,
  nr_fogo: text,
  nr_posicao: number,
  ds_lado: text,
  nr_vida: number,
  vl_mm: number.array(),
  /** Wear in mm per 1,000 units (null: unknown), and usage since the last measurement, by the present meter. */
  vl_taxa: number.nullable(),
  qt_desde: number.nullable(),
});
export type MountedTyre = z.infer<typeof MountedTyre>;

/** A vehicle as it is when the batch arrives. */
export const VehicleFacts = row({
  /** Meter now, and its unit: K km, H hours. */
  meter: number,
  unit: z.enum(['K', 'H']),
  /** S: never calibrated. */
  exibe_terminal: yesNo,
  tyres: MountedTyre.array().readonly(),
  /** Positions its type has. */
  positions: z.array(row({ nr_posicao: number, ds_lado: text })).readonly(),
});
export type VehicleFacts = z.infer<typeof VehicleFacts>;

/** What was read of one tyre; `values` one per groove, or the pressure; null: not read. */
export interface TyreValues {
  nr_fogo: string;
  nr_posicao: number;
  ds_lado: string;
  nr_vida: number | null;
  values: readonly (number | null)[];
  /** Unlikely values are confirmed. */
  sure: boolean;
}

/** A gauging or calibration as it was sent. */
export interface Batch {
  /** Meter as typed; null: nothing was. */
  meter: number | null;
  tyres: readonly TyreValues[];
}

/** Why a batch is refused, and the tyre at fault. */
export interface BatchRefusal {
  code: RefusalCode;
  tyre?: string;
}

/** First guard a gauging fails, in the order of docs/tyres.md; null: it is taken. */
export function gaugingRefusal(vehicle: VehicleFacts, batch: Batch): BatchRefusal | null {
  if (hasEmpty(vehicle)) return { code: 'POSICOES_VAZIAS' };
  return (
    strangerIn(vehicle, batch) ??
    unreadIn(vehicle, batch) ??
    firstOf(vehicle, batch, ({ vl_mm }, { values }) =>
      isComplete(values, vl_mm) ? null : 'SULCOS_INCOMPLETOS',
    ) ??
    firstOf(vehicle, batch, ({ vl_mm }, { values }) => depthRefusal(values, vl_mm)) ??
    ofMeter(vehicle, batch)
  );
}

/** First guard a calibration fails; null: it is taken (TYRE-17). */
export function calibrationRefusal(vehicle: VehicleFacts, batch: Batch): BatchRefusal | null {
  if (vehicle.exibe_terminal === 'S') return { code: 'SEM_CALIBRAGEM' };
  const unread = batch.tyres.find(({ values }) => values[0] === null);
  return (
    strangerIn(vehicle, batch) ??
    unreadIn(vehicle, batch) ??
    (unread === undefined ? null : { code: 'LEITURA_INCOMPLETA', tyre: unread.nr_fogo }) ??
    ofMeter(vehicle, batch)
  );
}

/** Whether a position other than the spare's has no tyre. */
const hasEmpty = ({ positions, tyres }: VehicleFacts) =>
  positions.some(
    ({ nr_posicao, ds_lado }) =>
      nr_posicao !== 0 && !tyres.some((tyre) => tyre.nr_posicao === nr_posicao && tyre.ds_lado === ds_lado),
  );

/** A tyre that is no longer there, of another life, or named twice: the screen is of before a movement. */
function strangerIn({ tyres }: VehicleFacts, batch: Batch): BatchRefusal | null {
  const stranger = batch.tyres.find((read, index) => {
    const mounted = tyres.find((tyre) => isSame(tyre, read));
    const repeated = batch.tyres.findIndex(({ nr_fogo }) => nr_fogo === read.nr_fogo) < index;
    return mounted === undefined || repeated;
  });
  return stranger === undefined ? null : { code: 'CONFLITO', tyre: stranger.nr_fogo };
}

/** First mounted tyre that was not read; the spare is optional (G-81). */
function unreadIn({ tyres }: VehicleFacts, batch: Batch): BatchRefusal | null {
  const unread = tyres.find(
    (tyre) => tyre.nr_posicao !== 0 && !batch.tyres.some((read) => isSame(tyre, read)),
  );
  return unread === undefined ? null : { code: 'LEITURA_INCOMPLETA', tyre: unread.nr_fogo };
}

const isSame = (tyre: MountedTyre, read: TyreValues) =>
  tyre.nr_fogo === read.nr_fogo &&
  tyre.nr_posicao === read.nr_posicao &&
  tyre.ds_lado === read.ds_lado &&
  (read.nr_vida ?? tyre.nr_vida) === tyre.nr_vida;

function firstOf(
  { tyres }: VehicleFacts,
  batch: Batch,
  judge: (tyre: MountedTyre, read: TyreValues) => RefusalCode | null,
): BatchRefusal | null {
  for (const read of batch.tyres) {
    const tyre = tyres.find((mounted) => isSame(mounted, read));
    const code = tyre === undefined ? null : judge(tyre, read);
    if (code !== null) return { code, tyre: read.nr_fogo };
  }
  return null;
}

/** A tyre has as many grooves as were first read of it, two to six; bought with one depth for all until then. */
function isComplete(values: readonly (number | null)[], known: readonly number[]): boolean {
  const rightCount =
    known.length > 1 ? values.length === known.length : values.length >= 2 && values.length <= 6;
  return rightCount && values.every((value) => value !== null);
}

/** Whether any groove is deeper than it was; one depth was for all. */
export const hasGrown = (values: readonly (number | null)[], known: readonly number[]) =>
  values.some((value, groove) => {
    const before = known.length > 1 ? known[groove] : known[0];
    return value !== null && before !== undefined && value > before;
  });

function ofMeter(vehicle: VehicleFacts, { meter }: Batch): BatchRefusal | null {
  const code = meterRefusal(vehicle.meter, meter);
  return code === null ? null : { code };
}

/** Depths in the order of the grooves, counted from 0 or 1; null where one was not read. */
export function depthsInOrder(
  read: readonly { index: number; novaAfericao?: number | null | undefined }[],
): (number | null)[] {
  if (read.length === 0) return [];
  const first = Math.min(...read.map(({ index }) => index));
  const last = Math.max(...read.map(({ index }) => index));
  return Array.from(
    { length: last - first + 1 },
    (_none, groove) => read.find(({ index }) => index === first + groove)?.novaAfericao ?? null,
  );
}

/** What is wrong with the depths of a tyre as they were read; `known`: as last read in this life. */
export function depthRefusal(
  values: readonly (number | null)[],
  known: readonly number[],
): 'SULCOS_INCOMPLETOS' | 'AFERICAO_MAIOR' | null {
  if (!isComplete(values, known)) return 'SULCOS_INCOMPLETOS';
  return hasGrown(values, known) ? 'AFERICAO_MAIOR' : null;
}

/** Refusal of a given meter value; `current`: last value. Equal is allowed. */
export function meterRefusal(current: number, told: number | null): 'KM_OBRIGATORIO' | 'KM_ANTERIOR' | null {
  if (told === null) return 'KM_OBRIGATORIO';
  return told < current ? 'KM_ANTERIOR' : null;
}
