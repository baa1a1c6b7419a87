import { itemTypes } from '@terminal/contract';
import { z } from 'zod';
import type { Actor } from '../core/context.ts';
import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { maybe, type Sql, sql } from '../core/db/sql.ts';
import { newestVersion } from '../core/events/queries.ts';
import { vehiclePhoto } from '../core/fleet.queries.ts';
import { notifiedTypes } from '../core/message-kinds.ts';
import { criticalityJson, otherBranch, planName, segmentJson } from '../core/order-subject.queries.ts';
import { number, row, text } from '../core/row.ts';
import { expectedBy, promisedBy } from '../core/sla.queries.ts';
import { comments } from './comment.queries.ts';
import { itemsJson, wholeMinutes } from './items.queries.ts';
import { reachableBy, visibleTo } from './scope.queries.ts';
import {
  factsJson,
  itemInHand,
  newestInterval,
  planOrOther,
  reopening,
  slaText,
  workColumns,
} from './situation.queries.ts';

/** An order as JSON, its files apart: they need links of their own. */
export const DetailRow = row({
  /**
   * The order as JSON, without its files. `permitido` holds facts here, work counting as anybody's own; situation.rules.ts replaces
   * them by commands and `estado`.
   */
  dados: text,
  /** Null: of another branch, whose events the session's version does not count. */
  versao: text.nullable(),
  /** Whose work is running, was paused or was done last. */
  executor: number.nullable(),
  arquivos: z.array(row({ id: number, tp_origem: text })),
});
export type DetailRow = z.infer<typeof DetailRow>;

/** An order with all its page shows, in one statement; undefined when it is not the session's to see (DETAIL-17). */
export async function findOrderDetail(
  db: CompanyDb,
  number: number,
  actor: Actor,
): Promise<DetailRow | undefined> {
  return maybe(db, DetailRow)`
    select to_json(ordem)::text as dados, case when ${actor.branchId}::int is null or ordem.nr_seq_filial = ${actor.branchId}::int
                then ${newestVersion(actor.branchId)} end as versao,
           (ordem.execucao_inicio ->> 'nr_seq_clifor_inicio')::int as executor, ${files} as arquivos
      from (${detail(number, actor)}) ordem`;
}

/** Files of the order and of those it continues or is continued by, without the links only the service can write. */
const files = sql`
  (select coalesce(json_agg(json_build_object('id', a.nr_sequencial, 'tp_origem', a.tp_origem)
                            order by a.nr_sequencial desc), '[]')
     from anexo a
    where a.dt_substituida is null
      and (a.nr_seq_os = ordem.nr_sequencial
           or a.nr_seq_os in (select (c ->> 'nr_sequencial')::bigint from json_array_elements(ordem.cadeia) c)))`;

/** Files of the orders `linha.ordens` that were declared void, the newest first. */
const voidedFiles = sql`
  (select coalesce(json_agg(json_build_object('id', a.nr_sequencial, 'nr_seq_os_item', a.nr_seq_os_item,
                                              'correcao', ${correctionOf(['ANEXO'], sql`a.nr_sequencial`)})
                            order by a.nr_sequencial desc), '[]')
     from anexo a
    where a.nr_seq_os = any (linha.ordens) and a.dt_substituida is not null)`;

