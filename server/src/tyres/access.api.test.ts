import { randomUUID } from 'node:crypto';
import { calls } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';

const ofTheTyreShop = Object.entries(calls).filter(([, { needs }]) => needs.includes('borracharia'));

let api: Api;
/** A technician whose permission was taken away, and a supplier. */
let barred: Signed;
let supplier: Signed;

beforeAll(async () => {
  api = await startApi();
  await api.sql("update g_clifor set st_borracharia = 'N' where nr_matricula = '1001'");
  barred = await api.signIn('1001', '123');
  supplier = await api.signInSupplier('31', '00123');
});
afterAll(() => api.close());

describe('a call of the tyre shop', () => {
  it.each(ofTheTyreShop)('%s is for its people alone', async (_name, { method, path }) => {
    const send = async (who: Signed | null) => {
      const { statusCode, body } = await api.app.inject({
        method,
        url: `/api/${path.replaceAll(/\{\w+\}/g, '1')}`,
        headers: {
          apikey: api.apiKey,
          'idempotency-key': randomUUID(),
          ...(who !== null && { token: who.token }),
        },
      });
      return [statusCode, (JSON.parse(body) as { codigo: string }).codigo];
    };
    expect(await send(null)).toEqual([401, 'SESSAO_EXPIRADA']);
    expect(await send(barred)).toEqual([403, 'SEM_PERMISSAO']);
    expect(await send(supplier)).toEqual([403, 'SEM_PERMISSAO']);
  });
});
