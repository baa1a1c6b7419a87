import type { RefusalTable } from './table.ts';

/** Refusals of orders sent to the external provider. */
export const integrationRefusals = {
  TICKET_NAO_PERMITIDO: {
    status: 409,
    pt: 'Só OS externas ou de abastecimento abrem ticket!',
    es: '¡Solo las OS externas o de combustible abren ticket!',
  },
  ERRO_AO_ENVIAR: { status: 502, pt: 'Erro ao enviar', es: 'Error al enviar' },
} as const satisfies RefusalTable;
