import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web beside the API: hashed files for ever, the page itself always fresh.
 * Every address that is neither a file nor below /api is the application's own to resolve.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}
