import type { z } from 'zod';
import { balancesHidden } from '../core/blind.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, type Sql, sql } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { bool, number, row, text } from '../core/row.ts';
import { standingStock } from '../core/words.queries.ts';
import { CountFacts, type FinishFacts } from './rules.ts';

/** An inventory of a branch. */
export interface InventoryName {
  id: number;
  branch: number;
}

/** The reader of a branch's inventories. */
export interface Onlooker {
  branch: number;
  person: number;
  approver: boolean;
}

/** What an inventory is to count: all, a shelf or a class by its name, or codes, in capital letters. */
export type Extent =
  | { kind: 'T' }
  | { kind: 'P' | 'L'; named: string }
  | { kind: 'C'; codes: readonly string[] };

const Inventory = row({ id: number });

/**
 * Begins an inventory of stock rows of the branch; undefined when one is running.
 * Two at once: the second waits for the first and then finds it.
 */
export async function insertInventory(
  tx: CompanyDb,
  { branch, person, extent }: { branch: number; person: number; extent: Extent },
): Promise<{ id: number; rows: number } | undefined> {
  const begun = await maybe(tx, Inventory)`
    insert into inventario (nr_seq_filial, nr_seq_clifor, tp_parte, ds_parte)
    values (${branch}, ${person}, ${extent.kind}, ${'named' in extent ? extent.named : null})
    on conflict (nr_seq_filial) where dt_final is null do nothing
    returning nr_sequencial as id`;
  if (begun === undefined) return undefined;
  const written = await execute(tx)`
    insert into inventario_item (nr_seq_inventario, nr_seq_estoque)
    select ${begun.id}, nr_sequencial from estoque
     where nr_seq_filial = ${branch} and nr_seq_estoque_unido is null and ${within(branch, extent)}
    on conflict do nothing`;
  return { id: begun.id, rows: written };
}

/** Which stock rows of a branch are counted. */
const within = (branch: number, extent: Extent): Sql => {
  if (extent.kind === 'P') return sql`ds_prateleira = ${extent.named}`;
  if (extent.kind === 'L')
    return sql`nr_seq_item in (select nr_sequencial from item where ds_classe = ${extent.named})`;
  return extent.kind === 'C'
    ? sql`nr_sequencial in (
    select ${standingStock} from estoque c where c.nr_seq_filial = ${branch} and c.ds_codigoitem = any (${extent.codes}::text[]))`
    : sql`true`;
};

/** Codes of a list no stock row of the branch bears. */
export async function findForeignCodes(
  db: CompanyDb,
  branch: number,
  codes: readonly string[],
): Promise<string[]> {
  return many(db, text)`
    select codigo from unnest(${codes}::text[]) with ordinality as c (codigo, n)
     where not exists (select from estoque where nr_seq_filial = ${branch} and ds_codigoitem = codigo)
     order by n`;
}

/** Holds an inventory against its end while something in it is written. @returns whether it runs; undefined: none such */
export async function holdInventory(tx: CompanyDb, name: InventoryName): Promise<boolean | undefined> {
  return lock(tx, name, sql`for share`);
}

/** Locks an inventory to end it, which blocks counting. @returns whether it runs; undefined: none such */
export async function lockInventory(tx: CompanyDb, name: InventoryName): Promise<boolean | undefined> {
  return lock(tx, name, sql`for no key update`);
}

async function lock(tx: CompanyDb, { id, branch }: InventoryName, how: Sql) {
  return maybe(tx, bool)`
    select dt_final is null as running from inventario
     where nr_sequencial = ${id} and nr_seq_filial = ${branch} ${how}`;
}

/** Locks a stock row against issues and other counts. @returns whether it belongs to the branch */
export async function lockStock(tx: CompanyDb, stock: number, branch: number): Promise<boolean> {
  const found = await execute(tx)`
    select 1 from estoque where nr_sequencial = ${stock} and nr_seq_filial = ${branch} for no key update`;
  return found === 1;
}

/** A row about to be counted. */
export interface RowToCount {
  inventory: number;
  stock: number;
  /** When it is counted, of a count without network; null: now. */
  madeAt: string | null;
}

/** State of a row about to be counted, and the balance at the moment of the count. */
export const CountedRow = CountFacts.omit({ running: true }).extend({
  quantity: number.nullable(),
  balance: number,
  /** That moment; one outside the inventory is brought back into it. */
  moment: text,
  /** The balance is withheld from the person. */
  hidden: bool,
  /** Who made the latest count, and what it says to the person; null: none, or withheld. */
  counter: text.nullable(),
  told: number.nullable(),
});
export type CountedRow = z.infer<typeof CountedRow>;

