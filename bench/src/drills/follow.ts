import { setTimeout as sleep } from 'node:timers/promises';
import type { Headers } from '../http.ts';

/** A browser's stream of live events. */
export interface Follower {
  /** When an order's event came, by performance.now(); undefined when it did not within `longest` ms. */
  heardOf(order: number, longest: number): Promise<number | undefined>;
  stop(): Promise<void>;
}

const lookMs = 1;

/** Opens the live feed of a server. */
export async function followEvents(base: string, headers: Headers): Promise<Follower> {
  const hangUp = new AbortController();
  const response = await fetch(`${base}/api/eventos`, { headers, signal: hangUp.signal });
  if (!response.ok) throw new Error(`live feed: ${response.status}`);
  const heard = new Map<string, number>();
  const reading = read(response, heard);
  return {
    async heardOf(order, longest) {
      const deadline = performance.now() + longest;
      while (!heard.has(String(order)) && performance.now() < deadline) await sleep(lookMs);
      return heard.get(String(order));
    },
    async stop() {
      hangUp.abort();
      await reading;
    },
  };
}

/** Notes when each order was first spoken of. */
async function read(response: Response, heard: Map<string, number>): Promise<void> {
  let rest = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const order = /"nr_seq_os":(\d+)/.exec(line)?.[1];
        if (order !== undefined && !heard.has(order)) heard.set(order, performance.now());
      }
    }
  } catch {
    // We hung up.
  }
}
