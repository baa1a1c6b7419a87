import { z } from 'zod';
import { defineCall } from '../../core/call.ts';
import { listedCorrection } from '../../core/correction.ts';
import { bigId, day, flag, id, moment, text } from '../../core/fields.ts';
import { fireNumber, tyreShop, wheelSide } from '../layout.ts';
import { depthOf, findingKind, meterUnit } from './fields.ts';

const depths = z.array(depthOf);

/**
 * A movement: I mounted, R removed, M moved on the vehicle, T replaced; null: the movement was corrected, or the tyre was
 * registered in this place.
 */
const movement = z
  .strictObject({
    nr_sequencial: id,
    tp_movimento: z.enum(['I', 'R', 'M', 'T']),
    /** Meter recorded with it, as shown then. */
    km: z.int(),
    /** Fire numbers of all its tyres. */
    pneus: z.array(z.string()),
  })
  .nullable();

/** A period on a position of a vehicle. */
const application = z.strictObject({
  nr_sequencial: id,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  tp_medidor: meterUnit,
  nr_posicao: z.int(),
  ds_lado: wheelSide,
  nr_vida: z.int(),
  dt_entrada: moment,
  km_entrada: z.int(),
  vl_mm_entrada: depths,
  dt_saida: moment.nullable(),
  km_saida: z.int().nullable(),
  vl_mm_saida: depths.nullable(),
  ds_motivo: z.string().nullable(),
  /** Usage there; always 0 for the spare. */
  qt_rodado: z.int(),
  /** Movements that began and ended it. */
  movimento_entrada: movement,
  movimento_saida: movement,
  /** Null: not corrected. */
  correcao: listedCorrection.nullable(),
});

/** Depths (A) or pressure (C), as they were read. */
const reading = z.strictObject({
  nr_sequencial: bigId,
  tp_evento: z.enum(['A', 'C']),
  dt_evento: moment,
  nr_placa: z.string(),
  nr_posicao: z.int(),
  ds_lado: wheelSide,
  nr_vida: z.int(),
  km_informado: z.int(),
  /** Usage in its life up to then. */
  qt_rodado: z.int(),
  vl_mm: depths.nullable(),
  calibragem: z.number().nullable(),
  /** Null: not corrected. */
  correcao: listedCorrection.nullable(),
});

/** D scrapped, R sent to be retreaded, S sent to another service. */
const departure = z.strictObject({
  nr_sequencial: id,
  tp_destino: z.enum(['D', 'R', 'S']),
  ds_fornecedor: z.string(),
  ds_item: z.string().nullable(),
  motivos: z.array(z.string()),
  ds_observacao: z.string().nullable(),
  dt_envio: day,
  dt_retorno: day.nullable(),
  nr_vida: z.int(),
  vl_servico: z.number().nullable(),
  vl_mm_retorno: depths.nullable(),
  /** S: the retreader refused the casing. */
  st_recusada: flag,
  /** S: declared void; N: valid, or replaced by a correction. */
  st_anulado: flag,
  /** Null: not corrected. */
  correcao: listedCorrection.nullable(),
});

/** A life: its usage, and the consumed part of its price. */
const life = z.strictObject({
  nr_vida: z.int(),
  qt_km: z.int(),
  qt_horas: z.int(),
  /** Km up to which its wear is known: all of an ended life, else up to its last recorded depths. */
  qt_km_lido: z.int(),
  /** Price at its beginning, of the tyre or the retread; and its repairs. BRL. */
  vl_preco: z.number().nullable(),
  vl_reparos: z.number(),
  /** Consumed part by then; null without a price, and for a running life without measurements. */
  vl_usado: z.number().nullable(),
  ds_recapadora: z.string().nullable(),
});

/** The history of one tyre. */
export const tyreHistoryCalls = {
  /** All data of one tyre of the branch, in any situation. */
  getTyreHistory: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/pneu',
    reads: ['os', 'pneu', 'leitura'],
    summary: 'The whole history of a tyre',
    source: 'addition; docs/tyre-life.md',
    query: z.strictObject({ nr_fogo: fireNumber }),
    answer: z.strictObject({
      nr_seq_pneu: id,
      nr_fogo: z.string(),
      ds_filial: z.string(),
      ds_marca: z.string(),
      ds_modelo: z.string(),
      ds_medida: z.string(),
      nr_vida: z.int(),
      vl_mm: depths,
      vl_compra: z.number().nullable(),
      dt_compra: day.nullable(),
      ds_fornecedor: z.string().nullable(),
      /** A on a vehicle, E in stock, S away for service, D scrapped. */
      st_pneu: z.enum(['A', 'E', 'S', 'D']),
      /** Removal depth, and legal minimum. */
      vl_mm_retirada: depthOf,
      vl_mm_legal: depthOf,
      /** Its wear on the present vehicle; null: not mounted. */
      desgaste: z
        .strictObject({
          tp_medidor: meterUnit,
          qt_rodado: z.int(),
          vl_taxa: z.number().nullable(),
          qt_restante: z.int().nullable(),
          dt_retirada: day.nullable(),
          st_ilegal: flag,
        })
        .nullable(),
      /** From the first to the present. */
      vidas: z.array(life),
      /** Each of these lists: the newest first. */
      aplicacoes: z.array(application),
      leituras: z.array(reading),
      destinos: z.array(departure),
      ordens: z.array(
        z.strictObject({ tp_achado: findingKind, nr_seq_os: bigId, dt_achado: moment, st_aberta: flag }),
      ),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Tyres of the branch for labels, by a part of their fire number or by where they are; 200 at most. */
  listTyreLabels: defineCall({
    ...tyreShop,
    method: 'GET',
    path: 'borracharia/vida/etiquetas',
    summary: 'Tyres to print labels of',
    source: 'addition; docs/tyre-life.md',
    query: z.strictObject({ busca: text(20).optional(), st_pneu: z.enum(['A', 'E', 'S']).optional() }),
    answer: z.strictObject({
      total: z.int(),
      pneus: z.array(
        z.strictObject({
          nr_fogo: z.string(),
          ds_marca: z.string(),
          ds_modelo: z.string(),
          ds_medida: z.string(),
          nr_vida: z.int(),
          nr_placa: z.string().nullable(),
        }),
      ),
    }),
  }),
};
