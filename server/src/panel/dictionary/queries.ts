import { calls } from '@terminal/contract';
import type { z } from 'zod';
import type { ControlDb } from '../../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../../core/db/sql.ts';
import { number, row } from '../../core/row.ts';
import { escapeLike, partPattern } from '../../core/text.ts';
import { Word } from './rules.ts';

const ShownWord = calls.saveWord.answer;
type ShownWord = z.infer<typeof ShownWord>;

const shown = sql`
  p.name, to_json(p.dt_alteracao) #>> '{}' as dt_alteracao,
  coalesce((select json_agg(json_build_object('cd_idioma', l.cd_idioma, 'translate', l.translate) order by l.cd_idioma desc)
              from lang_system l where l.nr_seq_palavra = p.nr_sequencial), '[]') as lang_system`;

const Words = row({ total: number, data: ShownWord.array() });

/**
 * A page of words by element, and how many there are.
 * @param filter part of an element or translation, or with `exact` one of them whole; null: all
 */
export async function searchWords(
  db: ControlDb,
  filter: { text: string; exact: boolean } | null,
  page: { first: number; size: number },
): Promise<{ total: number; data: ShownWord[] }> {
  const pattern = filter === null ? null : filter.exact ? escapeLike(filter.text) : partPattern(filter.text);
  return one(db, Words)`
    with achada as materialized (
      select p.nr_sequencial, p.name
        from palavra p
       where ${pattern}::text is null
          or p.name like ${pattern}
          or exists (select 1 from lang_system l
                      where l.nr_seq_palavra = p.nr_sequencial and l.translate like ${pattern})),
    pagina as (
      select nr_sequencial from achada order by name limit ${page.size} offset ${page.first})
    select (select count(*)::int from achada) as total,
           coalesce((select json_agg(json_build_object('name', v.name, 'lang_system', v.lang_system,
                                                       'dt_alteracao', v.dt_alteracao) order by v.name)
                       from (select ${shown} from pagina join palavra p using (nr_sequencial)) v), '[]') as data`;
}

/** Every word by element. */
export async function listWords(db: ControlDb): Promise<Word[]> {
  return many(db, Word)`
    select p.name as palavra, coalesce(pt.translate, '') as palavra_frase, coalesce(es.translate, '') as traducao
      from palavra p
      left join lang_system pt on pt.nr_seq_palavra = p.nr_sequencial and pt.cd_idioma = 'pt'
      left join lang_system es on es.nr_seq_palavra = p.nr_sequencial and es.cd_idioma = 'es'
     order by p.name`;
}

/** Locks all words against other writers, because a file is compared with the stored words. */
export async function lockWords(db: ControlDb): Promise<void> {
  await execute(db)`lock table palavra in share row exclusive mode`;
}

/** Adds elements; one there is already violates palavra_nome. */
export async function insertWords(db: ControlDb, names: readonly string[]): Promise<void> {
  await execute(db)`insert into palavra (name) select n from unnest(${names}::text[]) as n`;
}

/** Locks existing elements and marks them as changed. @returns their number */
export async function touchWords(db: ControlDb, names: readonly string[]): Promise<number> {
  return execute(db)`
    update palavra set dt_alteracao = now() where name = any (${names}::text[])`;
}

/** Updates both translations of existing words; an empty one is removed. */
export async function saveTranslations(db: ControlDb, words: readonly Word[]): Promise<void> {
  await execute(db)`
    with dada as (
      select p.nr_sequencial, t.cd_idioma, t.translate
        from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as w (palavra text, palavra_frase text, traducao text)
        join palavra p on p.name = w.palavra
       cross join lateral (values ('pt', w.palavra_frase), ('es', w.traducao)) as t (cd_idioma, translate)),
    tirada as (
      delete from lang_system l using dada d
       where l.nr_seq_palavra = d.nr_sequencial and l.cd_idioma = d.cd_idioma and d.translate = '')
    insert into lang_system (nr_seq_palavra, cd_idioma, translate)
    select nr_sequencial, cd_idioma, translate from dada where translate <> ''
        on conflict (nr_seq_palavra, cd_idioma) do update set translate = excluded.translate`;
}

/** A word for display. */
export async function findWord(db: ControlDb, name: string): Promise<ShownWord | undefined> {
  return maybe(db, ShownWord)`select ${shown} from palavra p where p.name = ${name}`;
}

/** Removes a word with its translations. @returns whether it was there */
export async function deleteWord(db: ControlDb, name: string): Promise<boolean> {
  const written = await execute(db)`delete from palavra where name = ${name} returning 1`;
  return written === 1;
}

/** Tells every server, with the commit, that terminals are to load the dictionary anew. */
export async function notifyDictionary(db: ControlDb): Promise<void> {
  await execute(db)`select pg_notify('dicionario', '')`;
}
