import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, day, id, meter } from '../core/fields.ts';

/** A cycle of a vehicle's plan that falls due, or will once the ones before it are done. */
const due = z.strictObject({
  nr_seq_ciclo: id,
  ds_ciclo: z.string(),
  dt_prevista: day,
  /** Monday of its ISO week in the branch; null: overdue. */
  semana: day.nullable(),
  /** As the preventive lists say it: V overdue, A due soon, null in time. A cycle that comes after another is in time. */
  st_plano: z.enum(['V', 'A']).nullable(),
  /** Comes again within the window: counted from the due date of the cycle before it. */
  repetido: z.boolean(),
  /** Hours of labour it will take; null: nobody knows yet. */
  horas: z.number().nullable(),
  /** Where they are known from: P the plan, H the median of the last orders of this cycle. */
  tp_horas: z.enum(['P', 'H']).nullable(),
  /** Parts the stock of the branch will lack by then, after everything due before it has taken its own; none while withheld. */
  faltas: z.array(z.strictObject({ nr_seq_item: id, ds_item: z.string(), qt_falta: z.number() })),
  /** Other plans of the vehicle that fall due within seven days of it: to be done together. */
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
  /** Where the next one counts from: a generation tells what it was shown. */
  km_ultimo: z.int(),
  dt_ultimo: day,
  km_proximo: z.int().nullable(),
  /** Not 0: maintained by the dealer, its orders are external. */
  st_concessionaria: z.int(),
  /** Open order of this plan. */
  nr_seq_os: bigId.nullable(),
  /** Other open orders of the vehicle. */
  outras_os: z.array(bigId),
  /** In the order they fall due; the first one is the cycle that is next. */
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
      /** Hours the technicians of the branch worked a week, on average of the last full weeks, and of them on orders of plans; null: they worked none. */
      capacidade: z.strictObject({
        horas: z.number().nullable(),
        planos: z.number().nullable(),
        semanas: z.int(),
      }),
      /** Vehicle plans nobody can date: no days, and a vehicle that does not move. */
      sem_data: z.int().min(0),
      /** What the stock will lack is withheld, for it tells the balances: the branch counts blind (docs/inventory.md). */
      oculto: z.boolean(),
      planos: z.array(vehiclePlan),
    }),
  }),
};
