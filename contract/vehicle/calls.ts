import { z } from 'zod';
import { defineCall, everyone } from '../core/call.ts';
import { bigId, countText, flag, moment, photo, plate } from '../core/fields.ts';
import { criticality } from '../orders/criticality.ts';
import { closedOfVehicle } from '../orders/fixed.ts';
import { orderStates } from '../orders/states.ts';

/** Fields of an order on the page of its vehicle. */
const order = {
  nr_sequencial: bigId,
  ds_tipo: z.string(),
  /** Its problem, or its plan. */
  ds_conjunto: z.string().nullable(),
  /** Its branch where it is not the session's; null: it is. */
  ds_filial: z.string().nullable(),
};

/** The page of a vehicle. */
export const vehiclePageCalls = {
  /**
   * A vehicle with the orders the session may see on it. It is known to internal people of its branches and to whoever may see
   * one of its orders; a supplier sees only his own. Open orders, at most fifty, the oldest first; closed ones by their end, the
   * newest first.
   */
  getVehicle: defineCall({
    method: 'GET',
    path: 'veiculo/{placa}',
    kept: { most: 20 },
    reads: ['os', 'exec', 'leitura', 'importacao', 'cadastro', 'veiculo'],
    summary: 'A vehicle with its orders',
    source: 'addition; docs/planning.md',
    who: everyone,
    params: z.strictObject({ placa: plate }),
    query: z.strictObject({
      /** How many closed orders are wanted; those of the first step when left out. */
      encerradas: countText(closedOfVehicle.most).optional(),
    }),
    answer: z.strictObject({
      nr_placa: z.string(),
      nr_frota: z.string().nullable(),
      ds_modelo: z.string().nullable(),
      ds_tipoveiculo: z.string(),
      /** The combination it runs in. */
      ds_conjunto: z.string().nullable(),
      /** Names of its operations in the session's branch. */
      ds_projeto: z.string().nullable(),
      /** Names of its branches. */
      ds_filial: z.string(),
      /** It belongs to no branch the session works in: only its orders are seen. */
      de_outra_filial: z.boolean(),
      /** A in use, I not any more. */
      st_veiculo: z.enum(['A', 'I']),
      /** K km, H hours. */
      tp_medidor: z.enum(['K', 'H']),
      km_atual: z.int(),
      /** Number of its photo. */
      foto: photo,
      /** Since when one of the open orders keeps it (docs/indicators.md); null: none does. */
      dt_parado: moment.nullable(),
      abertas: z.array(
        z.strictObject({
          ...order,
          st_situacao: z.enum(orderStates),
          criticidade: criticality.nullable(),
          dt_os: moment,
          /** The running work; null: nobody works on it. */
          execucao: z.strictObject({ ds_colaborador: z.string(), dt_inicio: moment }).nullable(),
        }),
      ),
      encerradas: z.array(
        z.strictObject({
          ...order,
          /** R work done, E cancelled; with `liberado` N before its approval (isTurnedDown). */
          st_os: z.enum(['R', 'E']),
          liberado: flag,
          dt_final: moment,
          /** Who worked on it last, or its supplier; null: nobody. */
          ds_colaborador: z.string().nullable(),
        }),
      ),
      /** There are more closed orders than are answered. */
      tem_mais: z.boolean(),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
};
