import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import type { Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { act, arrivesAt, confirmAs, confirmWith, identity, sheet, shown } from '../test/work.ts';

const { world, stage } = await openWorkshop({ SERVICES_EVERY_MS: '100' });

const onOrder = (who: Who, order: number, device: 'phone' | 'tablet' | 'desktop' = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });

describe('an attendant', () => {
  it('releases the vehicle once', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order, 'phone');
    await act(page, 'Liberar veículo');
    await confirmWith(page, '123');
    await page.getByText('Veículo liberado', { exact: true }).waitFor();
    await page.getByText(/^Veículo liberado em \d/).waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await sheet(page, 'Mais ações').getByRole('button', { name: 'Cancelar OS' }).waitFor();
    expect(await page.getByRole('button', { name: 'Liberar veículo' }).count()).toBe(0);
  });

  it('reads why a second release of the vehicle is refused', async () => {
    const { order } = await makeOrder(world.api);
    const pages = [await onOrder('joao', order), await onOrder('joao', order)];
    for (const page of pages) await act(page, 'Liberar veículo');
    await confirmWith(pages[0] as Page, '123');
    await pages[0]?.getByText('Veículo liberado', { exact: true }).waitFor();
    await confirmWith(pages[1] as Page, '123');
    await pages[1]?.getByText('O veículo desta OS já foi liberado.').waitFor();
  });
});

it('a claim is reported with its picture, and the list is shown again', async () => {
  const { order, plate } = await makeOrder(world.api, { department: 'ARMAZEM' });
  await world.api.sql("update veiculo set st_contrato_vamos = 'S' where nr_placa = $1", [plate]);
  const page = await onOrder('ana', order);
  await act(page, 'Informar sinistro');
  const report = sheet(page, `Informar sinistro na OS ${shown(order)}`);
  await report.getByRole('textbox').fill('garfo torto na doca 3');
  await report.getByRole('button', { name: 'Informar sinistro' }).click();
  await report.getByText('Anexe ao menos uma foto.').waitFor();
  const picture = await page.screenshot();
  await report
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'doca.png', mimeType: 'image/png', buffer: picture });
  await report.getByRole('button', { name: 'Informar sinistro' }).click();
  await confirmWith(page, '345');
  await arrivesAt(page, '/osEmpilhadeira');
  const [row] = await world.api.sql<{ ds_observacao_sinistro: string; fotos: number }>(
    `select o.ds_observacao_sinistro, (select count(*)::int from anexo a where a.nr_seq_os = o.nr_sequencial) as fotos
       from os o where o.nr_sequencial = $1`,
    [order],
  );
  expect(row).toEqual({ ds_observacao_sinistro: 'garfo torto na doca 3', fotos: 1 });
});

it('a claim reported at a shared terminal has its pictures from whoever reports it', async () => {
  const { order, plate } = await makeOrder(world.api, { department: 'ARMAZEM' });
  await world.api.sql("update veiculo set st_contrato_vamos = 'S' where nr_placa = $1", [plate]);
  const page = await onOrder('staff', order);
  await act(page, 'Informar sinistro');
  const report = sheet(page, `Informar sinistro na OS ${shown(order)}`);
  await report.getByRole('textbox').fill('garfo torto');
  await report
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'doca.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await report.getByRole('button', { name: 'Informar sinistro' }).click();
  await confirmAs(page, 'Ana Lima', '999', 'Quem está atendendo?');
  // The picture's row says it before the digits can be typed again.
  await identity(page).getByText('CPF Incorreto').waitFor();
  await confirmWith(page, '345');
  await page.waitForURL((url) => !url.pathname.startsWith('/os/'));
  const rows = await world.api.sql(
    `select g.nr_matricula from os o join anexo a on a.nr_seq_os = o.nr_sequencial and a.tp_origem = 'S'
       join g_clifor g on g.nr_sequencial = a.nr_seq_clifor and g.nr_sequencial = o.nr_seq_clifor_sinistro
      where o.nr_sequencial = $1`,
    [order],
  );
  expect(rows).toEqual([{ nr_matricula: '1101' }]);
});
