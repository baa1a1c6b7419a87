import { createHash } from 'node:crypto';
import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  type Call,
  type CallName,
  callAreas,
  calls,
  declaredRefusals,
  isGrantable,
  isPanelWho,
  type RefusalCode,
  refusal,
  refusals,
} from '@terminal/contract';
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { sample } from 'openapi-sampler';
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
      tags: Object.keys(callAreas).map((name) => ({ name })),
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
    transformObject: withExamplesAndRefusals,
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
  Key: {
    type: 'http',
    scheme: 'bearer',
    description: 'Key of another system, instead of both (docs/systems.md).',
  },
} as const;

function describeRoute(name: string, call: Call): FastifySchema {
  return {
    operationId: name,
    tags: [areaOf(name)],
    summary: call.summary,
    description: `${call.source}. Who: ${senderOf(call.who)}${call.needs.length === 0 ? '' : `, with the permission ${call.needs.join(' and ')}`}.`,
    security: securityOf(call),
    ...(isEmpty(call.params) ? {} : { params: call.params }),
    ...(isEmpty(call.query) ? {} : { querystring: call.query }),
    ...(call.body instanceof z.ZodUndefined ? {} : { body: call.body }),
    response: { 200: call.answer },
  };
}

/** Every call is in an area. */
const areaOf = (name: string): string =>
  Object.entries(callAreas).find(([, group]) => name in group)?.[0] ?? '';

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
  if (call.who === 'company') return [{ ApiKey: [] }];
  return [{ ApiKey: [], Token: [] }, ...(isGrantable(call) ? [{ Key: [] }] : [])];
}

/** What every refusal looks like; most calls have most of them in common, so each only names its codes. */
const refusalSchema = () =>
  z.toJSONSchema(
    z.object({
      ...refusal.pick({ mensagem: true, valores: true, campos: true }).shape,
      // A table of refusals has at least one.
      codigo: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]).describe(
        Object.entries(refusals)
          .map(([code, { status, pt }]) => `- ${code} (${status}): ${pt}`)
          .join('\n'),
      ),
    }),
  );

/** An example of the body another system sends, made of the examples of its fields. */
function addExample(call: Call, requestBody: unknown): void {
  const { content } = (requestBody ?? {}) as {
    content?: Record<string, { schema?: object; example?: unknown }>;
  };
  const json = content?.['application/json'];
  if (json?.schema && isGrantable(call) && !call.files && !call.bytes)
    json.example = sample(json.schema, { quiet: true });
}

/** Adds an example to every call another system sends, and the refusals of every call: one description per status, naming the codes that come with it. */
function withExamplesAndRefusals(...[given]: Parameters<SwaggerTransformObject>) {
  if (!('openapiObject' in given)) return given.swaggerObject;
  const { openapiObject } = given;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  const known: Record<string, unknown> = {};
  for (const operation of Object.values(openapiObject.paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}),
  )) {
    const { operationId, requestBody, responses } = operation as {
      operationId: CallName;
      requestBody?: unknown;
      responses: Record<string, unknown>;
    };
    addExample(calls[operationId], requestBody);
    const byStatus = Map.groupBy(declaredRefusals(calls[operationId]), (code) => refusals[code].status);
    for (const [status, codes] of byStatus) {
      // Most calls have most of them in common.
      const name = createHash('sha1').update(codes.join()).digest('hex').slice(0, 8);
      known[`${status}-${name}`] ??= { description: codes.join(', '), content };
      responses[status] = { $ref: `#/components/responses/${status}-${name}` };
    }
  }
  const components = { ...openapiObject.components, responses: known, schemas: { Refusal: refusalSchema() } };
  return { ...openapiObject, components } as typeof openapiObject;
}
