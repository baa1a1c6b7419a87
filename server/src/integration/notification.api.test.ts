import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { keep, open, rows } from '../../test/messages.ts';
import { makeOrder } from '../../test/orders.ts';
import { startMailServer } from '../../test/services.ts';

describe('the notification of an order', () => {
  const notify = (api: Api, joao: Signed, order: number) =>
    api.call('notifyChecklist', { query: { nr_seq_os: String(order) } }, joao);
  const toApprovers = (api: Api) =>
    api.sql("update g_clifor set ds_email = 'lider@frota.test' where nr_matricula = '1201'");

  it('of a checklist reaches the approvers of the branch by e-mail', async () => {
    const mail = keep(await startMailServer());
    const { api, joao } = await open({
      SMTP_URL: mail.url,
      MAIL_FROM: 'oficina@frota.test',
      SERVICES_EVERY_MS: '50',
    });
    await toApprovers(api);
    const { order, plate } = await makeOrder(api, { type: '3' });
    expect((await notify(api, joao, order)).status).toBe(200);
    await vi.waitFor(() => expect(mail.emails).toHaveLength(1), 5_000);
    expect(mail.emails[0]?.to).toEqual(['lider@frota.test']);
    expect(mail.emails[0]?.text).toContain(`OS ${order}`);
    expect(mail.emails[0]?.text).toContain(plate);
    await vi.waitFor(async () => expect(await rows(api, order)).toMatchObject([{ st_envio: 'S' }]), 5_000);
  });

  it('with hostile words in it stays one e-mail of plain text to the same people', async () => {
    const mail = keep(await startMailServer());
    const { api, joao } = await open({ SMTP_URL: mail.url, SERVICES_EVERY_MS: '50' });
    await toApprovers(api);
    const words = 'CHECKLIST\r\nBcc: outro@frota.test\r\n\r\n<script>alert(1)</script>';
    await api.sql("update tipo_os set ds_tipo = $1 where nr_sequencial = '3'", [words]);
    await api.sql(
      "update filial set ds_filial = ds_filial || E'\\r\\n.\\r\\nRCPT TO:<outro@frota.test>' where nr_sequencial = 1",
    );
    const { order } = await makeOrder(api, { type: '3' });
    expect((await notify(api, joao, order)).status).toBe(200);
    await vi.waitFor(() => expect(mail.emails).toHaveLength(1), 5_000);
    expect(mail.emails[0]?.to).toEqual(['lider@frota.test']);
    const [head = ''] = (mail.emails[0]?.text ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Content-Type: text\/plain/im);
    expect(mail.emails).toHaveLength(1);
  });

  it('that the mail server refuses is tried again and troubles nobody', async () => {
    const mail = keep(await startMailServer());
    mail.state.refuse = true;
    const { api, joao } = await open({ SMTP_URL: mail.url, SERVICES_EVERY_MS: '50' });
    await toApprovers(api);
    const { order } = await makeOrder(api, { type: '4' });
    expect((await notify(api, joao, order)).status).toBe(200);
    await vi.waitFor(async () => expect((await rows(api, order))[0]?.ds_erro).not.toBeNull(), 5_000);
    mail.state.refuse = false;
    await vi.waitFor(() => expect(mail.emails).toHaveLength(1), 8_000);
  });

  it('that the mail server never answers is given up in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    keep({ close: async () => void silent.close() });
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { api, joao } = await open({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SERVICES_EVERY_MS: '50',
      SERVICES_TIMEOUT_MS: '300',
    });
    await toApprovers(api);
    const { order } = await makeOrder(api, { type: '3' });
    await notify(api, joao, order);
    await vi.waitFor(async () => expect((await rows(api, order))[0]?.ds_erro).toBe('sem resposta'), 5_000);
  });

  it('without a mail server is kept in the log, and other orders are a record only', async () => {
    const { api, joao } = await open({ SERVICES_EVERY_MS: '50' });
    await toApprovers(api);
    const checklist = await makeOrder(api, { type: '3' });
    const ordinary = await makeOrder(api);
    for (const { order } of [checklist, ordinary]) await notify(api, joao, order);
    await vi.waitFor(async () => {
      expect((await rows(api, checklist.order))[0]?.js_retorno).toMatchObject({
        simulado: true,
        to: ['lider@frota.test'],
      });
      expect((await rows(api, ordinary.order))[0]?.js_retorno).toEqual({ registro: true });
    }, 5_000);
    const shown = async (order: number) =>
      (await api.call('getOrder', { params: { id: String(order) } }, joao)).body.integracoes;
    expect(await shown(checklist.order)).toMatchObject([{ st_envio: 'S', ds_destino: 'SIMULADO' }]);
    expect(await shown(ordinary.order)).toEqual([]);
  });
});
