import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  type Call,
  calls,
  declaredRefusals,
  isPanelWho,
  type RefusalCode,
  refusal,
  refusals,
} from '@terminal/contract';
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressOf, docsAddress } from './address.ts';

/**
 * The published description of the contract: an internal server that listens nowhere, with every call as a route without
 * handler. It answers /api/docs (a page to read), and its `swagger()` is the document (OpenAPI 3.1).
 */
export async function describeContract(version: string): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Terminal de Manutenção', version, description: 'Calls of the workshop terminal.' },
      servers: [{ url: '/' }],
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: docsAddress, staticCSP: policy });
  for (const [name, call] of Object.entries(calls)) {
    app.route({
      method: call.method,
      exposeHeadRoute: false,
      url: addressOf(call),
      schema: describeRoute(name, call),
      handler: () => undefined,
    });
  }
  await app.ready();
  return app;
}

/** Content security policy of the page: nothing from other origins; inline styles are allowed because its script sets them. */
const policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const securitySchemes = {
  ApiKey: { type: 'apiKey', in: 'header', name: 'ApiKey', description: 'Names the company; not a secret.' },
  Token: { type: 'apiKey', in: 'header', name: 'Token', description: 'Session of a signed-in person.' },
} as const;

function describeRoute(name: string, call: Call): FastifySchema {
  return {
    operationId: name,
    summary: call.summary,
    description: `${call.source}. Who: ${senderOf(call.who)}${call.needs.length === 0 ? '' : `, with the permission ${call.needs.join(' and ')}`}.`,
    security: securityOf(call),
    ...(isEmpty(call.params) ? {} : { params: call.params }),
    ...(isEmpty(call.query) ? {} : { querystring: call.query }),
    ...(call.body instanceof z.ZodUndefined ? {} : { body: call.body }),
    response: { 200: call.answer, ...refusalsOf(call) },
  };
}

function senderOf(who: Call['who']): string {
  if (typeof who === 'string') return who;
  if (!isPanelWho(who)) return who.join(', ');
  return `panel level ${who.panel}${who.confirmed ? ', password confirmed' : ''}`;
}

function isEmpty(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
}

function securityOf(call: Call): Record<string, string[]>[] {
  if (call.who === 'anyone') return [];
  if (isPanelWho(call.who)) return [{ Token: [] }];
  return [call.who === 'company' ? { ApiKey: [] } : { ApiKey: [], Token: [] }];
}

/** One description per status, naming the codes that come with it. */
function refusalsOf(call: Call): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(declaredRefusals(call), (code) => refusals[code].status);
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, refusalWith(group)]));
}

const knownRefusals = new Map<string, z.ZodType>();

/** A refusal with one of these codes; most calls have most of them in common. */
function refusalWith(codes: RefusalCode[]): z.ZodType {
  const name = codes.join(' ');
  const known = knownRefusals.get(name);
  if (known !== undefined) return known;
  const told = z
    .object({
      ...refusal.pick({ mensagem: true, valores: true, campos: true }).shape,
      codigo: z.enum(codes),
    })
    .describe(codes.map((code) => `${code}: ${refusals[code].pt}`).join(' · '));
  knownRefusals.set(name, told);
  return told;
}
