import { itemTypes } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import { JsonText } from '../core/json-text.ts';
import { number, row, text } from '../core/row.ts';
import { hasWords } from '../core/words.queries.ts';

/** Problems `c` as the registry shows them. */
const problem = sql`
  select c.nr_sequencial, c.ds_conjunto, s.ds_grupo, k.ds_criticidade, i.ds_item,
         to_char(extract(epoch from c.hr_sla)::int / 3600, 'FM9900') || ':'
           || lpad((extract(epoch from c.hr_sla)::int / 60 % 60)::text, 2, '0') as hr_sla,
         c.st_status, c.nr_seq_segmento, c.nr_seq_criticidade, k.nr_nivel, c.nr_seq_item
    from conjunto c
    join segmento s on s.nr_sequencial = c.nr_seq_segmento
    join criticidade k on k.nr_sequencial = c.nr_seq_criticidade
    left join item i on i.nr_sequencial = c.nr_seq_item`;

const Problems = row({ total: number, dados: text });

/**
 * A page of problems whose name, with that of the segment, has all the words.
 */
export async function listProblems(
  db: CompanyDb,
  words: readonly string[],
  page: { number: number; size: number },
): Promise<JsonText> {
  const { total, dados } = await one(db, Problems)`
    with achados as materialized (
      select c.nr_sequencial, s.ds_grupo, c.ds_conjunto
        from conjunto c
        join segmento s on s.nr_sequencial = c.nr_seq_segmento
       where ${hasWords(sql`concat_ws(' ', s.ds_grupo, c.ds_conjunto)`, words)})
    select (select count(*) from achados)::int as total,
           coalesce((select json_agg(p order by busca(p.ds_grupo), busca(p.ds_conjunto))
                       from (${problem}
                              where c.nr_sequencial in (
                                    select nr_sequencial from achados
                                     order by busca(ds_grupo), busca(ds_conjunto)
                                     limit ${page.size} offset ${(page.number - 1) * page.size})) p), '[]')::text as dados`;
  const last = Math.max(1, Math.ceil(total / page.size));
  return new JsonText(`{"current_page":${page.number},"total":${total},"last_page":${last},"data":${dados}}`);
}

/** A problem as the registry shows it; undefined when there is none. */
export async function findProblem(db: CompanyDb, id: number): Promise<JsonText | undefined> {
  const found = await maybe(db, text)`
    select row_to_json(p)::text as dados from (${problem} where c.nr_sequencial = ${id}) p`;
  return found === undefined ? undefined : new JsonText(found);
}

/** What a problem is saved as. */
export interface SavedProblem {
  name: string;
  segment: number;
  criticality: number;
  /** 'HH:MM'. */
  sla: string;
  status: 'A' | 'I';
  /** Standard service. */
  item: number | null;
}

/** Makes a problem. @returns its number */
export async function insertProblem(tx: CompanyDb, saved: SavedProblem): Promise<number> {
  return one(tx, number)`
    insert into conjunto (ds_conjunto, nr_seq_segmento, nr_seq_criticidade, hr_sla, st_status, nr_seq_item)
    values (${saved.name}, ${saved.segment}, ${saved.criticality}, ${saved.sla}::interval, ${saved.status}, ${saved.item})
    returning nr_sequencial`;
}

/** What a segment is registered as. */
export interface NewSegment {
  name: string;
  department: 'FROTA' | 'ARMAZEM' | null;
  tyres: 'S' | 'N';
}

/** Makes a segment. @returns its number */
export async function insertSegment(tx: CompanyDb, { name, department, tyres }: NewSegment): Promise<number> {
  return one(tx, number)`
    insert into segmento (ds_grupo, departamento, habilita_pneus) values (${name}, ${department}, ${tyres})
    returning nr_sequencial`;
}

/** Changes a problem; open orders keep their level and SLA. @returns whether it exists */
export async function updateProblem(tx: CompanyDb, id: number, saved: SavedProblem): Promise<boolean> {
  const written = await execute(tx)`
    update conjunto
       set ds_conjunto = ${saved.name}, nr_seq_segmento = ${saved.segment}, nr_seq_criticidade = ${saved.criticality},
           hr_sla = ${saved.sla}::interval, st_status = ${saved.status}, nr_seq_item = ${saved.item}
     where nr_sequencial = ${id}
    returning 1`;
  return written === 1;
}

/** Whether an item is a service in use, as standard services are. */
export async function isService(tx: CompanyDb, item: number): Promise<boolean> {
  const found = await execute(tx)`
    select 1 from item where nr_sequencial = ${item} and nr_tipo = ${sql.lit(itemTypes.service)} and st_status = 'A'`;
  return found === 1;
}

const Criticalities = row({
  nr_sequencial: number,
  nr_nivel: number,
  ds_criticidade: text,
  ds_titulo: text,
});

/** Levels, the worst first. */
export async function listCriticalities(db: CompanyDb) {
  return many(db, Criticalities)`
    select nr_sequencial, nr_nivel, ds_criticidade, ds_titulo from criticidade order by nr_nivel`;
}
