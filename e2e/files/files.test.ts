import { largestPart } from '@terminal/contract/file-parts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { photograph, picture } from '../../server/test/uploads.ts';
import type { Device } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { ours } from '../test/ours.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

const jpeg = async (name: string, red: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(red),
});

/** The sheet to add files, open on an order of its own. */
async function addSheet(device: Device): Promise<{ page: Page; order: number }> {
  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device });
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Adicionar fotos e documentos' }).waitFor();
  return { page, order };
}

const choose = async (page: Page, files: Awaited<ReturnType<typeof jpeg>>[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher arquivos' }).click(),
  ]);
  await chooser.setFiles(files);
};

const rowsOf = (order: number) => world.api.sql('select ds_nome from anexo where nr_seq_os = $1', [order]);

describe('pictures of an order', () => {
  it('are chosen, sent one by one, seen small and whole', async () => {
    const { page, order } = await addSheet('phone');
    await choose(page, [
      await jpeg('motor.jpg', 10),
      await jpeg('freio.jpg', 11),
      await jpeg('motor.jpg', 10),
    ]);
    await page.getByText('1 arquivo repetido foi ignorado.').waitFor();
    await expect.poll(() => page.getByText('enviado', { exact: true }).count()).toBe(2);
    expect(world.arrived('uploadFiles').map(({ status }) => status)).toEqual([200, 200]);
    await expectAccessible(page, 'adding files');
    await expectNoSidewaysScroll(page, 'adding files');
    await page.getByRole('button', { name: 'Pronto' }).click();
    expect(await rowsOf(order)).toHaveLength(2);
    const document = { name: 'laudo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await choose(page, [document]);
    await expect.poll(() => page.getByText('enviado', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Pronto' }).click();

    await page.getByRole('button', { name: /^Detalhes/ }).click();
    const inDetails = page.getByRole('button', { name: 'Abrir motor.jpg' }).last().getByRole('img');
    await expect
      .poll(() => inDetails.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const tiles = await page
      .getByRole('button', { name: /^Abrir / })
      .or(page.getByRole('link', { name: 'laudo.pdf' }))
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
    expect(tiles.length).toBeGreaterThan(2);
    for (const { width, height } of tiles) expect(height).toBeCloseTo(width, 0);
    await page.getByRole('button', { name: 'Abrir motor.jpg' }).first().click();
    const viewer = page.getByRole('dialog', { name: 'motor.jpg' });
    const shownWidth = () =>
      viewer.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(shownWidth).toBe(640);
    await expectAccessible(page, 'a picture');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'freio.jpg' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'hidden' });
  });

  it('are asked for anew when the window of the browser was left without one', async () => {
    const { page } = await addSheet('tablet');
    const sheet = page.getByRole('dialog', { name: 'Adicionar fotos e documentos' });
    await sheet
      .locator('input[type=file]')
      .first()
      .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
    await choose(page, [await jpeg('motor.jpg', 14)]);
    await sheet.getByText('enviado', { exact: true }).waitFor();
  });

  it('are made smaller before they are sent, where they are large', async () => {
    const { page, order } = await addSheet('tablet');
    const large = await photograph();
    await choose(page, [{ name: 'patio.jpg', mimeType: 'image/jpeg', buffer: large }]);
    await page.getByText('enviado', { exact: true }).waitFor();
    const sent = await world.api.sql<{ ds_nome: string; qt_tamanho: number }>(
      'select ds_nome, qt_tamanho from anexo where nr_seq_os = $1',
      [order],
    );
    expect(sent).toMatchObject([{ ds_nome: 'patio.jpg' }]);
    expect(sent[0]?.qt_tamanho).toBeLessThan(large.length / 2);
  });

  it('are measured by what is sent: a photograph above the limit arrives', async () => {
    await world.api.sql('update parametro set qt_mb_anexo = 2');
    const large = await photograph();
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
    const { page, order } = await addSheet('tablet');
    await choose(page, [{ name: 'motor.jpg', mimeType: 'image/jpeg', buffer: large }]);
    await page.getByText('enviado', { exact: true }).waitFor();
    expect(await rowsOf(order)).toEqual([{ ds_nome: 'motor.jpg' }]);
    await world.api.sql('update parametro set qt_mb_anexo = 10');
  });

  it('that failed stay chosen with the text, and are sent again by their own button', async () => {
    stage.expects(/status of 500/);
    const { page, order } = await addSheet('tablet');
    const uploads = patternOf('os/uploadFiles/{nrSeqOs}');
    await page.route(uploads, (route) => route.fulfill(ours({ status: 500, body: '{}' })));
    await choose(page, [await jpeg('motor.jpg', 12)]);
    await page.getByText('Falha ao cadastrar anexos, tente novamente!').waitFor();
    await page.getByText('motor.jpg').waitFor();
    await page.unroute(uploads);
    await page.getByRole('button', { name: 'Enviar motor.jpg de novo' }).click();
    await page.getByText('enviado', { exact: true }).waitFor();
    expect(await rowsOf(order)).toEqual([{ ds_nome: 'motor.jpg' }]);
  });

  it('arrive although their sheet was closed while they were sent', async () => {
    const { page, order } = await addSheet('tablet');
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    await page.route(patternOf('os/uploadFiles/{nrSeqOs}'), async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, [await jpeg('motor.jpg', 14), await jpeg('freio.jpg', 15)]);
    await page
      .getByText(/^enviando/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Adicionar fotos e documentos' }).waitFor({ state: 'hidden' });
    free();
    await expect.poll(async () => (await rowsOf(order)).length).toBe(2);
    await page.getByText(/envios? guardado/).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('img', { name: 'Abrir motor.jpg' }).filter({ visible: true }).waitFor();
  });

  it('of a kind nobody takes are told so and not sent; what is dropped is taken', async () => {
    const { page, order } = await addSheet('desktop');
    await choose(page, [
      { name: 'conta.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    ]);
    await page.getByRole('alert').getByText('Só são aceitas fotos (JPG, PNG, WEBP) e PDF.').waitFor();
    await page.getByRole('button', { name: 'Remover conta.exe' }).click();
    expect(world.arrived('uploadFiles')).toEqual([]);
    const bytes = [...(await picture(13))];
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'solta.jpg', { type: 'image/jpeg' }));
      return data;
    }, bytes);
    await page
      .getByRole('group', { name: 'Fotos e documentos' })
      .dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByText('enviado', { exact: true }).waitFor();
    expect(await rowsOf(order)).toEqual([{ ds_nome: 'solta.jpg' }]);
  });
});

describe('a large document', () => {
  const large = {
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(3 * largestPart + 100, 'x')),
  };
  /** Where the parts begin that the server got, in their order. */
  const parts = () => world.arrived('sendFilePart').map(({ address }) => Number(address.split('/').at(-1)));

  it('goes in parts, and on from where the network broke off, also after the page was loaded again', async () => {
    const { page, order } = await addSheet('tablet');
    stage.expects(/ERR_FAILED/);
    const third = new RegExp(`/arquivos/partes/[^/]+/${2 * largestPart}$`);
    await page.context().route(third, (route) => route.abort());
    await choose(page, [large]);
    await page.getByRole('status').filter({ hasText: '1 envio guardado' }).waitFor();
    expect(parts()).toEqual([0, largestPart]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.context().unroute(third);
    await expect.poll(() => rowsOf(order)).toEqual([{ ds_nome: 'manual.pdf' }]);
    expect(parts()).toEqual([0, largestPart, 2 * largestPart, 3 * largestPart]);
    const [row] = await world.api.sql('select qt_tamanho from anexo where nr_seq_os = $1', [order]);
    expect(row).toEqual({ qt_tamanho: large.buffer.length });
  });
});
