import type { AnswerOf } from '@terminal/contract';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ControlDb } from '../core/db/pools.ts';
import { gatheredMetrics } from '../core/gathered-metrics.ts';
import type { PublicContext } from '../core/http/context.ts';
import { Refused } from '../core/refusal.ts';
import { pingDatabase } from './queries.ts';

/** Readiness of this process and metrics of all that serve here (G-122). */
export interface Operation {
  /** @throws Refused OCUPADO while stopping or when the database does not answer */
  readiness(): Promise<AnswerOf<'getReadiness'>>;
  /** @throws Refused SEM_PERMISSAO for callers that are neither local nor hold the bearer */
  metrics(context: PublicContext): Promise<string>;
  /** Notes how long a call took, in seconds. */
  observe(call: string, status: number, seconds: number): void;
  /** From now on readiness says no: the process is stopping. */
  stop(): void;
}

/** How long an answer of the database is good for, in ms. */
const pingKept = 1_000;
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** PostgreSQL servers besides the first, and which of them do not answer. */
interface Servers {
  servers: readonly string[];
  absent: ReadonlySet<string>;
}

/**
 * Health, readiness and metrics of this server. It is ready without the servers that are absent: others' companies are served.
 * @param metricsToken asked for by the metrics; undefined: they are closed
 */
export function createOperation(
  control: ControlDb,
  metricsToken: string | undefined,
  { servers, absent }: Servers = { servers: [], absent: new Set() },
): Operation {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gathered = gatheredMetrics(registry);
  const durations = new Histogram({
    name: 'terminal_chamada_segundos',
    help: 'Duration of calls by name and status',
    labelNames: ['chamada', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'terminal_servidor_responde',
    help: 'Whether a PostgreSQL server besides the first answers: 1 or 0',
    labelNames: ['servidor'],
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const server of servers) this.labels(server).set(absent.has(server) ? 0 : 1);
    },
  });
  let stopping = false;
  let lastPing = { at: 0, answer: Promise.resolve() };

  function ping(): Promise<void> {
    if (Date.now() - lastPing.at > pingKept) lastPing = { at: Date.now(), answer: pingDatabase(control) };
    return lastPing.answer;
  }

  return {
    async readiness() {
      if (stopping) throw new Refused('OCUPADO', { retryAfter: 10 });
      await ping().catch(() => {
        throw new Refused('OCUPADO', { retryAfter: 2 });
      });
      return { situacao: 'pronto', ...(absent.size > 0 && { servidores_ausentes: [...absent] }) };
    },
    async metrics({ address, authorization }) {
      const bearer = metricsToken !== undefined && authorization === `Bearer ${metricsToken}`;
      if (!bearer && !loopback.test(address)) throw new Refused('SEM_PERMISSAO');
      return gathered();
    },
    observe: (call, status, seconds) => durations.labels(call, String(status)).observe(seconds),
    stop: () => {
      stopping = true;
    },
  };
}
