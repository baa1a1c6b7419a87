import type pg from 'pg';
import type { Catalog, CatalogItem } from './catalog.ts';
import type { Branch } from './people.ts';
import { entryOf, type Random } from './random.ts';
import { stamp } from './time.ts';
import { add, insertRows, type Rows } from './write.ts';

interface StockRow {
  id: number;
  branch: number;
  item: number;
  /** Balance at the end. */
  balance: number;
  used: number;
}

/** Stock of all branches while the orders that take from it are made. */
export interface Stock {
  /** A part of the branch's stock that fits; undefined when there is none. */
  pick(branch: number, segment: string, family: string | null): StockRow | undefined;
  /** A part as the branch keeps it; undefined when it does not. */
  find(branch: number, item: number): StockRow | undefined;
  take(row: StockRow, quantity: number): void;
  /** Writes opening entries so that each balance is the sum of its movements. */
  close(client: pg.ClientBase, openedAt: number): Promise<void>;
}

/** Stock rows of every branch: 5 % empty, 10 % may go below zero. */
export function makeStock(
  branches: Branch[],
  catalog: Catalog,
  rowsEach: number,
  random: Random,
  rows: Rows,
): Stock {
  const all: StockRow[] = [];
  const byNeed = new Map<string, StockRow[]>();
  const needs = new Map(catalog.parts.map((part) => [part.id, needOf(part.segment, part.family)]));
  for (const branch of branches) {
    for (const part of choose(catalog.parts, rowsEach, random)) {
      const row = {
        id: all.length + 1,
        branch: branch.id,
        item: part.id,
        balance: random.chance(0.05) ? 0 : random.int(1, 60),
        used: 0,
      };
      all.push(row);
      const key = `${branch.id} ${needs.get(part.id)}`;
      byNeed.set(key, [...(byNeed.get(key) ?? []), row]);
      add(rows, 'estoque', {
        nr_sequencial: row.id,
        nr_seq_filial: branch.id,
        nr_seq_item: part.id,
        ds_codigoitem: `${String(branch.id).padStart(2, '0')}${String(10_000 + part.id)}`,
        qt_saldo: row.balance,
        bloqueia_estoque_negativo: random.chance(0.1) ? 'N' : 'S',
        // A third is watched; what is nearly used up is below it.
        qt_minimo: row.id % 3 === 0 ? 2 + (row.id % 4) : null,
        ds_prateleira: shelfOf(row.id),
      });
    }
  }
  return {
    pick(branch, segment, family) {
      const fitting =
        byNeed.get(`${branch} ${needOf(segment, family)}`) ??
        byNeed.get(`${branch} ${needOf(segment, null)}`) ??
        [];
      return fitting.length === 0 ? undefined : entryOf(fitting, random.int(0, fitting.length - 1));
    },
    find: (branch, item) => all.find((row) => row.branch === branch && row.item === item),
    take(row, quantity) {
      row.used += quantity;
    },
    close: (client, openedAt) => insertOpening(client, all, openedAt),
  };
}

function needOf(segment: string, family: string | null): string {
  return `${segment}|${family ?? ''}`;
}

/** Parts in catalogue order, some left out. */
function choose(parts: CatalogItem[], count: number, random: Random): CatalogItem[] {
  const chosen = new Set(random.shuffle(parts).slice(0, count));
  return parts.filter((part) => chosen.has(part));
}

/** Every so many parts one has no known price. */
const unpricedEvery = 11;

/** Purchase price of one piece, BRL, equal for a part in every branch. Null: unknown. */
const priceOf = (item: number): number | null =>
  item % unpricedEvery === 0 ? null : 9.9 + ((item * 37) % 480);

/** Where the `id`th row lies; every fifth part has no place yet. */
const shelfOf = (id: number): string | null =>
  id % 5 === 0 ? null : `RUA ${'ABCD'.charAt(id % 4)}, PRATELEIRA ${String(1 + (id % 12)).padStart(2, '0')}`;

async function insertOpening(client: pg.ClientBase, all: StockRow[], openedAt: number): Promise<void> {
  const rows: Rows = {};
  for (const { id, item, balance, used } of all) {
    if (balance + used === 0) continue;
    add(rows, 'estoque_movimento', {
      nr_seq_estoque: id,
      qt_movimento: balance + used,
      tp_movimento: 'E',
      nr_seq_os_item: null,
      nr_seq_clifor: null,
      dt_movimento: stamp(openedAt),
      ds_motivo: 'SALDO INICIAL',
      vl_unitario: priceOf(item),
    });
  }
  await insertRows(client, rows);
}
