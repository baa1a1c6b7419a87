import { z } from 'zod';
import { defineCall, internal } from '../../core/call.ts';
import { listedCorrection } from '../../core/correction.ts';
import {
  bigId,
  countText,
  day,
  envelope,
  id,
  idText,
  meter,
  moment,
  plate,
  text,
} from '../../core/fields.ts';

const keeper = { who: internal, needs: ['planos'] } as const;
const keeping = { ...keeper, command: true } as const;
const meterKind = z.enum(['K', 'H']);
/** Reason of a change by hand, for the history. */
const reason = text(300).min(1);
const ofVehicle = z.strictObject({ id: idText });
/** Number of the vehicle's plan. */
const standing = z.strictObject({ nr_seq_veiculo_plano: z.int() });

const vehicle = {
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  ds_modelo: z.string().nullable(),
  tp_medidor: meterKind,
  km_atual: z.int(),
  /** Names of its branches. */
  ds_filial: z.string(),
};

const place = z.strictObject({
  ...vehicle,
  nr_seq_veiculo_plano: z.int(),
  /** The next cycle. */
  nr_seq_ciclo: z.int(),
  ds_ciclo: z.string(),
  /** Meter and day of the last cycle done; the meter is negative after an exchange. */
  km_ultimo: z.int(),
  /** `km_ultimo` as the meter showed it then; differs when the meter was exchanged since. */
  km_mostrado: z.int(),
  dt_ultimo: day,
  km_proximo: z.int().nullable(),
  dt_limite: day.nullable(),
  dt_prevista: day.nullable(),
  /** V overdue, A due soon, S suspended, null in time. */
  st_plano: z.enum(['V', 'A', 'S']).nullable(),
  nr_seq_os: bigId.nullable(),
});

