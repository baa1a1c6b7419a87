import type pg from 'pg';
import { shrinkToPhoto } from '../../src/files/pictures.ts';
import { gavePhoto, portraitOf } from './lists/portraits.ts';

/** Drawings as photos, by their SVG: people of different companies look alike. */
const drawn = new Map<string, Promise<Uint8Array>>();

/** Gives people of a company a photo, as if each had taken it; shared terminals and drivers have none. */
export async function insertPhotos(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: number; registration: number; name: string }>(
    `select nr_sequencial as id, nr_matricula::int as registration, ds_colaborador as name
       from g_clifor
      where tp_clifor = 'C' and ds_funcao not in ('TERMINAL', 'MOTORISTA')
      order by 1`,
  );
  const photographed = rows.filter(({ registration }) => gavePhoto(registration));
  const photos = await Promise.all(photographed.map((person) => draw(portraitOf(person))));
  await client.query(
    'insert into clifor_foto (nr_seq_clifor, im_foto) select * from unnest($1::int[], $2::bytea[])',
    [photographed.map(({ id }) => id), photos],
  );
}

function draw(svg: string): Promise<Uint8Array> {
  const photo = drawn.get(svg) ?? shrinkToPhoto(Buffer.from(svg));
  drawn.set(svg, photo);
  return photo;
}
