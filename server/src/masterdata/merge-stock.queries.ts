import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, sql } from '../core/db/sql.ts';
import { number, row, text } from '../core/row.ts';
import type { Counted, Pair } from './merge.queries.ts';

/** Stock rows of both parts in one branch, of which the double's has not been merged: `a` the double's, `b` of the one that stays. */
const both = ({ double, stays }: Pair) => sql`
  estoque a join estoque b on b.nr_seq_filial = a.nr_seq_filial and b.nr_seq_item = ${stays}
   where a.nr_seq_item = ${double} and a.nr_seq_estoque_unido is null`;

/** Holds the stock of two parts in all branches, in the order of its rows, so that nothing moves and no inventory begins with it. */
export async function lockStock(tx: CompanyDb, { double, stays }: Pair): Promise<void> {
  await execute(tx)`
    select 1 from estoque e where e.nr_seq_item in (${double}, ${stays}) order by e.nr_sequencial for update`;
}

/** Branches in which a running inventory counts one of two parts. */
export async function listCounted(db: CompanyDb, { double, stays }: Pair): Promise<string[]> {
  return many(db, text)`
    select distinct f.ds_filial
      from inventario v
      join inventario_item i on i.nr_seq_inventario = v.nr_sequencial
      join estoque e on e.nr_sequencial = i.nr_seq_estoque and e.nr_seq_item in (${double}, ${stays})
      join filial f on f.nr_sequencial = v.nr_seq_filial
     where v.dt_final is null
     order by 1`;
}

/** Branches in which the balance of both would be below zero though it must not. */
export async function listBelow(db: CompanyDb, pair: Pair): Promise<string[]> {
  return many(db, text)`
    select f.ds_filial
      from (select b.nr_seq_filial from ${both(pair)}
               and a.qt_saldo < 0 and a.qt_saldo + b.qt_saldo < 0 and b.bloqueia_estoque_negativo = 'S') x
      join filial f on f.nr_sequencial = x.nr_seq_filial
     order by 1`;
}

/** Branches that keep stock of both, and cycles that name both; only those there are. */
export async function countBoth(db: CompanyDb, pair: Pair): Promise<Counted[]> {
  const [saldos = 0, ciclos = 0] = await many(db, number)`
    select count(*)::int from ${both(pair)}
     union all
    select count(*)::int from plano_ciclo_item a join plano_ciclo_item b using (nr_seq_ciclo)
     where a.nr_seq_item = ${pair.double} and b.nr_seq_item = ${pair.stays}`;
  return [
    { de: 'saldos', quantos: saldos },
    { de: 'ciclos_somados', quantos: ciclos },
  ].filter(({ quantos }) => quantos > 0);
}

/** How a balance moves from a row to another, both locked: two movements of the ledger, with the reason. */
const transfers = (from: string, to: string, reason: string, person: number) => sql`
  lancado as (
    insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, ds_motivo, nr_seq_clifor)
    select linha, qt, case when qt > 0 then 'E' else 'S' end, ${reason}, ${person}
      from (select ${sql.raw(from)} as linha, -quantidade as qt, 0 as vez from pares
             union all
            select ${sql.raw(to)}, quantidade, 1 from pares) m
     where qt <> 0
     order by linha, vez
    returning nr_seq_estoque, qt_movimento)`;

/**
 * Adds the balances of the double to the one that stays where a branch keeps both, by movements. The double's row stays with
 * what was recorded of it; its code leads to the other, and items of orders are returned there.
 * @returns how many branches
 */
export async function addStock(
  tx: CompanyDb,
  pair: Pair,
  { union, reason, person }: { union: number; reason: string; person: number },
): Promise<number> {
  await execute(tx)`
    with pares as materialized (
      select a.nr_sequencial as de, b.nr_sequencial as para, a.qt_saldo as quantidade, a.qt_minimo, a.ds_prateleira
        from ${both(pair)}),
    itens as (
      update os_item t set nr_seq_estoque = p.para from pares p where t.nr_seq_estoque = p.de
      returning t.nr_sequencial, p.de),
    ${transfers('de', 'para', reason, person)},
    chegam as (
      update estoque e set qt_saldo = e.qt_saldo + p.quantidade from pares p where e.nr_sequencial = p.para),
    saem as (
      update estoque e
         set qt_saldo = 0, nr_seq_estoque_unido = p.para, qt_minimo = null, ds_prateleira = null
        from pares p where e.nr_sequencial = p.de),
    apontam as (
      update estoque e set nr_seq_estoque_unido = p.para from pares p where e.nr_seq_estoque_unido = p.de
      returning e.nr_sequencial, p.de)
    insert into cadastro_uniao_movido (nr_seq_uniao, ds_referencia, js_movidos)
    select ${union}, 'saldo', jsonb_agg(jsonb_build_object(
             'de', p.de, 'para', p.para, 'quantidade', p.quantidade, 'minimo', p.qt_minimo, 'prateleira', p.ds_prateleira,
             'itens', coalesce((select jsonb_agg(i.nr_sequencial) from itens i where i.de = p.de), '[]'),
             'apontam', coalesce((select jsonb_agg(i.nr_sequencial) from apontam i where i.de = p.de), '[]')) order by p.de)
      from pares p
    having count(*) > 0`;
  return countNoted(tx, union, 'saldo');
}

