import { defaultZone } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { many } from '../../core/db/sql.ts';
import { number, row, text } from '../../core/row.ts';
import { fold } from '../../core/text.ts';
import type { Lined } from './outcome.rules.ts';
import type { BranchRow, ItemRow, ProblemRow, SegmentRow, TypeRow } from './setup.rules.ts';
import { removeOthers, upsert } from './upsert.queries.ts';

/** Branches by name. */
export const upsertBranches = (tx: CompanyDb, rows: readonly (BranchRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'filial',
    key: { ds_filial: { type: 'text', of: ({ name }) => name } },
    columns: {
      ds_uf: { type: 'text', of: ({ state }) => state, cell: 'uf' },
      location: { type: 'text', of: ({ place }) => place, cell: 'local' },
      ds_fuso: { type: 'text', of: ({ zone }) => zone, usual: `'${defaultZone}'`, cell: 'fuso' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

/** Vehicle types by code. */
export const upsertTypes = (tx: CompanyDb, rows: readonly (TypeRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'tipo_veiculo',
    key: { cd_tipoveiculo: { type: 'text', of: ({ code }) => code } },
    columns: {
      ds_tipoveiculo: { type: 'text', of: ({ name }) => name },
      departamento: { type: 'text', of: ({ department }) => department },
      tp_medidor: { type: 'text', of: ({ meter }) => meter },
      km_dia_padrao: { type: 'numeric(7, 2)', of: ({ perDay }) => perDay },
      exibe_terminal: { type: 'text', of: ({ solid }) => solid, usual: "'N'", cell: 'macico' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

/** A tyre position of a vehicle type. */
export type TypePosition = TypeRow['positions'][number] & { code: string } & Lined;

/** Tyre positions by type and place. */
export const upsertPositions = (tx: CompanyDb, rows: readonly TypePosition[]) =>
  upsert(tx, rows, {
    table: 'tipo_veiculo_posicao',
    key: {
      cd_tipoveiculo: { type: 'text', of: ({ code }) => code },
      nr_posicao: { type: 'int', of: ({ axle }) => axle },
      ds_lado: { type: 'text', of: ({ side }) => side },
    },
    columns: { eixo_direcional: { type: 'text', of: ({ steers }) => steers } },
  });

/** Takes away the tyre positions of a type that are not named. @returns how many */
export const removePositions = (tx: CompanyDb, code: string, named: TypeRow['positions']) =>
  removeOthers(
    tx,
    {
      table: 'tipo_veiculo_posicao',
      of: ['cd_tipoveiculo', code],
      by: { nr_posicao: 'int', ds_lado: 'text' },
    },
    named.map(({ axle, side }) => ({ nr_posicao: axle, ds_lado: side })),
  );

/** Segments by name. */
export const upsertSegments = (tx: CompanyDb, rows: readonly (SegmentRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'segmento',
    key: { ds_grupo: { type: 'text', of: ({ name }) => name, folded: true } },
    columns: {
      departamento: { type: 'text', of: ({ department }) => department, cell: 'departamento' },
      habilita_pneus: { type: 'text', of: ({ tyres }) => tyres, usual: "'N'", cell: 'pneus' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

/** Services and parts by kind and name. */
export const upsertItems = (tx: CompanyDb, rows: readonly (ItemRow & Lined)[]) =>
  upsert(tx, rows, {
    table: 'item',
    key: {
      nr_tipo: { type: 'int', of: ({ kind }) => kind },
      ds_item: { type: 'text', of: ({ name }) => name },
    },
    columns: {
      st_habilita_execucao: { type: 'text', of: ({ timed }) => timed, usual: "'N'", cell: 'executavel' },
      tp_pneu: { type: 'text', of: ({ tyre }) => tyre, cell: 'pneu' },
      ds_classe: { type: 'text', of: (row) => row.class, cell: 'classe' },
      cd_unidade: { type: 'text', of: ({ unit }) => unit, cell: 'unidade' },
      cd_tipoveiculo: { type: 'text[]', of: ({ types }) => types, cell: 'tipos' },
      ds_modelos: { type: 'text[]', of: ({ models }) => models, cell: 'modelos' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });

const ItemName = row({ nr_tipo: number, ds_item: text });

/** Stored names of services and parts, by kind and folded name; of several the oldest, unless one is written exactly so. */
export async function findItemNames(tx: CompanyDb, rows: readonly ItemRow[]): Promise<Map<string, string>> {
  const names = rows.map(({ name }) => name);
  const found = await many(tx, ItemName)`
    select nr_tipo, ds_item from item where busca(ds_item) = any (${names.map(fold)})
     order by ds_item = any (${names}), nr_sequencial desc`;
  return new Map(found.map(({ nr_tipo, ds_item }) => [`${nr_tipo} ${fold(ds_item)}`, ds_item]));
}

/** Numbers of the rows problems refer to, by name. */
export interface ProblemNumbers {
  segments: ReadonlyMap<string, number>;
  levels: ReadonlyMap<string, number>;
  services: ReadonlyMap<string, number>;
}

/** Problems by segment and name. */
export const upsertProblems = (
  tx: CompanyDb,
  rows: readonly (ProblemRow & Lined)[],
  { segments, levels, services }: ProblemNumbers,
) =>
  upsert(tx, rows, {
    table: 'conjunto',
    key: {
      nr_seq_segmento: { type: 'int', of: ({ segment }) => segments.get(segment) },
      ds_conjunto: { type: 'text', of: ({ name }) => name, folded: true },
    },
    columns: {
      nr_seq_criticidade: { type: 'int', of: ({ level }) => levels.get(String(level)) },
      nr_seq_item: {
        type: 'int',
        of: ({ service }) => (service === null ? null : services.get(service)),
        cell: 'servico',
      },
      hr_sla: { type: 'interval', of: ({ sla }) => sla },
      cd_tipoveiculo: { type: 'text[]', of: ({ types }) => types, cell: 'tipos' },
      tp_os_conjunto: { type: 'text', of: ({ fuel }) => (fuel === 'S' ? 'C' : null), cell: 'abastecimento' },
      st_status: { type: 'text', of: ({ status }) => status, usual: "'A'" },
    },
  });
