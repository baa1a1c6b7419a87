import type { RefusalTable } from './table.ts';

/** Refusals of the company's settings (docs/settings.md). */
export const settingsRefusals = {
  AJUSTES_MUDARAM: {
    status: 409,
    pt: '{quem} mudou ajustes enquanto você trabalhava. Confira os campos marcados e salve de novo.',
    es: '{quem} cambió ajustes mientras usted trabajaba. Revise los campos marcados y guarde de nuevo.',
  },
} as const satisfies RefusalTable;
