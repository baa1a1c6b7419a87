import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

// Of several processes one answers, for all of them: it asks the one that began them, which asks each.

const wanted = 'metrics wanted';

/** The metrics of all processes that serve here, as text; of a single one its own. */
export function gatheredMetrics(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  AggregatorRegistry.setRegistries(own);
  // Answers for this process when it is asked for its own.
  new AggregatorRegistry();
  return () =>
    new Promise((resolve) => {
      const hear = (message: unknown) => {
        if (!isMetrics(message)) return;
        process.off('message', hear);
        resolve(message.metrics);
      };
      process.on('message', hear);
      process.send?.(wanted);
    });
}

/** In the process that began the others. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (message !== wanted) return;
    all.clusterMetrics().then(
      (metrics) => worker.send({ metrics }),
      (error: unknown) => worker.send({ metrics: `# ${String(error)}\n` }),
    );
  });
}

const isMetrics = (message: unknown): message is { metrics: string } =>
  typeof message === 'object' &&
  message !== null &&
  'metrics' in message &&
  typeof message.metrics === 'string';
