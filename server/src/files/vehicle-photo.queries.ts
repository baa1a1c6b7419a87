import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { many, maybe, sql } from '../core/db/sql.ts';
import { vehiclePhoto } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';

const Correction = row({
  nr_seq_novo: number.nullable(),
  ds_motivo: text,
  dt_correcao: text,
  ds_colaborador: text,
});

const PhotoRow = row({
  nr_sequencial: number,
  foto: text.nullable(),
  dt_criacao: text,
  ds_colaborador: text,
  correcao: Correction.omit({ nr_seq_novo: true }).nullable(),
});

/** Most photos of a vehicle that are listed. */
const most = 100;

/** Photos of a vehicle, the newest first; of those declared void only who said so, and why. */
export const listVehiclePhotos = (db: CompanyDb, plate: string) => many(db, PhotoRow)`
  select a.nr_sequencial, case when a.dt_substituida is null then a.cd_foto end as foto,
         to_json(a.dt_criacao) #>> '{}' as dt_criacao, g.ds_colaborador,
         (${correctionOf(['ANEXO'], sql`a.nr_sequencial`)})::jsonb - 'nr_seq_novo' as correcao
    from anexo a
    join g_clifor g on g.nr_sequencial = a.nr_seq_clifor
   where a.nr_placa = ${plate} and a.tp_origem = 'V'
   order by a.nr_sequencial desc
   limit ${most}`;

/** Number of the photo of a vehicle that is shown. */
export const findVehiclePhoto = (db: CompanyDb, plate: string) =>
  maybe(db, text.nullable())`select ${vehiclePhoto(sql`${plate}`)}`;

/** Whether a photo of a vehicle was declared void; undefined: the vehicle has no such photo. Nobody else declares it void meanwhile. */
export const lockVehiclePhoto = (tx: CompanyDb, plate: string, id: number) => maybe(tx, bool)`
  select a.dt_substituida is not null from anexo a
   where a.nr_sequencial = ${id} and a.nr_placa = ${plate} and a.tp_origem = 'V'
     for update`;

const Stored = row({ ds_arquivo: text, tp_mime: text });

/** Where the bytes of a vehicle's photo that stands lie, by its number. */
export const findStoredPhoto = (db: CompanyDb, photo: string) => maybe(db, Stored)`
  select ds_arquivo, tp_mime from anexo where cd_foto = ${photo} and dt_substituida is null`;
