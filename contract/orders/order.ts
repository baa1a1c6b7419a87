import { z } from 'zod';
import { correction, listedCorrection } from '../core/correction.ts';
import { bigId, flag, hours, moment, photo, unit } from '../core/fields.ts';
import { supplierTerms } from '../core/supplier.ts';
import { documentKinds } from '../fleet/document-rules.ts';
import type { ClosingAsks } from './closing.ts';
import { comment, voidedFile } from './comment.ts';
import { criticality } from './criticality.ts';
import { orderFacts } from './facts.ts';
import { integration, purchase } from './outside.ts';
import { orderCommands } from './senders.ts';

/** What an order allows the session, wherever it is told. */
export const standing = {
  permitido: z.array(z.enum(orderCommands)),
  /** The true facts; with `st_os` and `liberado` they determine its state (facts.ts). */
  estado: z.array(z.enum(orderFacts)),
};

/** What stopping or finishing asks for now (closing.ts). */
const pede = z.strictObject({
  servico: z.boolean(),
  preco: z.enum(['nao', 'pode', 'deve']),
  socorro: z.boolean(),
  pneus: z.boolean(),
  km: z.boolean(),
  fecha: z.boolean(),
  pendentes: z.array(bigId),
}) satisfies z.ZodType<ClosingAsks>;

/** Fields shared by a card of a list and the order's page. */
const shared = {
  nr_sequencial: bigId,
  nr_placa: z.string(),
  nr_frota: z.string().nullable(),
  cd_tipoveiculo: z.string(),
  dt_os: moment,
  dt_inicial: moment.nullable(),
  dt_final: moment.nullable(),
  dt_reabertura: moment.nullable(),
  ds_tipo: z.string(),
  nr_seq_tipo: z.string(),
  /** V plan order, O ordinary (derived, G-30). */
  tp_os: z.enum(['O', 'V']),
  st_os: z.enum(['A', 'P', 'L', 'R', 'E']),
  /** P while an open pause exists and nothing runs. */
  st_os_pause: z.enum(['P']).nullable(),
  st_origem: z.enum(['I', 'E']),
  liberado: flag,
  st_elevador: flag,
  ds_conjunto: z.string().nullable(),
  nr_conjunto: z.int().nullable(),
  /** Name of the plan it was generated from. */
  ds_plano: z.string().nullable(),
  /** Parts of a plan order neither taken nor dispensed; the order is incomplete until this is 0. */
  pecas_abertas: z.int(),
  hr_sla: hours,
  ds_fornecedor: z.string().nullable(),
  departamento_os: z.enum(['FROTA', 'ARMAZEM']),
  km_atual: z.int(),
  nr_seq_filial: z.int(),
  nr_seq_criticidade: z.int().nullable(),
  criticidade: criticality.nullable(),
  executaveis: z.int(),
  executaveis_encerrados: z.int(),
  execucao_inicio: z.strictObject({ nr_seq_clifor_inicio: z.int(), dt_inicio: moment }).nullable(),
  execucao_final: z
    .strictObject({ dt_final: moment, tecnico_final: z.strictObject({ ds_colaborador: z.string() }) })
    .nullable(),
  segmento: z.strictObject({ ds_grupo: z.string(), habilita_pneus: flag }).nullable(),
  nr_seq_socorro_emrota: z.int().nullable(),
  pausa: z
    .strictObject({
      ds_motivo: z.string(),
      dt_pausa: moment,
      nr_seq_clifor: z.int(),
      /** The part it waits for has arrived, and the notice was not dismissed. */
      peca_chegou: z.boolean(),
    })
    .nullable(),
  ...standing,
};

/** Who reopened it and why, as far as known; null: never reopened. */
const reopening = z
  .strictObject({ ds_colaborador: z.string().nullable(), ds_motivo: z.string().nullable() })
  .nullable();

