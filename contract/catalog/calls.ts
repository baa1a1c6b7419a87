import { z } from 'zod';
import { defineCall, everyone, internal } from '../core/call.ts';
import { flag, idText, photo, text } from '../core/fields.ts';
import { supplierTerms } from '../core/supplier.ts';

const technician = z.strictObject({
  nr_sequencial: z.int(),
  ds_colaborador: z.string(),
  nr_matricula: z.string().nullable(),
  ds_funcao: z.string().nullable(),
  foto: photo,
  /** C trucks, E forklifts; null: both. */
  perfil_mecanico: z.enum(['C', 'E']).nullable(),
  /** Number of the order the technician is working on; null: none. */
  id: z.int().nullable(),
  /** S: outside the hours of the shift of the technician; who has none is never outside. */
  st_fora_do_turno: flag,
});

const plates = (path: string, summary: string, source: string) =>
  defineCall({
    method: 'GET',
    path,
    reads: ['cadastro'],
    summary,
    source,
    who: everyone,
    answer: z.array(z.strictObject({ nr_placa: z.string() })),
  });

/** Look-ups: types, segments, suppliers, plates, reasons, technicians. */
export const catalogCalls = {
  listOrderTypes: defineCall({
    method: 'GET',
    path: 'os/tipos',
    reads: ['cadastro'],
    summary: 'Order types',
    source: 'C-011, LOOKUP-01',
    who: everyone,
    answer: z.strictObject({
      items: z.array(z.strictObject({ nr_sequencial: z.string(), ds_tipo: z.string() })),
    }),
  }),
  /** Segments: operacao 0 active, 3 for filters (inactive too), other numbers those of the operation (G-64). */
  listSegments: defineCall({
    method: 'GET',
    path: 'os/getSegmentos',
    reads: ['conjunto', 'cadastro'],
    summary: 'Segments',
    source: 'C-012, LOOKUP-03, G-64',
    who: everyone,
    query: z.strictObject({
      operacao: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .optional(),
      /** Only segments with a problem this type of vehicle can have. */
      tipo_veiculo: text(20).optional(),
    }),
    answer: z.strictObject({
      data: z.array(z.strictObject({ nr_sequencial: z.int(), ds_grupo: z.string() })),
    }),
  }),
  listSuppliers: defineCall({
    method: 'GET',
    path: 'os/getFornecedores',
    reads: ['cadastro'],
    summary: 'Suppliers',
    source: 'C-010, LOOKUP-02',
    who: everyone,
    query: z.strictObject({ search: text(80).optional() }),
    answer: z.array(z.strictObject({ nr_sequencial: z.int(), ds_fornecedor: z.string() })),
  }),
  /** Whom one talks to at a supplier, until when its contract lasts, and what an order may cost there. */
  getSupplier: defineCall({
    method: 'GET',
    path: 'os/getFornecedores/{id}',
    reads: ['cadastro'],
    summary: 'Contacts, contract and limit of a supplier',
    source: 'addition; docs/master-data.md',
    who: internal,
    params: z.strictObject({ id: idText }),
    answer: z.strictObject({
      nr_contrato: z.string().nullable(),
      ...supplierTerms,
      contatos: z.array(
        z.strictObject({
          ds_contato: z.string(),
          ds_funcao: z.string().nullable(),
          nr_telefone: z.string().nullable(),
          ds_email: z.string().nullable(),
        }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  listFleetPlates: plates('veiculosFiltro', 'Plates of the fleet for filters', 'C-019, LOOKUP-06'),
  listWarehousePlates: plates('veiculosFiltroArmazem', 'Warehouse equipment for filters', 'C-020, LOOKUP-06'),
  /** Reasons of a kind; a pause reason may ask for a part. */
  listReasons: defineCall({
    method: 'GET',
    path: 'motivos',
    reads: ['cadastro'],
    kept: { most: 3, around: true },
    summary: 'Reasons of pauses and rescues',
    source: 'addition; EXEC-09, G-51',
    who: everyone,
    query: z.strictObject({ tp_motivo: z.enum(['PAUSA', 'SOCORRO', 'CANCELAMENTO']) }),
    answer: z.array(
      z.strictObject({ nr_sequencial: z.int(), ds_motivo: z.string(), st_exige_peca: z.enum(['S', 'N']) }),
    ),
  }),
  /** Technicians of the branch, of one function or of all. */
  listTechnicians: defineCall({
    method: 'GET',
    path: 'colaboradores/get-by-funcao',
    kept: { most: 1, around: true },
    reads: ['exec', 'pessoa', 'os', 'cadastro'],
    summary: 'Technicians of the branch by function',
    source: 'C-016, LOOKUP-08, G-24',
    who: internal,
    query: z.strictObject({ ds_funcao: text(60).optional() }),
    answer: z.strictObject({ items: z.array(technician) }),
  }),
  /** People a new order may name as the driver: everybody active in the branch, without number or picture. */
  listDrivers: defineCall({
    method: 'GET',
    path: 'colaboradores/motoristas',
    reads: ['cadastro'],
    summary: 'People of the branch who may drive',
    source: 'addition; doc 2 §3, RESCUE-01',
    who: internal,
    answer: z.array(
      z.strictObject({
        nr_sequencial: z.int(),
        ds_colaborador: z.string(),
        ds_funcao: z.string().nullable(),
      }),
    ),
  }),
  getTechnician: defineCall({
    method: 'GET',
    path: 'colaboradores/findMecanico/{id}',
    reads: ['cadastro'],
    summary: 'One technician',
    source: 'C-017, LOOKUP-09, G-24',
    who: internal,
    params: z.strictObject({ id: idText }),
    answer: technician,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
