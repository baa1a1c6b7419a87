import type { RefusalTable } from './table.ts';

/** Refusals of meter readings. */
export const fleetRefusals = {
  KM_MENOR: { status: 422, pt: 'Insira um KM maior que o atual', es: 'Ingrese un KM mayor que el actual' },
  CONFIRMA_LEITURA: {
    status: 409,
    pt: 'Esta leitura parece errada. Confira antes de gravar.',
    es: 'Esta lectura parece equivocada. Revísela antes de guardar.',
  },
  LEITURA_FORA_DE_ORDEM: {
    status: 422,
    pt: 'O valor não cabe entre as leituras de antes e de depois.',
    es: 'El valor no cabe entre las lecturas de antes y de después.',
  },
  LEITURA_FUTURA: {
    status: 422,
    pt: 'A leitura não pode estar no futuro.',
    es: 'La lectura no puede estar en el futuro.',
  },
  LEITURA_CORRIGIDA: {
    status: 409,
    pt: 'Esta leitura já foi corrigida ou anulada. Carregue novamente.',
    es: 'Esta lectura ya fue corregida o anulada. Cargue de nuevo.',
  },
  LEITURA_DECIDIDA: { status: 409, pt: 'Esta leitura já foi decidida.', es: 'Esta lectura ya fue decidida.' },
  TROCA_COM_LEITURAS: {
    status: 422,
    pt: 'Há leituras do medidor novo depois desta troca: corrija ou anule essas leituras antes.',
    es: 'Hay lecturas del medidor nuevo después de este cambio: corrija o anule antes esas lecturas.',
  },
  TROCA_ANTES_DE_LEITURA: {
    status: 422,
    pt: 'Há leituras depois deste momento: a troca vem depois da última.',
    es: 'Hay lecturas después de este momento: el cambio viene después de la última.',
  },
} as const satisfies RefusalTable;
