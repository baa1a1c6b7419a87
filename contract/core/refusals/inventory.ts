import type { RefusalTable } from './table.ts';

/** Refusals of inventories (doc 3 §8, docs/inventory.md). */
export const inventoryRefusals = {
  INVENTARIO_SEM_ITENS: {
    status: 422,
    pt: 'Nenhum item do estoque desta filial está nesta prateleira ou classe.',
    es: 'Ningún ítem del stock de esta sucursal está en este estante o es de esta clase.',
  },
  CODIGOS_FORA_DO_ESTOQUE: {
    status: 422,
    pt: 'Estes códigos não estão no estoque desta filial: {itens}.',
    es: 'Estos códigos no están en el stock de esta sucursal: {itens}.',
  },
  CONTAGEM_ENCERRADA: {
    status: 409,
    pt: 'Item não registrado, tente novamente!',
    es: '¡Ítem no registrado, intente de nuevo!',
  },
  CONTAGEM_MUDOU: {
    status: 409,
    pt: 'Outra pessoa contou este item. Confira antes de registrar.',
    es: 'Otra persona contó este ítem. Revise antes de registrar.',
  },
  CONFIRMA_CONTAGEM: {
    status: 409,
    pt: 'Esta contagem parece errada. Confira antes de registrar.',
    es: 'Este conteo parece equivocado. Revise antes de registrar.',
  },
  RECONTAGEM_OUTRA_PESSOA: {
    status: 409,
    pt: 'A recontagem deste item cabe a outra pessoa.',
    es: 'El reconteo de este ítem le corresponde a otra persona.',
  },
  INVENTARIO_ENCERRADO: {
    status: 409,
    pt: 'Este inventário já foi encerrado.',
    es: 'Este inventario ya fue cerrado.',
  },
  INVENTARIO_MUDOU: {
    status: 409,
    pt: 'Houve contagens depois da conferência. Confira novamente.',
    es: 'Hubo conteos después de la revisión. Revise de nuevo.',
  },
  INVENTARIO_NEGATIVO: {
    status: 409,
    pt: 'O saldo ficaria negativo: {itens}. Peça a recontagem.',
    es: 'El saldo quedaría negativo: {itens}. Pida el reconteo.',
  },
} as const satisfies RefusalTable;
