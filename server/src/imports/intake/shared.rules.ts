import type { IntakeKind } from '@terminal/contract';
import { attempt, type Read } from '../../core/cells/reader.rules.ts';
import { readPlace } from '../rows.rules.ts';
import { readStock, type StockFileRow } from '../stock.rules.ts';
import { readTyre, type TyreRow } from '../tyre.rules.ts';
import { cellsOf } from './cell.rules.ts';

/**
 * Parses the names in a row about a vehicle's place. Faults of its cells are reported when it is written, together with unknown
 * names.
 */
export function readVehiclePlace(cells: readonly string[]): Read<{ plate: string; plan: string }> {
  const read = readPlace(cells);
  if (!read.faults) return read;
  const [plate = '', plan = ''] = cells;
  return { row: { plate, plan }, told: {} };
}

/** A part of a branch's stock. */
export type BranchStockRow = StockFileRow & { branch: string };

/** Reads an entry of stock: the branch, then what a branch's own file has. */
export const readBranchStock = (cells: readonly string[]): Read<BranchStockRow> =>
  withBranch('stock', cells, readStock(cells.slice(1)));

/** A tyre with the branch it is of. */
export type BranchTyreRow = TyreRow & { branch: string };

/** Reads a tyre as a branch's own file has it; here the branch must be named. */
export const readBranchTyre = (cells: readonly string[]): Read<BranchTyreRow> =>
  withBranch('tyres', cells, readTyre(cells));

function withBranch<Row extends object>(
  kind: IntakeKind,
  cells: readonly string[],
  read: Read<Row>,
): Read<Row & { branch: string }> {
  const branch = attempt(cellsOf(kind, cells), (row) => row.requiredName('filial', 60));
  if (branch.faults)
    return {
      faults: [...branch.faults, ...(read.faults ?? []).filter(({ column }) => column !== 'filial')],
    };
  if (read.faults) return read;
  return { row: { ...read.row, branch: branch.row }, told: { ...read.told, ...branch.told } };
}
