import type { ToldOrder } from '@terminal/contract/order-told';
import { z } from 'zod';
import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { ticketKinds } from '../core/message-kinds.ts';
import { bool, number, row, text, yesNo } from '../core/row.ts';
import { reachableBy } from './scope.queries.ts';
import { Facts, factsJson, itemInHand, newestInterval, planOrOther } from './situation.queries.ts';

/** An order under lock: all that commands decide on. What closing asks by is told as on its page. */
export const OrderFacts = row({
  nr_sequencial: number,
  nr_seq_filial: number,
  nr_placa: text,
  st_os: z.enum(['A', 'P', 'L', 'R', 'E']),
  st_origem: z.enum(['I', 'E']),
  departamento_os: z.enum(['FROTA', 'ARMAZEM']),
  nr_seq_fornecedor: number.nullable(),
  nr_seq_clifor_abertura: number.nullable(),
  nr_seq_veiculo_plano: number.nullable(),
  km_atual: number,
  km_veiculo: number,
  tp_os: z.enum(['O', 'V']),
  /** BRL; null: nobody told a price. */
  vl_total: number.nullable(),
  cd_trava: text.nullable(),
  dias_aberta: number,
  qt_limite_horas: number,
  nr_seq_socorro_emrota: number.nullable(),
  socorro_emrota: row({ ds_motivo: text.nullable() }).nullable(),
  /** Of its problem. */
  segmento: row({ habilita_pneus: yesNo }).nullable(),
  /** The ticket provider was asked for a ticket, or the order continues another, which may have one. */
  pode_ter_chamado: bool,
  /** The session's person has surveys to answer, old ones too. */
  tem_pesquisa: bool,
  /** Facts of the order's state and marks, for the technician. */
  fatos: Facts,
  /** The newest interval: running, paused or the last that ended. */
  nr_seq_execucao: number.nullable(),
  nr_seq_mecanico: number.nullable(),
  /** Item whose work is running or paused. */
  nr_seq_os_item: number.nullable(),
  itens: z.array(
    row({
      nr_sequencial: number,
      item_atendido: bool,
      item: row({ st_habilita_execucao: yesNo, tipo: row({ nr_sequencial: number }) }),
    }),
  ),
}) satisfies z.ZodType<ToldOrder>;
export type OrderFacts = z.infer<typeof OrderFacts>;

/**
 * Locks an order the session may see and then reads what commands decide on.
 * Three statements, asked for at once: what the lock waited for must be visible to the others. The second locks whom the
 * work is about and takes the moment the command counts from: an interval begins after what it waited for has ended.
 * @param technician decides whether the work is `own` in the situation
 */
export async function lockOrder(
  tx: CompanyDb,
  order: number,
  actor: Actor,
  technician: number,
): Promise<OrderFacts | undefined> {
  const lock = execute(tx)`
    select from os o where o.nr_sequencial = ${order} and ${reachableBy(actor)} for update`;
  const moment = countFromNow(tx, order, technician);
  const facts = maybe(tx, OrderFacts)`
    select o.nr_sequencial, o.nr_seq_filial, o.nr_placa, o.st_os, o.st_origem, o.departamento_os, o.nr_seq_fornecedor,
           o.nr_seq_clifor_abertura, o.nr_seq_veiculo_plano, o.km_atual, v.km_atual as km_veiculo, o.vl_total::float8,
           v.cd_trava, ${planOrOther} as tp_os,
           current_date - o.dt_os::date as dias_aberta, pa.qt_limite_horas, o.nr_seq_socorro_emrota,
           case when so.nr_sequencial is not null then json_build_object('ds_motivo', ms.ds_motivo) end as socorro_emrota,
           (select json_build_object('habilita_pneus', s.habilita_pneus)
              from segmento s where s.nr_sequencial = c.nr_seq_segmento) as segmento,
           o.nr_seq_os_origem is not null
             or exists (select from integracao t where t.nr_seq_os = o.nr_sequencial and t.tp_integracao = 'TICKET'
                           and t.nr_tipo = ${sql.lit(ticketKinds.open)}) as pode_ter_chamado,
           exists (select from pesquisa p where p.nr_seq_clifor = ${actor.personId} and p.nr_nota is null) as tem_pesquisa,
           ${factsJson(technician)} as fatos,
           u.nr_sequencial as nr_seq_execucao, u.nr_seq_clifor_inicio as nr_seq_mecanico, ${itemInHand} as nr_seq_os_item,
           (select coalesce(json_agg(json_build_object('nr_sequencial', oi.nr_sequencial, 'item_atendido', oi.dt_atendido is not null,
                     'item', json_build_object('st_habilita_execucao', i.st_habilita_execucao,
                                               'tipo', json_build_object('nr_sequencial', i.nr_tipo)))
                     order by oi.nr_sequencial), '[]')
              from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item
             where oi.nr_seq_os = o.nr_sequencial) as itens
      from os o
      join veiculo v on v.nr_placa = o.nr_placa
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
      cross join parametro pa
      left join socorro_emrota so on so.nr_sequencial = o.nr_seq_socorro_emrota
      left join motivo ms on ms.nr_sequencial = so.nr_seq_motivo
      ${newestInterval}
     where o.nr_sequencial = ${order} and ${reachableBy(actor)}`;
  const [, , found] = await Promise.all([lock, moment, facts]);
  return found;
}

/** Names the locks on people among all advisory locks. */
const peopleLocks = sql.lit(4711);

/**
 * Locks the technician and the person working on the order, the smaller number first. Then sets the effective time of the
 * command, in whole milliseconds (the precision of terminals). A start by the same technician on another order waits for the
 * lock; its effective time is therefore after the end that this command writes.
 */
const countFromNow = (tx: CompanyDb, order: number, technician: number) =>
  execute(tx)`
    with pessoas as materialized (
      select pg_advisory_xact_lock(${peopleLocks}, pessoa)
        from (select ${technician}::int as pessoa
              union
              select e.nr_seq_clifor_inicio from execucao e where e.nr_seq_os = ${order} and e.dt_final is null
              order by 1) p)
    select set_config('terminal.feito_em', date_trunc('milliseconds', clock_timestamp())::text, true) from (select count(*) from pessoas) travadas`;
