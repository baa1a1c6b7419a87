import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

/** Headers of a signed-in person. */
export type Headers = Record<string, string>;

/** ApiKey of the company that is measured. */
export const apiKey = '00000000000000000000000000000001';

/** Signs in and answers the headers of the session and the person's number. */
export async function signIn(
  base: string,
  matricula: string,
  cpf: string,
): Promise<{ headers: Headers; person: number }> {
  const response = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { ApiKey: apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matricula, cpf }),
  });
  if (!response.ok) throw new Error(`login of ${matricula}: ${response.status}`);
  const { token, tecnicoId } = (await response.json()) as { token: string; tecnicoId: number };
  return { headers: { ApiKey: apiKey, Token: token, 'Content-Type': 'application/json' }, person: tecnicoId };
}

/** Requests per second of one address under full load. */
export async function rateOf(
  url: string,
  headers: Headers,
  connections: number,
  seconds: number,
): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const wrong = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (wrong > 0 || result.errors > 0) throw new Error(`${url}: ${wrong} refused, ${result.errors} failed`);
  return result.requests.average;
}

const agent = new Agent({ keepAlive: true });

/**
 * Latencies in ms of one address, asked for evenly at a fixed rate: each request leaves at its time, however long
 * the ones before it take.
 */
export async function latencyOf(url: string, headers: Headers, perSecond: number, seconds: number) {
  const started = performance.now();
  const due = Array.from({ length: perSecond * seconds }, (_, n) => started + (n * 1_000) / perSecond);
  const sent = due.map(async (moment) => {
    await sleep(Math.max(0, moment - performance.now()));
    await ask(url, headers);
    return performance.now() - moment;
  });
  const times = (await Promise.all(sent)).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99), max: Math.round(times.at(-1) ?? 0) };
}

function ask(url: string, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} refused`)),
      );
    }).once('error', reject);
  });
}
