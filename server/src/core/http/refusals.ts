import { randomBytes } from 'node:crypto';
import { calls, declaredRefusals, type Refusal, type RefusalCode, refusals } from '@terminal/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checked } from '../checked.ts';
import { refusalOf } from '../db/failures.ts';
import { Refused } from '../refusal.ts';

/** Refusals of the HTTP layer itself, before a call is reached. */
const framework: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'CORPO_GRANDE_DEMAIS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NAO_SUPORTADO',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'ENTRADA_INVALIDA',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'ENTRADA_INVALIDA',
  FST_ERR_CTP_INVALID_JSON_BODY: 'ENTRADA_INVALIDA',
  FST_ERR_BAD_URL: 'ENTRADA_INVALIDA',
  FST_ERR_MAX_PARAM_LENGTH: 'CAMINHO_INEXISTENTE',
};

/** Retry-After of a busy server, in seconds. */
const busyPause = 2;

/**
 * Turns every failure into {mensagem, codigo, valores?, campos?}; an unexpected one into a 500 with an incident number (G-07).
 */
export function installRefusals(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]?.replace(/^\/api\//, '') ?? '';
    const other = Object.values(calls).some((call) => matches(call.path, path));
    return refuse(reply, new Refused(other ? 'METODO_NAO_PERMITIDO' : 'CAMINHO_INEXISTENTE'));
  });
}

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Answers a failure in the shape of every refusal. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused && isDeclared(error.codigo, request)) return refuse(reply, error);
  const ofData = refusalOf(error);
  const code = ofData !== undefined && isDeclared(ofData, request) ? ofData : frameworkRefusal(error);
  if (code !== undefined) {
    request.log.warn({ err: error }, 'refused');
    return refuse(reply, new Refused(code, code === 'OCUPADO' ? { retryAfter: busyPause } : {}));
  }
  const incident = randomBytes(3).toString('hex').toUpperCase();
  request.log.error({ err: error, incident }, 'unexpected failure');
  return refuse(reply, new Refused('FALHA_INTERNA'), incident);
}

/** Whether the call declares a refusal, of a use case or of the database; not checked in production. */
function isDeclared(codigo: RefusalCode, { routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return !checked || call === undefined || declaredRefusals(calls[call]).has(codigo);
}

function frameworkRefusal(error: unknown): RefusalCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (framework[code] !== undefined) return framework[code];
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return status >= 400 && status < 500 ? 'ENTRADA_INVALIDA' : undefined;
}

function refuse(reply: FastifyReply, refused: Refused, incident?: string): FastifyReply {
  const { valores, campos, openOrder, retryAfter, celulas, resultados } = refused.details;
  const body: Refusal = {
    mensagem: refused.message,
    codigo: refused.codigo,
    ...(valores === undefined ? {} : { valores }),
    ...(campos === undefined ? {} : { campos }),
    ...(openOrder === undefined ? {} : { NR_SEQ_OS: openOrder }),
    ...(incident === undefined ? {} : { incidente: incident }),
    ...(celulas === undefined ? {} : { celulas }),
    ...(resultados === undefined ? {} : { resultados }),
  };
  if (retryAfter !== undefined) void reply.header('Retry-After', String(Math.ceil(retryAfter)));
  return reply
    .code(refusals[refused.codigo].status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
