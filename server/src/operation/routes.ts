import type { Handlers } from '../core/http/mount.ts';
import type { Operation } from './service.ts';

export const operationRoutes = (
  operation: Operation,
): Handlers<'getHealth' | 'getReadiness' | 'getMetrics'> => ({
  getHealth: async () => ({ situacao: 'vivo' }),
  getReadiness: () => operation.readiness(),
  getMetrics: (context) => operation.metrics(context),
});
