import type { FastifyRequest } from 'fastify';
import { Refused } from '../refusal.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A header given once; undefined when absent or empty. */
export function readHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Where a request came to: scheme, host and port, as reported by a trusted proxy if there is one. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** Milliseconds: 31 years at most. */
const wholeNumber = /^\d{1,12}$/;

/**
 * How many milliseconds ago a command was given that a terminal stored without network (header Feito-Ha), which a wrong clock
 * does not change; null: sent at once.
 * @throws Refused CABECALHO_INVALIDO when it is not a whole number
 */
export function readAge(request: FastifyRequest): number | null {
  const age = readHeader(request, 'feito-ha');
  if (age === undefined) return null;
  if (!wholeNumber.test(age))
    throw new Refused('CABECALHO_INVALIDO', { faults: { 'Feito-Ha': 'MILISSEGUNDOS' } });
  return Number(age);
}

/**
 * The Idempotency-Key of a command; null when the sender gave none.
 * @throws Refused CABECALHO_INVALIDO when it is not a uuid (G-121).
 */
export function readKey(request: FastifyRequest): string | null {
  const key = readHeader(request, 'idempotency-key');
  if (key === undefined) return null;
  if (!uuid.test(key)) throw new Refused('CABECALHO_INVALIDO', { faults: { 'Idempotency-Key': 'UUID' } });
  return key;
}
