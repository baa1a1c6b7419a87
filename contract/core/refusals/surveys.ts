import type { RefusalTable } from './table.ts';

/** Refusals of surveys (doc 1 §5, §8). */
export const surveysRefusals = {
  NOTA_OBRIGATORIA: { status: 422, pt: 'Informe uma nota', es: 'Ingrese una nota' },
  JUSTIFICATIVA_DA_NOTA: { status: 422, pt: 'Informe uma justificativa!', es: '¡Ingrese una justificación!' },
  PESQUISA_RESPONDIDA: {
    status: 409,
    pt: 'Esta avaliação já foi enviada.',
    es: 'Esta evaluación ya fue enviada.',
  },
} as const satisfies RefusalTable;