/** Readings recorded on the order: original value, present value, and reason of the correction. */
const told = sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', coalesce(l.nr_sequencial, r.nr_sequencial), 'dt_leitura', r.dt_leitura,
                                              'km_informado', r.km, 'km', l.km, 'correcao', (
            select json_build_object('ds_motivo', k.ds_motivo, 'dt_correcao', k.dt_correcao, 'ds_colaborador', q.ds_colaborador)
              from correcao k
              join g_clifor q on q.nr_sequencial = k.nr_seq_clifor
              join km_leitura f on f.nr_sequencial = k.nr_seq_fato
             where k.tp_fato = 'KM' and r.nr_sequencial in (f.nr_sequencial, f.nr_seq_original)
             order by k.nr_sequencial desc limit 1))
                            order by r.dt_leitura, r.nr_sequencial), '[]')
     from km_leitura r
     left join km_valida l on l.nr_placa = r.nr_placa and l.dt_leitura = r.dt_leitura and l.nr_lugar = r.nr_sequencial
    where r.nr_seq_os = o.nr_sequencial and r.nr_seq_original is null)`;

/** Current documents of the vehicle of an open order; none for suppliers. What has expired depends on the day, while pages are kept. */
const datedDocuments = ({ kind }: Actor) => sql`
  (select coalesce(json_agg(json_build_object('tp_documento', da.tp_documento, 'ds_documento', da.ds_documento,
                                              'dt_validade', da.dt_validade) order by da.dt_validade), '[]')
     from documento_atual da
    where da.nr_placa = o.nr_placa and da.dt_validade is not null and o.dt_final is null and ${kind !== 'supplier'})`;

/** What was agreed with the supplier of an order: of an open one also until when; none for suppliers. */
const agreed = ({ kind }: Actor) => sql`
  (select json_build_object('dt_contrato_fim', case when o.dt_final is null then ac.dt_contrato_fim end,
                            'vl_limite_os', ac.vl_limite_os)
     from g_clifor ac where ac.nr_sequencial = o.nr_seq_fornecedor and ${kind !== 'supplier'})`;

function detail(number: number, actor: Actor): Sql {
  return sql`
    select o.nr_sequencial, o.nr_sequencial as nr_os, o.nr_placa, v.nr_frota, v.cd_tipoveiculo,
           concat_ws(' ', v.ds_marca, v.ds_modelo) as ds_modelo, v.km_atual as km_veiculo, ${vehiclePhoto(sql`v.nr_placa`)} as foto,
           ${datedDocuments(actor)} as documentos, ${agreed(actor)} as acordo, tv.tp_medidor, v.st_contrato_vamos,
           o.dt_os, o.dt_inicial, o.dt_final, o.dt_liberado, o.dt_reabertura, o.dt_sinistro,
           ${expectedBy} as dt_previsao, ${promisedBy} as dt_promessa,
           tp.ds_tipo, o.nr_seq_tipo, ${planOrOther} as tp_os,
           o.st_os, case when u.pausada then 'P' end as st_os_pause, o.st_origem, o.liberado, o.st_elevador,
           c.ds_conjunto, ${planName} as ds_plano, o.nr_conjunto, c.tp_os_conjunto, ${slaText} as hr_sla,
           case when pl.tp_plano = 'P' then pl.ds_plano end as ds_preditivo,
           case when ci.nr_sequencial is not null then json_build_object('ds_ciclo', ci.ds_ciclo) end as ciclo_preventiva,
           o.nr_seq_fornecedor, fo.ds_colaborador as ds_fornecedor, o.departamento_os, o.km_atual, o.nr_seq_filial, ${otherBranch(actor)} as ds_filial,
           (select ab.ds_colaborador from g_clifor ab where ab.nr_sequencial = o.nr_seq_clifor_abertura) as ds_abertura,
           ${reopening} as reabertura,
           o.ds_observacao, o.ds_obs_externa, o.ds_observacao_sinistro, o.vl_total, o.pneu_atendimento, o.pneu_novo,
           o.km_final, ${told} as leituras, ${prices} as precos, ${labour} as segundos, o.nr_seq_criticidade,
           ${criticalityJson} as criticidade,
           ${counts} , ${work},
           ${segmentJson} as segmento,
           o.nr_seq_socorro_emrota,
           case when so.nr_sequencial is not null then json_build_object('nr_telefone', so.nr_telefone,
                'ds_local', so.ds_local, 'ds_motivo', ms.ds_motivo) end as socorro_emrota,
           case when mt.nr_sequencial is not null then json_build_object('ds_colaborador', mt.ds_colaborador) end
             as g_clifor_motorista,
           exists (select 1 from ordem_compra oc where oc.nr_seq_os = o.nr_sequencial and oc.dt_fechamento is null)
             as oc_aberta,
           mc.ds_motivo as ds_motivo_cancelamento, ${purchases} as ordens_compra, ${integrations} as integracoes,
           ${history(actor)} as "historicoItem", 
           ${comments} as comentarios, ${voidedFiles} as anexos_anulados, ${linked} as os_interna, ${chain} as cadeia,
           ${factsJson(null)} as permitido, ${itemInHand} as nr_seq_os_item, ${itemsJson(sql`o.nr_sequencial`)} as itens
      from os o
      join veiculo v on v.nr_placa = o.nr_placa
      join tipo_veiculo tv on tv.cd_tipoveiculo = v.cd_tipoveiculo
      join tipo_os tp on tp.nr_sequencial = o.nr_seq_tipo
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      left join segmento s on s.nr_sequencial = c.nr_seq_segmento
      left join criticidade cr on cr.nr_sequencial = o.nr_seq_criticidade
      left join plano_ciclo ci on ci.nr_sequencial = o.nr_seq_ciclo
      left join plano pl on pl.nr_sequencial = ci.nr_seq_plano
      left join g_clifor fo on fo.nr_sequencial = o.nr_seq_fornecedor
      left join g_clifor mt on mt.nr_sequencial = o.nr_seq_clifor_motorista
      left join socorro_emrota so on so.nr_sequencial = o.nr_seq_socorro_emrota
      left join motivo ms on ms.nr_sequencial = so.nr_seq_motivo
      cross join lateral (${chainNumbers}) linha
      ${newestInterval}
      left join g_clifor me on me.nr_sequencial = u.nr_seq_clifor_inicio
      left join motivo mc on mc.nr_sequencial = o.nr_seq_motivo_cancelamento
      left join motivo mo on mo.nr_sequencial = u.nr_seq_motivo
     where o.nr_sequencial = ${number} and ${reachableBy(actor)}`;
}

const counts = sql`
  (select count(*) from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item and i.st_habilita_execucao = 'S'
    where oi.nr_seq_os = o.nr_sequencial) as executaveis,
  (select count(oi.dt_atendido) from os_item oi
     join item i on i.nr_sequencial = oi.nr_seq_item and i.st_habilita_execucao = 'S'
    where oi.nr_seq_os = o.nr_sequencial) as executaveis_encerrados,
  (select count(*) from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item and i.nr_tipo = ${sql.lit(itemTypes.part)}
    where oi.nr_seq_os = o.nr_sequencial and oi.dt_atendido is null and o.nr_seq_veiculo_plano is not null)
    as pecas_abertas`;

/** What is being done, was paused or was done last, and who did it last. */
const work = sql`
  ${workColumns},
  case when u.nr_sequencial is not null then json_build_object('nr_seq_clifor_inicio', u.nr_seq_clifor_inicio,
       'ds_colaborador', me.ds_colaborador) end as "ultimoMecanicoAtendente"`;

/**
 * The plate's last ten closed orders of the same problem (G-61); of a plan order those of its plan, also what its history
 * names. An order another one continues is no further time it was done.
 */
const history = (actor: Actor) => sql`
  (select coalesce(json_agg(to_json(h)), '[]')
     from (select a.nr_sequencial, a.dt_final,
                  (select g.ds_colaborador from execucao e join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
                    where e.nr_seq_os = a.nr_sequencial order by e.dt_inicio desc limit 1) as ds_mecanico,
                  (select i.ds_item from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item
                    where oi.nr_seq_os = a.nr_sequencial order by oi.nr_sequencial limit 1) as ds_item
             from os a
            where a.nr_placa = o.nr_placa and a.dt_final is not null
              and (a.nr_conjunto = o.nr_conjunto
                   or o.nr_seq_veiculo_plano is not null
                      and (a.nr_seq_veiculo_plano = o.nr_seq_veiculo_plano
                           or a.nr_sequencial in (select h.nr_seq_os from plano_historico h
                                                   where h.nr_seq_veiculo_plano = o.nr_seq_veiculo_plano)))
              and not exists (select from os n where n.nr_seq_os_origem = a.nr_sequencial)
              and a.nr_sequencial <> all (linha.ordens) and ${visibleTo(actor, 'a')}
            order by a.dt_os desc
            limit 10) h)`;

/** Prices given when work ended, with those that were corrected. */
const prices = sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', p.nr_sequencial, 'vl_total', p.vl_total,
                     'ds_item', i.ds_item, 'nr_seq_clifor', p.nr_seq_clifor, 'ds_colaborador', g.ds_colaborador,
                     'dt_informado', p.dt_informado, 'correcao', ${correctionOf(['PRECO'], sql`p.nr_sequencial`)})
                   order by p.nr_sequencial), '[]')
     from os_preco p
     left join os_item oi on oi.nr_sequencial = p.nr_seq_os_item
     left join item i on i.nr_sequencial = oi.nr_seq_item
     left join g_clifor g on g.nr_sequencial = p.nr_seq_clifor
    where p.nr_seq_os = o.nr_sequencial)`;

