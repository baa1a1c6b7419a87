import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerMetrics } from '../core/gathered-metrics.ts';

/** What a process that serves is told by the one that prepared the databases. */
export interface Ground {
  /** Address of PostgreSQL with the account that may do everything. */
  adminUrl: string;
  /** Places of companies that cannot be served. */
  closed: readonly string[];
  /** Servers that do not answer. */
  absent: readonly string[];
}

/** Processes that serve the same addresses. */
export interface Processes {
  /** Replaces each by a new one, one by one: the addresses are served all the time. */
  renew(): Promise<void>;
  /** Each answers what is under way and ends. */
  stop(): Promise<void>;
}

/** One that ended by itself is followed by another after so many ms. */
const restMs = 1_000;
/** What a process says to the one that began it. */
const waiting = 'waiting';
const serving = 'serving';

/**
 * Begins processes of this program that serve, and begins another when one ends by itself.
 * @throws Error when the first ones end before they serve
 */
export async function beginProcesses(
  count: number,
  ground: Ground,
  say: (line: string) => void,
): Promise<Processes> {
  const known = new Set<Worker>();
  let stopping = false;
  answerMetrics();

  async function begin(): Promise<void> {
    const worker = cluster.fork();
    // One that ends while it is spoken to has no more to hear.
    worker.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => {
        if (message === waiting && !stopping) worker.send(ground);
        if (message === serving) resolve();
      });
      worker.once('exit', (code) => reject(new Error(`a process that was to serve ended with code ${code}`)));
    });
    known.add(worker);
    worker.once('exit', (code, signal) => {
      if (!known.delete(worker) || stopping) return;
      say(`Process ${worker.process.pid} ended (${signal ?? code}); another one begins.`);
      void follow();
    });
  }

  async function follow(): Promise<void> {
    while (!stopping) {
      await sleep(restMs);
      try {
        return await begin();
      } catch (error) {
        say(String(error));
      }
    }
  }

  async function end(worker: Worker): Promise<void> {
    known.delete(worker);
    if (worker.isDead()) return;
    // Not `once`: that one throws at an error, and a channel closed while something is sent through it is one.
    const heard = (event: string) => new Promise<void>((resolve) => worker.once(event, resolve));
    const ended = heard('exit');
    if (worker.isConnected()) {
      // From here on no further call is given to it.
      worker.disconnect();
      await Promise.race([heard('disconnect'), ended]);
    }
    worker.process.kill('SIGTERM');
    await ended;
  }

  await Promise.all(Array.from({ length: count }, begin));
  return {
    async renew() {
      for (const worker of [...known]) {
        await begin();
        await end(worker);
      }
    },
    async stop() {
      stopping = true;
      // Those that are only beginning too.
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(all.map(end));
    },
  };
}

/** In a process that is to serve: what it is told. */
export async function receiveGround(): Promise<Ground> {
  const told = once(process, 'message');
  process.send?.(waiting);
  const [ground] = (await told) as [Ground];
  return ground;
}

/** In a process that serves: tells the one that began it. */
export function tellServing(): void {
  process.send?.(serving);
}
