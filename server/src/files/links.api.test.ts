import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, picture, upload } from '../../test/uploads.ts';

let api: Api;
let joao: Signed;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ api, joao, close } = await openFiles());
});
afterAll(() => close());

const get = (link: string | null | undefined) => api.app.inject({ method: 'GET', url: `/api/${link}` });

describe('links to files', () => {
  const oneFile = async (who: Signed, order: number, red: number) => {
    const { body } = await upload(api, who, order, {
      files: [{ name: 'olé 1.jpg', bytes: await picture(red) }],
    });
    return body[0]?.ds_arquivo ?? '';
  };

  it('answer the file as an attachment nobody runs', async () => {
    const { order } = await makeOrder(api);
    const { statusCode, headers } = await get(await oneFile(joao, order, 20));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''ol%C3%A9%201.jpg$/);
  });

  it.each([
    ['without signature', (link: string) => link.replace(/&assinatura=[^&]+/, '')],
    ['with another signature', (link: string) => link.replace(/assinatura=./, 'assinatura=')],
    ['with another expiry', (link: string) => link.replace(/expira=\d/, 'expira=9')],
    ['of another file', (link: string) => link.replace(/arquivos\/\d+/, 'arquivos/1')],
    ['without anything', (link: string) => link.replace(/\?.*/, '')],
  ])('are refused %s', async (_what, spoil) => {
    const { order } = await makeOrder(api);
    const link = await oneFile(joao, order, 21);
    const reply = await get(spoil(link));
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ codigo: 'LINK_INVALIDO' });
  });

  it('end with the session they were written for', async () => {
    const { order } = await makeOrder(api);
    const guest = await api.signIn('1001', '123');
    const link = await oneFile(guest, order, 22);
    expect((await get(link)).statusCode).toBe(200);
    await api.call('logout', {}, guest);
    expect((await get(link)).statusCode).toBe(403);
  });

  it('come with the order as well', async () => {
    const { order } = await makeOrder(api);
    await oneFile(joao, order, 23);
    const { body } = await api.call('getOrder', { params: { id: String(order) } }, joao);
    expect(body.imgOs.map(({ tp_origem }) => tp_origem)).toEqual(['A']);
    expect((await get(body.imgOs[0]?.ds_arquivo)).statusCode).toBe(200);
  });
});
