import { lookup as lookupName } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type RunReason, reasonText } from '@terminal/contract/run-reasons';
import type { AddressCheck } from './networks.ts';

/** What a company's host answered. */
export interface Visit {
  status: number;
  type: 'text/html' | 'text/plain';
  /** At most 1 MiB of it. */
  text: string;
}

/** Why a routine was not requested or its answer not accepted. */
export class VisitError extends Error {
  readonly reason: RunReason;
  readonly status: number | null;

  constructor(reason: RunReason, status: number | null = null) {
    super(reasonText(reason));
    this.reason = reason;
    this.status = status;
  }
}

interface VisitOptions {
  mayAsk: AddressCheck;
  headers: Record<string, string>;
  /** Longest the whole visit may take, in ms. */
  longest: number;
  /** Ends it when the server stops. */
  stopping: AbortSignal;
  /** Names to addresses; Node's own unless a test names others. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

const mostBytes = 1024 * 1024;
const readable = /^(text\/(html|plain|csv|xml)|application\/(json|xml|xhtml\+xml|problem\+json))$/;
const pages = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Asks a company's host for a routine: GET, once, no redirect followed, at an address that was checked before anything is
 * sent there. What it sends beyond 1 MiB is left.
 * @throws VisitError
 */
export async function visit(url: URL, options: VisitOptions): Promise<Visit> {
  const signal = AbortSignal.any([options.stopping, AbortSignal.timeout(options.longest)]);
  try {
    const addresses = await withEnd(signal, addressesOf(url, options));
    const response = await send(url, addresses, options.headers, signal);
    return await read(response);
  } catch (error) {
    if (error instanceof VisitError) throw error;
    if (options.stopping.aborted) throw new VisitError({ code: 'SERVIDOR_PAROU' });
    if (signal.aborted)
      throw new VisitError({ code: 'DEMORA', segundos: Math.ceil(options.longest / 1_000) });
    throw new VisitError({ code: reasonOf(error) });
  }
}

/** Resolved addresses of a host. All must be allowed: a name with both allowed and forbidden addresses is not trusted. */
async function addressesOf(url: URL, { mayAsk, resolve = resolveName }: VisitOptions) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (found.length === 0) throw new VisitError({ code: 'NOME_SEM_ENDERECO' });
  if (!found.every(({ address }) => mayAsk(address))) throw new VisitError({ code: 'REDE_NAO_PERMITIDA' });
  return found;
}

const resolveName = (host: string) => lookupName(host, { all: true });

function withEnd<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
    }),
  ]);
}

/** Connects to the checked address, even if the name resolves to another one by now (DNS rebinding). */
function send(
  url: URL,
  addresses: { address: string; family: number }[],
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestSecure : requestPlain;
    const asked: ClientRequest = start(url, {
      lookup,
      signal,
      // A connection of its own: none that was opened for another address.
      agent: false,
      headers: { Accept: 'text/html, text/plain, application/json', 'User-Agent': 'terminal', ...headers },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    // A protocol upgrade is not accepted as an answer.
    asked.once('upgrade', (_response, socket) => socket.destroy());
    asked.end();
  });
}

async function read(response: IncomingMessage): Promise<Visit> {
  const status = response.statusCode ?? 0;
  const refuse = (reason: RunReason) => {
    response.destroy();
    return new VisitError(reason, status);
  };
  if (status >= 300 && status < 400) throw refuse({ code: 'REDIRECIONAMENTO', status });
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'text/plain')
    .toLowerCase()
    .split(';');
  if (!readable.test(type.trim())) throw refuse({ code: 'FORMATO', formato: type.trim().slice(0, 60) });
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw refuse({ code: 'COMPRIMIDO' });
  const charset =
    parameters.map((part) => /^\s*charset="?([\w-]+)"?/.exec(part)?.[1]).find(Boolean) ?? 'utf-8';
  const text = decode(await firstBytes(response), charset);
  return { status, type: pages.has(type.trim()) ? 'text/html' : 'text/plain', text };
}

async function firstBytes(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Without an encoding a response yields buffers.
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    // Leaving the loop closes the connection.
    if (size >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

/** Text PostgreSQL can keep: whole characters, none of them zero. */
function decode(bytes: Buffer, charset: string): string {
  const decoder = isCharset(charset) ? new TextDecoder(charset) : new TextDecoder();
  return decoder.decode(bytes, { stream: true }).replaceAll('\u0000', '');
}

function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** What the errors of a connection mean, by their code. */
const failures = {
  ECONNREFUSED: 'RECUSA_CONEXAO',
  ECONNRESET: 'ENCERROU_CONEXAO',
  ENOTFOUND: 'NOME_INEXISTENTE',
  EAI_AGAIN: 'NOME_SEM_CONSULTA',
  EHOSTUNREACH: 'INALCANCAVEL',
  ENETUNREACH: 'INALCANCAVEL',
  ETIMEDOUT: 'NAO_RESPONDE',
  EPROTO: 'SEM_TLS',
  HPE_HEADER_OVERFLOW: 'CABECALHOS_DEMAIS',
} as const satisfies Record<string, RunReason['code']>;

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isKnown(code)) return failures[code];
  return /CERT|SIGNATURE|ALTNAME/.test(code) ? 'CERTIFICADO' : 'CONEXAO';
}

const isKnown = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);
