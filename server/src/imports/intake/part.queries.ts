import type { CompanyDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { bool, row, text } from '../../core/row.ts';
import type { Lined } from './outcome.rules.ts';
import type { UnitFacts } from './setup.rules.ts';
import { removeOthers, upsert } from './upsert.queries.ts';

const Units = row({ nome: text, unit: text.nullable(), moved: bool, broken: bool });

/** What is stored of parts that decides on their units, by name. */
export async function findUnits(tx: CompanyDb, names: readonly string[]): Promise<Map<string, UnitFacts>> {
  const rows = await many(tx, Units)`
    select ds_item as nome, cd_unidade as unit, peca_movimentada(nr_sequencial) as moved, peca_fracionada(nr_sequencial) as broken
      from item where nr_tipo = 4 and ds_item = any (${names})`;
  return new Map(rows.map(({ nome, ...facts }) => [nome, facts]));
}

/** A part that may be used in the place of another. */
export interface Substitute extends Lined {
  item: number;
  substitute: number;
}

/** Substitutes of parts. */
export const upsertSubstitutes = (tx: CompanyDb, rows: readonly Substitute[]) =>
  upsert(tx, rows, {
    table: 'item_substituto',
    key: {
      nr_seq_item: { type: 'int', of: ({ item }) => item },
      nr_seq_substituto: { type: 'int', of: ({ substitute }) => substitute },
    },
    columns: {},
  });

/** Takes from a part the substitutes that are not named. @returns how many */
export const removeSubstitutes = (tx: CompanyDb, item: number, named: readonly number[]) =>
  removeOthers(
    tx,
    { table: 'item_substituto', of: ['nr_seq_item', item], by: { nr_seq_substituto: 'int' } },
    named.map((substitute) => ({ nr_seq_substituto: substitute })),
  );
