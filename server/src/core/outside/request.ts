import { lookup as lookupName } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutsideReason } from '@terminal/contract';
import type { AddressCheck } from './networks.ts';

/** Why a request to another system failed; what refuses its answer is one too. */
export abstract class OutsideFailure extends Error {}

/** Why a request was not sent, or not answered. */
export class OutsideError extends OutsideFailure {
  readonly reason: OutsideReason;
  /** Status of an answer that is not accepted; null: there was none. */
  readonly status: number | null;

  constructor(reason: OutsideReason, status: number | null = null) {
    super(reason.code);
    this.reason = reason;
    this.status = status;
  }
}

/** A request to another system. */
export interface OutsideRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  mayAsk: AddressCheck;
  /** Longest it may take, answer read, in ms. */
  longest: number;
  /** Ends it when the server stops. */
  stopping: AbortSignal;
  /** Names to addresses; Node's own unless a test names others. */
  resolve?: ((host: string) => Promise<{ address: string; family: number }[]>) | undefined;
}

/**
 * Sends a request once, without following redirects, to an address that was checked before anything is sent there.
 * @param read reads the answer; an OutsideFailure it throws is passed on
 * @throws OutsideError
 */
export async function askOutside<T>(
  url: URL,
  request: OutsideRequest,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const { longest, stopping } = request;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(longest)]);
  try {
    const addresses = await withEnd(signal, addressesOf(url, request));
    const response = await send(url, addresses, request, signal);
    const status = response.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      response.destroy();
      throw new OutsideError({ code: 'REDIRECIONAMENTO', status }, status);
    }
    return await read(response);
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    if (stopping.aborted) throw new OutsideError({ code: 'SERVIDOR_PAROU' });
    if (signal.aborted) throw new OutsideError({ code: 'DEMORA', segundos: Math.ceil(longest / 1_000) });
    throw new OutsideError({ code: reasonOf(error) });
  }
}

/** Resolved addresses of a host. All must be allowed: a name with both allowed and forbidden addresses is not trusted. */
async function addressesOf(url: URL, { mayAsk, resolve = resolveName }: OutsideRequest) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  if (found.length === 0) throw new OutsideError({ code: 'NOME_SEM_ENDERECO' });
  if (!found.every(({ address }) => mayAsk(address))) throw new OutsideError({ code: 'REDE_NAO_PERMITIDA' });
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
  { method, headers, body }: OutsideRequest,
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
      method,
      lookup,
      signal,
      // A connection of its own: none that was opened for another address.
      agent: false,
      headers: { 'User-Agent': 'terminal', ...headers },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    // A protocol upgrade is not accepted as an answer.
    asked.once('upgrade', (_response, socket) => socket.destroy());
    asked.end(body);
  });
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
} as const satisfies Record<string, OutsideReason['code']>;

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isKnown(code)) return failures[code];
  return /CERT|SIGNATURE|ALTNAME/.test(code) ? 'CERTIFICADO' : 'CONEXAO';
}

const isKnown = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);
