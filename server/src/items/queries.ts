import { freeOf, hiddenFrom } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';
import type { SearchWords } from '../core/text.ts';
import { isItem, stockLike } from '../core/words.queries.ts';

const Items = row({
  nr_sequencial: number,
  ds_item: text,
  nr_tipo: number,
  ds_codigoitem: text.nullable(),
  qt_saldo: number.nullable(),
  qt_livre: number.nullable(),
});

/** Services and parts whose name contains the words or whose stock code begins with them; at most 100 (ITEMS-11). */
export async function searchItems(
  db: CompanyDb,
  search: SearchWords & {
    kind: number | null;
    branch: number | null;
    approver: boolean;
    supplier: boolean;
  },
) {
  return many(db, Items)`
    with ${hiddenFrom(search)}
    select i.nr_sequencial, i.ds_item, i.nr_tipo, e.ds_codigoitem,
           case when not (select oculto from cego) then e.qt_saldo::float8 end as qt_saldo,
           case when not (select oculto from cego) then ${freeOf} end as qt_livre
      from item i
      left join estoque e on e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = ${search.branch}
     where i.st_status = 'A' and (${search.kind}::int is null or i.nr_tipo = ${search.kind})
       and (${isItem(search.words)} or e.nr_sequencial in (${stockLike(search.branch, search.code)}))
     order by i.ds_item
     limit 100`;
}

/** Whether an order belongs to a maintenance plan. */
export async function isPlanOrder(db: CompanyDb, order: number): Promise<boolean> {
  const found = await execute(db)`
    select 1 from os where nr_sequencial = ${order} and nr_seq_veiculo_plano is not null`;
  return found === 1;
}
