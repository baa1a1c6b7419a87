import type { CheckedInput } from '@terminal/contract';
import { documentKinds } from '@terminal/contract/vehicle-documents';
import { z } from 'zod';
import { correctionOf } from '../core/correction.queries.ts';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, many, maybe, one, sql } from '../core/db/sql.ts';
import { branchNames, daysLeft, inBranch, inBranchesOf } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';

const named = {
  nr_sequencial: number,
  tp_documento: z.enum(documentKinds),
  ds_documento: text.nullable(),
  nr_documento: text.nullable(),
};

const Listed = row({
  ...named,
  dias: number.nullable(),
  dt_inicio: text.nullable(),
  dt_validade: text.nullable(),
  ds_observacao: text.nullable(),
  tem_arquivo: bool,
  atual: bool,
  dt_criacao: text,
  ds_colaborador: text,
  correcao: row({
    nr_seq_novo: number.nullable(),
    ds_motivo: text,
    dt_correcao: text,
    ds_colaborador: text,
  }).nullable(),
});

/** Most documents of a vehicle that are listed. */
const mostOfVehicle = 300;

/** Documents of a vehicle: those in force first, by their kinds, then the others, the newest first. @param zone decides what today is */
export const listDocuments = (db: CompanyDb, plate: string, zone: string) => many(db, Listed)`
  select d.nr_sequencial, d.tp_documento, d.ds_documento, d.nr_documento, ${daysLeft(sql`d.dt_validade`, sql`${zone}`)} as dias,
         d.dt_inicio::text, d.dt_validade::text, d.ds_observacao, d.nr_seq_anexo is not null as tem_arquivo,
         a.nr_sequencial is not null as atual,
         to_json(d.dt_criacao) #>> '{}' as dt_criacao, g.ds_colaborador, ${correctionOf(['DOCUMENTO'], sql`d.nr_sequencial`)} as correcao
    from veiculo_documento d
    join g_clifor g on g.nr_sequencial = d.nr_seq_clifor
    left join documento_atual a on a.nr_placa = d.nr_placa and a.nr_sequencial = d.nr_sequencial
   where d.nr_placa = ${plate}
   order by atual desc, case when a.nr_sequencial is not null then d.dt_validade end, d.nr_sequencial desc
   limit ${mostOfVehicle}`;

const File = row({ nr_seq_anexo: number.nullable(), correcao: bool });

/** File of a document, and whether the document was corrected or declared void. @param held until the end of the transaction */
export const findDocument = (db: CompanyDb, plate: string, id: number, held = false) => maybe(db, File)`
  select d.nr_seq_anexo, d.dt_substituida is not null as correcao
    from veiculo_documento d
   where d.nr_sequencial = ${id} and d.nr_placa = ${plate} ${held ? sql`for update` : sql``}`;

/** What is written of a document. */
export type Written = Omit<CheckedInput<'correctVehicleDocument'>['body'], 'motivo'>;

/** Adds a document. @param of the one it corrects; null: it is new @returns its number */
export const insertDocument = (
  tx: CompanyDb,
  plate: string,
  written: Written,
  { file, person, of }: { file: number | null; person: number; of: number | null },
) => one(tx, number)`
  insert into veiculo_documento (nr_placa, tp_documento, ds_documento, nr_documento, dt_inicio, dt_validade, ds_observacao,
                                 nr_seq_anexo, nr_seq_clifor, nr_seq_original)
  select ${plate}, ${written.tp_documento}, ${written.tp_documento === 'OUTRO' ? (written.ds_documento ?? null) : null},
         ${written.nr_documento ?? null}, ${written.dt_inicio ?? null}::date, ${written.dt_validade ?? null}::date,
         ${written.ds_observacao ?? null}, ${file}, ${person},
         (select coalesce(nr_seq_original, nr_sequencial) from veiculo_documento where nr_sequencial = ${of}::bigint)
  returning nr_sequencial`;

/** Marks a document as corrected, or declared void. */
export const updateReplaced = (tx: CompanyDb, id: number) =>
  execute(tx)`update veiculo_documento set dt_substituida = now() where nr_sequencial = ${id}`;

/** Today, where the zone is. */
export const findToday = (db: CompanyDb, zone: string) =>
  one(db, text)`select (now() at time zone ${zone})::date::text`;

const Expiring = row({
  ...named,
  dias: number,
  dt_validade: text,
  nr_placa: text,
  nr_frota: text.nullable(),
  ds_filial: text,
  da_filial: bool,
});

/** Current documents of vehicles in use that end within so many days, or have ended, the most urgent first. */
export const listExpiring = (
  db: CompanyDb,
  asked: {
    days: number;
    zone: string;
    person: number;
    own: number | null;
    branch: number | null;
    most: number;
  },
) => many(db, Expiring)`
  select d.nr_sequencial, d.tp_documento, d.ds_documento, d.nr_documento, d.dias, d.dt_validade::text,
         v.nr_placa, v.nr_frota, ${branchNames(sql`v.nr_placa`)} as ds_filial, ${inBranch(sql`v.nr_placa`, asked.own)} as da_filial
    from (select a.*, ${daysLeft(sql`a.dt_validade`, sql`${asked.zone}`)} as dias from documento_atual a) d
    join veiculo v on v.nr_placa = d.nr_placa
   where v.st_veiculo = 'A' and d.dias <= ${asked.days}
     and ${inBranchesOf(sql`v.nr_placa`, asked.person)} and ${inBranch(sql`v.nr_placa`, asked.branch)}
   order by d.dias, v.nr_placa, d.nr_sequencial
   limit ${asked.most}`;

const Contract = row({
  nr_sequencial: number,
  ds_fornecedor: text,
  nr_contrato: text.nullable(),
  dt_contrato_fim: text,
  dias: number,
});

/** Contracts of suppliers in use that end within so many days, or have ended, the most urgent first. */
export const listContracts = (db: CompanyDb, days: number, zone: string) => many(db, Contract)`
  select * from (
    select nr_sequencial, ds_colaborador as ds_fornecedor, nr_contrato, dt_contrato_fim::text,
           ${daysLeft(sql`dt_contrato_fim`, sql`${zone}`)} as dias
      from g_clifor
     where tp_clifor = 'F' and st_status = 'A' and dt_contrato_fim is not null) f
   where dias <= ${days}
   order by dias, ds_fornecedor, nr_sequencial`;
