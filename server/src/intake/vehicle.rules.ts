import { meterOf, plateOf } from '../imports/cells.rules.ts';
import { attempt, type Problem, type Read, whole, within } from '../imports/rows.rules.ts';
import { cellsOf, choiceIn, flagIn, nameIn, namesIn } from './cell.rules.ts';
import { branchProblem } from './outcome.rules.ts';

/** A vehicle of a file; null: as it is, or as usual. */
export interface VehicleRow {
  plate: string;
  fleet: string | null;
  type: string;
  brand: string | null;
  model: string | null;
  year: number | null;
  meter: number | null;
  branches: string[];
  operation: string | null;
  contract: 'S' | 'N' | null;
  set: string | null;
  status: 'A' | 'I' | null;
}

/** Reads a vehicle. */
export function readVehicle(cells: readonly string[]): Read<VehicleRow> {
  return attempt(() => {
    const row = cellsOf('vehicles', cells);
    const plate = plateOf(row.required('placa', 11));
    if (!/^[A-Z0-9-]{1,10}$/.test(plate)) throw row.fault('CELULA_VALOR', 'placa', { valores: 'A-Z 0-9 -' });
    const branches = namesIn(row, 'filiais') ?? [];
    if (branches.length === 0) throw row.fault('CELULA_VAZIA', 'filiais');
    return {
      plate,
      fleet: nameIn(row, 'frota', 20),
      type: row.required('tipo', 30).toUpperCase(),
      brand: nameIn(row, 'marca', 40),
      model: nameIn(row, 'modelo', 60),
      year: row.optional('ano', within(1_950, 2_100, whole), 'CELULA_NUMERO'),
      meter: row.optional('medidor', within(0, 9_999_999, meterOf), 'CELULA_NUMERO'),
      branches,
      operation: nameIn(row, 'operacao', 60),
      contract: flagIn(row, 'contrato'),
      set: nameIn(row, 'conjunto', 40),
      status: choiceIn(row, 'situacao', ['A', 'I']),
    };
  });
}

/** What the tables say about the names of a vehicle. */
export interface VehicleFacts {
  types: ReadonlyMap<string, unknown>;
  branches: ReadonlyMap<string, number>;
  /** Plate that bears a fleet number. */
  plateOfFleet: ReadonlyMap<string, string>;
}

/** The first thing that is wrong with a vehicle beside its cells; null: it comes in. */
export function vehicleProblem(row: VehicleRow, facts: VehicleFacts): Problem | null {
  if (!facts.types.has(row.type))
    return { code: 'TIPO_DESCONHECIDO', values: { nome: row.type }, column: 'tipo' };
  const unknown = branchProblem(row, facts.branches);
  if (unknown !== null) return unknown;
  const bearer = row.fleet === null ? undefined : facts.plateOfFleet.get(row.fleet);
  return bearer === undefined || bearer === row.plate
    ? null
    : { code: 'FROTA_EM_USO', values: { nome: row.fleet ?? '', placa: bearer }, column: 'frota' };
}
