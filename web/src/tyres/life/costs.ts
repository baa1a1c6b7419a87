import type { AnswerOf } from '@terminal/contract';
import type { CostGroup } from './view.ts';

type CostRow = AnswerOf<'listTyreCosts'>['linhas'][number];

/** Tyres that have something in common: what they cost so far, ran, and cost a km. */
export interface GroupCost {
  /** What they have in common; null: a new tyre, where retreaders are compared. */
  name: string | null;
  tyres: number;
  used: number;
  km: number;
  /** BRL; null: they have not run. */
  perKm: number | null;
}

const nameOf: Readonly<Record<CostGroup, (row: CostRow) => string | null>> = {
  marca: ({ ds_marca }) => ds_marca,
  modelo: ({ ds_marca, ds_modelo }) => `${ds_marca} ${ds_modelo}`,
  vida: ({ nr_vida }) => String(nr_vida),
  recapadora: ({ ds_recapadora }) => ds_recapadora,
};

/** Adds up what tyres cost; a tyre counts once in each of its lives. */
export function groupCosts(rows: readonly CostRow[], by: CostGroup): GroupCost[] {
  const groups = new Map<string | null, GroupCost>();
  for (const row of rows) {
    const name = nameOf[by](row);
    const before = groups.get(name) ?? { name, tyres: 0, used: 0, km: 0, perKm: null };
    const used = before.used + row.vl_usado;
    const km = before.km + row.qt_km;
    groups.set(name, {
      name,
      tyres: before.tyres + row.qt_pneus,
      used,
      km,
      perKm: km > 0 ? used / km : null,
    });
  }
  return [...groups.values()];
}
