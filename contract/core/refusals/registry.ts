import type { RefusalTable } from './table.ts';

/** Refusals of the registry of problems (G-100). */
export const registryRefusals = {
  SEGMENTO_CADASTRADO: {
    status: 409,
    pt: 'Já existe um segmento com este nome.',
    es: 'Ya existe un segmento con este nombre.',
  },
  PROBLEMA_CADASTRADO: {
    status: 409,
    pt: 'Este segmento já tem um problema com este nome.',
    es: 'Este segmento ya tiene un problema con este nombre.',
  },
} as const satisfies RefusalTable;
