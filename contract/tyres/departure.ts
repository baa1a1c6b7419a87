import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { day, done, flag, id, money, text } from '../core/fields.ts';
import { depth, fireNumber, orEmpty, tyreShop } from './layout.ts';
import { earliestDay } from './limits.ts';
import { stockedTyre } from './stock.ts';

/** A tyre by its number, or by the number branded into it. */
const tyreNamed = z.union([id, fireNumber]);

/** Day of a departure or return. */
const recentDay = day.refine((written) => written >= earliestDay);

const grooves = z.array(depth).min(1).max(6);

/** Depths outer to inner, as a list or in the documents' form: '14|14|14|14'. */
const depths = z.union([
  grooves,
  z
    .string()
    .regex(/^\d{1,2}([.,]\d)?(\|\d{1,2}([.,]\d)?){0,5}$/, 'sulcos inválidos')
    .transform((written) => written.split('|').map((value) => Number(value.replace(',', '.'))))
    .pipe(grooves),
]);

/** Input of a departure; without `tipo` it is a service if `servico` is given, else a scrapping (G-83). */
export const departureInput = {
  tipo: z.enum(['D', 'S']).nullish(),
  fornecedor: orEmpty(id),
  /** Of a scrapping: `cd_motivo` of each reason. */
  motivos: z.array(id).max(20).nullish(),
  /** Number or name of the service. */
  servico: orEmpty(z.union([id, text(120).min(1)])),
  observacao: text(300).nullish(),
  /** Day of the branch, not in the future. */
  data: orEmpty(recentDay),
};

/** Refusals of a departure. */
export const departureRefusals = [
  'NAO_ENCONTRADO',
  'PNEU_APLICADO',
  'PNEU_INDISPONIVEL',
  'DESTINO_INCOMPLETO',
  'DATA_FUTURA',
  'DATA_ANTES_DO_MOVIMENTO',
  'VIDA_MAXIMA',
] as const;

/** Scrap, service and return. */
export const departureCalls = {
  /** Choices: reasons for scrapping, and services. */
  getTyreDepartureChoices: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getFromDescarte',
    reads: ['cadastro'],
    summary: 'Reasons to scrap and services of tyres',
    source: 'doc 3 §3 and §7, C-129, TYRE-26',
    answer: z.strictObject({
      motivos: z.array(z.strictObject({ cd_motivo: id, ds_motivo: z.string() })),
      /** Added: number, and kind R retread (comes back in its next life), S other. */
      servicos: z.array(
        z.strictObject({ nr_sequencial: id, ds_servico: z.string(), tp_pneu: z.enum(['R', 'S']) }),
      ),
    }),
  }),
  /** Suppliers a tyre can go to, by name; at most 100. */
  listTyreSuppliers: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getFornecedoresDescartes',
    reads: ['cadastro'],
    summary: 'Suppliers of the tyre shop',
    source: 'doc 3 §7, C-130, TYRE-27',
    query: z.strictObject({ search: text(60).optional() }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: id,
        ds_fornecedor: z.string(),
        /** Whether it retreads tyres (added). */
        st_recapadora: flag,
      }),
    ),
  }),
  /**
   * Scraps a tyre in stock (`tipo` D, final) or sends it to a service (S). Without `tipo`: S if a service is given, else D
   * (G-83).
   */
  recordTyreDeparture: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/postDescarte',
    changes: ['pneu'],
    summary: 'Scrap a tyre or send it to service',
    source: 'doc 3 §3, §4 and §7, C-123, TYRE-25, TYRE-28, G-83',
    command: true,
    body: z.strictObject({ pneu: tyreNamed, ...departureInput }),
    answer: done,
    refusals: [...departureRefusals],
  }),
  /** Records the return of a tyre from service into stock; after a retread its next life begins with new depths (G-78). */
  takeTyreBack: defineCall({
    ...tyreShop,
    method: 'POST',
    path: 'borracharia/retornoServico',
    changes: ['pneu'],
    summary: 'Take a tyre back from service',
    source: 'C-124, TYRE-32, G-78, G-84',
    command: true,
    body: z.strictObject({
      pneu: tyreNamed,
      data: orEmpty(recentDay),
      /** S: the retreader refused the casing; it keeps its life and its depths. */
      recusada: flag.optional(),
      /** `cd_motivo` of each reason to scrap a refused casing in the same step; left out: it goes to stock. */
      motivos: z.array(id).min(1).max(20).optional(),
      /** New depths; required after a retread. */
      vl_mm: orEmpty(depths),
      /** Price of the service. */
      vl_servico: orEmpty(money),
      /** S: yes, a retread with a groove no deeper than where tyres are removed. */
      confirma_sulco: flag.optional(),
    }),
    answer: stockedTyre,
    refusals: [
      'NAO_ENCONTRADO',
      'PNEU_NAO_ENVIADO',
      'DESTINO_INCOMPLETO',
      'SULCOS_INCOMPLETOS',
      'AFERICAO_MAIOR',
      'CONFIRMA_SULCO',
      'DATA_FUTURA',
      'DATA_ANTES_DO_MOVIMENTO',
      'RETORNO_ANTES_DO_ENVIO',
    ],
  }),
};
