import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Number of somebody's photo; whoever asks holds the person until he is done with it. */
export async function findPhotoOf(tx: CompanyDb, person: number): Promise<string | null> {
  const { rows } = await sql<{ foto: string | null }>`
    select g.foto from g_clifor g where g.nr_sequencial = ${person} for update`.execute(tx);
  return rows[0]?.foto ?? null;
}

/** Puts a photo in the place of the one there is. @returns its number */
export async function replacePhoto(tx: CompanyDb, person: number, photo: Uint8Array): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into clifor_foto (nr_seq_clifor, im_foto) values (${person}, ${photo})
        on conflict (nr_seq_clifor) do update
       set id = gen_random_uuid(), im_foto = excluded.im_foto, dt_criacao = now()
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Takes somebody's photo away. */
export async function deletePhoto(tx: CompanyDb, person: number): Promise<void> {
  await sql`delete from clifor_foto where nr_seq_clifor = ${person}`.execute(tx);
}

/** A photo by its number. */
export async function findPhoto(db: CompanyDb, id: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ im_foto: Buffer }>`select im_foto from clifor_foto where id = ${id}`.execute(
    db,
  );
  return rows[0]?.im_foto;
}