/**
 * What stands in a row, its stock row being locked; undefined: the inventory does not have it. The balance of a count made
 * earlier is the present one without what moved since.
 */
export async function findCounted(
  tx: CompanyDb,
  { inventory, stock, madeAt }: RowToCount,
  onlooker: Onlooker,
): Promise<CountedRow | undefined> {
  return maybe(tx, CountedRow)`
    with oculto as materialized (select ${balancesHidden(onlooker)} as sim)
    select case when i.nr_seq_contagem is not null
                then json_build_object('id', i.nr_seq_contagem, 'person', i.nr_seq_clifor) end as last,
           i.nr_seq_clifor_recontagem as doubted, i.nr_qtidade_contagem::float8 as quantity,
           (e.qt_saldo - case when ${madeAt}::timestamptz is null then 0 else coalesce((
              select sum(x.qt_movimento) from estoque_movimento x
               where x.nr_seq_estoque = e.nr_sequencial and x.dt_movimento > m.dt), 0) end)::float8 as balance,
           m.dt::text as moment, oculto.sim as hidden, g.ds_colaborador as counter,
           case when i.st_recontagem = 'N' or not oculto.sim then i.nr_qtidade_contagem end::float8 as told
      from oculto, inventario_item i
      left join g_clifor g on g.nr_sequencial = i.nr_seq_clifor
      join inventario v on v.nr_sequencial = i.nr_seq_inventario
      join estoque e on e.nr_sequencial = i.nr_seq_estoque,
           lateral (select greatest(v.dt_inicio, least(coalesce(${madeAt}::timestamptz, now()), now())) as dt) m
     where i.nr_seq_inventario = ${inventory} and i.nr_seq_estoque = ${stock}`;
}

/** A count to be stored; `balance` is what the stock had at its moment, `terminal` the browser it was typed in (null: unknown). */
export interface NewCount {
  inventory: number;
  stock: number;
  quantity: number;
  person: number;
  terminal: number | null;
  balance: number;
  moment: string;
}

/** Inserts a count together with the balance at that moment. @returns its number */
export async function insertCount(
  tx: CompanyDb,
  { inventory, stock, quantity, person, terminal, balance, moment }: NewCount,
): Promise<number> {
  return one(tx, number)`
    with contagem as (
      insert into inventario_contagem (nr_seq_inventario, nr_seq_estoque, nr_qtidade_contagem, qt_saldo_contagem,
                                       nr_seq_clifor, nr_seq_terminal, dt_contagem)
      values (${inventory}, ${stock}, ${quantity}::numeric, ${balance}::numeric, ${person}, ${terminal},
              ${moment}::timestamptz)
      returning nr_sequencial, nr_qtidade_contagem, qt_saldo_contagem, dt_contagem)
    update inventario_item i
       set nr_qtidade_contagem = c.nr_qtidade_contagem, qt_saldo_contagem = c.qt_saldo_contagem,
           nr_seq_clifor = ${person}, dt_contagem = c.dt_contagem, nr_seq_contagem = c.nr_sequencial,
           st_recontagem = 'N'
      from contagem c
     where i.nr_seq_inventario = ${inventory} and i.nr_seq_estoque = ${stock}
    returning c.nr_sequencial as id`;
}

/** The stock row of a branch a label names, with or without hyphens and blanks; the label of a part that was merged, that of the one that stayed. */
export const stockOfCode = (branch: number, code: string): Sql => sql`coalesce(
  (select ${standingStock} from estoque c where c.nr_seq_filial = ${branch} and c.ds_codigoitem = ${code}),
  (select ${standingStock} from estoque c
    where c.nr_seq_filial = ${branch} and translate(c.ds_codigoitem, '-./_ ', '') = ${code}
    order by c.ds_codigoitem limit 1))`;

/** A code that was read in an inventory. */
export interface ReadCode {
  inventory: InventoryName;
  code: string;
  person: number;
}

