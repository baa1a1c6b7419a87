import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Asked, Latency } from './latency-worker.ts';

/**
 * Latencies of one address, asked for evenly at a fixed rate: each request leaves at its time, however long the ones before
 * it take. The client runs in a separate heap, because garbage collection of the bench's other data would count as latency.
 */
export async function latencyOf(asked: Asked): Promise<Latency> {
  const worker = new Worker(new URL('./latency-worker.ts', import.meta.url), { workerData: asked });
  const [latency] = (await once(worker, 'message')) as [Latency];
  await worker.terminate();
  return latency;
}
