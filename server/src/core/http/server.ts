import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '@terminal/contract';
import { answerMark } from '@terminal/contract/mark';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Refused } from '../refusal.ts';
import { answerBroken } from './broken.ts';
import { answerError, installRefusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call a route answers. */
    call?: CallName;
  }
}

interface ServerOptions {
  logger: FastifyBaseLogger;
  /** Addresses of proxies trusted to report the sender's address; empty: none. */
  trustProxy: string[];
}

/** Retry-After of a stopping server, in seconds. */
const farewellPause = 2;

/**
 * Counts the calls in progress, and refuses new ones once the server stops (503 OCUPADO). Streams count too; they end when the
 * live feed is closed, which happens first.
 */
export function watchCalls(app: FastifyInstance): { settled(milliseconds: number): Promise<void> } {
  let running = 0;
  let onIdle: (() => void) | undefined;
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    running += 1;
    // `close` also fires when the caller disconnects, for which Fastify has no onResponse.
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) onIdle?.();
    });
    done(closing ? new Refused('OCUPADO', { retryAfter: farewellPause }) : undefined);
  });
  return {
    async settled(milliseconds) {
      if (running === 0) return;
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      await Promise.race([idle, sleep(milliseconds, undefined, { ref: false })]);
    },
  };
}

const megabyte = 1024 * 1024;

/** Accepted form of a request id: nothing that could break a log line. */
const requestNumber = /^[\w-]{8,64}$/;

/** The request id set by a trusted proxy, else a new one. */
function requestIdOf(request: Pick<IncomingMessage, 'headers'>, behindProxy: boolean): string {
  const given = request.headers['x-request-id'];
  return behindProxy && typeof given === 'string' && requestNumber.test(given) ? given : randomUUID();
}

/**
 * A Fastify server with the product's defaults: JSON only, no type conversion but that of the schemas, no caching, one format of failures, a mark on
 * every answer.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerBroken,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    // Part of every log line about a request (reqId), and of its answer.
    genReqId: (request) => requestIdOf(request, options.trustProxy.length > 0),
    bodyLimit: megabyte,
    // Ten pictures over a slow workshop network take long.
    requestTimeout: 120_000,
    // Cut only after the calls under way have been waited for (watchCalls).
    forceCloseConnections: true,
    // Fastify's answer has neither our format nor Retry-After; watchCalls refuses instead.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
  });
  app.removeContentTypeParser('text/plain');
  // Input is checked by the mount against the contract, answers are written by it.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  // Answers are data: no browser may show or run them as anything else.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    void reply
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Request-Id', request.id)
      .header(answerMark, '1');
    done();
  });
  installRefusals(app);
  return app;
}
