import { keyOf, type MergeKind } from '@terminal/contract';
import type { Fault } from '../core/cells/reader.rules.ts';
import type { Cells } from '../core/records/cells.rules.ts';

/** A column that names a record, whose rows a union moves. */
export interface Reference {
  /** Its table and name, as in os_item.nr_seq_item. */
  place: string;
  /** Column that names its rows. */
  key: string;
  /** What its rows are, in the words of a preview. */
  use: string;
  /** Literal condition of ours: other rows are what was recorded, and stay. */
  only?: string;
  /** Column of which one row alone may name a record: where one names the one that stays, the double's stays where it is. */
  once?: string;
  /** Column that never names the same record: a row that would stays where it is. */
  other?: string;
}

/**
 * Every column that names a supplier, a service or a part, and what a union does with it. A test compares them with the foreign
 * keys there are, and with the triggers that let what is written later name the record that stays (segue_uniao).
 */
export const references: Record<
  MergeKind,
  { moves: readonly Reference[]; apart: readonly string[]; stays: readonly string[] }
> = {
  suppliers: {
    moves: [
      { place: 'os.nr_seq_fornecedor', key: 'nr_sequencial', use: 'os_todas' },
      { place: 'pneu.nr_seq_fornecedor', key: 'nr_sequencial', use: 'pneus_comprados' },
      {
        place: 'pneu_destino.nr_seq_fornecedor',
        key: 'nr_sequencial',
        use: 'idas_de_pneu',
        only: 't.dt_substituida is null',
      },
      {
        place: 'execucao.nr_seq_clifor_inicio',
        key: 'nr_sequencial',
        use: 'trabalhos',
        only: "(t.dt_final is null or t.tp_fim = 'P' and t.dt_retomada is null)",
      },
      { place: 'pesquisa.nr_seq_clifor_avaliado', key: 'nr_sequencial', use: 'avaliacoes' },
      {
        place: 'fornecedor_contato.nr_seq_fornecedor',
        key: 'nr_sequencial',
        use: 'contatos',
        once: 'ds_contato',
      },
      { place: 'clifor_filial.nr_seq_clifor', key: 'nr_seq_filial', use: 'filiais', once: 'nr_seq_filial' },
    ],
    apart: [],
    // Who did something did it, but for work that goes on; people's columns name no supplier; digits are hashed with the number they belong to.
    stays: [
      'anexo.nr_seq_clifor',
      'anexo_parte.nr_seq_clifor',
      'cadastro_mudanca.nr_seq_clifor',
      'cadastro_uniao.nr_seq_clifor',
      'cadastro_uniao.nr_seq_clifor_desfez',
      'chave_sistema.nr_seq_clifor',
      'clifor_acesso.nr_seq_clifor',
      'clifor_cadastro.nr_seq_clifor',
      'clifor_foto.nr_seq_clifor',
      'comando.nr_seq_clifor',
      'correcao.nr_seq_aprovador',
      'correcao.nr_seq_clifor',
      'estoque_movimento.nr_seq_clifor',
      'execucao.nr_seq_clifor_final',
      'execucao_nota.nr_seq_clifor',
      'inventario.nr_seq_clifor',
      'inventario.nr_seq_clifor_final',
      'inventario_codigo.nr_seq_clifor',
      'inventario_codigo.nr_seq_clifor_descarte',
      'inventario_contagem.nr_seq_clifor',
      'inventario_item.nr_seq_clifor',
      'inventario_item.nr_seq_clifor_recontagem',
      'km_leitura.nr_seq_clifor',
      'leitura_retida.nr_seq_clifor',
      'leitura_retida.nr_seq_decisor',
      'os.nr_seq_clifor_abertura',
      'os.nr_seq_clifor_motorista',
      'os.nr_seq_clifor_sinistro',
      'os_comentario.nr_seq_clifor',
      'os_item.nr_seq_clifor',
      'os_item_dispensa.nr_seq_clifor',
      'os_preco.nr_seq_clifor',
      'parametro.nr_seq_clifor_carga',
      'peca_chegada.nr_seq_clifor',
      'pesquisa.nr_seq_clifor',
      'plano_historico.nr_seq_clifor',
      'plano_mudanca.nr_seq_clifor',
      'pneu_achado.nr_seq_clifor',
      'pneu_aplicacao.nr_seq_clifor_entrada',
      'pneu_aplicacao.nr_seq_clifor_saida',
      'pneu_destino.nr_seq_clifor_envio',
      'pneu_destino.nr_seq_clifor_retorno',
      'pneu_evento.nr_seq_clifor',
      'prova_digitos.nr_seq_clifor',
      'veiculo_documento.nr_seq_clifor',
    ],
  },
  items: {
    moves: [
      { place: 'os_item.nr_seq_item', key: 'nr_sequencial', use: 'itens_de_os' },
      { place: 'ordem_compra.nr_seq_item', key: 'nr_sequencial', use: 'ordens_de_compra' },
      { place: 'execucao.nr_seq_item_peca', key: 'nr_sequencial', use: 'esperas' },
      { place: 'conjunto.nr_seq_item', key: 'nr_sequencial', use: 'problemas_todos' },
      {
        place: 'pneu_destino.nr_seq_item',
        key: 'nr_sequencial',
        use: 'idas_de_pneu',
        only: 't.dt_substituida is null',
      },
      { place: 'plano_ciclo_item.nr_seq_item', key: 'nr_seq_ciclo', use: 'ciclos', once: 'nr_seq_ciclo' },
      { place: 'estoque.nr_seq_item', key: 'nr_sequencial', use: 'estoques', once: 'nr_seq_filial' },
      {
        place: 'item_substituto.nr_seq_item',
        key: 'nr_sequencial',
        use: 'substitutos',
        once: 'nr_seq_substituto',
        other: 'nr_seq_substituto',
      },
      {
        place: 'item_substituto.nr_seq_substituto',
        key: 'nr_sequencial',
        use: 'substitutos',
        once: 'nr_seq_item',
        other: 'nr_seq_item',
      },
    ],
    // Stock of both parts in one branch: merge-stock.queries.ts.
    apart: ['os_item.nr_seq_estoque', 'estoque.nr_seq_estoque_unido'],
    // The ledger and what was counted.
    stays: [
      'estoque_movimento.nr_seq_estoque',
      'inventario_codigo.nr_seq_estoque',
      'inventario_item.nr_seq_estoque',
    ],
  },
};

