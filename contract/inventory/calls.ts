import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { bigId, done, envelope, flag, id, idText, moment, text, unit } from '../core/fields.ts';
import { identityRefusals } from '../core/identity.ts';
import { amount, counted, counter, counterIdentity, inventory, manner, pageText } from './fields.ts';

/** A stock row as shown to counters. */
const countedItem = z.strictObject({
  /** Of the stock row: `nr_seq_estoque` of a count. */
  nr_sequencial: id,
  ds_codigoitem: z.string(),
  ds_item: z.string(),
  /** Added: unit it is counted in. */
  cd_unidade: unit,
  /** Added: its shelf; null: unknown. */
  ds_prateleira: z.string().nullable(),
  /**
   * Live balance; of an ended inventory the balance at the count, or at the end for a row not counted. Null: withheld (blind
   * count).
   */
  saldo_atual: amount,
  /** Latest count; null: none, or withheld from the person who recounts. */
  nr_qtidade: amount,
  /** Added: the difference a finished inventory posted, and its value in BRL at the price of that time; null: none. */
  qt_diferenca: amount,
  vl_diferenca: amount,
  /** Added: the latest count, who made it and when. */
  nr_seq_contagem: bigId.nullable(),
  ds_contou: z.string().nullable(),
  dt_contagem: moment.nullable(),
  /** Added: S to be counted again, by another than `nr_seq_clifor_recontagem`; `st_pode_contar` N: that is the session's person. */
  st_recontagem: flag,
  nr_seq_clifor_recontagem: z.number().nullable(),
  st_pode_contar: flag,
});

/** Counting state of a row: pending, counted, to be recounted. */
const situation = z.enum(['pendentes', 'contados', 'recontagem']);

const perPage = z.int().min(1).max(50).optional();

