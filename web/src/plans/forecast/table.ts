import type { Table } from '@terminal/contract/table';
import { amountText } from '../../core/format/amounts.ts';
import { plateText } from '../../core/format/plates.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import type { DueRow } from './weeks.ts';

/** The rows as a table for export, one line each, in the words of the screen. */
export function tableOf(rows: readonly DueRow[], t: TFunction): Table {
  const columns = [
    ...(['week', 'due', 'plate', 'fleet', 'type', 'operation', 'kind', 'plan', 'cycle', 'status'] as const),
    ...(['meter', 'nextMeter', 'hours', 'parts', 'order', 'others'] as const),
  ];
  return {
    heads: columns.map((name) => t(`plans.forecast.columns.${name}`)),
    rows: rows.map((row) => cellsOf(row, t)),
  };
}

function cellsOf({ plan, due }: DueRow, t: TFunction): Table['rows'][number] {
  return [
    due.semana === null ? t('plans.forecast.overdue') : { day: due.semana },
    { day: due.dt_prevista },
    plateText(plan.nr_placa),
    plan.nr_frota,
    plan.ds_tipoveiculo,
    plan.ds_projeto,
    t(`plans.forecast.kinds.${plan.tp_plano}`),
    plan.ds_plano,
    due.ds_ciclo,
    due.st_plano && t(`plans.forecast.row.status.${due.st_plano}`),
    plan.km_atual,
    // Negative: counted on the meter before an exchange.
    due.repetido || plan.km_proximo === null || plan.km_proximo < 0 ? null : plan.km_proximo,
    due.horas,
    due.faltas
      .map(({ ds_item, cd_unidade, qt_falta }) => `${ds_item} (${amountText(qt_falta, cd_unidade)})`)
      .join(', ') || null,
    due.repetido ? null : plan.nr_seq_os,
    plan.outras_os.join(', ') || null,
  ];
}
