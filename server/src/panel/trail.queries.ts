import type { AnswerOf, CheckedInput } from '@terminal/contract';
import { sql } from 'kysely';
import type { ControlDb } from '../core/db/pools.ts';
import type { TrailEntry } from '../core/http/context.ts';
import { mostListed } from '../core/paging.ts';
import { partPattern } from '../core/text.ts';

/** Adds lines to the trail. @param who null user: nobody signed in yet, or the server itself */
export async function insertTrail(
  db: ControlDb,
  who: { userId: number | null; address: string | null },
  entries: readonly TrailEntry[],
): Promise<void> {
  await sql`
    insert into auditoria (nr_seq_usuario, ds_ip, ds_acao, db_name, ds_detalhe, qt_linhas, st_resultado, ds_erro)
    select ${who.userId}, ${who.address}::inet, e.action, e.database, e.detail, e.rows,
           case when e.error is null then 'S' else 'F' end, e.error
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e
           (action text, database text, detail text, rows int, error text)`.execute(db);
}

type Search = CheckedInput<'listTrail'>['query'];

/** A part of the trail, newest first, and how many lines there are: at most mostListed and one. */
export async function searchTrail(
  db: ControlDb,
  search: Search,
  page: { first: number; size: number },
): Promise<{ total: number; data: AnswerOf<'listTrail'>['data'] }> {
  const part = search.texto === undefined ? null : partPattern(search.texto);
  const { rows } = await sql<{ total: number; data: AnswerOf<'listTrail'>['data'] }>`
    with achada as materialized (
      select nr_sequencial, dt_evento
        from auditoria a
       where (${search.de ?? null}::date is null or dt_evento >= ${search.de ?? null}::date)
         and (${search.ate ?? null}::date is null or dt_evento < ${search.ate ?? null}::date + 1)
         and (${search.usuario ?? null}::int is null or nr_seq_usuario = ${search.usuario ?? null})
         and (${search.acao ?? null}::text is null or starts_with(ds_acao, ${search.acao ?? null}))
         and (${search.falhas ?? 'N'} = 'N' or st_resultado = 'F')
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
             left join usuario_painel u on u.nr_sequencial = a.nr_seq_usuario), '[]') as data`.execute(db);
  return rows[0] ?? { total: 0, data: [] };
}
