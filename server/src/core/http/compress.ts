import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smallest answer to compress, in bytes: column lists and exports, not the dozen cards requested every minute. */
const worthIt = 16 * 1024;

/**
 * Compresses large answers with gzip if the browser accepts it, because workshop wifi is slower than compression. Call it
 * before the routes are mounted. Files of the web are compressed when they are built; pictures are compressed already.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['gzip'],
    threshold: worthIt,
    zlibOptions: { level: 3 },
  });
}
