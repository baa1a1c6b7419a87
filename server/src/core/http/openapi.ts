import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsAddress } from './address.ts';

/**
 * Publishes the contract: /api/openapi.json (OpenAPI 3.1) and a page to read it at /api/docs. Rarely used, so the description
 * and its libraries are loaded with the first request.
 */
export function publishContract(app: FastifyInstance, version: string): void {
  let made: Promise<FastifyInstance> | undefined;
  const description = () => (made ??= loadDescription(version));
  const showPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { statusCode, headers, rawPayload } = await (await description()).inject(request.url);
    if (statusCode === 404) return reply.callNotFound();
    const { connection: _, 'content-length': __, ...passedOn } = headers;
    return reply.code(statusCode).headers(passedOn).send(rawPayload);
  };
  app.get('/api/openapi.json', async () => (await description()).swagger());
  app.get(docsAddress, showPage);
  app.get(`${docsAddress}/*`, showPage);
}

async function loadDescription(version: string): Promise<FastifyInstance> {
  const { describeContract } = await import('./description.ts');
  return describeContract(version);
}
