import { routes } from '../core/http/handlers.ts';
import type { Operation } from './service.ts';

/** The calls of operation, each with the use case that answers it. */
export const operationRoutes = (operation: Operation) =>
  routes({
    getHealth: async () => ({ situacao: 'vivo' }),
    getReadiness: () => operation.readiness(),
    getMetrics: (context) => operation.metrics(context),
  });
