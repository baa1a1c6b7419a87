import { type CheckedInput, calls } from '@terminal/contract';
import type { z } from 'zod';
import type { ControlDb } from '../core/db/pools.ts';
import { execute, one, sql } from '../core/db/sql.ts';
import { mostListed } from '../core/paging.ts';
import { number, row } from '../core/row.ts';
import { partPattern } from '../core/text.ts';

/** What is looked for. */
export type TrailSearch = CheckedInput<'exportTrail'>['body'];

const Found = row({ total: number, data: calls.listTrail.answer.shape.data });
type Found = z.infer<typeof Found>;

/** Longest a search may last, in ms. */
const longest = 4_000;

/**
 * A part of the trail, newest first, and how many lines there are: at most mostListed and one. One plan for every search
 * would read the whole table: each is planned for what it asks, and ended after four seconds.
 */
export const searchTrail = (
  db: ControlDb,
  search: TrailSearch,
  page: { first: number; size: number },
): Promise<Found> =>
  db.transaction(async (tx) => {
    await execute(tx)`
      select set_config('plan_cache_mode', 'force_custom_plan', true),
             set_config('statement_timeout', ${String(longest)}, true)`;
    return readPart(tx, search, page);
  });

async function readPart(
  db: ControlDb,
  search: TrailSearch,
  page: { first: number; size: number },
): Promise<Found> {
  const { de = null, ate = null, usuario = null, acao = null, falhas = 'N', texto } = search;
  const part = texto === undefined ? null : partPattern(texto);
  return one(db, Found)`
    with achada as materialized (
      select nr_sequencial, dt_evento
        from auditoria a
       where (${de}::timestamptz is null or dt_evento >= ${de})
         and (${ate}::timestamptz is null or dt_evento < ${ate})
         and (${usuario}::int is null or nr_seq_usuario = ${usuario})
         and (${acao}::text is null or starts_with(ds_acao, ${acao}))
         and (${falhas} = 'N' or st_resultado = 'F')
         and (${part}::text is null or ds_detalhe ilike ${part} or ds_erro ilike ${part} or db_name ilike ${part})
       order by dt_evento desc, nr_sequencial desc limit ${sql.lit(mostListed + 1)}),
    pagina as (
      select nr_sequencial from achada order by dt_evento desc, nr_sequencial desc
       limit ${page.size} offset ${page.first})
    select (select count(*)::int from achada) as total,
           coalesce((select json_agg(json_build_object(
               'nr_sequencial', a.nr_sequencial, 'dt_evento', a.dt_evento, 'ds_usuario', u.ds_nome,
               'ds_ip', host(a.ds_ip), 'ds_acao', a.ds_acao, 'db_name', a.db_name, 'ds_detalhe', a.ds_detalhe,
               'qt_linhas', a.qt_linhas, 'st_resultado', a.st_resultado, 'ds_erro', a.ds_erro)
               order by a.dt_evento desc, a.nr_sequencial desc)
             from pagina p
             join auditoria a using (nr_sequencial)
             left join usuario_painel u on u.nr_sequencial = a.nr_seq_usuario), '[]') as data`;
}
