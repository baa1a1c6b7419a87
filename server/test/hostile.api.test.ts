import { type CallName, calls, errors } from '@terminal/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from './api.ts';

let api: Api;
let who: Signed;
beforeAll(async () => {
  api = await startApi();
  who = await api.signIn('1201', '456');
});
afterAll(() => api.close());

const nasty = fc.constantFrom(
  '',
  '\u0000',
  '\ud800',
  '0',
  '-1',
  '2147483648',
  '9223372036854775808',
  '1e309',
  'infinity',
  '0000-00-00',
  "'; drop table os; --",
  '%',
  '../../etc/passwd',
  '=1+1',
  'x'.repeat(5_000),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
);

/** Keys the call knows, and one it does not, with any value. */
function bodyOf(name: CallName): fc.Arbitrary<Record<string, unknown>> {
  const known = 'shape' in calls[name].body ? Object.keys(calls[name].body.shape) : ['matricula', 'cpf'];
  return fc.dictionary(fc.constantFrom(...known, 'estranho'), value, { maxKeys: 6 });
}

const names = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].wire === 'json' && name !== 'logout',
);

describe('whatever is sent', () => {
  it.each(names)('%s answers or refuses, in the shape of every refusal', async (name) => {
    const call = calls[name];
    const params = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const queries = 'shape' in call.query ? Object.keys(call.query.shape) : [];
    const sent = fc.record({
      params: fc.record(Object.fromEntries(params.map((param) => [param, nasty]))),
      query: fc.dictionary(fc.constantFrom(...queries, 'estranho'), nasty, { maxKeys: 4 }),
      body: bodyOf(name),
    });
    await fc.assert(
      fc.asyncProperty(sent, async ({ params: path, query, body }) => {
        const withBody = call.method === 'GET' ? {} : { body: JSON.parse(JSON.stringify(body)) as never };
        const filled = Object.fromEntries(
          Object.entries(path).map(([key, text]) => [key, text.isWellFormed() ? text : 'x']),
        );
        const wellFormed = Object.fromEntries(
          Object.entries(query).filter(([, text]) => text.isWellFormed()),
        );
        const reply = await api.call(name, { params: filled, query: wellFormed, ...withBody }, who);
        expect(reply.status, JSON.stringify({ path, query, body })).toBeLessThan(500);
        if (reply.status >= 400) expect(Object.keys(errors)).toContain(reply.codigo);
      }),
      { numRuns: 25, seed: 20_260_420 },
    );
  });
});
