import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// The product's HTTP server with an answer that is there already: the most any answer of its size can reach. ANSWER names the
// file of the text; the caller is told the address.

const answer = readFileSync(process.env['ANSWER'] ?? '', 'utf8');
const server = Fastify();
server.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));
await server.listen({ port: 0, host: '127.0.0.1' });
process.send?.(server.server.address());
