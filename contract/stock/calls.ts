import { z } from 'zod';
import { defineCall, internal } from '../core/call.ts';
import {
  bigId,
  countText,
  day,
  done,
  envelope,
  flag,
  id,
  idText,
  moment,
  money,
  text,
  unit,
} from '../core/fields.ts';
import { counted } from '../inventory/fields.ts';

/**
 * Senders who may manage the stock: staff with the permission to count; technicians only take parts on their orders
 * (SECURITY.md).
 */
export const stockKeeper = { who: ['staff'], needs: ['inventario'] } as const;

/** Quantity of an entry, two decimals (G-106). */
const quantity = z.number().min(0.01).max(99_999.99).multipleOf(0.01);

/** Input fields of an entry. */
const entry = {
  quantidade: quantity,
  documento: text(60).optional(),
  /** Unit price, BRL. */
  vl_unitario: money.min(0.01).nullish(),
};

const entered = z.strictObject({
  mensagem: z.string(),
  /** Number of orders that waited for the part and were notified. */
  os_avisadas: z.int(),
});

/** A part in the branch's stock. */
const kept = {
  /** Number of the row of stock. */
  nr_sequencial: id,
  nr_seq_item: id,
  ds_item: z.string(),
  ds_codigoitem: z.string(),
  cd_unidade: unit,
  /** null: withheld during a blind count. */
  qt_saldo: z.number().nullable(),
  /** Quantity open plan orders still need; withheld like the balance. */
  qt_reservado: z.number().nullable(),
  /** Balance minus reservations; negative: more is reserved than in stock. */
  qt_livre: z.number().nullable(),
  /** Minimum balance; null: none set. */
  qt_minimo: z.number().nullable(),
  /** Shelf; null: unknown. */
  ds_prateleira: z.string().nullable(),
};

const search = {
  /** Words of the name in this order, or the beginning of the code. */
  busca: text(60).optional(),
  /** A below its minimum, P orders wait for it. */
  situacao: z.enum(['A', 'P']).optional(),
};

const movement = z.strictObject({
  nr_sequencial: bigId,
  dt_movimento: moment,
  /** E in, S out, I difference of an inventory, F handed to a supplier. */
  tp_movimento: z.enum(['E', 'S', 'I', 'F']),
  /** Signed: outgoing quantities are negative. */
  qt_movimento: z.number(),
  /** Balance after it. */
  qt_saldo: z.number(),
  nr_seq_os: bigId.nullable(),
  nr_seq_inventario: id.nullable(),
  ds_colaborador: z.string().nullable(),
  ds_documento: z.string().nullable(),
  vl_unitario: z.number().nullable(),
  ds_motivo: z.string().nullable(),
});

