import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import sharp from 'sharp';
import { redraw } from '../../src/files/pictures.ts';
import { folderOf, miniOf } from '../../src/files/rules.ts';
import type { FileStore } from '../../src/files/store.service.ts';
import { type Picture, pictures } from './lists/pictures.ts';

/** Orders of each segment that get its picture. */
const ordersEach = 6;

/** Puts a picture on some open orders of a company, from the person who opened them. */
export async function addPictures(
  client: pg.Client,
  store: FileStore,
  { companyId, now }: { companyId: number; now: Date },
): Promise<void> {
  for (const picture of pictures) {
    const { rows } = await client.query<{ order: number; person: number | null; at: Date }>(
      `select o.nr_sequencial as order, o.nr_seq_clifor_abertura as person, o.dt_os as at
         from os o
         join conjunto c on c.nr_sequencial = o.nr_conjunto
         join segmento s on s.nr_sequencial = c.nr_seq_segmento
        where o.dt_final is null and s.ds_grupo = any ($1)
        order by o.dt_os desc, o.nr_sequencial
        limit $2`,
      [picture.segments, ordersEach],
    );
    if (rows.length === 0) continue;
    const drawn = await draw(picture);
    for (const { order, person, at } of rows) {
      const stored = `${folderOf(companyId, now)}/${randomUUID()}.jpg`;
      await store.write(stored, drawn.whole, 'image/jpeg');
      await store.write(miniOf(stored), drawn.mini, 'image/webp');
      await client.query(
        `insert into anexo (nr_seq_os, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor, dt_criacao)
         values ($1, 'A', $2, $3, 'image/jpeg', $4, $5, $6)`,
        [order, picture.name, drawn.whole.length, stored, person, at],
      );
    }
  }
}

const draw = async (picture: Picture) =>
  redraw(await sharp(Buffer.from(picture.svg)).jpeg({ quality: 82 }).toBuffer());
