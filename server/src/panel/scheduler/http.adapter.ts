import type { IncomingMessage } from 'node:http';
import { type RunReason, reasonText } from '@terminal/contract/run-reasons';
import { askOutside, OutsideError, OutsideFailure, type OutsideRequest } from '../../core/outside/request.ts';

/** What a company's host answered. */
export interface Visit {
  status: number;
  type: 'text/html' | 'text/plain';
  /** At most 1 MiB of it. */
  text: string;
}

/** Why a routine was not requested or its answer not accepted. */
export class VisitError extends OutsideFailure {
  readonly reason: RunReason;
  readonly status: number | null;

  constructor(reason: RunReason, status: number | null = null) {
    super(reasonText(reason));
    this.reason = reason;
    this.status = status;
  }
}

type VisitOptions = Pick<OutsideRequest, 'headers' | 'mayAsk' | 'longest' | 'stopping' | 'resolve'>;

const mostBytes = 1024 * 1024;
const readable = /^(text\/(html|plain|csv|xml)|application\/(json|xml|xhtml\+xml|problem\+json))$/;
const pages = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Asks a company's host for a routine: GET. What it sends beyond 1 MiB is left.
 * @throws VisitError
 */
export async function visit(url: URL, { headers, ...options }: VisitOptions): Promise<Visit> {
  const accepted = { Accept: 'text/html, text/plain, application/json', ...headers };
  try {
    return await askOutside(url, { ...options, method: 'GET', headers: accepted }, read);
  } catch (error) {
    throw error instanceof OutsideError ? new VisitError(error.reason, error.status) : error;
  }
}

async function read(response: IncomingMessage): Promise<Visit> {
  const status = response.statusCode ?? 0;
  const refuse = (reason: RunReason) => {
    response.destroy();
    return new VisitError(reason, status);
  };
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