export const stockCalls = {
  /** The branch's parts, those below their minimum first, then by name. */
  listStockItems: defineCall({
    ...stockKeeper,
    method: 'GET',
    path: 'estoque/itens',
    reads: ['os', 'exec', 'estoque', 'inventario'],
    summary: 'Parts in stock of the branch',
    source: 'addition; docs/stock.md',
    versioned: true,
    query: z.strictObject({
      ...search,
      page: countText(1_000_000).optional(),
      per_page: countText(50).optional(),
    }),
    answer: envelope(
      z.strictObject({
        ...kept,
        /** Number of orders that wait for it. */
        os_aguardando: z.int(),
        /** Its last movement. */
        dt_movimento: moment.nullable(),
      }),
    ).extend({
      /** Number of parts below their minimum, and of parts orders wait for, regardless of the search. */
      abaixo: z.int(),
      aguardadas: z.int(),
      /** Balances are withheld. */
      oculto: z.boolean(),
    }),
  }),
  /** One part: balance of the last ninety days, orders waiting for it, movements with the balance after each. */
  getStockItem: defineCall({
    ...stockKeeper,
    method: 'GET',
    path: 'estoque/itens/{id}',
    reads: ['os', 'exec', 'estoque', 'inventario'],
    summary: 'A part in stock with its movements',
    source: 'addition; docs/stock.md',
    versioned: true,
    params: z.strictObject({ id: idText }),
    query: z.strictObject({ page: countText(1_000_000).optional() }),
    answer: z.strictObject({
      item: z.strictObject({ ...kept, bloqueia_estoque_negativo: flag }),
      /** Balance and movements are withheld while the branch counts blind. */
      oculto: z.boolean(),
      /** Balance at the start of the period and at the end of each day with a movement. */
      curva: z.array(z.strictObject({ dia: day, qt_saldo: z.number() })),
      aguardando: z.array(
        z.strictObject({
          nr_seq_os: bigId,
          nr_placa: z.string(),
          dt_pausa: moment,
          ds_colaborador: z.string(),
          /** Whether the order has an open purchase order, and its number if known. */
          oc_aberta: z.boolean(),
          nr_oc: z.string().nullable(),
          /** The part has arrived, and the notice was not dismissed. */
          peca_chegou: z.boolean(),
        }),
      ),
      movimentos: envelope(movement),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Records an entry with its document. */
  enterStock: defineCall({
    ...stockKeeper,
    method: 'POST',
    path: 'estoque/lancamentos',
    changes: ['estoque', 'os'],
    summary: 'Enter a part into stock',
    source: 'addition; docs/stock.md',
    command: true,
    body: z.strictObject({ nr_seq_estoque: id, ...entry }),
    answer: entered,
    refusals: ['NAO_ENCONTRADO', 'DOCUMENTO_OBRIGATORIO', 'ESTOQUE_UNIDO', 'QUANTIDADE_INTEIRA'],
  }),
  /**
   * Corrects the balance of a part, with a reason: one movement of the difference from the balance the person saw. If that has
   * changed since, the refusal SALDO_MUDOU gives the present one as `saldo`.
   */
  correctStock: defineCall({
    ...stockKeeper,
    method: 'POST',
    path: 'estoque/correcoes',
    changes: ['estoque'],
    summary: 'Correct the balance of a part',
    source: 'addition; docs/stock.md',
    command: true,
    body: z.strictObject({
      nr_seq_estoque: id,
      qt_saldo: counted,
      qt_saldo_visto: z.number(),
      motivo: text(),
    }),
    answer: entered,
    refusals: [
      'NAO_ENCONTRADO',
      'JUSTIFICATIVA_OBRIGATORIA',
      'SALDO_MUDOU',
      'SALDO_IGUAL',
      'ESTOQUE_UNIDO',
      'QUANTIDADE_INTEIRA',
    ],
  }),
  /**
   * Catalogue parts the branch does not stock, by words of their name: at most twenty, each with its code in another branch.
   */
  listUnkeptParts: defineCall({
    ...stockKeeper,
    method: 'GET',
    path: 'estoque/fora',
    reads: ['os', 'exec', 'estoque', 'inventario'],
    summary: 'Parts the branch does not keep',
    source: 'addition; docs/stock.md',
    query: z.strictObject({ busca: text(60).min(1) }),
    answer: z.strictObject({
      total: z.int(),
      pecas: z.array(
        z.strictObject({
          nr_seq_item: id,
          ds_item: z.string(),
          ds_codigoitem: z.string().nullable(),
          cd_unidade: unit,
        }),
      ),
    }),
  }),
  /** Adds a part to the branch's stock under a code, with its first entry. */
  keepPart: defineCall({
    ...stockKeeper,
    method: 'POST',
    path: 'estoque/pecas',
    changes: ['estoque'],
    summary: 'Begin to keep a part, with its first entry',
    source: 'addition; docs/stock.md',
    command: true,
    body: z.strictObject({ nr_seq_item: id, ds_codigoitem: text(30).min(1), ...entry }),
    answer: entered,
    refusals: [
      'NAO_ENCONTRADO',
      'DOCUMENTO_OBRIGATORIO',
      'CODIGO_DE_OUTRA_PECA',
      'PECA_COM_OUTRO_CODIGO',
      'QUANTIDADE_INTEIRA',
    ],
  }),
  /** Sets the minimum of a part; null removes it. */
  setStockMinimum: defineCall({
    ...stockKeeper,
    method: 'PUT',
    path: 'estoque/itens/{id}/minimo',
    changes: ['estoque'],
    summary: 'Set the minimum of a part in the branch',
    source: 'addition; docs/stock.md',
    command: true,
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ qt_minimo: quantity.nullable() }),
    answer: done,
    refusals: ['NAO_ENCONTRADO', 'QUANTIDADE_INTEIRA'],
  }),
  /** Sets the shelf of a part, stored in capital letters; null: unknown. */
  setStockShelf: defineCall({
    ...stockKeeper,
    method: 'PUT',
    path: 'estoque/itens/{id}/prateleira',
    changes: ['estoque'],
    summary: 'Say where a part lies in the branch',
    source: 'addition; docs/stock.md',
    command: true,
    params: z.strictObject({ id: idText }),
    body: z.strictObject({ ds_prateleira: text(40).min(1).nullable() }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Parts for printing labels, by code: at most 20,000. */
  listStockLabels: defineCall({
    ...stockKeeper,
    method: 'GET',
    path: 'estoque/etiquetas',
    summary: 'Labels of parts',
    source: 'addition; G-65, docs/stock.md',
    query: z.strictObject(search),
    answer: z.strictObject({
      total: z.int(),
      pecas: z.array(z.strictObject({ ds_codigoitem: z.string(), ds_item: z.string() })).max(20_000),
    }),
  }),
  /** Dismisses the notice that the part of an order has arrived. */
  dismissArrival: defineCall({
    method: 'POST',
    path: 'estoque/chegadas/dispensar',
    changes: ['os'],
    summary: 'Dismiss the notice that a part came',
    source: 'addition; docs/stock.md',
    who: internal,
    command: true,
    body: z.strictObject({ nr_seq_os: bigId }),
    answer: done,
    refusals: ['NAO_ENCONTRADO'],
  }),
};
