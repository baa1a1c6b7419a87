import type pg from 'pg';
import { shrinkToPhoto } from '../../src/files/pictures.ts';
import { portraits } from './lists/portraits.ts';

/** Gives the people of a company who are drawn their photo, as if each had taken it. */
export async function insertPhotos(client: pg.ClientBase): Promise<void> {
  for (const [registration, drawing] of Object.entries(portraits)) {
    await client.query(
      `insert into clifor_foto (nr_seq_clifor, im_foto)
       select nr_sequencial, $2 from g_clifor where nr_matricula = $1`,
      [registration, await shrinkToPhoto(Buffer.from(drawing))],
    );
  }
}
