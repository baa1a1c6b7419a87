import type { RefusalTable } from './table.ts';

/** Refusals of parts and services of an order (doc 2 §5). */
export const itemsRefusals = {
  ITEM_INCOMPLETO: { status: 422, texto: 'Insira todas as informações!' },
  PRECO_SO_EXTERNA: { status: 422, texto: 'Só OS externas têm preço.' },
  SERVICOS_INCOMPLETOS: { status: 422, texto: 'Selecione todos os serviços!' },
  ITEM_EM_EXECUCAO: { status: 409, texto: 'Este item já foi trabalhado e não pode ser excluído!' },
  ITEM_DO_PLANO: {
    status: 409,
    texto: 'Este item é do plano: não se exclui. Um aprovador pode dispensá-lo, com o motivo.',
  },
  ITEM_FORA_DO_PLANO: { status: 409, texto: 'Este item não é do plano: pode ser excluído.' },
  ITEM_NAO_DISPENSADO: { status: 409, texto: 'Este item não está dispensado.' },
  ITEM_DISPENSADO: { status: 409, texto: 'Este item foi dispensado e não muda mais.' },
  PECA_SEM_ESTOQUE: { status: 409, texto: 'A filial não mantém esta peça no estoque!' },
  PECA_DA_OFICINA: {
    status: 409,
    texto: 'Esta peça é da oficina: só quem trabalha nela pode lançar, alterar ou retirar.',
  },
} as const satisfies RefusalTable;
