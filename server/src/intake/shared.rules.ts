import { attempt, type Read, readPlace } from '../imports/rows.rules.ts';
import { readStock, type StockFileRow } from '../imports/stock.rules.ts';
import { readTyre, type TyreRow } from '../imports/tyre.rules.ts';
import { cellsOf } from './cell.rules.ts';

/** A part of a branch's stock. */
export type BranchStockRow = StockFileRow & { branch: string };

/** Reads an entry of stock: the branch, then what a branch's own file has. */
export function readBranchStock(cells: readonly string[]): Read<BranchStockRow> {
  const branch = attempt(() => cellsOf('stock', cells).required('filial', 60).toUpperCase());
  if (branch.problem) return branch;
  const read = readStock(cells.slice(1));
  return read.problem ? read : { row: { ...read.row, branch: branch.row } };
}

/** A tyre with the branch it is of. */
export type BranchTyreRow = TyreRow & { branch: string };

/** Reads a tyre as a branch's own file has it; here the branch must be named. */
export function readBranchTyre(cells: readonly string[]): Read<BranchTyreRow> {
  const branch = attempt(() => cellsOf('tyres', cells).required('filial', 60).toUpperCase());
  if (branch.problem) return branch;
  const read = readTyre(cells);
  return read.problem ? read : { row: { ...read.row, branch: branch.row } };
}

/** Reads a vehicle's place in a plan; only what names it is needed here. */
export function readVehiclePlace(cells: readonly string[]): Read<{ plate: string; plan: string }> {
  return readPlace(cells);
}
