import type { CompanyDb } from '../core/db/pools.ts';
import { findFleetNumbers, findNumbers, findTypes } from './lookup.queries.ts';
import { type Given, type Outcome, together, type Verdict } from './outcome.rules.ts';
import { inPlace } from './setup.service.ts';
import { upsert } from './upsert.queries.ts';
import { type VehicleRow, vehicleProblem } from './vehicle.rules.ts';
import { insertFirstReadings } from './write.queries.ts';

/** Writes vehicles by plate with their branches; a new one begins with the meter it comes with. */
export async function writeVehicles(tx: CompanyDb, given: readonly Given<VehicleRow>[]): Promise<Outcome[]> {
  const rows = given.map(({ row }) => row);
  const branches = await findNumbers(
    tx,
    'filial',
    rows.flatMap((row) => row.branches),
  );
  const types = await findTypes(
    tx,
    rows.map(({ type }) => type),
  );
  const plateOfFleet = await findFleetNumbers(
    tx,
    rows.flatMap(({ fleet }) => fleet ?? []),
  );
  const judged = rows.map((row): Outcome | null => {
    const problem = vehicleProblem(row, { types, branches, plateOfFleet });
    return problem && { problem };
  });
  const good = rows.filter((_, n) => judged[n] === null);
  const own = await upsert(
    tx,
    {
      table: 'veiculo',
      key: { nr_placa: 'text' },
      columns: {
        nr_frota: { type: 'text' },
        cd_tipoveiculo: { type: 'text' },
        ds_marca: { type: 'text' },
        ds_modelo: { type: 'text' },
        nr_ano: { type: 'int' },
        km_atual: { type: 'int', usual: '0', once: true },
        st_contrato_vamos: { type: 'text', usual: "'N'" },
        st_veiculo: { type: 'text', usual: "'A'" },
      },
    },
    good.map((row) => ({
      nr_placa: row.plate,
      nr_frota: row.fleet,
      cd_tipoveiculo: row.type,
      ds_marca: row.brand,
      ds_modelo: row.model,
      nr_ano: row.year,
      km_atual: row.meter,
      st_contrato_vamos: row.contract,
      st_veiculo: row.status,
    })),
  );
  const fresh = good.filter((row, n) => own[n] === 'N' && row.meter !== null);
  await insertFirstReadings(
    tx,
    fresh.map(({ plate, meter }) => ({ plate, meter: meter ?? 0 })),
  );
  return inPlace(judged, await park(tx, own, good, branches));
}

/** Adds vehicles to their branches and to the operation they work for. */
async function park(
  tx: CompanyDb,
  own: readonly Verdict[],
  rows: readonly VehicleRow[],
  branches: ReadonlyMap<string, number>,
): Promise<Verdict[]> {
  const names = [...new Set(rows.flatMap(({ operation }) => operation ?? []))];
  await upsert(
    tx,
    { table: 'operacao', key: { ds_projeto: 'text' }, columns: {} },
    names.map((ds_projeto) => ({ ds_projeto })),
  );
  const operations = await findNumbers(tx, 'operacao', names);
  const stays = rows.flatMap((row, n) =>
    row.branches.map((name) => ({
      n,
      nr_placa: row.plate,
      nr_seq_filial: branches.get(name),
      nr_seq_operacao: row.operation === null ? null : operations.get(row.operation),
    })),
  );
  const written = await upsert(
    tx,
    {
      table: 'veiculo_filial',
      key: { nr_placa: 'text', nr_seq_filial: 'int' },
      columns: { nr_seq_operacao: { type: 'int' } },
    },
    stays.map(({ n: _, ...stay }) => stay),
  );
  const changed = new Set(stays.flatMap(({ n }, place) => (written[place] === 'I' ? [] : [n])));
  return own.map((verdict, n) => together(verdict, changed.has(n) ? ['M'] : []));
}
