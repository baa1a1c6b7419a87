import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import { bigId, day, flag, id, idText, plate } from '../core/fields.ts';

/** V overdue, A due soon (G-66). */
const dueStatus = z.enum(['V', 'A']);
const ofStatus = z.strictObject({ status: dueStatus });
/** K km, H hours: unit of the vehicle's meter. The two are never converted into each other. */
const meterKind = z.enum(['K', 'H']);

/** Why the branch does not work on the day, as in the forecast: the name of a holiday, or empty: no shift. Null: it works, or it has passed. */
const dayOff = z.string().nullable();

const vehicle = {
  PLACA: z.string(),
  /** Fleet number. */
  NR_FROTA: z.string().nullable(),
  PROX_CICLO: z.string(),
  DS_PLANO: z.string(),
  /** Expected due day; null when it cannot be estimated from the readings. Days years ahead are not shown (G-67). */
  DATA: day.nullable(),
  FOLGA: dayOff,
  CD_PROX_CICLO: z.int(),
  /** Meter and day of the last cycle done; sent back when an order is generated, to detect changes. */
  KM_ULTIMO: z.int(),
  DT_ULTIMO: day,
  /** The open order of the plan. */
  NR_SEQ_OS: bigId.nullable(),
};

/** A preventive that is due (PREV-04). */
const preventiveLine = z.strictObject({
  ...vehicle,
  PROXIMO_KM: z.int().nullable(),
  KM_ATUAL: z.int(),
  TP_MEDIDOR: meterKind,
  /** Number of the vehicle's plan; of the bodywork plan in the next field. */
  CD_PROX_ORDEM: z.int().nullable(),
  CD_PROX_ORDEM_CARROCERIA: z.int().nullable(),
  /** 0: no dealer contract. */
  ST_CONCESSIONARIA: z.int(),
});

/** A bodywork preventive that is due (BODY-01); with the number of the vehicle's plan. */
const bodyworkLine = z.strictObject({ ...vehicle, CD_PROX_ORDEM_CARROCERIA: z.int() });

const predictiveLine = z.strictObject({
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_ciclo: z.string(),
  /** Meter of the next and of the last cycle; a day when the cycle counts days only. */
  proxima: z.union([z.int(), day]),
  ultima: z.union([z.int(), day]),
  /** Value of the former meter at the last cycle; null: `ultima` was shown by the present meter. */
  ultima_antiga: z.int().nullable(),
  km_atual: z.int(),
  tp_medidor: meterKind,
  ds_preditivo: z.string(),
  /** Number of the vehicle's plan (G-70). */
  cd_preditivo: z.int(),
  cd_prox_ciclo: z.int(),
  km_ultimo: z.int(),
  dt_ultimo: day,
  st_concessionaria: z.int(),
  /** Null: in time. */
  st_plano: dueStatus.nullable(),
  dt_prevista: day.nullable(),
  /** Of `proxima`, where that is a day. */
  folga: dayOff,
  NR_SEQ_OS: bigId.nullable(),
});

const duePlates = (path: string, summary: string, source: string) =>
  defineCall({
    method: 'GET',
    path: `os/itens/execucao/${path}/{status}`,
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu', 'cadastro'],
    summary,
    source,
    who: internal,
    versioned: true,
    params: ofStatus,
    answer: z.array(preventiveLine),
  });

const counts = z.strictObject({ vencidas: z.int(), a_vencer: z.int() });

/** Due plans: indicators and their vehicles. */
export const dueCalls = {
  /** Preventives of the fleet that are overdue or due soon. */
  listDuePlates: duePlates(
    'placasAVencer',
    'Preventives due, fleet',
    'doc 2 §7, C-099, PREV-03..07, G-66, G-68',
  ),
  /** Preventives of the warehouse's equipment that are overdue or due soon, in hours. */
  listDueWarehousePlates: duePlates(
    'placasAVencerArmazem',
    'Preventives due, warehouse',
    'doc 2 §7, C-100, WARE-02, G-71',
  ),
  /** Bodywork that is due: A soon, any other value overdue. */
  listDueBodywork: defineCall({
    method: 'POST',
    path: 'os/itens/execucao/carroceriasPreventivas/{status}',
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu', 'cadastro'],
    summary: 'Bodywork preventives due',
    source: 'doc 2 §7, C-101, BODY-01, BODY-02, G-71',
    who: internal,
    params: z.strictObject({ status: z.string().regex(/^[A-Z]$/) }),
    body: z.strictObject({}).optional(),
    answer: z.array(bodyworkLine),
  }),
  /** Number of due plans in the branch, for the indicators of the lists. */
  countDue: defineCall({
    method: 'GET',
    path: 'planos/indicadores',
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu', 'cadastro'],
    summary: 'Counts of what is due',
    source: 'addition; PREV-02, WARE-02',
    who: internal,
    versioned: true,
    answer: z.strictObject({
      preventivas: counts,
      carrocerias: counts,
      preventivas_armazem: counts,
      preditivas: counts,
      preditivas_armazem: counts,
    }),
  }),
  /** Predictives of the branch, due or not; exibe_terminal S warehouse equipment, N trucks (G-70). */
  listPredictivePlates: defineCall({
    method: 'POST',
    path: 'os/getPlacasPreditivas',
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu', 'cadastro'],
    summary: 'Predictive plans of the vehicles',
    source: 'doc 2 §3 and §7, C-098, PRED-02, PRED-03, G-70',
    who: internal,
    body: z.strictObject({
      exibe_terminal: flag.optional(),
      plano: id.nullish(),
      placa: plate.or(z.literal('')).nullish(),
    }),
    answer: z.array(predictiveLine),
  }),
  /** The GET form (PRED-03). */
  listPredictivePlatesByGet: defineCall({
    method: 'GET',
    path: 'os/getPlacasPreditivas',
    summary: 'Predictive plans of the vehicles (GET form)',
    source: 'C-098, PRED-03',
    who: internal,
    versioned: true,
    query: z.strictObject({
      exibe_terminal: flag.optional(),
      plano: idText.optional(),
      placa: plate.optional(),
    }),
    answer: z.array(predictiveLine),
  }),
  /** Preventives of one plate, vehicle and bodywork, that are due or already have an open order. */
  findDueOfPlate: defineCall({
    method: 'POST',
    path: 'fetchPlacaPreventiva',
    reads: ['os', 'leitura', 'plano', 'importacao', 'pneu', 'cadastro'],
    summary: 'Preventives of a plate',
    source: 'doc 2 §3 and §7, C-102, PREV-08..10, G-72',
    who: internal,
    body: z.strictObject({ placa: plate }),
    answer: z.array(
      z.strictObject({
        nr_placa: z.string(),
        nr_frota: z.string().nullable(),
        /** Null: in time, listed because its order is open. */
        st_preventiva: dueStatus.nullable(),
        ds_prox_ciclo: z.string(),
        km_proximo: z.int().nullable(),
        dt_prevista: day.nullable(),
        km_atual: z.int(),
        tp_medidor: meterKind,
        nr_seq_os_preventiva: bigId.nullable(),
        cd_prox_ciclo: z.int(),
        km_ultimo: z.int(),
        dt_ultimo: day,
        cd_prox_ordem: z.int(),
        /** V of the vehicle, R of its body. */
        tp_plano: z.enum(['V', 'R']),
        st_concessionaria: z.int(),
      }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
};
