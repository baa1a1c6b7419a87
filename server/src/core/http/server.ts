import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerError, installRefusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call a route answers. */
    call?: string;
  }
}

interface ServerOptions {
  logger: FastifyBaseLogger;
  /** Addresses of proxies whose word on the sender's address is taken; empty: nobody's. */
  trustProxy: string[];
}

/** Knows how many calls are under way; streams do not count, they end with the live feed. */
export function watchCalls(app: FastifyInstance): { settled(milliseconds: number): Promise<void> } {
  let running = 0;
  let onIdle: (() => void) | undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    running += 1;
    // Also when the caller left in the middle, which is no response to Fastify.
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) onIdle?.();
    });
    done();
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

/**
 * A Fastify server with the product's habits: JSON only, nothing converted, no answer kept by caches,
 * every failure in one shape.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: megabyte,
    // Ten pictures over a slow workshop's network take their time.
    requestTimeout: 120_000,
    // Cut only after the calls under way have been waited for (watchCalls).
    forceCloseConnections: true,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
  });
  app.removeContentTypeParser('text/plain');
  // Input is checked by the mount against the contract, answers are written by it.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  // Answers are data: no browser may show or run them as anything else.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    void reply.header('X-Content-Type-Options', 'nosniff');
    done();
  });
  installRefusals(app);
  return app;
}
