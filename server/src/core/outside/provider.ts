import type { IncomingMessage } from 'node:http';
import * as openid from 'openid-client';
import { ShortMemory } from '../short-memory.ts';
import type { AddressCheck } from './networks.ts';
import { askOutside, OutsideError, OutsideFailure } from './request.ts';

/** A provider of accounts, and how it knows this product. */
export interface ProviderOf {
  issuer: string;
  clientId: string;
  secret: string;
}

/** A provider the configuration names for sign-in. */
export interface SignInProvider extends ProviderOf {
  /** Only an e-mail it calls verified counts. */
  verified: boolean;
}

/** How providers are asked. */
interface ProviderOptions {
  mayAsk: AddressCheck;
  stopping: AbortSignal;
  /** Longest an answer may take, in ms. */
  longest: number;
}

/** OpenID Connect providers, asked at guarded addresses alone. */
export interface Providers {
  /** The provider as it describes itself; its description is kept for some minutes. */
  of(provider: ProviderOf): Promise<openid.Configuration>;
  /** The same, asked just now. */
  fresh(provider: ProviderOf): Promise<openid.Configuration>;
}

/** For how long the description and keys of a provider are kept, in ms. */
const kept = 600_000;
/** Most an answer of a provider may hold, in bytes. */
const most = 512 * 1024;

/** Builds the access to providers. */
export function createProviders(options: ProviderOptions): Providers {
  const known = new ShortMemory<openid.Configuration>(kept);
  const fresh: Providers['fresh'] = ({ issuer, clientId, secret }) =>
    openid.discovery(new URL(issuer), clientId, secret, undefined, {
      [openid.customFetch]: guardedFetch(options),
      execute: [
        openid.enableNonRepudiationChecks,
        // Such an address is one ROUTINE_NETWORKS names.
        ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      ],
    });
  return { fresh, of: (provider) => known.get(JSON.stringify(provider), () => fresh(provider)) };
}

/** Asks as `fetch` does, through the guard of addresses. */
const guardedFetch =
  ({ mayAsk, stopping, longest }: ProviderOptions): openid.CustomFetch =>
  (url, { method, headers, body }) =>
    askOutside(
      new URL(url),
      {
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        ...(body === undefined || body === null ? {} : { body: textOf(body) }),
        mayAsk,
        stopping,
        longest,
      },
      answerOf,
    );

/** The library sends forms and JSON. */
function textOf(body: openid.FetchBody): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new Error('a provider is sent text alone');
}

async function answerOf(response: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new OutsideError({ code: 'CONEXAO' });
    parts.push(part);
  }
  const status = response.statusCode ?? 0;
  const type = response.headers['content-type'];
  const headers = type === undefined ? {} : { 'content-type': type };
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(parts), { status, headers });
}

/** Why a provider was not reached; undefined: it answered, or something else went wrong. */
export function outsideErrorIn(error: unknown): OutsideError | undefined {
  if (error instanceof OutsideError) return error;
  return error instanceof Error && !(error instanceof OutsideFailure) && error.cause !== error
    ? outsideErrorIn(error.cause)
    : undefined;
}
