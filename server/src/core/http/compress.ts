import { negotiate } from '@fastify/accept-negotiator';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type KeptJson, packing } from '../json-text.ts';

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
    zlibOptions: packing,
  });
}

/** Sends an answer the server keeps: as compressAnswers does, but packed once for all who ask. */
export async function sendKept(reply: FastifyReply, kept: KeptJson): Promise<FastifyReply> {
  const bytes = kept.bytes();
  const accepted = reply.request.headers['accept-encoding'];
  if (
    bytes.length < worthIt ||
    accepted === undefined ||
    negotiate(accepted, ['gzip', 'identity']) !== 'gzip'
  )
    return reply.send(bytes);
  const packed = await kept.packed();
  return reply.header('Vary', 'Accept-Encoding').header('Content-Encoding', 'gzip').send(packed);
}
