import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
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
  // Two fields of the answer of `login` in the contract.
  const { token, tecnicoId } = (await response.json()) as { token: string; tecnicoId: number };
  return { headers: { ApiKey: apiKey, Token: token, 'Content-Type': 'application/json' }, person: tecnicoId };
}

const run = promisify(execFile);

/** Requests per second of one address under full load: by wrk where it is installed, which takes least from the measured. */
export async function rateOf(
  url: string,
  headers: Headers,
  connections: number,
  seconds: number,
): Promise<number> {
  return generator === 'wrk'
    ? rateByWrk(url, headers, connections, seconds)
    : rateByNode(url, headers, connections, seconds);
}

/** What asks (Debian: apt-get install wrk). */
export const generator = existsSync('/usr/bin/wrk') ? 'wrk' : 'autocannon';

async function rateByWrk(url: string, headers: Headers, connections: number, seconds: number) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    '-t1',
    '--timeout',
    '30s',
    `-c${connections}`,
    `-d${seconds}s`,
    ...named,
    url,
  ]);
  // It names them in a line of their own, when there are any; 304 is none of them.
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

async function rateByNode(url: string, headers: Headers, connections: number, seconds: number) {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const wrong = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (wrong > 0 || result.errors > 0) throw new Error(`${url}: ${wrong} refused, ${result.errors} failed`);
  return result.requests.average;
}
