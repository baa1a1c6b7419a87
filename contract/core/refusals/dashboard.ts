import type { RefusalTable } from './table.ts';

/** Refusals of the dashboard (docs/indicators.md). */
export const dashboardRefusals = {
  PERIODO_INVALIDO: {
    status: 422,
    pt: 'Escolha um período de até 366 dias, do primeiro ao último dia.',
    es: 'Elija un período de hasta 366 días, del primer al último día.',
  },
} as const satisfies RefusalTable;
