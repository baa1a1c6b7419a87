import type { Table } from '@terminal/contract/table';
import { dateTime } from '../core/format/dates.ts';
import { personName } from '../core/format/words.ts';
import type { TFunction } from '../core/i18n/translate.ts';
import type { PrintedRow } from './api.ts';

/** Every row of an inventory, for a spreadsheet; what is withheld or not counted is empty. */
export function rowsTable(rows: readonly PrintedRow[], t: TFunction, zone: string): Table {
  const heads = ['code', 'item', 'shelf', 'balanceThen', 'counted', 'difference', 'who', 'when'] as const;
  return {
    heads: heads.map((head) => t(`inventory.heads.${head}`)),
    rows: rows.map((row) => [
      row.ds_codigoitem,
      row.ds_item,
      row.ds_prateleira,
      row.qt_saldo,
      row.nr_qtidade,
      row.qt_diferenca,
      row.ds_contou === null ? null : personName(row.ds_contou),
      row.dt_contagem === null ? null : dateTime(row.dt_contagem, zone),
    ]),
  };
}
