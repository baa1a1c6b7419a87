import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { makeOrder } from '../../../test/orders.ts';

let api: Api;
let joao: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  for (let made = 0; made < 30; made += 1) await makeOrder(api);
});
afterAll(() => api.close());

const list = (perPage: number, encoding: string) =>
  api.app.inject({
    url: `/api/os?per_page=${perPage}`,
    headers: { ApiKey: api.apiKey, Token: joao.token, 'Accept-Encoding': encoding },
  });

describe('an answer', () => {
  it('that is large leaves as gzip, and says the same', async () => {
    const plain = await list(500, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.length).toBeGreaterThan(16 * 1024);
    const packed = await list(500, 'gzip, deflate, br');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  });

  it('that is small is not worth the time', async () => {
    const answer = await list(1, 'gzip');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json<{ data: unknown[] }>().data).toHaveLength(1);
  });
});
