import type { Fault } from '../core/cells/reader.rules.ts';
import { fold } from '../core/text.ts';
import { othersIn, type TyreRow, tyreFaults } from './tyre.rules.ts';

/** What is stored when a file of tyres is judged, read after its vehicles were locked. */
export interface StoredBeside {
  /** Today where the session is. */
  hoje: string;
  /** Tyres that bear a fire number of the file. */
  pneus: readonly {
    nr_fogo: string;
    ds_marca: string;
    ds_modelo: string;
    ds_medida: string;
    vl_compra: number | null;
    dt_compra: string | null;
  }[];
  /** Every brand, model and size of the company's tyres. */
  marcas: readonly string[];
  modelos: readonly string[];
  medidas: readonly string[];
  /** Branches of the person. */
  filiais: readonly { nr_sequencial: number; ds_filial: string }[];
  /** Vehicles of the file, their positions and those with a tyre, as '2DE'. */
  veiculos: readonly {
    nr_placa: string;
    km_atual: number;
    posicoes: readonly string[];
    ocupadas: readonly string[];
  }[];
}

/**
 * What becomes of a row: refused; same: the tyre is there already; else it is new, with the columns whose values no stored tyre
 * has, its branch and the meter it is mounted at.
 */
export type TyreVerdict =
  | { faults: readonly Fault[] }
  | { same: true }
  | { news: string[]; branch: number; meter: number | null };

/** Brand, model and size of a row that no stored tyre has; none for a company without tyres, where every name is new. */
function newsIn({ brand, model, size }: TyreRow, { marcas, modelos, medidas }: StoredBeside): string[] {
  if (marcas.length === 0) return [];
  const told = [
    { column: 'marca', is: marcas.includes(brand) },
    { column: 'modelo', is: modelos.includes(model) },
    { column: 'medida', is: medidas.includes(size) },
  ];
  return told.flatMap(({ column, is }) => (is ? [] : [column]));
}

/**
 * Judges the rows of a file one after the other: each takes the position it is mounted on.
 * @param then what meters showed on the days rows are mounted, by 'plate day'; a vehicle without a reading showed 0
 * @param ownBranch the session's, of rows that name none
 */
export function tyreJudge(
  stored: StoredBeside,
  then: ReadonlyMap<string, number>,
  ownBranch: number,
): (row: TyreRow) => TyreVerdict {
  const fires = new Map(stored.pneus.map((tyre) => [tyre.nr_fogo, tyre]));
  const branches = new Map(stored.filiais.map((branch) => [fold(branch.ds_filial), branch.nr_sequencial]));
  const vehicles = new Map(
    stored.veiculos.map(({ nr_placa, km_atual, posicoes, ocupadas }) => [
      nr_placa,
      { positions: posicoes, taken: new Set(ocupadas), meter: km_atual },
    ]),
  );
  function vehicleOf({ mounted }: TyreRow) {
    const vehicle = mounted && vehicles.get(mounted.plate);
    if (!vehicle) return undefined;
    const { plate, day } = mounted;
    return { ...vehicle, meterThen: day === null ? vehicle.meter : (then.get(`${plate} ${day}`) ?? 0) };
  }
  function othersOf(row: TyreRow) {
    const there = fires.get(row.fire);
    if (there === undefined) return null;
    const { ds_marca: marca, ds_modelo: modelo, ds_medida: medida } = there;
    return othersIn(row, { marca, modelo, medida, valor: there.vl_compra, compra: there.dt_compra });
  }
  return (row) => {
    const others = othersOf(row);
    // The tyre exists; its place and depths may have changed since and are not overwritten.
    if (others?.length === 0) return { same: true };
    const branch = row.branch === null ? ownBranch : branches.get(fold(row.branch));
    const vehicle = vehicleOf(row);
    const faults = tyreFaults(row, { today: stored.hoje, others, branch, vehicle });
    if (faults.length > 0 || branch === undefined) return { faults };
    if (row.mounted) vehicle?.taken.add(`${row.mounted.axle}${row.mounted.side}`);
    return { news: newsIn(row, stored), branch, meter: row.mounted?.meter ?? vehicle?.meterThen ?? null };
  };
}
