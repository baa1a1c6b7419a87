import type { AnswerOf } from '@terminal/contract';
import type { Table } from '@terminal/contract/table';
import { plateText } from '../../core/format/plates.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import type { GroupCost } from './costs.ts';

type ToRemove = AnswerOf<'listTyresToRemove'>['pneus'][number];
type Finding = AnswerOf<'listTyreFindings'>['achados'][number];
type PositionName = (position: Pick<ToRemove, 'nr_posicao' | 'ds_lado'>) => string;

/** Tyres to be removed, for a spreadsheet. */
export function removalTable(rows: readonly ToRemove[], t: TFunction, positionName: PositionName): Table {
  const heads = [
    ...(['fire', 'plate', 'fleet', 'position', 'brand', 'model', 'size', 'life', 'depth'] as const),
    ...(['usage', 'total', 'rate', 'left', 'day'] as const),
  ];
  return {
    heads: heads.map((head) => t(`tyres.life.heads.${head}`)),
    rows: rows.map((row) => [
      row.nr_fogo,
      plateText(row.nr_placa),
      row.nr_frota,
      positionName(row),
      row.ds_marca,
      row.ds_modelo,
      row.ds_medida,
      row.nr_vida,
      row.vl_menor,
      row.qt_rodado,
      row.qt_rodado_total,
      row.vl_taxa,
      row.qt_restante,
      { day: row.dt_retirada },
    ]),
  };
}

/** Findings, for a spreadsheet. */
export function findingTable(rows: readonly Finding[], t: TFunction, positionName: PositionName): Table {
  const heads = [
    'finding',
    'fire',
    'plate',
    'fleet',
    'position',
    'beside',
    'read',
    'limit',
    'order',
  ] as const;
  return {
    heads: heads.map((head) => t(`tyres.life.heads.${head}`)),
    rows: rows.map((row) => [
      t(`tyres.life.findings.kinds.${row.tp_achado}`),
      row.nr_fogo,
      plateText(row.nr_placa),
      row.nr_frota,
      positionName(row),
      row.nr_fogo_par,
      row.vl_lido,
      row.vl_limite,
      row.nr_seq_os,
    ]),
  };
}

/** Costs as they are grouped, for a spreadsheet; the cost of a km has more decimals than money. */
export function costTable(
  rows: readonly GroupCost[],
  head: string,
  nameOf: (row: GroupCost) => string,
  t: TFunction,
): Table {
  return {
    heads: [head, ...(['tyres', 'km', 'used', 'perKm'] as const).map((one) => t(`tyres.life.heads.${one}`))],
    rows: rows.map((row) => [
      nameOf(row),
      row.tyres,
      row.km,
      row.used,
      row.perKm === null ? null : row.perKm.toFixed(4).replace('.', ','),
    ]),
  };
}
