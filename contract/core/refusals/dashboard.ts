import type { RefusalTable } from './table.ts';

/** Refusals of the dashboard (docs/indicators.md). */
export const dashboardRefusals = {
  PERIODO_INVALIDO: { status: 422, texto: 'Escolha um período de até 366 dias, do primeiro ao último dia.' },
} as const satisfies RefusalTable;
