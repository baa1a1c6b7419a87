import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web beside the API: hashed files cached forever, the page itself never.
 * Every other address outside /api is answered with the page, whose router resolves it.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply) => {
      void reply.header('Permissions-Policy', permissions);
    });
    await pages.register(helmet, {
      contentSecurityPolicy: { directives: policyFor(readFileSync(join(folder, 'index.html'), 'utf8')) },
      hsts: false,
      frameguard: { action: 'deny' },
    });
    await pages.register(fastifyStatic, {
      root: folder,
      // One wildcard route below, because hundreds of routes would cost start time and memory.
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

/** Browser features a page may use: camera for codes, wake lock and full screen for the wall display. */
const permissions = [
  'camera=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'bluetooth', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** Content security policy: no scripts or styles written into a page but those of the page itself, no other origins. */
const policyFor = (page: string) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...hashesOf('script', page)],
  styleSrc: ["'self'", ...hashesOf('style', page)],
  fontSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  // Results of routines, which this server serves.
  frameSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  // The terminal may run in a closed network without TLS; a proxy that adds TLS redirects by itself.
  upgradeInsecureRequests: null,
});

/** Sources that allow exactly the scripts or styles written into a page. */
const hashesOf = (tag: 'script' | 'style', page: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))].map(
    ([, written = '']) => `'sha256-${createHash('sha256').update(written).digest('base64')}'`,
  );
