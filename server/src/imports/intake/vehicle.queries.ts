import type { CompanyDb } from '../../core/db/pools.ts';
import type { OperationRow } from './catalog.rules.ts';
import type { Lined } from './outcome.rules.ts';
import { removeOthers, upsert } from './upsert.queries.ts';
import type { VehicleRow } from './vehicle.rules.ts';

/** Vehicles by plate. */
export const upsertVehicles = (tx: CompanyDb, rows: readonly (VehicleRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'veiculo',
    key: { nr_placa: { type: 'text', of: ({ plate }) => plate } },
    passing: 'km_inicial',
    columns: {
      nr_frota: { type: 'text', of: ({ fleet }) => fleet, cell: 'frota' },
      cd_tipoveiculo: { type: 'text', of: ({ type }) => type },
      ds_marca: { type: 'text', of: ({ brand }) => brand, cell: 'marca' },
      ds_modelo: { type: 'text', of: ({ model }) => model, cell: 'modelo' },
      nr_ano: { type: 'int', of: ({ year }) => year, cell: 'ano' },
      km_atual: { type: 'int', of: ({ meter }) => meter, usual: '0', once: true },
      st_contrato_vamos: { type: 'text', of: ({ contract }) => contract, usual: "'N'", cell: 'contrato' },
      ds_conjunto: { type: 'text', of: ({ set }) => set, cell: 'conjunto' },
      st_veiculo: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

/** Operations by name. */
export const upsertOperations = (tx: CompanyDb, operations: readonly (OperationRow & Lined)[]) =>
  upsert(tx, operations, {
    table: 'operacao',
    key: { ds_projeto: { type: 'text', of: ({ name }) => name } },
    columns: { st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" } },
  });

/** A branch a vehicle is at, and the operation it works for there. */
export interface Stay extends Lined {
  plate: string;
  branch: number | undefined;
  operation: number | null | undefined;
}

/** Branches of vehicles. */
export const upsertStays = (tx: CompanyDb, stays: readonly Stay[]) =>
  upsert(tx, stays, {
    table: 'veiculo_filial',
    key: {
      nr_placa: { type: 'text', of: ({ plate }) => plate },
      nr_seq_filial: { type: 'int', of: ({ branch }) => branch },
    },
    columns: { nr_seq_operacao: { type: 'int', of: ({ operation }) => operation, cell: 'operacao' } },
  });

/** Takes a vehicle out of the branches that are not named. @returns how many */
export const removeStays = (tx: CompanyDb, plate: string, branches: readonly number[]) =>
  removeOthers(
    tx,
    { table: 'veiculo_filial', of: ['nr_placa', plate], by: { nr_seq_filial: 'int' } },
    branches.map((branch) => ({ nr_seq_filial: branch })),
  );
