import type pg from 'pg';
import { calendarOf, closes, hour, opens, stamp } from './time.ts';

/** Ended inventories of every branch, the oldest first: days ago, how they ended, and every how many rows one was left out. */
const inventories = [
  { daysAgo: 170, stage: 'finalizado', leftOut: 37 },
  { daysAgo: 95, stage: 'cancelado', leftOut: 2 },
  { daysAgo: 20, stage: 'finalizado', leftOut: 53 },
] as const;

/** Every so many rows one piece was missing from the shelf. */
const missingEvery = 29;

/** Branch where one is being counted, since when, in hours, and which of five rows have been counted. */
const running = { branch: 2, since: 4, counted: 2 } as const;

/**
 * Inventories that have ended, with their counts and the differences they posted, and one that is being counted
 * (docs/inventory.md). Technicians count, an approver ends. Balances follow from the ledger as it was at each count.
 * @param now moment the data describes; milliseconds
 */
export async function insertInventories(client: pg.ClientBase, now: number): Promise<void> {
  const calendar = calendarOf('America/Sao_Paulo');
  for (const { daysAgo, stage, leftOut } of inventories) {
    const dayOfIt = calendar.dayOf(now) - daysAgo;
    const [from, to] = [stamp(calendar.at(dayOfIt, opens)), stamp(calendar.at(dayOfIt, closes))];
    await begin(client, from, null);
    await count(client, from, `e.nr_sequencial % ${leftOut} <> 0`);
    if (stage === 'finalizado') await postDifferences(client, from, to);
    await end(client, { from, to, stage });
  }
  const from = stamp(now - running.since * hour);
  await begin(client, from, running.branch);
  await count(client, from, `e.nr_sequencial % 5 < ${running.counted}`);
}

/** Begins an inventory in a branch, or in each. */
async function begin(client: pg.ClientBase, from: string, branch: number | null): Promise<void> {
  await client.query(
    `with novo as (
       insert into inventario (nr_seq_filial, nr_seq_clifor, dt_inicio)
       select f.nr_sequencial, min(cf.nr_seq_clifor), $1
         from filial f
         join clifor_filial cf on cf.nr_seq_filial = f.nr_sequencial and cf.st_atendeos = 'S'
        where f.nr_sequencial = $2::int or $2::int is null
        group by f.nr_sequencial
       returning nr_sequencial, nr_seq_filial)
     insert into inventario_item (nr_seq_inventario, nr_seq_estoque)
     select n.nr_sequencial, e.nr_sequencial from novo n join estoque e on e.nr_seq_filial = n.nr_seq_filial`,
    [from, branch],
  );
}

/** Counts rows of the running inventories that began at a moment, within four hours. */
async function count(client: pg.ClientBase, from: string, which: string): Promise<void> {
  await client.query(
    `insert into inventario_contagem (nr_seq_inventario, nr_seq_estoque, nr_qtidade_contagem, qt_saldo_contagem,
                                      nr_seq_clifor, dt_contagem, dt_registro)
     select x.inventario, x.estoque, x.saldo - case when x.estoque % $2 = 0 and x.folga >= 1 then 1 else 0 end, x.saldo,
            x.pessoa, x.quando, x.quando
       from (select i.nr_seq_inventario as inventario, i.nr_seq_estoque as estoque, v.nr_seq_clifor as pessoa,
                    q.quando, least(e.qt_saldo, e.qt_saldo - coalesce(d.depois, 0)) as folga,
                    greatest(e.qt_saldo - coalesce(d.depois, 0), 0) as saldo
               from inventario v
               join inventario_item i on i.nr_seq_inventario = v.nr_sequencial
               join estoque e on e.nr_sequencial = i.nr_seq_estoque
              cross join lateral (select v.dt_inicio + (e.nr_sequencial % 230) * interval '1 minute' as quando) q
              cross join lateral (select sum(m.qt_movimento) as depois from estoque_movimento m
                                   where m.nr_seq_estoque = e.nr_sequencial and m.dt_movimento > q.quando) d
              where v.dt_final is null and v.dt_inicio = $1 and ${which}) x`,
    [from, missingEvery],
  );
  await client.query(
    `update inventario_item i
        set nr_qtidade_contagem = c.nr_qtidade_contagem, qt_saldo_contagem = c.qt_saldo_contagem,
            nr_seq_clifor = c.nr_seq_clifor, dt_contagem = c.dt_contagem, nr_seq_contagem = c.nr_sequencial
       from inventario_contagem c
      where c.nr_seq_inventario = i.nr_seq_inventario and c.nr_seq_estoque = i.nr_seq_estoque
        and i.nr_seq_contagem is null`,
  );
}

/** Ends the inventories that began at a moment, by an approver of each branch. */
async function end(
  client: pg.ClientBase,
  { from, to, stage }: { from: string; to: string; stage: 'finalizado' | 'cancelado' },
): Promise<void> {
  await client.query(
    `update inventario v
        set st_etapa = $2, dt_final = $3,
            nr_seq_clifor_final = (
              select max(cf.nr_seq_clifor) from clifor_filial cf
                join g_clifor g on g.nr_sequencial = cf.nr_seq_clifor and g.st_aprovador = 'S'
               where cf.nr_seq_filial = v.nr_seq_filial),
            qt_itens = (select count(*) from inventario_item i where i.nr_seq_inventario = v.nr_sequencial),
            qt_contados = (select count(i.nr_seq_contagem) from inventario_item i
                            where i.nr_seq_inventario = v.nr_sequencial)
      where v.dt_final is null and v.dt_inicio = $1`,
    [from, stage, to],
  );
}

async function postDifferences(client: pg.ClientBase, from: string, to: string): Promise<void> {
  await client.query(
    `with lancado as (
       insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento, nr_seq_inventario, nr_seq_clifor,
                                      dt_movimento)
       select i.nr_seq_estoque, i.nr_qtidade_contagem - i.qt_saldo_contagem, 'I', v.nr_sequencial, v.nr_seq_clifor, $2
         from inventario v
         join inventario_item i on i.nr_seq_inventario = v.nr_sequencial
        where v.dt_final is null and v.dt_inicio = $1 and i.nr_qtidade_contagem <> i.qt_saldo_contagem
       returning nr_seq_estoque, qt_movimento)
     update estoque e set qt_saldo = e.qt_saldo + l.qt_movimento
       from lancado l
      where e.nr_sequencial = l.nr_seq_estoque`,
    [from, to],
  );
}
