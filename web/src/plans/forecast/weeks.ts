import type { AnswerOf } from '@terminal/contract';
import { dayNumber, isoDay } from '@terminal/contract/days';

/** What falls due within ninety days. */
export type Forecast = AnswerOf<'getForecast'>;
/** A plan of a vehicle, with what falls due of it. */
export type VehiclePlan = Forecast['planos'][number];
/** One time a cycle falls due. */
export type Due = VehiclePlan['vencimentos'][number];

/** A cycle of a vehicle that falls due. */
export interface DueRow {
  /** Names it among all rows. */
  key: string;
  plan: VehiclePlan;
  due: Due;
  /** An order can be generated for it: the cycle is the next one and has none. */
  open: boolean;
}

/** A week of the calendar, or what is overdue. */
export interface Week {
  /** Its Monday; null: overdue. */
  monday: string | null;
  rows: DueRow[];
  /** Hours of labour known of its rows. */
  hours: number;
  /** Number of rows with unknown hours. */
  unknown: number;
  /** Different parts the stock will lack. */
  parts: number;
  /** Vehicles that have other open orders. */
  busy: number;
}

/** What is shown of the forecast; absent: everything. */
export interface ForecastFilters {
  plano?: VehiclePlan['tp_plano'];
  operacao?: string;
  veiculo?: string;
  placa?: string;
}

/** Every cycle that falls due and passes the filters, by day. */
export function rowsOf({ planos }: Forecast, filters: ForecastFilters): DueRow[] {
  return planos
    .filter(
      (plan) =>
        (filters.plano === undefined || plan.tp_plano === filters.plano) &&
        (filters.operacao === undefined || plan.ds_projeto === filters.operacao) &&
        (filters.veiculo === undefined || plan.ds_tipoveiculo === filters.veiculo) &&
        (filters.placa === undefined || plan.nr_placa === filters.placa),
    )
    .flatMap((plan) =>
      plan.vencimentos.map((due) => ({
        key: `${plan.nr_seq_veiculo_plano}-${due.dt_prevista}`,
        plan,
        due,
        open: !due.repetido && plan.nr_seq_os === null,
      })),
    )
    .sort((a, b) => a.due.dt_prevista.localeCompare(b.due.dt_prevista));
}

/**
 * Hours of plans a week holds: what the workshop worked on plans a week; where it worked on none yet, all it worked.
 * null: it has not worked yet.
 */
export const planCapacity = ({
  capacidade: { horas, planos },
}: Pick<Forecast, 'capacidade'>): number | null => (planos === null || planos === 0 ? horas : planos);

/** What is overdue, then each week of the window, with what falls due in it. */
export function weeksOf({ semanas }: Pick<Forecast, 'semanas'>, rows: readonly DueRow[]): Week[] {
  return [null, ...semanas].map((monday) => weekOf(monday, rows));
}

function weekOf(monday: string | null, all: readonly DueRow[]): Week {
  const rows = all.filter(({ due }) => due.semana === monday);
  const hours = rows.reduce((sum, { due }) => sum + (due.horas ?? 0), 0);
  return {
    monday,
    rows,
    hours: Math.round(hours * 10) / 10,
    unknown: rows.filter(({ due }) => due.horas === null).length,
    parts: new Set(rows.flatMap(({ due }) => due.faltas.map(({ nr_seq_item }) => nr_seq_item))).size,
    busy: new Set(rows.filter(({ plan }) => plan.outras_os.length > 0).map(({ plan }) => plan.nr_placa)).size,
  };
}

/** Operations and vehicle types there are to filter by, in their order. */
export function choicesOf({ planos }: Forecast): { operations: string[]; types: string[] } {
  const distinct = (names: readonly (string | null)[]) =>
    [...new Set(names.filter((name) => name !== null))].sort((a, b) => a.localeCompare(b, 'pt-BR'));
  return {
    operations: distinct(planos.map(({ ds_projeto }) => ds_projeto)),
    types: distinct(planos.map(({ ds_tipoveiculo }) => ds_tipoveiculo)),
  };
}

/** The last day of a week: its Sunday. */
export const sundayOf = (monday: string): string => isoDay(dayNumber(monday) + 6);
