import type { RefusalTable } from './table.ts';

/** Refusals of orders sent to the external provider. */
export const integrationRefusals = {
  TICKET_NAO_PERMITIDO: { status: 409, texto: 'Só OS externas ou de abastecimento abrem ticket!' },
  ERRO_AO_ENVIAR: { status: 502, texto: 'Erro ao enviar' },
} as const satisfies RefusalTable;
