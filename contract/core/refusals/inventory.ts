import type { RefusalTable } from './table.ts';

/** Refusals of inventories (doc 3 §8, docs/inventory.md). */
export const inventoryRefusals = {
  INVENTARIO_SEM_ITENS: {
    status: 422,
    texto: 'Nenhum item do estoque desta filial está nesta prateleira ou classe.',
  },
  CODIGOS_FORA_DO_ESTOQUE: {
    status: 422,
    texto: 'Estes códigos não estão no estoque desta filial: {itens}.',
  },
  CONTAGEM_ENCERRADA: { status: 409, texto: 'Item não registrado, tente novamente!' },
  CONTAGEM_MUDOU: { status: 409, texto: 'Outra pessoa contou este item. Confira antes de registrar.' },
  CONFIRMA_CONTAGEM: { status: 409, texto: 'Esta contagem parece errada. Confira antes de registrar.' },
  RECONTAGEM_OUTRA_PESSOA: { status: 409, texto: 'A recontagem deste item cabe a outra pessoa.' },
  INVENTARIO_ENCERRADO: { status: 409, texto: 'Este inventário já foi encerrado.' },
  INVENTARIO_MUDOU: { status: 409, texto: 'Houve contagens depois da conferência. Confira novamente.' },
  INVENTARIO_NEGATIVO: { status: 409, texto: 'O saldo ficaria negativo: {itens}. Peça a recontagem.' },
} as const satisfies RefusalTable;