/** Places of vehicles in plans. */
export const planPlaceCalls = {
  /** Vehicles of a plan in the person's branches, the most urgent first. */
  listPlanVehicles: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos/{id}/veiculos',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'Vehicles of a plan',
    source: 'addition; issue: plan administration',
    params: z.strictObject({ id: idText }),
    query: z.strictObject({
      busca: text(40).optional(),
      /** V overdue, A due soon, E in time, S suspended. */
      situacao: z.enum(['V', 'A', 'E', 'S']).optional(),
      page: countText(10_000).optional(),
    }),
    answer: envelope(place),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Places of a vehicle of the person's branches in plans in use, the most urgent first. */
  listVehiclePlans: defineCall({
    ...keeper,
    method: 'GET',
    path: 'veiculo/{placa}/planos',
    kept: { most: 20 },
    reads: ['os', 'leitura', 'plano', 'importacao'],
    summary: 'Plans of a vehicle',
    source: 'addition; docs/planning.md',
    params: z.strictObject({ placa: plate }),
    answer: z.array(place.extend({ nr_seq_plano: z.int(), ds_plano: z.string() })),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Vehicles that can be attached, filtered by their attributes, and whether each is in the plan already. */
  listCandidates: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos/{id}/candidatos',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'Vehicles to attach to a plan',
    source: 'addition; issue: plan administration',
    params: z.strictObject({ id: idText }),
    query: z.strictObject({
      busca: text(40).optional(),
      tipo: text(20).optional(),
      modelo: text(60).optional(),
      operacao: idText.optional(),
      filial: idText.optional(),
    }),
    answer: z.strictObject({
      total: z.int(),
      ja_vinculados: z.int(),
      /** The first thousand. */
      veiculos: z.array(z.strictObject({ ...vehicle, vinculado: z.boolean() })),
    }),
  }),
  /** Attribute values to filter vehicles of the person's branches by. */
  getVehicleChoices: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos/escolhas',
    summary: 'Types, models, operations and branches of the vehicles',
    source: 'addition; issue: plan administration',
    answer: z.strictObject({
      tipos: z.array(z.strictObject({ cd_tipoveiculo: z.string(), ds_tipoveiculo: z.string() })),
      modelos: z.array(z.string()),
      operacoes: z.array(z.strictObject({ nr_sequencial: z.int(), ds_projeto: z.string() })),
      filiais: z.array(z.strictObject({ nr_sequencial: z.int(), ds_filial: z.string() })),
    }),
  }),
  /** Attaches vehicles with their next cycle; vehicles already in the plan are unchanged and listed in the answer. */
  attachVehicles: defineCall({
    ...keeping,
    method: 'POST',
    path: 'planos/{id}/veiculos',
    changes: ['plano'],
    summary: 'Attach vehicles to a plan',
    source: 'addition; issue: plan administration',
    params: z.strictObject({ id: idText }),
    body: z.strictObject({
      placas: z.array(plate).min(1).max(1_000),
      /** Their next cycle. */
      nr_seq_ciclo: id,
      /** Meter of the last cycle; null: the present value of each meter. */
      km_ultimo: meter.nullable(),
      dt_ultimo: day,
    }),
    answer: z.strictObject({ vinculados: z.array(z.string()), ja_vinculados: z.array(z.string()) }),
    refusals: ['NAO_ENCONTRADO', 'PLANO_SEM_CICLO', 'KM_ACIMA_DO_MEDIDOR', 'DATA_FUTURA'],
  }),
  suspendVehicle: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'planos/veiculos/{id}/suspender',
    changes: ['plano'],
    summary: 'Suspend a vehicle from its plan',
    source: 'addition; issue: plan administration',
    params: ofVehicle,
    body: z.strictObject({ motivo: reason }),
    answer: standing,
    refusals: ['NAO_ENCONTRADO', 'VEICULO_SUSPENSO'],
  }),
  resumeVehicle: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'planos/veiculos/{id}/retomar',
    changes: ['plano'],
    summary: 'Take a suspended vehicle into its plan again',
    source: 'addition; issue: plan administration',
    params: ofVehicle,
    body: z.strictObject({ motivo: reason }),
    answer: standing,
    refusals: ['NAO_ENCONTRADO', 'VEICULO_EM_DIA'],
  }),
  /** Corrects a vehicle's place: next cycle, and meter and day of the last one. */
  correctPlace: defineCall({
    ...keeping,
    method: 'PUT',
    path: 'planos/veiculos/{id}/lugar',
    changes: ['plano'],
    summary: 'Correct the place of a vehicle in its plan',
    source: 'addition; issue: plan administration',
    params: ofVehicle,
    body: z.strictObject({ nr_seq_ciclo: id, km_ultimo: meter, dt_ultimo: day, motivo: reason }),
    answer: standing,
    refusals: ['NAO_ENCONTRADO', 'KM_ACIMA_DO_MEDIDOR', 'DATA_FUTURA'],
  }),
  /** Records a cycle done without an order; the next one counts from there, as after closing an order. */
  reportDone: defineCall({
    ...keeping,
    method: 'POST',
    path: 'planos/veiculos/{id}/feito',
    changes: ['plano'],
    summary: 'Report a cycle done without an order',
    source: 'addition; docs/planning.md',
    params: ofVehicle,
    body: z.strictObject({
      nr_seq_ciclo: id,
      km: meter,
      dia: day,
      observacao: reason,
      /** Meter and day of the last cycle as the list showed them; refused when they have changed since. */
      km_ultimo: z.int().nullish(),
      dt_ultimo: day.nullish(),
    }),
    answer: standing,
    refusals: [
      'NAO_ENCONTRADO',
      'LISTA_MUDOU',
      'PLANO_COM_OS_ABERTA',
      'KM_ACIMA_DO_MEDIDOR',
      'DATA_FUTURA',
      'CICLO_JA_FEITO',
      'FEITO_ANTES',
    ],
  }),
  /** History of a vehicle in a plan, the newest first; at most 200. */
  listPlaceHistory: defineCall({
    ...keeper,
    method: 'GET',
    path: 'planos/veiculos/{id}/historico',
    reads: ['leitura', 'plano', 'importacao'],
    summary: 'History of a vehicle in a plan',
    source: 'addition; issue: plan administration',
    params: ofVehicle,
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        /** E cycle done, V attached, S suspended, R resumed, C place corrected. */
        tp_fato: z.enum(['E', 'V', 'S', 'R', 'C']),
        ds_ciclo: z.string(),
        nr_seq_os: bigId.nullable(),
        km: z.int(),
        dt_fato: day,
        ds_observacao: z.string().nullable(),
        /** Items of its order that were dispensed; with a correction: the dispensation was withdrawn. */
        dispensados: z.array(
          z.strictObject({
            ds_item: z.string(),
            ds_motivo: z.string(),
            ds_colaborador: z.string(),
            correcao: listedCorrection.nullable(),
          }),
        ),
        ds_colaborador: z.string().nullable(),
        dt_registro: moment,
      }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
};
