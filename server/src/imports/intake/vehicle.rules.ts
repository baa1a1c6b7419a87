import { choices } from '@terminal/contract';
import { meterOf, yearOf } from '../../core/cells/cells.rules.ts';
import { attempt, type Fault, type Read, within } from '../../core/cells/reader.rules.ts';
import { cellsOf } from './cell.rules.ts';

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
  return attempt(cellsOf('vehicles', cells), (row) => {
    const plate = row.plate('placa', 10);
    if (plate !== '' && !/^[A-Z0-9-]+$/.test(plate))
      row.fault('CELULA_VALOR', 'placa', { valores: 'A-Z 0-9 -' });
    const branches = row.referred('filiais') ?? [];
    if (branches.length === 0) row.fault('CELULA_VAZIA', 'filiais');
    return {
      plate,
      fleet: row.name('frota', 20),
      type: row.requiredAsTyped('tipo', 30),
      brand: row.name('marca', 40),
      model: row.name('modelo', 60),
      year: row.number('ano', within(1_950, 2_100, yearOf)),
      meter: row.number('medidor', within(0, 9_999_999, meterOf)),
      branches,
      operation: row.name('operacao', 60),
      contract: row.choice('contrato', choices.flag),
      set: row.name('conjunto', 40),
      status: row.choice('situacao', choices.state),
    };
  });
}

/** Faults of a vehicle other than those of its cells. @param plateOfFleet plate with a fleet number */
export function vehicleFaults(
  row: Pick<VehicleRow, 'fleet' | 'plate'>,
  plateOfFleet: ReadonlyMap<string, string>,
): Fault[] {
  const bearer = row.fleet === null ? undefined : plateOfFleet.get(row.fleet);
  return bearer === undefined || bearer === row.plate
    ? []
    : [{ code: 'FROTA_EM_USO', values: { nome: row.fleet ?? '', placa: bearer }, column: 'frota' }];
}
