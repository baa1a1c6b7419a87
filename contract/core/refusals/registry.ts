import type { RefusalTable } from './table.ts';

/** Refusals of the registry of problems (G-100). */
export const registryRefusals = {
  SEGMENTO_CADASTRADO: { status: 409, texto: 'Já existe um segmento com este nome.' },
  PROBLEMA_CADASTRADO: { status: 409, texto: 'Este segmento já tem um problema com este nome.' },
} as const satisfies RefusalTable;
