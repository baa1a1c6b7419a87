import type { MeasureUnit } from '@terminal/contract/order-fixed';
import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, sql } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';

/** A comment `dito` of the person `g`, as the order's page shows it. */
const commentJson = sql`
  json_build_object('nr_sequencial', dito.nr_sequencial, 'nr_seq_os', dito.nr_seq_os, 'nr_seq_os_item', dito.nr_seq_os_item,
                    'nr_seq_clifor', dito.nr_seq_clifor, 'ds_observacao', dito.ds_observacao,
                    'vl_medida', dito.vl_medida, 'ds_unidade', dito.ds_unidade, 'created_at', dito.created_at,
                    'g_clifor', json_build_object('ds_colaborador', g.ds_colaborador, 'foto', g.foto),
                    'correcao', ${correctionOf(['COMENTARIO'], sql`dito.nr_sequencial`)})`;

/** Comments of the orders `linha.ordens`, newest first. */
export const comments = sql`
  (select coalesce(json_agg(${commentJson} order by dito.created_at desc, dito.nr_sequencial desc), '[]')
     from os_comentario dito
     join g_clifor g on g.nr_sequencial = dito.nr_seq_clifor
    where dito.nr_seq_os = any (linha.ordens))`;

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
    with dito as (
      insert into os_comentario (nr_seq_os, nr_seq_os_item, nr_seq_clifor, ds_observacao, vl_medida, ds_unidade, created_at)
      select ${order}::bigint, ${item}::bigint, ${person}::int, ${comment.text}::text, ${measured}::numeric, ${unit}::text, feito_em()
       where ${item}::bigint is null
          or exists (select from os_item where nr_sequencial = ${item} and nr_seq_os = ${order})
      returning *)
    select ${commentJson}::text as dados
      from dito
      join g_clifor g on g.nr_sequencial = dito.nr_seq_clifor`;
}

const Written = row({ author: number, isVoid: bool });

/** Who wrote a comment of an order's chain, and whether it was declared void. */
export async function findComment(db: CompanyDb, order: number, comment: number) {
  return maybe(db, Written)`
    select dito.nr_seq_clifor as author,
           exists (select from correcao v where v.tp_fato = 'COMENTARIO' and v.nr_seq_fato = dito.nr_sequencial) as "isVoid"
      from os_comentario dito
     where dito.nr_sequencial = ${comment} and dito.nr_seq_os in (select c.nr_seq_os from cadeia_os(${order}) c)`;
}
