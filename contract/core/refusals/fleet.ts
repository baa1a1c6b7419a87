import type { RefusalTable } from './table.ts';

/** Refusals of meter readings. */
export const fleetRefusals = {
  KM_MENOR: { status: 422, texto: 'Insira um KM maior que o atual' },
  CONFIRMA_LEITURA: { status: 409, texto: 'Esta leitura parece errada. Confira antes de gravar.' },
  LEITURA_FORA_DE_ORDEM: { status: 422, texto: 'O valor não cabe entre as leituras de antes e de depois.' },
  LEITURA_FUTURA: { status: 422, texto: 'A leitura não pode estar no futuro.' },
  LEITURA_CORRIGIDA: { status: 409, texto: 'Esta leitura já foi corrigida ou anulada. Carregue novamente.' },
  LEITURA_DECIDIDA: { status: 409, texto: 'Esta leitura já foi decidida.' },
  TROCA_COM_LEITURAS: {
    status: 422,
    texto: 'Há leituras do medidor novo depois desta troca: corrija ou anule essas leituras antes.',
  },
  TROCA_ANTES_DE_LEITURA: {
    status: 422,
    texto: 'Há leituras depois deste momento: a troca vem depois da última.',
  },
} as const satisfies RefusalTable;
