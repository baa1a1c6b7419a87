import { existsSync, readdirSync } from 'node:fs';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web beside the API: hashed files for ever, the page itself always fresh.
 * Every address that is neither a file nor below /api is the application's own to resolve.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply) => {
      void reply.header('Permissions-Policy', permissions);
    });
    await pages.register(helmet, {
      contentSecurityPolicy: { directives: policy },
      hsts: false,
      frameguard: { action: 'deny' },
    });
    await pages.register(fastifyStatic, {
      root: folder,
      // One route for all of them, below: hundreds of their own would cost every start and stay in memory.
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        void reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    const names = new Set(filesIn(folder));
    pages.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
      const name = request.params['*'];
      if (name.startsWith('api/')) return reply.callNotFound();
      return reply.sendFile(name.startsWith('assets/') || names.has(name) ? name : 'index.html');
    });
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** What a page may ask of the device: the camera reads codes, the wall stays awake and full. */
const permissions = [
  'camera=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** No inline script or style, nothing from elsewhere. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  // Results of routines, which are pages of ours.
  frameSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  // The terminal may run in a closed network without TLS; the proxy that adds TLS upgrades by itself.
  upgradeInsecureRequests: null,
};
