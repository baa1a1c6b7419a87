import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, day, idText, moment, photo, text } from '../core/fields.ts';
import { criticality } from '../orders/criticality.ts';

/** Groups of the dashboard whose orders can be listed; `valor` selects the row. */
const orderGroups = ['contador', 'criticidade', 'mecanico', 'placa', 'tipo', 'problema'] as const;
const count = z.int().min(0);
const status = z.enum(['Trabalhando', 'Em pausa', 'Parado']);

const order = z.strictObject({
  nr_sequencial: bigId,
  nr_placa: z.string(),
  tipo: z.string(),
  segmento: z.string().nullable(),
  problema: z.string().nullable(),
  st_os: z.enum(['A', 'P', 'L', 'R', 'E']),
  dt_os: moment,
  dt_final: moment.nullable(),
});

/** A share: total and percentage; the percentage is null when the total is 0. */
const share = { total: count, percentual: z.number().nullable() };

/** Times from the opening to the release of a vehicle: count, mean and median, in hours. */
const times = z.strictObject({
  total: count,
  horas: z.number().nullable(),
  mediana: z.number().nullable(),
});

const vehicle = z.strictObject({
  nr_placa: z.string(),
  /** Orders released in the period, and the median of their times from opening to release, in hours. */
  liberadas: count,
  horas_liberacao: z.number().nullable(),
  /** Unplanned orders opened in the period, and the days of availability per such order; null without one. */
  falhas: count,
  dias_entre_falhas: z.number().nullable(),
  /** Availability: percentage of the period in which the vehicle could be used. */
  disponibilidade: z.number().nullable(),
});

/** An order on the wall display. */
const wallOrder = z.strictObject({
  nr_sequencial: bigId,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  /** Problem, or the plan of a plan order. */
  ds_problema: z.string(),
  /** Null for a plan order and for an order without criticality. */
  criticidade: criticality.nullable(),
});

/**
 * A call of the dashboard without input: the branch is the session's. The web polls it, since orders change it without an event
 * of its own.
 */
const ofTheBranch = <A extends z.ZodType>(path: string, summary: string, source: string, answer: A) =>
  defineCall({
    method: 'GET',
    path: `dashboard/${path}`,
    reads: ['pessoa', 'pesquisa'],
    summary,
    source,
    who: internal,
    answer,
  });