export const inventoryCalls = {
  /** Inventories of the branch, the newest first, ten a page. */
  listInventories: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getInventarios',
    kept: { most: 1 },
    reads: ['inventario'],
    summary: 'Inventories of the branch',
    source: 'doc 3 §2, §3 and §7, C-131, INV-01, INV-02',
    versioned: true,
    query: z.strictObject({ page: pageText }),
    answer: envelope(inventory).extend(manner),
  }),
  /**
   * Begins an inventory of every stock row of the branch, or of a part of it (added); `mensagem` EmExecucao: one is running,
   * whatever it counts (G-85). The refusal CODIGOS_FORA_DO_ESTOQUE names codes of the list the branch does not keep.
   */
  createInventory: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/createNovoInventario',
    changes: ['inventario'],
    summary: 'Begin an inventory',
    source: 'doc 3 §4 and §7, C-132, INV-03, G-85',
    command: true,
    body: z
      .discriminatedUnion('tp_parte', [
        z.strictObject({ tp_parte: z.literal('T'), ...counterIdentity }),
        z.strictObject({ tp_parte: z.literal('P'), ds_prateleira: text(40).min(1), ...counterIdentity }),
        z.strictObject({ tp_parte: z.literal('L'), ds_classe: text(40).min(1), ...counterIdentity }),
        z.strictObject({
          tp_parte: z.literal('C'),
          codigos: z.array(text(30).min(1)).min(1).max(500),
          ...counterIdentity,
        }),
      ])
      .optional(),
    answer: done,
    refusals: [...identityRefusals, 'INVENTARIO_SEM_ITENS', 'CODIGOS_FORA_DO_ESTOQUE'],
  }),
  /** What an inventory could count: parts the branch keeps, its shelves and classes. */
  getInventoryExtents: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getPartes',
    summary: 'Shelves and classes of the branch that can be counted',
    source: 'addition; a part of the stock is counted at a time',
    answer: z.strictObject({
      qt_itens: z.int(),
      prateleiras: z.array(z.strictObject({ ds_prateleira: z.string(), qt_itens: z.int() })),
      classes: z.array(z.strictObject({ ds_classe: z.string(), qt_itens: z.int() })),
    }),
  }),
  /** One inventory with its progress and what is still open. */
  getInventory: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getInventario/{id}',
    kept: { most: 3 },
    reads: ['inventario'],
    summary: 'One inventory',
    source: 'addition; INV-04',
    versioned: true,
    params: z.strictObject({ id: idText }),
    answer: inventory.extend({
      ...manner,
      /** Who began it, and who ended it. */
      ds_iniciou: z.string().nullable(),
      ds_encerrou: z.string().nullable(),
      qt_recontagens: z.int(),
      /** Scanned codes: not in stock; of parts outside the inventory; discarded as misread. */
      qt_codigos: z.int(),
      qt_fora: z.int(),
      qt_descartados: z.int(),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** A page of what is counted, by code; `situacao` (added): not yet, already, to be counted again. */
  listInventoryItems: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/getItensInventario',
    kept: { most: 20 },
    reads: ['inventario'],
    summary: 'Items of an inventory',
    source: 'doc 3 §3 and §7, C-133, INV-05, INV-06, INV-07, G-88',
    query: z.strictObject({ page: pageText }),
    body: z.strictObject({
      nr_seq_inventario: id,
      per_page: perPage,
      situacao: situation.optional(),
    }),
    answer: envelope(countedItem),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** The item of a scanned code; none: it is not in stock, or, added, of the part `fora` the inventory does not count. */
  findInventoryCode: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/searchItemQrCode',
    reads: ['inventario'],
    summary: 'Item of a scanned code',
    source: 'doc 3 §2 and §7, C-134, INV-12, G-65',
    body: z.strictObject({ codItem: text(60).min(1), nr_seq_inventario: id }),
    answer: envelope(countedItem).extend({
      fora: z.strictObject({ ds_item: z.string(), ds_prateleira: z.string().nullable() }).nullable(),
    }),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** The item before or after another one by code, among all or those of a situation or search; none: it is the last. */
  findInventoryNeighbour: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/getVizinho',
    summary: 'Next or previous item of an inventory',
    source: 'addition; INV-06: one item at a time',
    body: z.strictObject({
      nr_seq_inventario: id,
      nr_seq_estoque: id,
      tp_sentido: z.enum(['anterior', 'proximo']),
      situacao: situation.optional(),
      ds_search: text(80).optional(),
    }),
    answer: envelope(countedItem),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Items whose name holds the words or whose code begins with them; 40 a page. */
  searchInventoryItems: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/searchItens',
    reads: ['inventario'],
    summary: 'Search in an inventory',
    source: 'doc 3 §5 and §7, C-135, INV-11, G-87',
    body: z.strictObject({
      ds_search: text(80),
      nr_seq_inventario: id,
      per_page: perPage,
      page: z.int().min(1).max(100_000).optional(),
    }),
    answer: envelope(countedItem),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /**
   * Counts a stock row; the balance of that moment is kept beside it. Added: `nr_seq_contagem`, the count the person
   * saw (null: none), so that nobody overwrites a count without having seen it; `dt_contagem`, when it was made without network;
   * `confirma_contagem` S: the question about an unlikely count was answered with yes. The refusal CONFIRMA_CONTAGEM names
   * `contagem` and, where it is not withheld, `saldo`; CONTAGEM_MUDOU names the other count, `ds_contou` and `nr_qtidade`.
   */
  confirmCount: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/confirmarContagem',
    later: { signer: 'nr_seq_clifor' },
    changes: ['inventario'],
    summary: 'Count an item',
    source: 'doc 3 §3 and §7, C-136, INV-09, INV-10, G-86, G-106',
    command: true,
    body: z.strictObject({
      nr_seq_inventario: id,
      nr_seq_estoque: id,
      nr_qtidade_contagem: counted,
      nr_seq_contagem: bigId.nullish(),
      dt_contagem: moment.optional(),
      confirma_contagem: flag.optional(),
      ...counterIdentity,
    }),
    answer: done,
    refusals: [
      'QUANTIDADE_INTEIRA',
      ...identityRefusals,
      'CONTAGEM_ENCERRADA',
      'CONTAGEM_MUDOU',
      'CONFIRMA_CONTAGEM',
      'RECONTAGEM_OUTRA_PESSOA',
    ],
  }),
  /** Every count of a stock row, the newest first. */
  listCounts: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getContagens/{id}',
    reads: ['inventario'],
    summary: 'Counts of an item',
    source: 'addition; issue: every count keeps who, when, device',
    params: z.strictObject({ id: idText }),
    query: z.strictObject({ nr_seq_estoque: idText }),
    answer: z.array(
      z.strictObject({
        nr_sequencial: bigId,
        nr_qtidade_contagem: amount,
        /** Balance at the count; null: withheld. */
        qt_saldo_contagem: amount,
        ds_contou: z.string(),
        dt_contagem: moment,
        /** Later than `dt_contagem` for one made without network. */
        dt_registro: moment,
        /** Number of the enrolled terminal; null: none. */
        nr_seq_terminal: z.int().nullable(),
      }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
  /** Records a scanned code that belongs to no part of the inventory. */
  noteUnknownCode: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/codigoDesconhecido',
    changes: ['inventario'],
    summary: 'Keep an unknown code',
    source: 'addition; issue: codes scanned but unknown are kept in a list',
    command: true,
    body: z.strictObject({ nr_seq_inventario: id, ds_codigo: text(60).min(1), ...counterIdentity }),
    answer: done,
    refusals: [...identityRefusals, 'CONTAGEM_ENCERRADA'],
  }),
  /** Discards a recorded code as misread; scanning it again restores it. */
  discardCode: defineCall({
    ...counter,
    method: 'POST',
    path: 'inventario/descartarCodigo',
    changes: ['inventario'],
    summary: 'Say that a code was misread',
    source: 'addition; docs/inventory.md',
    command: true,
    body: z.strictObject({ nr_seq_inventario: id, ds_codigo: text(60).min(1), ...counterIdentity }),
    answer: done,
    refusals: [...identityRefusals, 'CONTAGEM_ENCERRADA'],
  }),
  /** Scanned codes that belong to no part of the inventory, the newest first. */
  listUnknownCodes: defineCall({
    ...counter,
    method: 'GET',
    path: 'inventario/getCodigos/{id}',
    reads: ['inventario'],
    summary: 'Unknown codes of an inventory',
    source: 'addition; issue: codes scanned but unknown are kept in a list',
    params: z.strictObject({ id: idText }),
    answer: z.array(
      z.strictObject({
        ds_codigo: z.string(),
        nr_vezes: z.int(),
        ds_leu: z.string(),
        dt_leitura: moment,
        /** The part of the code, which the inventory does not count, and its shelf; null: not in stock. */
        ds_item: z.string().nullable(),
        ds_prateleira: z.string().nullable(),
        /** Person who discarded it as misread; null: not discarded. */
        ds_descartou: z.string().nullable(),
      }),
    ),
    refusals: ['NAO_ENCONTRADO'],
  }),
};
