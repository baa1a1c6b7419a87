import type { RefusalTable } from './table.ts';

/** Refusals of parts and services of an order (doc 2 §5). */
export const itemsRefusals = {
  ITEM_INCOMPLETO: { status: 422, pt: 'Insira todas as informações!', es: '¡Ingrese toda la información!' },
  PRECO_SO_EXTERNA: {
    status: 422,
    pt: 'Só OS externas têm preço.',
    es: 'Solo las OS externas tienen precio.',
  },
  PRECO_CORRIGIDO: {
    status: 409,
    pt: 'Este preço já foi corrigido. Carregue novamente.',
    es: 'Este precio ya fue corregido. Cargue de nuevo.',
  },
  SERVICOS_INCOMPLETOS: {
    status: 422,
    pt: 'Selecione todos os serviços!',
    es: '¡Seleccione todos los servicios!',
  },
  ITEM_EM_EXECUCAO: {
    status: 409,
    pt: 'Este item já foi trabalhado e não pode ser excluído!',
    es: '¡Este ítem ya fue trabajado y no puede ser eliminado!',
  },
  ITEM_DO_PLANO: {
    status: 409,
    pt: 'Este item é do plano: não se exclui. Um aprovador pode dispensá-lo, com o motivo.',
    es: 'Este ítem es del plan: no se elimina. Un aprobador puede dispensarlo, con el motivo.',
  },
  ITEM_FORA_DO_PLANO: {
    status: 409,
    pt: 'Este item não é do plano: pode ser excluído.',
    es: 'Este ítem no es del plan: puede eliminarse.',
  },
  ITEM_NAO_DISPENSADO: {
    status: 409,
    pt: 'Este item não está dispensado.',
    es: 'Este ítem no está dispensado.',
  },
  ITEM_DISPENSADO: {
    status: 409,
    pt: 'Este item foi dispensado e não muda mais.',
    es: 'Este ítem fue dispensado y ya no cambia.',
  },
  PECA_SEM_ESTOQUE: {
    status: 409,
    pt: 'A filial não mantém esta peça no estoque!',
    es: '¡La sucursal no mantiene este repuesto en stock!',
  },
  PECA_DA_OFICINA: {
    status: 409,
    pt: 'Esta peça é da oficina: só quem trabalha nela pode lançar, alterar ou retirar.',
    es: 'Este repuesto es del taller: solo quien trabaja en él puede registrarlo, modificarlo o retirarlo.',
  },
} as const satisfies RefusalTable;