/** Keeps a code of nothing the inventory counts, and the part of the branch it may be of; read again, once more. */
export async function insertUnknownCode(
  tx: CompanyDb,
  { inventory: { id, branch }, code, person }: ReadCode,
): Promise<void> {
  await execute(tx)`
    insert into inventario_codigo (nr_seq_inventario, ds_codigo, nr_seq_clifor, nr_seq_estoque)
    values (${id}, ${code}, ${person}, ${stockOfCode(branch, code)})
    on conflict (nr_seq_inventario, ds_codigo)
    do update set nr_vezes = inventario_codigo.nr_vezes + 1, nr_seq_clifor = excluded.nr_seq_clifor,
                  dt_leitura = excluded.dt_leitura, nr_seq_estoque = excluded.nr_seq_estoque,
                  nr_seq_clifor_descarte = null, dt_descarte = null`;
}

/** Marks a code as misread. @returns whether the inventory has it; the first who said so stays */
export async function updateDiscarded(
  tx: CompanyDb,
  { inventory, code, person }: ReadCode,
): Promise<boolean> {
  const written = await execute(tx)`
    update inventario_codigo
       set nr_seq_clifor_descarte = coalesce(nr_seq_clifor_descarte, ${person}), dt_descarte = coalesce(dt_descarte, now())
     where nr_seq_inventario = ${inventory.id} and ds_codigo = ${code}
    returning 1`;
  return written === 1;
}

/** Marks counted rows to be counted again by another. @returns the stock rows that were not waiting already */
export async function updateDoubted(
  tx: CompanyDb,
  inventory: number,
  stock: readonly number[],
): Promise<number[]> {
  return many(tx, number)`
    update inventario_item i
       set st_recontagem = 'S', nr_seq_clifor_recontagem = i.nr_seq_clifor
      from (select nr_sequencial from inventario_item
             where nr_seq_inventario = ${inventory} and nr_seq_estoque = any (${stock}::int[])
               and nr_qtidade_contagem is not null and st_recontagem = 'N'
             order by nr_seq_estoque
               for update) d
     where i.nr_sequencial = d.nr_sequencial
    returning i.nr_seq_estoque`;
}

const Newest = number.nullable();

/** Newest count of an inventory; null: none. */
export async function findNewest(tx: CompanyDb, inventory: number): Promise<FinishFacts['newest']> {
  return one(tx, Newest)`
    select max(nr_seq_contagem) as newest from inventario_item where nr_seq_inventario = ${inventory}`;
}

/** What an inventory found of a stock row, and whether the balance could not bear it. */
export const Found = row({ stock: number, quantity: number, code: text, negative: bool });
export type Found = z.infer<typeof Found>;

/** Differences of the counts that are believed; their stock rows are locked, in their order. */
export async function lockDifferences(tx: CompanyDb, inventory: number): Promise<Found[]> {
  return many(tx, Found)`
    select e.nr_sequencial as stock, (i.nr_qtidade_contagem - i.qt_saldo_contagem)::float8 as quantity,
           e.ds_codigoitem as code,
           e.bloqueia_estoque_negativo = 'S' and e.qt_saldo + i.nr_qtidade_contagem - i.qt_saldo_contagem < 0 as negative
      from inventario_item i
      join estoque e on e.nr_sequencial = i.nr_seq_estoque
     where i.nr_seq_inventario = ${inventory} and i.st_recontagem = 'N'
       and i.nr_qtidade_contagem <> i.qt_saldo_contagem
     order by e.nr_sequencial
       for no key update of e`;
}

/** Ends an inventory. @returns it as it is then */
export async function updateEnded(
  tx: CompanyDb,
  inventory: number,
  { stage, person }: { stage: 'finalizado' | 'cancelado'; person: number },
): Promise<JsonText> {
  const dados = await one(tx, text)`
    update inventario v
       set st_etapa = ${stage}, dt_final = now(), nr_seq_clifor_final = ${person},
           qt_itens = c.itens, qt_contados = c.contados
      from (select count(*) as itens,
                   count(*) filter (where nr_qtidade_contagem is not null and st_recontagem = 'N') as contados
              from inventario_item where nr_seq_inventario = ${inventory}) c
     where v.nr_sequencial = ${inventory}
    returning json_build_object('nr_sequencial', v.nr_sequencial, 'dt_inicio', v.dt_inicio, 'dt_final', v.dt_final,
      'st_etapa', v.st_etapa, 'tp_parte', v.tp_parte, 'ds_parte', v.ds_parte, 'qt_itens', v.qt_itens, 'qt_contados', v.qt_contados)::text as dados`;
  return new JsonText(dados);
}

/** Whether a branch counts blind, from now on. */
export async function updateBlind(tx: CompanyDb, branch: number, blind: 'S' | 'N'): Promise<void> {
  await execute(tx)`update filial set st_inventario_cego = ${blind} where nr_sequencial = ${branch}`;
}
