import type { RefusalTable } from './table.ts';

/** Refusals of surveys (doc 1 §5, §8). */
export const surveysRefusals = {
  NOTA_OBRIGATORIA: { status: 422, texto: 'Informe uma nota' },
  JUSTIFICATIVA_DA_NOTA: { status: 422, texto: 'Informe uma justificativa!' },
  PESQUISA_RESPONDIDA: { status: 409, texto: 'Esta avaliação já foi enviada.' },
} as const satisfies RefusalTable;