/** Row of the order lists (LIST-36). */
export const orderCard = z.strictObject({
  ...shared,
  ds_grupo: z.string().nullable(),
  ds_ciclo: z.string().nullable(),
  ds_mecanico: z.string().nullable(),
  /** Its branch, in a session of all branches; null: the session's. */
  ds_filial: z.string().nullable(),
  reabertura: reopening,
  items: z.array(z.strictObject({ nr_sequencial: bigId })),
});

const interval = z.strictObject({
  id: bigId,
  nr_seq_clifor_inicio: z.int(),
  ds_colaborador: z.string(),
  dt_inicio: moment,
});

/** Item of an order: service (tipo 3) or part (tipo 4), with its work (ITEMS-06). */
export const orderItem = z.strictObject({
  nr_sequencial: bigId,
  nr_seq_item: z.int(),
  /** Done, handed out or dispensed. */
  item_atendido: z.boolean(),
  /** S: the cycle of the plan brought it. */
  st_plano: flag,
  /** Dispensed by an approver: it need not be done. */
  dispensa: z
    .strictObject({ ds_motivo: z.string(), ds_colaborador: z.string(), dt_dispensa: moment })
    .nullable(),
  /** Withdrawn dispensations, the oldest first; the item has to be done again. */
  dispensas_retiradas: z.array(
    z.strictObject({
      ds_motivo: z.string(),
      ds_colaborador: z.string(),
      dt_dispensa: moment,
      correcao: listedCorrection,
    }),
  ),
  /** Of a part: quantity taken from our stock and not returned. */
  qt_estoque: z.number(),
  dt_atendido: moment.nullable(),
  qt_quantidade: z.number(),
  vl_total: z.number().nullable(),
  /** Price of one: total ÷ quantity, four decimals (G-53). */
  vl_unitario: z.number().nullable(),
  execucao_inicio: interval.nullable(),
  execucao_final: z
    .strictObject({ id: bigId, dt_final: moment, nr_seq_clifor_final: z.int().nullable() })
    .nullable(),
  pausada: z.boolean(),
  /** Seconds worked so far in closed intervals, each in whole minutes. */
  segundos: z.int(),
  item: z.strictObject({
    ds_item: z.string(),
    tipo: z.strictObject({ nr_sequencial: z.int(), ds_tipoitem: z.string() }),
    st_habilita_execucao: flag,
    cd_unidade: unit,
  }),
  estoque: z.strictObject({ ds_codigoitem: z.string() }).nullable(),
});

/** Order number a command answers; screens request the rest, which others may have changed meanwhile. */
export const orderRef = z.strictObject({ nr_sequencial: bigId });

