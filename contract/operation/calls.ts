import { z } from 'zod';
import { defineCall } from '../core/call.ts';

const state = z.strictObject({ situacao: z.string() });

/** Health, readiness and metrics. */
export const operationCalls = {
  /** Liveness: the process answers. */
  getHealth: defineCall({
    method: 'GET',
    path: 'saude',
    summary: 'The process lives',
    source: 'C-169, G-122',
    who: 'anyone',
    answer: state,
  }),
  /** Readiness: the first server answers; 503 otherwise and while the server stops. Names the others that do not. */
  getReadiness: defineCall({
    method: 'GET',
    path: 'saude/pronto',
    summary: 'The databases answer',
    source: 'C-170, G-122',
    who: 'anyone',
    answer: state.extend({ servidores_ausentes: z.array(z.string()).optional() }),
  }),
  /** Prometheus text, for loopback or the bearer of METRICS_TOKEN. */
  getMetrics: defineCall({
    method: 'GET',
    path: 'metricas',
    summary: 'Prometheus metrics (loopback, or bearer of METRICS_TOKEN)',
    source: 'C-171, G-122',
    who: 'anyone',
    wire: 'text',
    answer: z.string(),
    refusals: ['SEM_PERMISSAO'],
  }),
};