/** Figures of a branch and the orders behind them. */
export const dashboardCalls = {
  getDashboardCounters: ofTheBranch(
    'getContadores',
    'Six counts of open orders',
    'doc 1 §7, doc 3 §3, C-107, DASH-02, G-75',
    z.strictObject({
      os_ticketlog: count,
      os_ag_aprovacao: count,
      os_externas: count,
      os_frota: count,
      os_armazem: count,
      os_reabertas: count,
    }),
  ),
  /** Spelled as in the document. 0: orders without criticality, the plan orders. */
  getDashboardCriticality: ofTheBranch(
    'getAtendimentosCritididade',
    'Open orders by criticality',
    'doc 1 §7, doc 3 §3, C-108, DASH-03',
    z.array(
      z.strictObject({
        nr_seq_criticidade: z.int(),
        /** Title of its level; null: orders without one. */
        ds_titulo: z.string().nullable(),
        total_os: count,
      }),
    ),
  ),
  /** Added to the document: person, present work, and the figures of the window. */
  getDashboardProductivity: ofTheBranch(
    'getProdutividadeMecanico',
    'Technicians: grade, what they do now, and their work of thirty days',
    'doc 3 §3, C-109, DASH-05, G-77',
    z.array(
      z.strictObject({
        nr_seq_clifor: z.int(),
        nome_colaborador: z.string(),
        foto: photo,
        nota: z.number(),
        status,
        /** Present order, running or paused, with plate, reason of the pause and since when. */
        nr_seq_os: bigId.nullable(),
        nr_placa: z.string().nullable(),
        motivo: z.string().nullable(),
        desde: moment.nullable(),
        qt_os: count,
        /** Labour hours. */
        horas: z.number(),
        percentual: z.number(),
      }),
    ),
  ),
  getDashboardGrades: ofTheBranch(
    'getNotasMecanicos',
    'Technicians and their grades',
    'doc 1 §7, C-112, DASH-06',
    z.array(z.strictObject({ nome_colaborador: z.string(), nota: z.number(), status })),
  ),
  getDashboardPlates: ofTheBranch(
    'getPlacasOs',
    'The twenty plates with most orders of thirty days',
    'doc 3 §3 and §9, C-110, DASH-07',
    z.array(z.strictObject({ nr_placa: z.string(), total_os: count })).max(20),
  ),
  getDashboardExternal: ofTheBranch(
    'getPlacasExternas',
    'Open external orders, newest first',
    'doc 3 §2 and §3, C-113, DASH-08',
    z
      .array(
        z.strictObject({
          nr_sequencial: bigId,
          nr_placa: z.string(),
          dt_os: moment,
          ds_fornecedor: z.string().nullable(),
          segmento: z.string().nullable(),
          problema: z.string().nullable(),
        }),
      )
      .max(20),
  ),
  getDashboardTypes: ofTheBranch(
    'getTipoOrdem',
    'Orders of thirty days by type',
    'doc 3 §3, C-111, DASH-09',
    z.array(z.strictObject({ tipo: z.string(), quantidade_os: count })),
  ),
  getDashboardRepeated: ofTheBranch(
    'getProblemasRepetidos',
    'The ten problems repeated most in thirty days',
    'doc 3 §3 and §9, C-114, DASH-10',
    z
      .array(
        z.strictObject({
          nr_conjunto: z.int(),
          nome_problema: z.string(),
          data: moment,
          total_repeticoes: count,
        }),
      )
      .max(10),
  ),
  /**
   * Data of the wall display (docs/indicators.md): approved open orders of the branch that are roadside rescues or late, and
   * orders being worked on. No grades; the only pause reason shown is a missing part.
   */
  getDashboardWall: ofTheBranch(
    'getMural',
    'The wall: rescues, late orders, work in hand',
    'addition; doc 3 §2',
    z.strictObject({
      abertas: count,
      em_atendimento: count,
      atrasadas: count,
      /** Rescues first, then by criticality level and promised time. */
      urgentes: z
        .array(
          wallOrder.extend({
            /** Promised time; null: none. */
            dt_prometida: moment.nullable(),
            socorro: z.boolean(),
            /** Location of the rescue. */
            ds_local: z.string().nullable(),
            /** A not begun, X running, P paused, L awaits release. */
            situacao: z.enum(['A', 'X', 'P', 'L']),
            /** Reason of the pause when a part is missing. */
            motivo: z.string().nullable(),
          }),
        )
        .max(30),
      /** Running work, the longest first, then orders that wait for parts. */
      em_maos: z
        .array(
          wallOrder.extend({
            ds_mecanico: z.string().nullable(),
            desde: moment,
            /** Null: the work is running. */
            motivo: z.string().nullable(),
          }),
        )
        .max(40),
    }),
  ),
  /** The orders a figure of the dashboard counts, newest first; `total` is the figure itself. */
  listDashboardOrders: defineCall({
    method: 'GET',
    path: 'dashboard/getOrdens',
    summary: 'The orders behind a figure',
    source: 'addition; doc 3 §2',
    who: internal,
    query: z.strictObject({ grupo: z.enum(orderGroups), valor: text(60).min(1) }),
    answer: z.strictObject({ total: count, data: z.array(order).max(500) }),
  }),
  /** Indicators of the workshop in a period; formulas and worked examples in docs/indicators.md. */
  getIndicators: defineCall({
    method: 'GET',
    path: 'dashboard/getIndicadores',
    summary: 'Indicators of a period',
    source: 'addition; docs/indicators.md',
    who: internal,
    query: z.strictObject({ de: day, ate: day, filial: idText.optional() }),
    answer: z.strictObject({
      /** `atrasadas`: open past their promise, in the total. */
      sla: z.strictObject({ no_prazo: count, atrasadas: count, ...share }),
      planejamento: z.strictObject({ planejadas: count, ...share }),
      /** `vencidos`: past their tolerance and not done, in the total. */
      planos: z.strictObject({ em_dia: count, vencidos: count, ...share }),
      /** `cedo`: closed less than thirty days ago, not in the total. */
      primeira_vez: z.strictObject({ resolvidas: count, cedo: count, ...share }),
      liberacao: z.strictObject({ imprevistas: times, planejadas: times }),
      falhas: z.strictObject({ total: count, dias: z.number().nullable() }),
      disponibilidade: z.strictObject({
        veiculos: count,
        percentual: z.number().nullable(),
        /** Hours of downtime; of the orders' hours, waiting time of unplanned orders before the start, and working time. */
        horas_parado: z.number(),
        horas_espera: z.number(),
        horas_servico: z.number(),
      }),
      pausas: z.array(z.strictObject({ ds_motivo: z.string(), pausas: count, horas: z.number() })),
      veiculos: z.array(vehicle).max(20),
    }),
    refusals: ['PERIODO_INVALIDO', 'FILIAL_NAO_PERMITIDA'],
  }),
};
