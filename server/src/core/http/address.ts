import type { Call } from '@terminal/contract';

/** Where the published description can be read. */
export const docsAddress = '/api/docs';

/** A call's address as a route of Fastify: `os/{id}` becomes `/api/os/:id`. */
export function addressOf(call: Call): string {
  return `/api/${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}
