import { z } from 'zod';
import { defineCall, internal } from '../../core/call.ts';
import { correctionReason } from '../../core/correction.ts';
import { id, idText, text, unit } from '../../core/fields.ts';

/** V preventive, R bodywork, P predictive. */
const planKind = z.enum(['V', 'R', 'P']);
/** A active, I inactive. */
const status = z.enum(['A', 'I']);
/** K km, H hours. */
const meterKind = z.enum(['K', 'H']);
const name = text(60).min(1);
/** Meter units or days before the due date at which it counts as due soon; null: the company's setting. */
const alert = z.int().min(0).max(100_000).nullable();

const keeper = { who: internal, needs: ['planos'] } as const;
const keeping = { ...keeper, command: true } as const;

const plan = {
  nr_sequencial: z.int(),
  ds_plano: z.string(),
  tp_plano: planKind,
  qt_alerta_km: z.int().nullable(),
  qt_alerta_dias: z.int().nullable(),
  st_status: status,
  /** Meter unit of its vehicles; null: no vehicles, or both units. */
  tp_medidor: meterKind.nullable(),
};

const cycle = z.strictObject({
  nr_sequencial: z.int(),
  ds_ciclo: z.string(),
  /** Meter units since the last cycle done; with days as well, whichever is reached first. */
  km_intervalo: z.int().nullable(),
  qt_dias: z.int().nullable(),
  /** Expected labour hours; null: derived from completed orders. */
  qt_horas: z.number().nullable(),
  /** Vehicles whose next cycle it is, in all branches. */
  veiculos: z.int(),
  itens: z.array(
    z.strictObject({
      nr_seq_item: z.int(),
      ds_item: z.string(),
      /** 3 service, 4 part. */
      nr_tipo: z.int(),
      qt_quantidade: z.number(),
      cd_unidade: unit,
    }),
  ),
});

/** A cycle to save. It counts days, meter units, or both. */
const keptCycle = z
  .strictObject({
    /** Null: a new one. */
    nr_sequencial: id.nullable(),
    ds_ciclo: text(40).min(1),
    km_intervalo: z.int().min(1).max(9_999_999).nullable(),
    qt_dias: z.int().min(1).max(3_650).nullable(),
    qt_horas: z.number().min(0.25).max(999).multipleOf(0.01).nullable(),
    itens: z
      .array(
        z.strictObject({
          nr_seq_item: id,
          qt_quantidade: z.number().min(0.01).max(99_999).multipleOf(0.01),
        }),
      )
      .max(100)
      .refine((items) => new Set(items.map((item) => item.nr_seq_item)).size === items.length),
  })
  .refine((kept) => kept.km_intervalo !== null || kept.qt_dias !== null, {
    path: ['km_intervalo'],
  });

/** Reason for changing a plan that has vehicles; without it the change is refused, and the refusal shows its effect. */
const motivo = correctionReason.optional();

/** State of a plan before or after a change. */
const snapshot = z.strictObject({
  ds_plano: z.string(),
  tp_plano: planKind,
  qt_alerta_km: z.int().nullable(),
  qt_alerta_dias: z.int().nullable(),
  st_status: status,
  ciclos: z.array(
    z.strictObject({
      nr_sequencial: z.int(),
      ds_ciclo: z.string(),
      km_intervalo: z.int().nullable(),
      qt_dias: z.int().nullable(),
      qt_horas: z.number().nullable(),
      itens: z.array(z.strictObject({ nr_seq_item: z.int(), qt_quantidade: z.number() })),
    }),
  ),
});

/** Plans and their rings. */
export const planKeepingCalls = {
  /** All plans of the company, with the due status of the vehicles of the person's branches. */
  listPlans: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'Maintenance plans',
    source: 'addition; issue: plan administration',
    answer: z.array(
      z.strictObject({
        ...plan,
        /** Names of its cycles, in the order of the ring. */
        ciclos: z.array(z.string()),
        veiculos: z.int(),
        suspensos: z.int(),
        vencidos: z.int(),
        a_vencer: z.int(),
      }),
    ),
  }),
  /** One plan with the ring of its cycles. */
  getPlan: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos/{id}',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'A maintenance plan with its cycles',
    source: 'addition; docs/planning.md',
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({
      ...plan,
      ciclos: z.array(cycle),
      /** Changes, the newest first, at most twenty; the first can be undone by sending its former state. */
      mudancas: z.array(
        z.strictObject({
          nr_sequencial: z.int(),
          dt_mudanca: z.string(),
          ds_colaborador: z.string(),
          /** P the plan itself, C its ring. */
          tp_mudanca: z.enum(['P', 'C']),
          ds_motivo: z.string().nullable(),
          antes: snapshot,
          depois: snapshot,
          /** Vehicles overdue by it, in all branches. */
          qt_vencidos_antes: z.int(),
          qt_vencidos_depois: z.int(),
          /** Vehicles due soon by it, in all branches; null: not counted then. */
          qt_a_vencer_antes: z.int().nullable(),
          qt_a_vencer_depois: z.int().nullable(),
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  createPlan: defineCall({
    ...keeping,
    method: 'POST',
    path: 'planos',
    changes: ['plano'],
    summary: 'Create a plan',
    source: 'addition; issue: plan administration',
    body: z.strictObject({ ds_plano: name, tp_plano: planKind, qt_alerta_km: alert, qt_alerta_dias: alert }),
    answer: z.strictObject({ nr_sequencial: z.int() }),
    refusals: ['PLANO_NOME_EM_USO'],
  }),
  /** Changes a plan; its kind cannot change while it has vehicles. */
  changePlan: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'planos/{id}',
    changes: ['plano'],
    summary: 'Change name, kind, alerts or use of a plan',
    source: 'addition; issue: plan administration',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      ds_plano: name,
      tp_plano: planKind,
      qt_alerta_km: alert,
      qt_alerta_dias: alert,
      st_status: status,
      motivo,
    }),
    answer: z.strictObject({ nr_sequencial: z.int() }),
    refusals: ['NAO_ENCONTRADO', 'CONFIRMA_PLANO', 'PLANO_NOME_EM_USO', 'PLANO_EM_USO', 'CICLO_SO_DIAS'],
  }),
  /**
   * Saves the whole ring in its order. The next cycle of each vehicle stays; a cycle that is a vehicle's next one cannot be
   * removed.
   */
  saveCycles: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'planos/{id}/ciclos',
    changes: ['plano'],
    summary: 'Save the ring of a plan',
    source: 'addition; docs/planning.md',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      /** The ring as it was read; refused when it has changed since. */
      antes: z.array(id).max(60),
      ciclos: z.array(keptCycle).min(1).max(60),
      motivo,
    }),
    answer: z.strictObject({ nr_sequencial: z.int() }),
    refusals: [
      'QUANTIDADE_INTEIRA',
      'NAO_ENCONTRADO',
      'CONFIRMA_PLANO',
      'PLANO_MUDOU',
      'CICLO_SO_DIAS',
      'CICLO_EM_USO',
      'CICLO_COM_OS',
    ],
  }),
};
