import { Readable } from 'node:stream';
import { type Call, faultText } from '@terminal/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refused } from '../refusal.ts';

/** Checked parameters, query and body of a call, before its handler's own types. */
export interface AnyInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Checks what was sent against the call; only its schema converts, unknown fields are refused (G-06, G-07).
 * @throws Refused ENTRADA_INVALIDA (400) for unknown fields, CAMPO_INVALIDO (422) for wrong values.
 */
export function readInput(call: Call, request: Pick<FastifyRequest, 'params' | 'query' | 'body'>): AnyInput {
  // The file itself is the body of a call without key (streamIn).
  const body = call.files && call.unkeyed ? undefined : request.body;
  return {
    params: check(call.params, request.params ?? {}),
    query: check(call.query, request.query ?? {}),
    body: check(call.body, body ?? undefined),
  };
}

/** The file that is the body of a call, still coming in; null: none. */
export const streamIn = ({ body }: Pick<FastifyRequest, 'body'>): Readable | null =>
  body instanceof Readable ? body : null;

function check(schema: z.ZodType, value: unknown): unknown {
  const read = schema.safeParse(value, { reportInput: false });
  if (read.success) return read.data;
  const issues = read.error.issues.flatMap(innermost);
  const unknown = issues.some((issue) => issue.code === 'unrecognized_keys');
  throw new Refused(unknown ? 'ENTRADA_INVALIDA' : 'CAMPO_INVALIDO', { campos: fieldsOf(issues) });
}

/**
 * A union reports one list of issues per member; those of the best matching member are used. Their paths are relative to the
 * union.
 */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const closest = issue.errors.reduce((best, next) => (next.length < best.length ? next : best));
  return closest.flatMap(innermost).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function fieldsOf(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'corpo'];
    for (const name of names.slice(0, 20)) fields[name.slice(0, 80)] = reasonOf(issue);
  }
  return fields;
}

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return faultText('CAMPO_DESCONHECIDO');
    case 'invalid_type':
      return faultText('TIPO_INVALIDO');
    case 'too_big':
      return faultText('NO_MAXIMO', String(issue.maximum));
    case 'too_small':
      return faultText('NO_MINIMO', String(issue.minimum));
    default:
      return faultText('VALOR_INVALIDO');
  }
}
