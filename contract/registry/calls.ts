import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { countText, envelope, flag, hours, id, text } from '../core/fields.ts';

/** Senders who may change the registry: staff with the permission (G-100). */
const keeper = { who: ['staff'], needs: ['conjuntos'] } as const;

/** A problem of a segment with the initial values of its orders (SEG-03). */
const problem = z.strictObject({
  nr_sequencial: z.int(),
  ds_conjunto: z.string(),
  ds_grupo: z.string(),
  ds_criticidade: z.string(),
  /** Default service, the first item of such an order; null: none. */
  ds_item: z.string().nullable(),
  /** 'HH:MM'. */
  hr_sla: hours,
  /** A offered for new orders, I inactive. */
  st_status: z.enum(['A', 'I']),
  nr_seq_segmento: z.int(),
  nr_seq_criticidade: z.int(),
  /** 0 worst to 4 lightest: colour of the badge. */
  nr_nivel: z.int(),
  nr_seq_item: z.int().nullable(),
});

const page = countText(100_000).optional();

/** The registry of problems. */
export const registryCalls = {
  /** Problems by segment and name, all of them without a search. */
  listProblemRegistry: defineCall({
    method: 'GET',
    path: 'os/pesquisarSegmento',
    reads: ['conjunto', 'cadastro'],
    summary: 'Registry of problems',
    source: 'addition; SEG-02, SEG-06',
    ...keeper,
    query: z.strictObject({ busca: text(80).optional(), page }),
    answer: envelope(problem),
  }),
  /** As listProblemRegistry, by the documented path: part of a problem's or segment's name, case-insensitive. */
  searchProblemRegistry: defineCall({
    method: 'GET',
    path: 'os/pesquisarSegmento/{x}',
    summary: 'Search in the registry of problems',
    source: 'C-013, LOOKUP-11, SEG-06',
    ...keeper,
    params: z.strictObject({ x: text(80) }),
    query: z.strictObject({ page }),
    answer: envelope(problem),
  }),
  /** Creates a problem, or changes the one with the number (SEG-05). */
  saveProblem: defineCall({
    method: 'POST',
    path: 'os/salvarSegmento',
    changes: ['conjunto'],
    summary: 'Saves a problem of the registry',
    source: 'C-014, SEG-05, G-100',
    ...keeper,
    command: true,
    body: z.strictObject({
      nr_sequencial: id.optional(),
      descricao: text(60).min(1),
      segmento: id,
      criticidade: id,
      /** Hours and minutes, '24:00'; greater than zero. */
      sla: hours
        .max(7)
        .refine((value) => /[1-9]/.test(value) && Number(value.slice(-2)) < 60, 'de 00:01 a 9999:59'),
      status: z.enum(['A', 'I']),
      servico_padrao: id.nullable().optional(),
    }),
    answer: problem,
    refusals: ['NAO_ENCONTRADO', 'PROBLEMA_CADASTRADO'],
  }),
  /** Registers a segment, to which problems can then be added. */
  registerSegment: defineCall({
    method: 'POST',
    path: 'os/cadastrarSegmento',
    changes: ['conjunto'],
    summary: 'Registers a segment',
    source: 'addition; SEG-05',
    ...keeper,
    command: true,
    body: z.strictObject({
      ds_grupo: text(60).min(1),
      /** Department whose orders use it; null: both. */
      departamento: z.enum(['FROTA', 'ARMAZEM']).nullable(),
      /** S: tyres are asked about when such an order is finished. */
      habilita_pneus: flag,
    }),
    answer: z.strictObject({ nr_sequencial: z.int(), ds_grupo: z.string() }),
    refusals: ['SEGMENTO_CADASTRADO'],
  }),
  /** Criticality levels, the worst first. */
  listCriticalities: defineCall({
    method: 'GET',
    path: 'os/criticidades',
    reads: ['cadastro'],
    summary: 'Criticality levels',
    source: 'addition; SEG-04',
    ...keeper,
    answer: z.array(
      z.strictObject({
        nr_sequencial: z.int(),
        nr_nivel: z.int(),
        ds_criticidade: z.string(),
        ds_titulo: z.string(),
      }),
    ),
  }),
};
