import type { MeasureUnit } from '@terminal/contract/order-fixed';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, sql } from '../core/db/sql.ts';
import { text } from '../core/row.ts';

/** A comment `k` of the person `g`, as the order's page shows it. */
const commentJson = sql`
  json_build_object('nr_sequencial', k.nr_sequencial, 'nr_seq_os', k.nr_seq_os, 'nr_seq_os_item', k.nr_seq_os_item,
                    'nr_seq_clifor', k.nr_seq_clifor, 'ds_observacao', k.ds_observacao,
                    'vl_medida', k.vl_medida, 'ds_unidade', k.ds_unidade, 'created_at', k.created_at,
                    'g_clifor', json_build_object('ds_colaborador', g.ds_colaborador, 'foto', g.foto))`;

/** Comments of the orders `linha.ordens`, newest first. */
export const comments = sql`
  (select coalesce(json_agg(${commentJson} order by k.created_at desc, k.nr_sequencial desc), '[]')
     from os_comentario k
     join g_clifor g on g.nr_sequencial = k.nr_seq_clifor
    where k.nr_seq_os = any (linha.ordens))`;

/** A comment to add. */
interface NewComment {
  order: number;
  person: number;
  /** Empty only where a value was measured. */
  text: string;
  /** Item of the order it is about; null or absent: the order as a whole. */
  item?: number | null;
  measured?: number | null;
  unit?: MeasureUnit | null;
}

/** Adds a comment. @returns it as JSON (DETAIL-09); undefined: the order has no such item */
export async function insertComment(tx: CompanyDb, comment: NewComment): Promise<string | undefined> {
  const { order, person, item = null, measured = null, unit = null } = comment;
  return maybe(tx, text)`
    with k as (
      insert into os_comentario (nr_seq_os, nr_seq_os_item, nr_seq_clifor, ds_observacao, vl_medida, ds_unidade, created_at)
      select ${order}::bigint, ${item}::bigint, ${person}::int, ${comment.text}::text, ${measured}::numeric, ${unit}::text, feito_em()
       where ${item}::bigint is null
          or exists (select from os_item where nr_sequencial = ${item} and nr_seq_os = ${order})
      returning *)
    select ${commentJson}::text as dados
      from k
      join g_clifor g on g.nr_sequencial = k.nr_seq_clifor`;
}
