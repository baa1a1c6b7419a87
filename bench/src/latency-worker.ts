import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Headers } from './http.ts';

/** Request, rate and duration. */
export interface Asked {
  url: string;
  headers: Headers;
  perSecond: number;
  seconds: number;
}

/** Latencies in ms. */
export interface Latency {
  p50: number;
  p99: number;
  max: number;
}

const agent = new Agent({ keepAlive: true });

// The thread that starts this one passes an `Asked` as its data.
parentPort?.postMessage(await measure(workerData as Asked));

async function measure({ url, headers, perSecond, seconds }: Asked): Promise<Latency> {
  const asked = perSecond * seconds;
  const times: number[] = [];
  const failures: unknown[] = [];
  const started = performance.now();
  for (let n = 0; n < asked; n += 1) {
    const moment = started + (n * 1_000) / perSecond;
    const early = moment - performance.now();
    // The shortest sleep is a millisecond: who is late does not sleep.
    if (early > 0) await sleep(early);
    ask(url, headers).then(
      () => times.push(performance.now() - moment),
      (error) => failures.push(error),
    );
  }
  while (times.length + failures.length < asked) await sleep(1);
  if (failures.length > 0) throw new Error(`${failures.length} of ${asked} failed`, { cause: failures[0] });
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), max: Math.round(times.at(-1) ?? 0) };
}

function ask(url: string, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      response.once('error', reject); // cut off on its way
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} refused`)),
      );
    }).once('error', reject);
  });
}
