import type { RefusalTable } from './table.ts';

/** Refusals of the company's settings (docs/settings.md). */
export const settingsRefusals = {
  AJUSTES_MUDARAM: {
    status: 409,
    pt: '{quem} mudou ajustes enquanto você trabalhava. Confira os campos marcados: salvar de novo põe o que você informou.',
    es: '{quem} cambió ajustes mientras usted trabajaba. Revise los campos marcados: guardar de nuevo pone lo que usted informó.',
  },
} as const satisfies RefusalTable;
