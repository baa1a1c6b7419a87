import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { dressVehicle } from '../../server/test/tyres.ts';
import { devices } from '../test/browser.ts';
import { expectInSight } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { keptCalls } from '../test/kept.ts';
import { open, offline as unreachable, withoutNetwork } from '../test/offline.ts';
import { broken } from '../test/ours.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
/** A4 at 96 pixels an inch. */
const paper = { width: 794, height: 1123 };

/** A truck with tyres, an open order and so many closed ones. */
async function busyTruck(closed: number): Promise<{ plate: string; order: number; fire: string }> {
  const { plate, tyres } = await dressVehicle(world.api, 'TOCO');
  const { order } = await makeOrder(world.api, { openedDaysAgo: 2 });
  const orders = [order];
  for (let made = 0; made < closed; made += 1)
    orders.push((await makeOrder(world.api, { state: 'R' })).order);
  await world.api.sql('update os set nr_placa = $2 where nr_sequencial = any ($1::bigint[])', [
    orders,
    plate,
  ]);
  return { plate, order, fire: tyres['1EE']?.fire ?? '' };
}

const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const orderLinks = (page: Page, name: string) => section(page, name).getByRole('link', { name: /^OS/ });
const head = (page: Page, plate: string) => page.getByRole('heading', { level: 1, name: plate });

