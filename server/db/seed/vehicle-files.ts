import { randomUUID } from 'node:crypto';
import { defaultZone } from '@terminal/contract';
import { dayNumber, isoDay } from '@terminal/contract/days';
import type pg from 'pg';
import sharp from 'sharp';
import { redraw } from '../../src/files/pictures.ts';
import { folderOf, miniOf } from '../../src/files/rules.ts';
import type { FileStore } from '../../src/files/store.service.ts';
import { cabins, papers, pdfOf, truckIn } from './lists/vehicle-files.ts';

interface Place {
  companyId: number;
  now: Date;
}

/** Gives vehicles with an open order documents, and photos, as if who administers the company had. */
export async function addVehicleFiles(client: pg.Client, store: FileStore, place: Place): Promise<void> {
  const { rows } = await client.query<{ plate: string; person: number }>(
    `select v.nr_placa as plate, g.nr_sequencial as person
       from g_clifor g
       join clifor_filial cf on cf.nr_seq_clifor = g.nr_sequencial
       join veiculo_filial vf on vf.nr_seq_filial = cf.nr_seq_filial
       join veiculo v on v.nr_placa = vf.nr_placa and v.st_veiculo = 'A'
       join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo and t.departamento = 'FROTA'
       join os o on o.nr_placa = v.nr_placa and o.nr_seq_filial = vf.nr_seq_filial and o.dt_final is null
      where g.st_administra = 'S' and g.st_status = 'A'
      group by v.nr_placa, g.nr_sequencial
      order by min(vf.nr_seq_filial), min(o.nr_sequencial)
      limit $1`,
    [cabins.length],
  );
  const write = async (stored: string, bytes: Uint8Array, mime: string) => store.write(stored, bytes, mime);
  const insertFile = async (
    { plate, person }: (typeof rows)[number],
    file: { origin: 'V' | 'D'; name: string; mime: string; stored: string; size: number },
  ) => {
    const { rows: made } = await client.query<{ id: string }>(
      `insert into anexo (nr_placa, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor, dt_criacao, cd_foto)
       values ($1, $2::text, $3, $4, $5, $6, $7, $8, case $2::text when 'V' then gen_random_uuid() end) returning nr_sequencial as id`,
      [plate, file.origin, file.name, file.size, file.mime, file.stored, person, place.now],
    );
    return made[0]?.id;
  };
  const folder = folderOf(place.companyId, place.now);
  const today = dayNumber(place.now.toLocaleDateString('sv', { timeZone: defaultZone }));
  for (const [n, of] of rows.entries()) {
    const { whole, mini } = await redraw(
      await sharp(Buffer.from(truckIn(cabins[n] ?? '')))
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
    const photo = `${folder}/${randomUUID()}.jpg`;
    await write(photo, whole, 'image/jpeg');
    await write(miniOf(photo), mini, 'image/webp');
    await insertFile(of, {
      origin: 'V',
      name: 'veiculo.jpg',
      mime: 'image/jpeg',
      stored: photo,
      size: whole.length,
    });
    for (const { kind, title, number, days, paper } of papers[n] ?? []) {
      const last = isoDay(today + days);
      const stored = `${folder}/${randomUUID()}.pdf`;
      const bytes = pdfOf([title, `Placa ${of.plate}`, `Numero ${number}`, `Valido ate ${last}`]);
      if (paper) await write(stored, bytes, 'application/pdf');
      const name = `${kind.toLowerCase()}.pdf`;
      const file = paper
        ? await insertFile(of, { origin: 'D', name, mime: 'application/pdf', stored, size: bytes.length })
        : null;
      await client.query(
        `insert into veiculo_documento (nr_placa, tp_documento, nr_documento, dt_inicio, dt_validade, nr_seq_anexo, nr_seq_clifor, dt_criacao)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [of.plate, kind, number, isoDay(today + days - 365), last, file, of.person, place.now],
      );
    }
  }
}
