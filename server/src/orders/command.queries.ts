import type { Actor } from '../core/context.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { OrderScope } from '../core/events/scope.ts';
import { moment, number, row } from '../core/row.ts';
import { reachableBy } from './scope.queries.ts';

/** What an event tells about its order; undefined when the order is not the session's to see. */
export async function findScope(db: CompanyDb, order: number, actor: Actor): Promise<OrderScope | undefined> {
  return maybe(db, OrderScope)`
    select o.nr_sequencial, o.nr_seq_filial, o.nr_placa, o.departamento_os, o.st_origem, o.nr_seq_fornecedor
      from os o
     where o.nr_sequencial = ${order} and ${reachableBy(actor)}`;
}

/** When an order was opened. */
export async function findOpening(tx: CompanyDb, order: number): Promise<Date | null> {
  const found = await maybe(tx, moment)`select dt_os from os where nr_sequencial = ${order}`;
  return found ?? null;
}

const Items = row({ total: number, atendidos: number });

/** Attended and all executable items of an order. */
export async function countItems(db: CompanyDb, order: number) {
  return one(db, Items)`
    select count(*) as total, count(oi.dt_atendido) as atendidos
      from os_item oi
      join item i on i.nr_sequencial = oi.nr_seq_item and i.st_habilita_execucao = 'S'
     where oi.nr_seq_os = ${order}`;
}

/** Closes an order with work done. */
export async function updateClosed(tx: CompanyDb, order: number, meter: number | null): Promise<void> {
  await execute(tx)`
    update os set st_os = 'R', dt_final = feito_em(), km_final = ${meter} where nr_sequencial = ${order}`;
}

/** One survey per order for the person who opened it, if he can sign in and is not the technician (G-73). */
export async function insertSurvey(
  tx: CompanyDb,
  survey: { order: number; opener: number; technician: number },
): Promise<void> {
  await execute(tx)`
    insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_seq_os)
    select g.nr_sequencial, ${survey.technician}, ${survey.order}
      from g_clifor g
      join clifor_acesso a on a.nr_seq_clifor = g.nr_sequencial
     where g.nr_sequencial = ${survey.opener} and g.tp_clifor = 'C' and g.st_status = 'A'
       and g.nr_sequencial <> ${survey.technician}
        on conflict do nothing`;
}
