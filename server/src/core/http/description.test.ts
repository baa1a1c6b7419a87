import { type Call, calls, isGrantable } from '@terminal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeContract } from './description.ts';

/** Bodies of the calls another system may send, as JSON. */
const sent = Object.entries<Call>(calls).filter(
  ([, call]) => isGrantable(call) && !call.files && !call.bytes,
);
let examples: Map<string, unknown>;

beforeAll(async () => {
  const app = await describeContract('1.0.0');
  const document: unknown = app.swagger();
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  examples = new Map(
    operations.flatMap(({ operationId, requestBody }) => {
      const json = requestBody?.content['application/json'];
      return json === undefined ? [] : [[operationId, json.example] as const];
    }),
  );
  await app.close();
});

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: unknown }> };
}

describe('the published description', () => {
  it('has an example of every body another system sends, which the call takes', () => {
    const bodies = sent.filter(([name]) => examples.has(name));
    expect(bodies.length).toBeGreaterThan(80);
    const refused = bodies.filter(([name, call]) => !call.body.safeParse(examples.get(name)).success);
    expect(refused.map(([name]) => name)).toEqual([]);
  });

  it('shows values as people write them', () => {
    expect(examples.get('addReading')).toMatchObject({
      nr_placa: 'ABC1D23',
      km: 120_350,
      quando: { dia: '2026-03-02', hora: '08:15' },
    });
  });
});
