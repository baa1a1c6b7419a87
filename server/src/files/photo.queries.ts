import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one } from '../core/db/sql.ts';
import { bytes, text } from '../core/row.ts';

const PhotoOf = text.nullable();

/** Number of the photo of a person of the company, null: none; locks the person's row until the end of the transaction. @returns undefined: no such person */
export const findPhotoOf = (tx: CompanyDb, person: number): Promise<string | null | undefined> =>
  maybe(tx, PhotoOf)`
    select g.foto from g_clifor g where g.nr_sequencial = ${person} and g.tp_clifor = 'C' for update`;

/** Sets or replaces a photo. @returns its number */
export async function replacePhoto(tx: CompanyDb, person: number, photo: Uint8Array): Promise<string | null> {
  return one(tx, text)`
    insert into clifor_foto (nr_seq_clifor, im_foto) values (${person}, ${photo})
        on conflict (nr_seq_clifor) do update
       set id = gen_random_uuid(), im_foto = excluded.im_foto, dt_criacao = now()
    returning id`;
}

/** Deletes a person's photo. */
export async function deletePhoto(tx: CompanyDb, person: number): Promise<void> {
  await execute(tx)`delete from clifor_foto where nr_seq_clifor = ${person}`;
}

/** A photo by its number. */
export async function findPhoto(db: CompanyDb, id: string): Promise<Buffer | undefined> {
  return maybe(db, bytes)`select im_foto from clifor_foto where id = ${id}`;
}
