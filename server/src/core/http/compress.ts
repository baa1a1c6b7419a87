import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes from which an answer is worth the time: columns and exports, not the dozen cards of every minute. */
const worthIt = 16 * 1024;

/**
 * Large answers leave as gzip where the browser takes it: workshop wifi is slower than this. Call it before the routes
 * are mounted. Files of the web are compressed when they are built; pictures are already.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: worthIt,
    zlibOptions: { level: 3 },
  });
}