/** Adds up the quantities of cycles that name both. @returns how many cycles */
export async function addCycles(tx: CompanyDb, { double, stays }: Pair, union: number): Promise<number> {
  await execute(tx)`
    with tirados as (
      delete from plano_ciclo_item where nr_seq_item = ${double} returning nr_seq_ciclo, qt_quantidade),
    somados as (
      update plano_ciclo_item t set qt_quantidade = t.qt_quantidade + d.qt_quantidade
        from tirados d where t.nr_seq_ciclo = d.nr_seq_ciclo and t.nr_seq_item = ${stays}
      returning t.nr_seq_ciclo, d.qt_quantidade, t.qt_quantidade as soma)
    insert into cadastro_uniao_movido (nr_seq_uniao, ds_referencia, js_movidos)
    select ${union}, 'plano', jsonb_agg(jsonb_build_object('ciclo', nr_seq_ciclo, 'quantidade', qt_quantidade, 'soma', soma))
      from somados
    having count(*) > 0`;
  return countNoted(tx, union, 'plano');
}

const countNoted = async (tx: CompanyDb, union: number, what: string): Promise<number> => {
  const [count = 0] = await many(tx, number)`
    select jsonb_array_length(js_movidos)::int from cadastro_uniao_movido
     where nr_seq_uniao = ${union} and ds_referencia = ${what}`;
  return count;
};

const Whole = row({ voltaram: number, ficaram: number });

/**
 * Gives the double its stock back: as much as it brought and is still there, by movements.
 * @returns branches that got it all, and those that did not
 */
export async function returnStock(
  tx: CompanyDb,
  union: number,
  { reason, person }: { reason: string; person: number },
): Promise<z.infer<typeof Whole>> {
  const [found = { voltaram: 0, ficaram: 0 }] = await many(tx, Whole)`
    with noted as materialized (
      select s.* from cadastro_uniao_movido m,
             jsonb_to_recordset(m.js_movidos) as s (de int, para int, quantidade numeric, minimo numeric, prateleira text,
                                                    itens jsonb, apontam jsonb)
       where m.nr_seq_uniao = ${union} and m.ds_referencia = 'saldo'),
    pares as materialized (
      select n.de, n.para, n.minimo, n.prateleira, n.itens, n.apontam, n.quantidade as levada,
             case when n.quantidade > 0 and b.bloqueia_estoque_negativo = 'S'
                  then least(n.quantidade, greatest(b.qt_saldo, 0)) else n.quantidade end as quantidade
        from noted n
        join estoque a on a.nr_sequencial = n.de and a.nr_seq_estoque_unido = n.para
        join estoque b on b.nr_sequencial = n.para),
    itens as (
      update os_item t set nr_seq_estoque = p.de from pares p, jsonb_array_elements_text(p.itens) as i (numero)
       where t.nr_sequencial = i.numero::bigint and t.nr_seq_estoque = p.para),
    ${transfers('para', 'de', reason, person)},
    saem as (
      update estoque e set qt_saldo = e.qt_saldo - p.quantidade from pares p where e.nr_sequencial = p.para),
    voltam as (
      update estoque e
         set qt_saldo = p.quantidade, nr_seq_estoque_unido = null, qt_minimo = p.minimo, ds_prateleira = p.prateleira
        from pares p where e.nr_sequencial = p.de),
    apontam as (
      update estoque e set nr_seq_estoque_unido = p.de from pares p, jsonb_array_elements_text(p.apontam) as i (numero)
       where e.nr_sequencial = i.numero::int and e.nr_seq_estoque_unido = p.para)
    select count(*) filter (where quantidade = levada)::int as voltaram,
           ((select count(*) from noted) - count(*) filter (where quantidade = levada))::int as ficaram
      from pares`;
  return found;
}

/** Gives cycles both back, where the sum is still the one that was made. */
export async function returnCycles(
  tx: CompanyDb,
  { double, stays }: Pair,
  union: number,
): Promise<z.infer<typeof Whole>> {
  const [found = { voltaram: 0, ficaram: 0 }] = await many(tx, Whole)`
    with noted as materialized (
      select s.* from cadastro_uniao_movido m,
             jsonb_to_recordset(m.js_movidos) as s (ciclo int, quantidade numeric, soma numeric)
       where m.nr_seq_uniao = ${union} and m.ds_referencia = 'plano'),
    menos as (
      update plano_ciclo_item t set qt_quantidade = t.qt_quantidade - n.quantidade
        from noted n where t.nr_seq_ciclo = n.ciclo and t.nr_seq_item = ${stays} and t.qt_quantidade = n.soma
      returning n.ciclo, n.quantidade),
    de_volta as (
      insert into plano_ciclo_item (nr_seq_ciclo, nr_seq_item, qt_quantidade)
      select ciclo, ${double}, quantidade from menos)
    select (select count(*) from menos)::int as voltaram,
           ((select count(*) from noted) - (select count(*) from menos))::int as ficaram`;
  return found;
}
