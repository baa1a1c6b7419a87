import type { CompanyDb } from '../core/db/pools.ts';
import { one, type Sql, sql } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { row, text } from '../core/row.ts';
import { wordsOf } from '../core/text.ts';
import { hasWords } from '../core/words.queries.ts';

/** Where a tyre is: on a vehicle, in stock, away for service, scrapped (G-78). */
export type TyreSituation = 'A' | 'E' | 'S' | 'D';

/** Which page of a list. */
export interface Paging {
  page: number;
  size: number;
}

/** What the tyres in stock are narrowed by. */
export interface StockFilters {
  make: string | null;
  size: string | null;
  model: string | null;
  /** Part of the fire number. */
  fire: string | null;
}

/** What every list tells of tyre `p`. */
const named = sql`
  'idpneu', p.nr_sequencial, 'nr_fogo', p.nr_fogo, 'ds_marca', p.ds_marca, 'ds_medida', p.ds_medida,
  'ds_modelo', p.ds_modelo, 'nr_vida', p.nr_vida,
  'vl_mm', array_to_string(array(select trim_scale(x) from unnest(p.vl_mm) x), '|')`;

/** A page of tyres in stock of a branch, by fire number. */
export function listStock(
  db: CompanyDb,
  branch: number,
  filters: StockFilters,
  paging: Paging,
): Promise<JsonText> {
  const { make, size, model, fire } = filters;
  return listPage(db, paging, {
    of: sql`${inSituation(branch, 'E')} and ${bearing(fire)}
       and (${make}::text is null or p.ds_marca = ${make}) and (${size}::text is null or p.ds_medida = ${size})
       and (${model}::text is null or p.ds_modelo = ${model})`,
    ...orders.E,
    row: stocked,
    joins: sql`join filial f on f.nr_sequencial = p.nr_seq_filial`,
  });
}

const stocked = sql`json_build_object(${named}, 'nr_seq_filial', p.nr_seq_filial, 'ds_filial', f.ds_filial)`;

const departed = sql`join pneu_destino_valido d on d.nr_seq_pneu = p.nr_sequencial and d.dt_retorno is null`;

/** Sorting and source columns of the tyres of each situation. */
const orders: Record<TyreSituation, Pick<List, 'columns' | 'by' | 'from'>> = {
  A: {
    columns: sql`a.nr_placa, a.nr_posicao, a.ds_lado`,
    by: sql`nr_placa, nr_posicao = 0, nr_posicao, ds_lado`,
    from: sql`join pneu_aplicacao_valida a on a.nr_seq_pneu = p.nr_sequencial and a.dt_saida is null`,
  },
  E: { columns: sql`p.nr_fogo`, by: sql`nr_fogo`, from: sql`` },
  S: { columns: sql`d.dt_envio, p.nr_fogo`, by: sql`dt_envio, nr_fogo`, from: departed },
  D: { columns: sql`d.dt_envio, p.nr_fogo`, by: sql`dt_envio desc, nr_fogo`, from: departed },
};

/** A page of the branch's tyres in one situation. */
export function listBySituation(
  db: CompanyDb,
  { branch, zone }: { branch: number; zone: string },
  { situation, fire }: { situation: TyreSituation; fire: string | null },
  paging: Paging,
): Promise<JsonText> {
  return listPage(db, paging, {
    of: sql`${inSituation(branch, situation)} and ${bearing(fire)}`,
    ...orders[situation],
    row: sql`json_build_object(${named}, 'nr_placa', s.nr_placa, 'nr_posicao', s.nr_posicao, 'ds_lado', s.ds_lado,
      'des_data', s.des_data, 'rec_dataenvio', s.rec_dataenvio, 'tp_destino', s.tp_destino,
      'dias_fora', (now() at time zone ${zone})::date - d.dt_envio,
      'ds_fornecedor', g.ds_colaborador, 'ds_servico', i.ds_item,
      'motivos', coalesce((select json_agg(m.ds_motivo order by m.nr_sequencial) from motivo m
                            where m.nr_sequencial = any (d.cd_motivos)), '[]'),
      'ds_observacao', d.ds_observacao)`,
    joins: sql`
      left join pneu_destino d on d.nr_sequencial = s.nr_seq_destino
      left join g_clifor g on g.nr_sequencial = d.nr_seq_fornecedor
      left join item i on i.nr_sequencial = d.nr_seq_item`,
  });
}

