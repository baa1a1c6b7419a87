import type { FastifyRequest } from 'fastify';
import { Refused } from '../refusal.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A header given once; undefined when absent or empty. */
export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The Idempotency-Key of a command; null when the sender gave none.
 * @throws Refused CABECALHO_INVALIDO when it is not a uuid (G-121).
 */
export function readKey(request: FastifyRequest): string | null {
  const key = readHeader(request, 'idempotency-key');
  if (key === undefined) return null;
  if (!uuid.test(key)) throw new Refused('CABECALHO_INVALIDO', { campos: { 'Idempotency-Key': 'uuid' } });
  return key;
}
