import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, type Sql, sql } from '../core/db/sql.ts';
import { lockKinds, ticketKinds } from '../core/message-kinds.ts';
import { number } from '../core/row.ts';

/** Data of order `o` for the ticket provider. */
const ticketBody: Sql = sql`
  jsonb_build_object('nr_os', o.nr_sequencial, 'nr_placa', o.nr_placa, 'km_atual', o.km_atual, 'dt_os', o.dt_os,
                     'ds_conjunto', c.ds_conjunto, 'ds_observacao', o.ds_observacao,
                     'nr_seq_fornecedor', o.nr_seq_fornecedor, 'ds_fornecedor', g.ds_colaborador)`;

const ticketJoins = sql`
  left join conjunto c on c.nr_sequencial = o.nr_conjunto
  left join g_clifor g on g.nr_sequencial = o.nr_seq_fornecedor`;

/** An order and those it continues, back to the first (`linha`), and the nearest of them that has a ticket (`chamado`). */
const ticketOf = (order: number) => sql`
  recursive linha as (
    select nr_sequencial, nr_seq_os_origem, vl_total, 0 as passo from os where nr_sequencial = ${order}
    union all
    select a.nr_sequencial, a.nr_seq_os_origem, a.vl_total, l.passo + 1
      from linha l
      join os a on a.nr_sequencial = l.nr_seq_os_origem),
  chamado as (
    select l.nr_sequencial, l.passo
      from linha l
      join integracao i on i.nr_seq_os = l.nr_sequencial and i.tp_integracao = 'TICKET'
                       and i.nr_tipo = ${ticketKinds.open}
     order by l.passo
     limit 1)`;

/**
 * One row opens the ticket of an order, unless one it continues has it; the unique index keeps it to one.
 * @returns the order that has the ticket
 */
export async function insertTicketOpening(tx: CompanyDb, order: number): Promise<number> {
  const found = await maybe(tx, number)`
    with ${ticketOf(order)},
    novo as (
      insert into integracao (nr_seq_os, tp_integracao, nr_tipo, js_envio)
      select o.nr_sequencial, 'TICKET', ${ticketKinds.open}, ${ticketBody}
        from os o ${ticketJoins}
       where o.nr_sequencial = ${order} and not exists (select from chamado)
          on conflict do nothing)
    select nr_sequencial from chamado`;
  return found ?? order;
}

/** One row closes it again, under the order that has it, with what all orders since then cost; without a ticket none does. */
export async function insertTicketClosing(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    with ${ticketOf(order)}
    insert into integracao (nr_seq_os, tp_integracao, nr_tipo, js_envio)
    select t.nr_sequencial, 'TICKET', ${ticketKinds.close},
           ${ticketBody} || jsonb_build_object(
             'nr_os', t.nr_sequencial, 'dt_final', o.dt_final,
             'vl_total', (select sum(l.vl_total) from linha l where l.passo <= t.passo))
      from chamado t
      join os o on o.nr_sequencial = ${order} ${ticketJoins}`;
}

/** A message to the forklift lock. */
export async function insertLockMessage(
  tx: CompanyDb,
  lock: { order: number; code: string; plate: string },
  kind: keyof typeof lockKinds,
): Promise<void> {
  const body = JSON.stringify({ cd_trava: lock.code, nr_placa: lock.plate });
  await execute(tx)`
    insert into integracao (nr_seq_os, tp_integracao, nr_tipo, js_envio)
    values (${lock.order}, 'TRAVA', ${lockKinds[kind]}, ${body}::jsonb)`;
}

/** The notification of an order, with whom it is for: approvers of the branch that have an address. */
export async function insertChecklist(tx: CompanyDb, order: number): Promise<void> {
  await execute(tx)`
    insert into integracao (nr_seq_os, tp_integracao, js_envio)
    select o.nr_sequencial, 'CHECKLIST',
           jsonb_build_object('nr_os', o.nr_sequencial, 'nr_placa', o.nr_placa, 'nr_seq_tipo', o.nr_seq_tipo,
             'ds_tipo', t.ds_tipo, 'ds_conjunto', c.ds_conjunto, 'ds_filial', f.ds_filial, 'st_os', o.st_os,
             'para', (select coalesce(jsonb_agg(g.ds_email order by g.nr_sequencial), '[]')
                        from clifor_filial cf
                        join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor
                       where cf.nr_seq_filial = o.nr_seq_filial and g.tp_clifor = 'C' and g.st_status = 'A'
                         and g.st_aprovador = 'S' and g.ds_email is not null))
      from os o
      join tipo_os t on t.nr_sequencial = o.nr_seq_tipo
      join filial f on f.nr_sequencial = o.nr_seq_filial
      left join conjunto c on c.nr_sequencial = o.nr_conjunto
     where o.nr_sequencial = ${order}`;
}