const mounted = sql`
  exists (select from pneu_aplicacao_valida x where x.nr_seq_pneu = p.nr_sequencial and x.dt_saida is null)`;
const gone = (kinds: Sql) => sql`
  exists (select from pneu_destino_valido x where x.nr_seq_pneu = p.nr_sequencial and x.dt_retorno is null ${kinds})`;

/** What the view `pneu_situacao` says, as conditions an index answers: a test compares both. */
const conditions: Record<TyreSituation, Sql> = {
  A: mounted,
  E: sql`not ${mounted} and not ${gone(sql``)}`,
  S: gone(sql`and x.tp_destino <> 'D'`),
  D: gone(sql`and x.tp_destino = 'D'`),
};

/** Tyre `p` of a branch in a situation. */
const inSituation = (branch: number, situation: TyreSituation) =>
  sql`p.nr_seq_filial = ${branch} and ${conditions[situation]}`;

const bearing = (fire: string | null) =>
  fire === null ? sql`true` : hasWords(sql`p.nr_fogo`, wordsOf(fire));

interface List {
  of: Sql;
  columns: Sql;
  by: Sql;
  from: Sql;
  row: Sql;
  joins: Sql;
}

/** The tyres are chosen and counted first; only those of the page are joined. */
async function listPage(db: CompanyDb, { page, size }: Paging, list: List): Promise<JsonText> {
  const { of, columns, by, from, row, joins } = list;
  const dados = await one(db, text)`
    with escolhidos as materialized (select p.nr_sequencial, ${columns} from pneu p ${from} where ${of}),
    pagina as (
      select nr_sequencial, row_number() over () as lugar
        from (select nr_sequencial from escolhidos
               order by ${by} limit ${size} offset (${page}::int - 1) * ${size}::int) e)
    select json_build_object(
             'current_page', ${page}::int, 'total', (select count(*) from escolhidos),
             'last_page', greatest(1, (select ceil(count(*) / ${size}::numeric) from escolhidos)::int),
             'data', coalesce((
               select json_agg(${row} order by e.lugar)
                 from pagina e
                 join pneu p on p.nr_sequencial = e.nr_sequencial
                 join pneu_situacao s on s.nr_seq_pneu = e.nr_sequencial
                 ${joins}), '[]'))::text as dados`;
  return new JsonText(dados);
}

/** Tyres in stock of a branch whose fire number, make, size or model contains each word; those of `size` first. */
export async function listAvailable(
  db: CompanyDb,
  branch: number,
  { words, size }: { words: readonly string[]; size: string | null },
): Promise<JsonText> {
  const first = sql`p.ds_medida is distinct from coalesce(${size}::text, p.ds_medida), p.nr_fogo`;
  const dados = await one(db, text)`
    select coalesce(json_agg(json_build_object(${named}) order by ${first}), '[]')::text as dados
      from (select p.* from pneu p
             where ${inSituation(branch, 'E')}
               and ${hasWords(sql`concat_ws(' ', p.nr_fogo, p.ds_marca, p.ds_medida, p.ds_modelo)`, words)}
             order by ${first}
             limit 100) p`;
  return new JsonText(dados);
}

const StockValues = row({ marcas: text.array(), medidas: text.array(), modelos: text.array() });

/** What the tyres in stock of a branch are: makes, sizes, models. */
export async function findStockValues(
  db: CompanyDb,
  branch: number,
): Promise<{ marcas: string[]; medidas: string[]; modelos: string[] }> {
  return one(db, StockValues)`
    with estoque as materialized (
      select distinct p.ds_marca, p.ds_medida, p.ds_modelo
        from pneu p
       where ${inSituation(branch, 'E')})
    select array(select distinct ds_marca from estoque order by 1) as marcas,
           array(select distinct ds_medida from estoque order by 1) as medidas,
           array(select distinct ds_modelo from estoque order by 1) as modelos`;
}

/** One tyre as the list of the stock shows it. */
export async function findStocked(db: CompanyDb, tyre: number): Promise<JsonText> {
  const dados = await one(db, text)`
    select ${stocked}::text as dados
      from pneu p
      join filial f on f.nr_sequencial = p.nr_seq_filial
     where p.nr_sequencial = ${tyre}`;
  return new JsonText(dados);
}
