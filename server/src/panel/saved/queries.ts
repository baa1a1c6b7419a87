import { type CheckedInput, calls, mostSaved } from '@terminal/contract';
import type { z } from 'zod';
import type { ControlDb } from '../../core/db/pools.ts';
import { many, maybe, one } from '../../core/db/sql.ts';
import { number, text } from '../../core/row.ts';

const Saved = calls.listSaved.answer.element;
type Saved = z.infer<typeof Saved>;
type Body = CheckedInput<'saveOwn'>['body'];

/** What a user keeps, by name. @param table of which table; null: scripts */
export async function listOwn(db: ControlDb, userId: number, table: string | null): Promise<Saved[]> {
  return many(db, Saved)`
    select nr_sequencial, ds_salvo, js_filtros as filtros, ds_script, to_json(dt_salvo) #>> '{}' as dt_salvo
      from salvo
     where nr_seq_usuario = ${userId} and nm_tabela is not distinct from ${table}::text
     order by lower(ds_salvo)`;
}

/** The columns of a body of either kind; null: the other kind has it. */
const parts = (body: Body) => ({
  table: body.tp_salvo === 'F' ? body.nome_tabela : null,
  script: body.tp_salvo === 'S' ? body.ds_script : null,
  filters: body.tp_salvo === 'F' ? JSON.stringify(body.filtros) : null,
});

/** Replaces a saved entry of the same name. @returns its number; undefined: no such entry */
export async function replaceOwn(db: ControlDb, userId: number, body: Body): Promise<number | undefined> {
  const { table, script, filters } = parts(body);
  return maybe(db, number)`
    update salvo set ds_salvo = ${body.ds_salvo}, ds_script = ${script}, js_filtros = ${filters}::jsonb, dt_salvo = now()
     where nr_seq_usuario = ${userId} and tp_salvo = ${body.tp_salvo} and nm_tabela is not distinct from ${table}::text
       and lower(ds_salvo) = lower(${body.ds_salvo})
    returning nr_sequencial`;
}

/** Inserts a saved entry. @returns its number; undefined: limit reached, or name taken */
export async function insertOwn(db: ControlDb, userId: number, body: Body): Promise<number | undefined> {
  const { table, script, filters } = parts(body);
  return maybe(db, number)`
    insert into salvo (nr_seq_usuario, nr_lugar, tp_salvo, ds_salvo, ds_script, nm_tabela, js_filtros)
    select ${userId}, min(place), ${body.tp_salvo}, ${body.ds_salvo}, ${script}, ${table}, ${filters}::jsonb
      from generate_series(1, ${mostSaved}::int) as place
     where place not in (select nr_lugar from salvo where nr_seq_usuario = ${userId})
    having min(place) is not null
        on conflict do nothing
    returning nr_sequencial`;
}

/** Whether a user keeps as much as he may. */
export async function isFull(db: ControlDb, userId: number): Promise<boolean> {
  const kept = await one(db, number)`
    select count(*)::int as n from salvo where nr_seq_usuario = ${userId}`;
  return kept >= mostSaved;
}

/** Deletes a user's saved entry. @returns its name; undefined: no such entry */
export async function deleteOwn(db: ControlDb, userId: number, id: number): Promise<string | undefined> {
  return maybe(db, text)`
    delete from salvo where nr_seq_usuario = ${userId} and nr_sequencial = ${id} returning ds_salvo`;
}