describe('the page of a vehicle', () => {
  it('has its readings whole on a phone, whatever they come from', async () => {
    const { plate } = await busyTruck(0);
    await world.api.sql(
      `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
       select $1, now() - n * interval '1 day', 1234567 - n * 1000, (array['I', 'P', 'T', 'M'])[1 + n % 4]
         from generate_series(0, 5) n`,
      [plate],
    );
    const page = await stage.as('staff', `/veiculo/${plate}`, { device: 'phone' });
    const table = section(page, 'Leituras').getByRole('table');
    await table.getByText('importação').first().waitFor();
    expect(
      await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0)),
    ).toBeLessThan(1);
  });

  it('is found by its plate, leads to its orders and back, and has more of its past when asked', async () => {
    const { plate, order } = await busyTruck(17);
    const page = await stage.as('staff', '/', { device: 'desktop' });
    await page.getByRole('button', { name: 'Buscar OS' }).click();
    const search = page.getByRole('dialog', { name: 'Buscar OS' });
    await search.getByRole('searchbox').fill(plate);
    await search.getByRole('link', { name: `Veículo ${plate}` }).click();
    await head(page, plate).waitFor();
    await section(page, 'Agora')
      .getByText(/^Parado há 2\sd/)
      .waitFor();
    expect(await orderLinks(page, 'OS encerradas').count()).toBe(15);
    await page.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect.poll(() => orderLinks(page, 'OS encerradas').count()).toBe(17);
    expect(await page.getByRole('button', { name: 'Mostrar mais' }).count()).toBe(0);
    await section(page, 'Planos').getByText('Este veículo não está em nenhum plano').waitFor();
    await section(page, 'Leituras').getByRole('table').waitFor();
    await orderLinks(page, 'Agora').click();
    await page.waitForURL(new RegExp(`/os/${order}$`));
    await page.getByRole('link', { name: `Veículo ${plate}` }).waitFor();
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await head(page, plate).waitFor();
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('leads back to the order it was opened from, which leads to its list', async () => {
    const { plate, order } = await busyTruck(1);
    const page = await stage.as('staff', '/', { device: 'desktop' });
    const back = page.getByRole('link', { name: 'Voltar', exact: true });
    await page.getByRole('button', { name: 'Buscar OS' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(String(order));
    await page.getByRole('dialog').getByRole('searchbox').press('Enter');
    await page.waitForURL(new RegExp(`/os/${order}$`));
    await page.getByRole('link', { name: `Veículo ${plate}` }).click();
    await head(page, plate).waitFor();
    await back.click();
    // The address is the order's before its page is there: until then the arrow is the vehicle's.
    await page.getByRole('link', { name: `Veículo ${plate}` }).waitFor();
    await back.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  });

  it('says when more of its past, or its tyres, did not come, and asks once more', async () => {
    stage.expects(/status of 500/);
    const { plate } = await busyTruck(17);
    const page = await stage.as('staff', '/', {
      network: (page) =>
        page.route(patternOf('borracharia/getPlacaMilimetragem'), (route) => route.fulfill(broken)),
    });
    await page.goto(`/veiculo/${plate}`);
    await section(page, 'Pneus').getByRole('button', { name: 'Tentar de novo' }).waitFor();
    const more = page.getByRole('button', { name: 'Mostrar mais' });
    await more.waitFor();
    await page.route(/encerradas=/, (route) => route.fulfill(broken));
    await more.click();
    await section(page, 'OS encerradas').getByRole('alert').waitFor();
    await page.unroute(/encerradas=/);
    await more.click();
    await expect.poll(() => orderLinks(page, 'OS encerradas').count()).toBe(17);
  });

  it('leads to what the tyre shop does with it, and from a tyre to its history', async () => {
    const { plate, fire } = await busyTruck(0);
    const page = await stage.as('pedro', `/veiculo/${plate}`);
    for (const [act, path] of [
      ['Aferir', 'afericao'],
      ['Calibrar', 'calibragem'],
      ['Movimentar', 'movimentacao'],
    ] as const) {
      await section(page, 'Pneus').getByRole('link', { name: act }).click();
      await page.waitForURL(`/borracharia/${path}/${plate}`);
      await page.goBack();
    }
    // Not every type of vehicle is calibrated.
    const calibrated = (shown: 'S' | 'N') =>
      world.api.sql(
        'update tipo_veiculo set exibe_terminal = $2 where cd_tipoveiculo = (select cd_tipoveiculo from veiculo where nr_placa = $1)',
        [plate, shown],
      );
    await calibrated('S');
    await page.reload();
    await section(page, 'Pneus').getByRole('link', { name: 'Aferir' }).waitFor();
    expect(await section(page, 'Pneus').getByRole('link', { name: 'Calibrar' }).count()).toBe(0);
    await calibrated('N');
    await section(page, 'Pneus').getByRole('button', { name: fire }).click();
    await page.getByRole('heading', { level: 1, name: `Pneu ${fire}` }).waitFor();
  });

  it('leaves out what the person may not open, and does not exist for whoever has no order on it', async () => {
    const { plate } = await busyTruck(1);
    const page = await stage.as('ana', `/veiculo/${plate}`);
    await section(page, 'OS encerradas').waitFor();
    expect(await section(page, 'Planos').count()).toBe(0);
    const stranger = await stage.as('supplier', `/veiculo/${plate}`);
    await stranger.getByRole('heading', { name: 'Veículo não encontrado' }).waitFor();
  });

  it('tells a supplier nothing of whether orders he does not see hold it', async () => {
    const { order, plate } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    await world.api.sql('update os set dt_liberado = now() where nr_sequencial = $1', [order]);
    const his = await stage.as('supplier', `/veiculo/${plate}`);
    await section(his, 'Agora')
      .getByRole('link', { name: String(order) })
      .waitFor();
    expect(await his.getByText('Nenhuma OS o mantém parado').count()).toBe(0);
    const office = await stage.as('staff', `/veiculo/${plate}`);
    await office.getByText('Nenhuma OS o mantém parado').waitFor();
  });

  it('is printed without buttons, and as a label with the plate alone', async () => {
    const { plate, fire } = await busyTruck(16);
    const page = await stage.as('staff', `/veiculo/${plate}`, { device: 'desktop' });
    await section(page, 'OS encerradas').waitFor();
    const mounted = section(page, 'Pneus').getByRole('button', { name: fire });
    await mounted.waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    expect(await mounted.isVisible()).toBe(true);
    const closed = section(page, 'OS encerradas').getByRole('row');
    expect(await closed.nth(0).isVisible()).toBe(true);
    expect((await closed.nth(1).boundingBox())?.height).toBeLessThan(80);
    expect(await page.getByRole('button', { name: 'Mostrar mais' }).isVisible()).toBe(false);
    expect(await section(page, 'OS encerradas').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(devices.desktop.viewport);
    await page.getByRole('button', { name: 'Etiqueta' }).click();
    const labels = page.getByRole('main').getByRole('listitem');
    await labels.getByText(plate, { exact: true }).waitFor();
    expect(await labels.count()).toBe(1);
    await expectFit(page, 'the label of a vehicle, desktop');
    await page.getByRole('link', { name: 'Voltar ao veículo' }).click();
    await section(page, 'Agora').waitFor();
  });

  it('on a phone has its plate whole in the top bar, beside the alert of rescues', async () => {
    const { plate } = await busyTruck(1);
    await makeOrder(world.api, { rescue: true });
    const page = await stage.as('staff', `/veiculo/${plate}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Etiqueta' }).waitFor();
    await page.getByRole('button', { name: /socorro/i }).waitFor();
    const title = page.getByRole('heading', { level: 1, name: plate });
    const lines = () =>
      title.evaluate((head) => {
        const text = document.createRange();
        text.selectNodeContents(head);
        return text.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);
    await expectInSight(title);
  });

  it('is read without network after it was read with it', async () => {
    stage.expects(withoutNetwork);
    const { plate } = await busyTruck(2);
    const page = await stage.as('joao', `/veiculo/${plate}`);
    await section(page, 'OS encerradas').waitFor();
    await expect.poll(() => keptCalls(page)).toContain('getVehicle');
    await open(page, '/execucao');
    await unreachable(page, true);
    await open(page, `/veiculo/${plate}`);
    await expect.poll(() => orderLinks(page, 'OS encerradas').count()).toBe(2);
  });

  for (const device of ['phone', 'tablet', 'desktop'] as const)
    it(`fits a ${device} of ${devices[device].viewport.width}, in Spanish too`, async () => {
      const { plate } = await busyTruck(3);
      const page = await stage.as('staff', `/veiculo/${plate}`, { device, language: 'es' });
      await section(page, 'OS cerradas').getByRole('link').first().waitFor();
      await section(page, 'Lecturas').getByRole('table').waitFor();
      await section(page, 'Neumáticos').getByRole('button').first().waitFor();
      await expectFit(page, `the page of a vehicle in Spanish, ${device}`);
    });
});
