import type { z } from 'zod';
import type { Actor } from '../core/context.ts';
import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, one, sql } from '../core/db/sql.ts';
import { bool, number, row, text } from '../core/row.ts';

/** The story as JSON, and whether its order is open. */
const Story = row({ dados: text, open: bool });

/**
 * Every interval of work on an order and on those it continues or is continued by, with pauses and notes, the services that
 * were registered, and the decisions. A supplier is told of what suppliers did alone: why a technician of the workshop paused is
 * not its business.
 */
export async function findStory(
  db: CompanyDb,
  order: number,
  { kind }: Pick<Actor, 'kind'>,
): Promise<z.infer<typeof Story>> {
  return one(db, Story)`
    select json_build_object('servicos', ${services(order, kind)}, 'decisoes', ${decisions(order, kind)},
                             'trechos', coalesce(json_agg(to_json(trecho) order by trecho.dt_inicio, trecho.nr_sequencial), '[]')
           )::text as dados,
           (select o.dt_final is null from os o where o.nr_sequencial = ${order}) as open
      from (select e.nr_sequencial, e.nr_seq_os, g.ds_colaborador, i.ds_item, e.dt_inicio, e.dt_final, e.tp_fim,
                   m.ds_motivo, p.ds_item as ds_peca, e.ds_observacao, e.dt_retomada, ${notes} as notas
              from cadeia_os(${order}) c
              join execucao e on e.nr_seq_os = c.nr_seq_os
              join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
              left join os_item oi on oi.nr_sequencial = e.nr_seq_os_item
              left join item i on i.nr_sequencial = oi.nr_seq_item
              left join motivo m on m.nr_sequencial = e.nr_seq_motivo
              left join item p on p.nr_sequencial = e.nr_seq_item_peca
             where ${kind !== 'supplier'}::boolean or e.fornec_ext = 'S') trecho`;
}

/** Services registered as done, read from the events, because reopening an order clears who did them. */
const services = (order: number, kind: Actor['kind']) => sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', ev.nr_sequencial, 'nr_seq_os', ev.nr_seq_os,
                     'ds_colaborador', g.ds_colaborador, 'dt_registro', ev.dt_evento, 'itens', s.itens)
                   order by ev.dt_evento, ev.nr_sequencial), '[]')
     from cadeia_os(${order}) c
     join evento ev on ev.nr_seq_os = c.nr_seq_os and ev.ds_evento = 'os.alterada' and ev.js_dados ? 'servicos'
     join g_clifor g on g.nr_sequencial = ev.nr_seq_clifor
    cross join lateral (
      select json_agg(i.ds_item order by oi.nr_sequencial) as itens
        from jsonb_array_elements_text(ev.js_dados -> 'servicos') x
        join os_item oi on oi.nr_sequencial = x::bigint
        join item i on i.nr_sequencial = oi.nr_seq_item) s
    where s.itens is not null and (${kind !== 'supplier'}::boolean or g.tp_clifor = 'F'))`;

/**
 * Approved, turned down before that, cancelled, reopened, put into a supplier's hands or taken back, a comment, note or file
 * declared void: read from the events, which keep what the order no longer tells.
 */
const decisions = (order: number, kind: Actor['kind']) => sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', ev.nr_sequencial, 'nr_seq_os', ev.nr_seq_os,
                     'ds_colaborador', g.ds_colaborador, 'dt_decisao', ev.dt_evento,
                     'tp_decisao', case when ev.ds_evento = 'os.alterada' and f.nr_sequencial is null then 'retirada'
                                        when ev.ds_evento = 'os.alterada' then 'fornecedor'
                                        when ev.ds_evento = 'os.comentada' then lower(ev.js_dados ->> 'anulado') || '_anulado'
                                        when ev.js_dados ->> 'antes' like 'AGUARDANDO_APROVACAO.%' then 'reprovada'
                                        else substr(ev.ds_evento, 4) end,
                     'ds_motivo', ev.js_dados ->> 'justificativa',
                     'ds_fornecedor', f.ds_colaborador)
                   order by ev.dt_evento, ev.nr_sequencial), '[]')
     from cadeia_os(${order}) c
     join evento ev on ev.nr_seq_os = c.nr_seq_os
                   and (ev.ds_evento in ('os.aprovada', 'os.cancelada', 'os.reaberta', 'os.enviada')
                        or ev.ds_evento = 'os.alterada' and ev.js_dados ? 'fornecedor'
                        or ev.ds_evento = 'os.comentada' and ev.js_dados ? 'anulado')
     join g_clifor g on g.nr_sequencial = ev.nr_seq_clifor
     left join g_clifor f on f.nr_sequencial = (ev.js_dados ->> 'fornecedor')::int
    where ${kind !== 'supplier'}::boolean or g.tp_clifor = 'F')`;

const notes = sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', n.nr_sequencial, 'ds_nota', n.ds_nota, 'dt_nota', n.dt_nota,
                     'nr_seq_clifor', n.nr_seq_clifor, 'ds_colaborador', a.ds_colaborador,
                     'correcao', ${correctionOf(['NOTA'], sql`n.nr_sequencial`)}) order by n.dt_nota, n.nr_sequencial), '[]')
     from execucao_nota n
     join g_clifor a on a.nr_sequencial = n.nr_seq_clifor
    where n.nr_seq_execucao = e.nr_sequencial)`;

const Noted = row({ author: number, isVoid: bool });

/** Who made a note of the work on an order's chain, and whether it was declared void. */
export async function findNote(db: CompanyDb, order: number, note: number) {
  return maybe(db, Noted)`
    select n.nr_seq_clifor as author,
           exists (select from correcao v where v.tp_fato = 'NOTA' and v.nr_seq_fato = n.nr_sequencial) as "isVoid"
      from execucao_nota n
      join execucao e on e.nr_sequencial = n.nr_seq_execucao
     where n.nr_sequencial = ${note} and e.nr_seq_os in (select c.nr_seq_os from cadeia_os(${order}) c)`;
}