/** One of two records that are to be one. */
export interface Party {
  id: string;
  celulas: Cells;
  /** Name of the one it was merged into; null: it stands for itself. */
  mergedInto: string | null;
}

/** What two records, and the stock of two parts, say of their union. */
export interface UnionFacts {
  double: Party;
  stays: Party;
  /** Branches in which a running inventory counts one of the parts. */
  counted: readonly string[];
  /** Branches in which the balance of both would be below zero, and must not. */
  below: readonly string[];
}

/** Columns that are the same in doubles: they decide where a record is offered. */
const alike: Record<MergeKind, readonly string[]> = {
  suppliers: [],
  items: ['tipo', 'executavel', 'pneu', 'unidade'],
};

/** What somebody calls a record. */
export const nameOf = (kind: MergeKind, { celulas }: Pick<Party, 'celulas'>): string =>
  celulas[keyOf(kind).name] ?? '';

/** Columns in which two records differ though doubles do not. */
export const unlike = (kind: MergeKind, { double, stays }: Pick<UnionFacts, 'double' | 'stays'>): string[] =>
  alike[kind].filter((column) => double.celulas[column] !== stays.celulas[column]);

/** Why two records cannot become one: the first reason; null: they can. `colunas` holds names of columns. */
export function unionRefusal(kind: MergeKind, facts: UnionFacts): Pick<Fault, 'code' | 'values'> | null {
  const { double, stays, counted, below } = facts;
  const [nome, other] = [nameOf(kind, double), nameOf(kind, stays)];
  if (double.id === stays.id) return { code: 'UNIAO_CONSIGO' };
  if (double.mergedInto !== null)
    return { code: 'UNIAO_JA_UNIDO', values: { nome, fica: double.mergedInto } };
  if (stays.mergedInto !== null)
    return { code: 'UNIAO_FICA_UNIDO', values: { nome: other, fica: stays.mergedInto } };
  if (stays.celulas['situacao'] === 'I') return { code: 'UNIAO_FORA_DE_USO', values: { nome: other } };
  const differ = unlike(kind, facts);
  if (differ.length > 0) return { code: 'UNIAO_DIFERENTE', values: { colunas: differ.join(', ') } };
  if (counted.length > 0) return { code: 'UNIAO_EM_INVENTARIO', values: { filiais: counted.join(', ') } };
  if (below.length > 0) return { code: 'UNIAO_SALDO', values: { filiais: below.join(', ') } };
  return null;
}
