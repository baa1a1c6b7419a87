import helmet from '@fastify/helmet';
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

const megabyte = 1024 * 1024;

/**
 * A Fastify server with the product's habits: JSON only, nothing converted, no answer kept by caches,
 * no inline script or style, every failure in one shape.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: megabyte,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, caseSensitive: true },
  });
  app.removeContentTypeParser('text/plain');
  // Input is checked by the mount against the contract, answers are written by it.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await app.register(helmet, { global: true, contentSecurityPolicy: { directives: policy }, hsts: false });
  installRefusals(app);
  return app;
}

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  // The terminal may run in a closed network without TLS; the proxy that adds TLS upgrades by itself.
  upgradeInsecureRequests: null,
};