/** An order with all data of its page (DETAIL-17). */
export const orderDetail = z.strictObject({
  ...shared,
  nr_os: bigId,
  /** Who opened it; null: unknown. */
  ds_abertura: z.string().nullable(),
  reabertura: reopening,
  /** Its branch where it is not the session's; null: it is. */
  ds_filial: z.string().nullable(),
  tp_os_conjunto: z.string().nullable(),
  ds_preditivo: z.string().nullable(),
  ciclo_preventiva: z.strictObject({ ds_ciclo: z.string() }).nullable(),
  nr_seq_fornecedor: z.int().nullable(),
  dt_liberado: moment.nullable(),
  dt_sinistro: moment.nullable(),
  /** Start (or opening) plus SLA (G-33). */
  dt_previsao: moment,
  /** Promised time: opening or reopening plus SLA; the start of the work does not change it. */
  dt_promessa: moment,
  ds_observacao: z.string().nullable(),
  ds_obs_externa: z.string().nullable(),
  /** Sum of the items' prices and of the `precos` that stand, BRL; null: no price was given. */
  vl_total: z.number().nullable(),
  /** Prices given when work ended, the oldest first, with those that were corrected. */
  precos: z.array(
    z.strictObject({
      nr_sequencial: bigId,
      vl_total: z.number(),
      /** Service that ended with it; null: price of the order as a whole. */
      ds_item: z.string().nullable(),
      nr_seq_clifor: z.int().nullable(),
      ds_colaborador: z.string().nullable(),
      dt_informado: moment,
      /** Null: it stands; else it no longer counts. */
      correcao: listedCorrection.nullable(),
    }),
  ),
  /** Fire numbers given at the finish (G-56). */
  pneu_atendimento: z.string().nullable(),
  pneu_novo: z.string().nullable(),
  /** Meter given at the finish. */
  km_final: z.int().nullable(),
  /** Readings recorded on it, the oldest first: present value of each, and the reason of its correction. */
  leituras: z.array(
    z.strictObject({
      /** The valid reading, to be named in a correction; of a void one its own number. */
      nr_sequencial: bigId,
      dt_leitura: moment,
      km_informado: z.int(),
      /** Null: it was declared void. */
      km: z.int().nullable(),
      correcao: correction.nullable(),
    }),
  ),
  /** Work of all orders of the chain in closed intervals, in seconds, each interval in whole minutes. */
  segundos: z.int(),
  ds_observacao_sinistro: z.string().nullable(),
  ds_modelo: z.string().nullable(),
  /** The vehicle's meter now; `km_atual` is its value when the order was opened. */
  km_veiculo: z.int(),
  /** Number of the vehicle's photo. */
  foto: photo,
  /** Current documents with an expiry of the vehicle of an open order, whether or not they have expired; none for suppliers. */
  documentos: z.array(
    z.strictObject({
      tp_documento: z.enum(documentKinds),
      ds_documento: z.string().nullable(),
      dt_validade: z.iso.date(),
    }),
  ),
  /** What was agreed with its supplier; null: it has none, or the session is one. */
  acordo: z.strictObject(supplierTerms).nullable(),
  tp_medidor: z.enum(['K', 'H']),
  st_contrato_vamos: flag,
  socorro_emrota: z
    .strictObject({
      nr_telefone: z.string().nullable(),
      ds_local: z.string().nullable(),
      /** Reason given at the finish. */
      ds_motivo: z.string().nullable(),
    })
    .nullable(),
  g_clifor_motorista: z.strictObject({ ds_colaborador: z.string() }).nullable(),
  oc_aberta: z.boolean(),
  /** Reason of the cancellation. */
  ds_motivo_cancelamento: z.string().nullable(),
  ordens_compra: z.array(purchase),
  integracoes: z.array(integration),
  historicoItem: z.array(
    z.strictObject({
      nr_sequencial: bigId,
      dt_final: moment,
      ds_mecanico: z.string().nullable(),
      ds_item: z.string().nullable(),
    }),
  ),
  imgOs: z.array(z.strictObject({ id: bigId, ds_arquivo: z.string(), tp_origem: z.string() })),
  /** Files that were declared void, the newest first (G-128). */
  anexos_anulados: z.array(voidedFile),
  comentarios: z.array(comment),
  os_interna: z
    .strictObject({
      nr_sequencial: bigId,
      dt_os: moment,
      dt_final: moment.nullable(),
      sentido: z.enum(['origem', 'continuacao']),
    })
    .nullable(),
  /** Orders that continue one another, this one among them, from the first to the last; empty: no chain. */
  cadeia: z.array(
    z.strictObject({
      nr_sequencial: bigId,
      dt_os: moment,
      dt_final: moment.nullable(),
      /** Who worked on it last. */
      ds_mecanico: z.string().nullable(),
    }),
  ),
  ultimoMecanicoAtendente: z
    .strictObject({ nr_seq_clifor_inicio: z.int(), ds_colaborador: z.string() })
    .nullable(),
  itens: z.array(orderItem),
  /** Items the session may change, tick, take or remove now: those of `itens` in `permitido`, of a supplier without the workshop's parts. */
  itens_alteraveis: z.array(bigId),
  /** Prices of `precos` the session may correct now. */
  precos_alteraveis: z.array(bigId),
  /** Comments of `comentarios` the session may declare void now. */
  comentarios_anulaveis: z.array(bigId),
  /** Whether it may put a part on the order now. */
  pode_incluir_peca: z.boolean(),
  /** Item whose work is running or paused; null: the order as a whole, or nothing is. */
  nr_seq_os_item: bigId.nullable(),
  pede,
});
