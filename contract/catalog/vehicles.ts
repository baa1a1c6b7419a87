import { z } from 'zod';
import { defineCall, everyone, internal } from '../core/call.ts';
import { idText } from '../core/fields.ts';

/** Vehicles of the branch, and whether the person may choose one for a new order (G-64). */
const vehicles = z.strictObject({
  vehicles: z.array(
    z.strictObject({
      nr_placa: z.string(),
      nr_frota: z.string().nullable(),
      ds_modelo: z.string().nullable(),
      cd_tipoveiculo: z.string(),
      veiculo_filial: z.array(z.strictObject({ nr_seq_operacao: z.int().nullable() })),
    }),
  ),
  tela_bloqueio: z.strictObject({
    /** The person may not create orders at all. */
    bloqueia_tela: z.boolean(),
    /** The plate comes by QR code only. */
    bloqueia_qrcode: z.boolean(),
  }),
});

/** Calls for the choices of a new order: vehicles, operations and problems. */
export const vehicleCalls = {
  /** Active vehicles of the branch, of one operation or all. */
  listVehicles: defineCall({
    method: 'GET',
    path: 'veiculos',
    reads: ['cadastro'],
    summary: 'Vehicles of the branch for a new order',
    source: 'doc 2 §7, C-018, NEWOS-08, G-64',
    who: everyone,
    query: z.strictObject({ operacao: idText.optional() }),
    answer: vehicles,
  }),
  /** Operations that have a vehicle in the branch. */
  listOperations: defineCall({
    method: 'GET',
    path: 'veiculosProjetos',
    reads: ['cadastro'],
    summary: 'Customer operations',
    source: 'doc 2 §7, C-022, NEWOS-02',
    who: everyone,
    answer: z.array(z.strictObject({ nr_sequencial: z.int(), ds_projeto: z.string() })),
  }),
  /** Active vehicles of one operation in the branch. */
  listOperationVehicles: defineCall({
    method: 'GET',
    path: 'veiculos_projeto/{id}',
    reads: ['cadastro'],
    summary: 'Vehicles of an operation',
    source: 'doc 2 §7, C-023, NEWOS-02',
    who: everyone,
    params: z.strictObject({ id: idText }),
    answer: vehicles,
  }),
  /** Active problems of a segment that fit a vehicle type. The path's value is the segment (G-64). */
  listProblems: defineCall({
    method: 'GET',
    path: 'os/novaOs/getProblema/{nr_problema}',
    reads: ['conjunto', 'cadastro'],
    summary: 'Problems of a segment',
    source: 'doc 2 §7, C-092, NEWOS-05, G-64',
    who: internal,
    params: z.strictObject({ nr_problema: idText }),
    query: z.strictObject({
      tipo_veiculo: z
        .string()
        .regex(/^[\w .-]{1,20}$/)
        .optional(),
      /** Accepted from old clients and ignored; the value of the path is used. */
      nr_problema: idText.optional(),
    }),
    answer: z.strictObject({
      problema: z.array(z.strictObject({ nr_sequencial: z.int(), ds_conjunto: z.string() })),
    }),
  }),
};
