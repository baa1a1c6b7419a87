import { z } from 'zod';
import { defineCall, internal } from '../../core/call.ts';
import { bigId, day, id, meter, unit } from '../../core/fields.ts';

/** A due date of a vehicle's plan, assuming that earlier cycles are done on theirs. */
const due = z.strictObject({
  nr_seq_ciclo: id,
  ds_ciclo: z.string(),
  dt_prevista: day,
  /** Why the branch does not work on it: the name of a holiday, or empty: a day without shift. Null: it works. */
  folga: z.string().nullable(),
  /** The day it is done: that one, or the next on which the branch works. */
  dt_util: day,
  /** Monday of the ISO week of the day it is done; null: overdue. */
  semana: day.nullable(),
  /** As in the preventive lists: V overdue, A due soon, null in time. A cycle after the next one is always in time. */
  st_plano: z.enum(['V', 'A']).nullable(),
  /** A further cycle within the window, counted from the due date of the cycle before it. */
  repetido: z.boolean(),
  /** Expected labour hours; null: unknown. */
  horas: z.number().nullable(),
  /** Source of the hours: P the plan, H the median of the last orders of this cycle. */
  tp_horas: z.enum(['P', 'H']).nullable(),
  /** Parts the branch's stock will lack by then, after everything due earlier has taken its parts; empty while withheld. */
  faltas: z.array(
    z.strictObject({ nr_seq_item: id, ds_item: z.string(), cd_unidade: unit, qt_falta: z.number() }),
  ),
  /** Other plans of the vehicle due within seven days of it, which can be done together. */
  junto: z.array(z.strictObject({ nr_seq_veiculo_plano: id, dt_prevista: day })),
});

const vehiclePlan = z.strictObject({
  nr_seq_veiculo_plano: id,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_tipoveiculo: z.string(),
  /** Operation of the vehicle in the branch. */
  ds_projeto: z.string().nullable(),
  departamento: z.enum(['FROTA', 'ARMAZEM']),
  tp_medidor: z.enum(['K', 'H']),
  tp_plano: z.enum(['V', 'R', 'P']),
  ds_plano: z.string(),
  km_atual: meter,
  /** Meter at which its next cycle is due; null: by days alone. */
  /** Meter the next cycle counts from; sent back when an order is generated, to detect changes. */
  km_ultimo: z.int(),
  dt_ultimo: day,
  km_proximo: z.int().nullable(),
  /** Not 0: maintained by the dealer, its orders are external. */
  st_concessionaria: z.int(),
  /** Open order of this plan. */
  nr_seq_os: bigId.nullable(),
  /** Other open orders of the vehicle. */
  outras_os: z.array(bigId),
  /** By due date; the first is the next cycle. */
  vencimentos: z.array(due).min(1),
});

/** What falls due in the next ninety days. */
export const forecastCalls = {
  /** What falls due in a branch within 90 days; formulas and worked examples in docs/planning.md. */
  getForecast: defineCall({
    method: 'GET',
    path: 'planos/previsao',
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu'],
    summary: 'What falls due within ninety days, with hours, parts and conflicts',
    source: 'addition; docs/planning.md',
    who: internal,
    answer: z.strictObject({
      hoje: day,
      /** Last day of the window. */
      ate: day,
      /** Mondays of its ISO weeks. */
      semanas: z.array(day),
      /**
       * Weekly hours worked by the branch's technicians, averaged over the last full weeks, in total and on plan orders; null:
       * none.
       */
      capacidade: z.strictObject({
        horas: z.number().nullable(),
        planos: z.number().nullable(),
        semanas: z.int(),
      }),
      /** Vehicle plans without an estimable date: the cycle counts no days and the vehicle is not used. */
      sem_data: z.int().min(0),
      /** Missing parts are withheld during a blind count, because they reveal balances (docs/inventory.md). */
      oculto: z.boolean(),
      planos: z.array(vehiclePlan),
    }),
  }),
};
