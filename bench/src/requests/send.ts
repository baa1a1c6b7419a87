import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { calls } from '@terminal/contract';
import type { Answer } from './judge.ts';
import type { Shot } from './shot.ts';

/** Where requests go, and in whose name. */
export interface Target {
  port: number;
  apiKey: string;
  /** Tokens by kind of sender; without one it is sent without. */
  tokens: Partial<Record<Shot['caller'], string>>;
}

/** Longest an answer may take, in ms: beyond it there is none. */
const patience = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** As browsers do, a request that changes something says so when it has no body. */
const lengthOf = ({ method, body }: Shot): string | undefined =>
  body === undefined ? (method === 'GET' ? undefined : '0') : String(Buffer.byteLength(body));

/** Sends a request over a real connection and reads its answer; of a stream the beginning. */
export function fire(shot: Shot, { port, apiKey, tokens }: Target): Promise<Answer> {
  const { command, unkeyed, wire } = calls[shot.call];
  const own = new Set(
    shot.headers.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase()),
  );
  const token = shot.caller === 'stranger' ? 'x'.repeat(43) : tokens[shot.caller];
  const usual: [string, string | undefined][] = [
    ['ApiKey', apiKey],
    ['Token', token],
    ['Idempotency-Key', command && !unkeyed ? randomUUID() : undefined],
    ['Content-Length', lengthOf(shot)],
  ];
  const added = usual.filter(([name, value]) => value !== undefined && !own.has(name.toLowerCase()));
  const headers = [
    'Host',
    `127.0.0.1:${port}`,
    ...shot.headers,
    ...added.flatMap(([name, value]) => [name, value ?? '']),
  ];
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, retryAfter: undefined, type: '', text: '' });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: shot.method,
        path: shot.target,
        headers,
        timeout: patience,
      },
      (response) => {
        const parts: Buffer[] = [];
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString(),
          });
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', done);
        response.once('error', done);
        if (wire === 'stream' && response.statusCode === 200) {
          done();
          sent.destroy();
        }
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', cut);
    sent.end(shot.body);
  });
}
