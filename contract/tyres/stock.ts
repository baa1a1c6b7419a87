import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { countText, day, envelope, flag, id, idText, moment, text } from '../core/fields.ts';
import { tyreShop, wheelSide } from './layout.ts';

/** Depths in mm, outer to inner, parted by a pipe: '8|7|8' (doc 3 §9). */
const depths = z.string();

/** A tyre as a list names it (doc 3 §3). */
const tyre = {
  idpneu: id,
  nr_fogo: z.string(),
  ds_marca: z.string(),
  ds_medida: z.string(),
  ds_modelo: z.string(),
  nr_vida: z.int(),
  vl_mm: depths,
};

/** A tyre in stock of a branch (doc 3 §3, TYRE-23). */
export const stockedTyre = z.strictObject({ ...tyre, nr_seq_filial: id, ds_filial: z.string() });

/** Situation of a tyre (G-78): A on a vehicle, E in stock, S away for service, D scrapped. */
const tyreSituation = z.enum(['A', 'E', 'S', 'D']);

const paging = { page: countText(1_000_000).optional(), per_page: countText(50).optional() };

const share = z.strictObject({ feitas: z.int(), placas: z.int() });

/** Tyres by situation, and the figures of the tyre shop. */
export const tyreStockCalls = {
  /**
   * Adherence of the month and situations of the branch's tyres. `informacoes` has a row per tyre; without dates and plate it
   * is in stock. Added: `linhas` N omits the rows, and the counts behind the figures.
   */
  getTyreDashboard: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getDashboard',
    reads: ['pneu'],
    summary: 'Dashboard of the tyre shop',
    source: 'doc 3 §2, §3 and §7, C-126, TYRE-29, TYRE-30, G-80',
    versioned: true,
    query: z.strictObject({ linhas: flag.optional() }),
    answer: z.strictObject({
      informacoes: z.array(
        z.strictObject({
          nr_fogo: z.string(),
          nr_placa: z.string().nullable(),
          /** Day of scrapping. */
          des_data: day.nullable(),
          /** Day of sending to the retreader or another service. */
          rec_dataenvio: day.nullable(),
        }),
      ),
      /** Percentages, rounded down to one decimal. */
      afericoes_mes: z.number().min(0).max(100),
      calibragem_mes: z.number().min(0).max(100),
      aderencia: z.strictObject({ afericao: share, calibragem: share }),
      situacoes: z.strictObject({
        aplicados: z.int(),
        estoque: z.int(),
        servico: z.int(),
        descartados: z.int(),
      }),
    }),
  }),
  /** Plates counted in an adherence, twelve a page; `feita` N: those not done yet, the longest ago first. */
  listAdherencePlates: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getAderencia',
    reads: ['pneu'],
    summary: 'Plates behind an adherence',
    source: 'addition; G-80',
    query: z.strictObject({ tipo: z.enum(['A', 'C']), feita: flag, ...paging }),
    answer: envelope(
      z.strictObject({
        nr_placa: z.string(),
        nr_frota: z.string().nullable(),
        ds_tipoveiculo: z.string(),
        /** Last gauging or calibration, and days of the branch since then; null: never. */
        dt_evento: moment.nullable(),
        dias: z.int().nullable(),
        /** Tyres on the vehicle. */
        pneus: z.int(),
      }),
    ),
  }),
  /** Tyres of the branch in one situation: those away the longest first, those scrapped last first. */
  listTyres: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getPneus',
    reads: ['pneu'],
    summary: 'Tyres of the branch by where they are',
    source: 'addition; doc 3 §2, G-78',
    query: z.strictObject({ situacao: tyreSituation, nr_fogo: text(20).optional(), ...paging }),
    answer: envelope(
      z.strictObject({
        ...tyre,
        nr_placa: z.string().nullable(),
        nr_posicao: z.int().nullable(),
        ds_lado: wheelSide.nullable(),
        des_data: day.nullable(),
        rec_dataenvio: day.nullable(),
        /** D scrapped, R retread, S other service. */
        tp_destino: z.enum(['D', 'R', 'S']).nullable(),
        /** Days of the branch since it left. */
        dias_fora: z.int().nullable(),
        ds_fornecedor: z.string().nullable(),
        ds_servico: z.string().nullable(),
        /** Why it was scrapped. */
        motivos: z.array(z.string()),
        ds_observacao: z.string().nullable(),
      }),
    ),
  }),
  /** Tyres in stock, for scrap and service. `filial`: another of the person's branches, read-only. */
  listTyreStock: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/fetchPlacasDescartes',
    reads: ['pneu'],
    summary: 'Tyres in stock, twelve a page',
    source: 'doc 3 §2, §3 and §9, C-127, TYRE-23',
    query: z.strictObject({
      ...paging,
      filial: idText.optional(),
      marca: text(60).optional(),
      medida: text(60).optional(),
      modelo: text(60).optional(),
      nr_fogo: text(20).optional(),
    }),
    answer: envelope(stockedTyre),
    refusals: ['FILIAL_NAO_PERMITIDA'],
  }),
  /** Filter values of the list of tyres in stock: the person's branches, and attributes of tyres in stock. */
  getTyreFilters: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getFiltros',
    reads: ['pneu'],
    summary: 'Filters of the tyres in stock',
    source: 'doc 3 §7, C-128, TYRE-24',
    query: z.strictObject({ filial: idText.optional() }),
    answer: z.strictObject({
      filiais: z.array(z.strictObject({ nr_sequencial: id, ds_filial: z.string() })),
      marcas: z.array(z.string()),
      medidas: z.array(z.string()),
      modelos: z.array(z.string()),
    }),
    refusals: ['FILIAL_NAO_PERMITIDA'],
  }),
  /** Tyres in stock of the branch, ready to be mounted: a hundred at most, by fire number. */
  listAvailableTyres: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/getPneusBD',
    reads: ['pneu'],
    summary: 'Tyres ready to be mounted',
    source: 'doc 3 §7, C-125, TYRE-20',
    /** `medida` (added): tyres of this size come first. */
    query: z.strictObject({ search: text(60).optional(), medida: text(60).optional() }),
    answer: z.array(z.strictObject(tyre)).max(100),
  }),
};