/** Hours worked in closed intervals, on the order and on those it continues or is continued by. */
const labour = sql`
  (select coalesce(${wholeMinutes}, 0)
     from execucao e
    where e.nr_seq_os = any (linha.ordens))`;

/** Purchase orders, the open ones first (G-44). */
const purchases = sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', oc.nr_sequencial, 'nr_oc', oc.nr_oc,
                     'ds_item', i.ds_item, 'dt_abertura', oc.dt_abertura, 'dt_fechamento', oc.dt_fechamento)
                   order by oc.dt_fechamento desc nulls first, oc.nr_sequencial desc), '[]')
     from ordem_compra oc
     left join item i on i.nr_sequencial = oc.nr_seq_item
    where oc.nr_seq_os = o.nr_sequencial)`;

/**
 * Messages to outside services, the newest first; of notifications those that are more than a record (G-60); with those about the ticket of an order it continues (G-14, G-48).
 */
const integrations = sql`
  (with recursive linha as (
     select o.nr_sequencial as nr_os, o.nr_seq_os_origem as nr_origem
     union all
     select a.nr_sequencial, a.nr_seq_os_origem from linha l join os a on a.nr_sequencial = l.nr_origem)
   select coalesce(json_agg(json_build_object('nr_sequencial', g.nr_sequencial, 'nr_seq_os', g.nr_seq_os,
                     'tp_integracao', g.tp_integracao, 'nr_tipo', g.nr_tipo, 'st_envio', g.st_envio, 'qt_tentativas', g.qt_tentativas,
                     'nr_protocolo', g.nr_protocolo, 'ds_erro', g.ds_erro, 'dt_proxima', g.dt_proxima,
                     'dt_envio', g.dt_envio,
                     'ds_destino', case when (g.js_retorno ->> 'sem_destinatario')::boolean then 'NINGUEM'
                                        when (g.js_retorno ->> 'simulado')::boolean then 'SIMULADO' end) order by g.nr_sequencial desc), '[]')
     from linha l
     join integracao g on g.nr_seq_os = l.nr_os and (l.nr_os = o.nr_sequencial or g.tp_integracao = 'TICKET')
      and (g.tp_integracao <> 'CHECKLIST' or o.nr_seq_tipo in (${sql.join(notifiedTypes.map((type) => sql.lit(type)))})))`;

/** Numbers of the orders that continue one another, this one among them; most orders stand alone. */
const chainNumbers = sql`
  select case when o.nr_seq_os_origem is null and not exists (select from os n where n.nr_seq_os_origem = o.nr_sequencial)
              then array[o.nr_sequencial]
              else (select array_agg(c.nr_seq_os order by c.nr_seq_os) from cadeia_os(o.nr_sequencial) c) end as ordens`;

/** Orders of the chain from the first to the last, each with its last technician; empty if there is no chain. */
const chain = sql`
  (select coalesce(json_agg(json_build_object('nr_sequencial', l.nr_sequencial, 'dt_os', l.dt_os, 'dt_final', l.dt_final,
                     'ds_mecanico', (select g.ds_colaborador from execucao e
                                       join g_clifor g on g.nr_sequencial = e.nr_seq_clifor_inicio
                                      where e.nr_seq_os = l.nr_sequencial order by e.dt_inicio desc limit 1))
                   order by l.nr_sequencial), '[]')
     from os l
    where cardinality(linha.ordens) > 1 and l.nr_sequencial = any (linha.ordens))`;

/** The order that continues this one, else the one it continues (OS de Transição). */
const linked = sql`
  (select json_build_object('nr_sequencial', l.nr_sequencial, 'dt_os', l.dt_os, 'dt_final', l.dt_final,
                            'sentido', case when l.nr_sequencial = o.nr_seq_os_origem then 'origem' else 'continuacao' end)
     from os l
    where l.nr_sequencial = o.nr_seq_os_origem or l.nr_seq_os_origem = o.nr_sequencial
    order by l.nr_sequencial desc
    limit 1)`;
