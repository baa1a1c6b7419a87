import { itemTypes } from '@terminal/contract';
import { balancesHidden } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, maybe, one, sql } from '../core/db/sql.ts';
import { OrderScope } from '../core/events/scope.ts';
import { bool, number, row, text } from '../core/row.ts';

const Kept = row({ nr_sequencial: number, nr_seq_item: number, ds_codigoitem: text, qt_saldo: number });

/** A part of a branch's stock, locked; undefined when the branch has no such row. */
export async function lockKept(tx: CompanyDb, branch: number, stock: number) {
  return maybe(tx, Kept)`
    select nr_sequencial, nr_seq_item, ds_codigoitem, qt_saldo::float8 as qt_saldo from estoque
     where nr_sequencial = ${stock} and nr_seq_filial = ${branch}
       for no key update`;
}

/** Whether the balances of a branch are withheld. */
export async function findHidden(
  tx: CompanyDb,
  looking: { branch: number; approver: boolean },
): Promise<boolean> {
  return one(tx, bool)`select ${balancesHidden(looking)} as hidden`;
}

const ForKeeping = row({ codeNow: text.nullable(), bearer: text.nullable() });

/** A part of the catalogue, the code it bears in a branch, and the part that bears a code there; undefined: no such part. */
export async function findForKeeping(
  tx: CompanyDb,
  { branch, item, code }: { branch: number; item: number; code: string },
): Promise<{ codeNow: string | null; bearer: string | null } | undefined> {
  return maybe(tx, ForKeeping)`
    select (select e.ds_codigoitem from estoque e
             where e.nr_seq_item = i.nr_sequencial and e.nr_seq_filial = ${branch}) as "codeNow",
           (select b.ds_item from estoque e join item b on b.nr_sequencial = e.nr_seq_item
             where e.ds_codigoitem = ${code} and e.nr_seq_filial = ${branch}) as bearer
      from item i
     where i.nr_sequencial = ${item} and i.nr_tipo = ${sql.lit(itemTypes.part)} and i.st_status = 'A'
       for share of i`;
}

/** A movement of a part to be posted; price in BRL per unit, null: unknown. */
export interface NewEntry {
  stock: number;
  /** Signed: outgoing quantities are negative. */
  quantity: number;
  document: string | null;
  price: number | null;
  reason: string | null;
  /** Entered by a file, whose document may be entered only once. */
  file: boolean;
}

/** Writes entries of the ledger, and the balances with them; the rows are locked. @returns their numbers, in order */
export async function insertEntries(
  tx: CompanyDb,
  person: number,
  entries: readonly NewEntry[],
): Promise<number[]> {
  return many(tx, number)`
    with lancado as (
      insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, ds_documento, vl_unitario, ds_motivo,
                                     nr_seq_clifor, st_arquivo)
      select estoque, quantidade, case when quantidade > 0 then 'E' else 'S' end, documento, preco, motivo, ${person},
             case when arquivo then 'S' else 'N' end
        from json_to_recordset(${JSON.stringify(
          entries.map(({ stock, quantity, document, price, reason, file }) => ({
            estoque: stock,
            quantidade: quantity,
            documento: document,
            preco: price,
            motivo: reason,
            arquivo: file,
          })),
        )}::json)
          as e (estoque int, quantidade numeric, documento text, preco numeric, motivo text,
                arquivo boolean)
      returning nr_sequencial, nr_seq_estoque, qt_movimento),
    saldo as (
      update estoque e set qt_saldo = e.qt_saldo + l.quantidade
        from (select nr_seq_estoque, sum(qt_movimento) as quantidade from lancado group by nr_seq_estoque) l
       where e.nr_sequencial = l.nr_seq_estoque)
    select nr_sequencial from lancado order by nr_sequencial`;
}

/**
 * Marks paused work of the branch whose part has arrived; a dismissed notice appears again.
 * @returns the orders that waited
 */
export async function insertArrivals(
  tx: CompanyDb,
  branch: number,
  movements: readonly number[],
): Promise<OrderScope[]> {
  return many(tx, OrderScope)`
    with espera as (
      select distinct on (x.nr_sequencial) x.nr_sequencial as execucao, m.nr_sequencial as movimento, o.nr_sequencial,
             o.nr_seq_filial, o.nr_placa, o.departamento_os, o.st_origem, o.nr_seq_fornecedor
        from estoque_movimento m
        join estoque e on e.nr_sequencial = m.nr_seq_estoque
        join execucao x on x.nr_seq_item_peca = e.nr_seq_item
                       and x.tp_fim = 'P' and x.dt_retomada is null and x.nr_seq_item_peca is not null
        join os o on o.nr_sequencial = x.nr_seq_os
       where m.nr_sequencial = any (${movements}::bigint[])
         and o.nr_seq_filial = ${branch} and o.dt_final is null and o.st_os = 'P'
       order by x.nr_sequencial, m.nr_sequencial desc),
    avisada as (
      insert into peca_chegada (nr_seq_execucao, nr_seq_movimento)
      select execucao, movimento from espera
      on conflict (nr_seq_execucao) do update
         set nr_seq_movimento = excluded.nr_seq_movimento, dt_chegada = now(), dt_dispensa = null, nr_seq_clifor = null)
    select distinct nr_sequencial, nr_seq_filial, nr_placa, departamento_os, st_origem, nr_seq_fornecedor
      from espera
     order by nr_sequencial`;
}

/** Dismisses the notice of an order of the branch; undefined when it shows none. */
export async function updateDismissed(
  tx: CompanyDb,
  { order, branch, person }: { order: number; branch: number; person: number },
): Promise<OrderScope | undefined> {
  return maybe(tx, OrderScope)`
    update peca_chegada p
       set dt_dispensa = now(), nr_seq_clifor = ${person}
      from execucao x
      join os o on o.nr_sequencial = x.nr_seq_os
     where x.nr_sequencial = p.nr_seq_execucao and o.nr_sequencial = ${order} and o.nr_seq_filial = ${branch}
       and x.tp_fim = 'P' and x.dt_retomada is null and p.dt_dispensa is null
    returning o.nr_sequencial, o.nr_seq_filial, o.nr_placa, o.departamento_os, o.st_origem, o.nr_seq_fornecedor`;
}

const Minimum = row({ nr_seq_item: number, ds_codigoitem: text, antes: number.nullable() });

/** Sets the minimum of a part of the branch. @returns the part and its former minimum; undefined when it is not there */
export async function updateMinimum(
  tx: CompanyDb,
  { branch, stock, minimum }: { branch: number; stock: number; minimum: number | null },
): Promise<{ nr_seq_item: number; ds_codigoitem: string; antes: number | null } | undefined> {
  return maybe(tx, Minimum)`
    update estoque set qt_minimo = ${minimum}::numeric
     where nr_sequencial = ${stock} and nr_seq_filial = ${branch}
    returning nr_seq_item, ds_codigoitem, old.qt_minimo::float8 as antes`;
}

const Shelf = row({ nr_seq_item: number, ds_codigoitem: text, antes: text.nullable() });

/** Sets the shelf of a part. @returns the part and its former shelf; undefined: no such part */
export async function updateShelf(
  tx: CompanyDb,
  { branch, stock, shelf }: { branch: number; stock: number; shelf: string | null },
): Promise<{ nr_seq_item: number; ds_codigoitem: string; antes: string | null } | undefined> {
  return maybe(tx, Shelf)`
    update estoque set ds_prateleira = ${shelf}
     where nr_sequencial = ${stock} and nr_seq_filial = ${branch}
    returning nr_seq_item, ds_codigoitem, old.ds_prateleira as antes`;
}
