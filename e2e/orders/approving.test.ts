import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import type { Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { act, confirmWith, mainButton, pauseAs, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop({ SERVICES_EVERY_MS: '100' });

const onOrder = (who: Who, order: number, device: 'phone' | 'tablet' | 'desktop' = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });
const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

describe('an approver at the shared terminal', () => {
  it('approves in his own name, after which the work can start', async () => {
    const { order, plate } = await makeOrder(world.api, { approved: 'N', type: '3' });
    const page = await onOrder('staff', order);
    await page.getByRole('button', { name: 'Aprovar OS' }).click();
    await confirmWith(page, '456');
    await mainButton(page, 'Iniciar', plate).waitFor();
  });

  it('opens a purchase order that holds the work, and closes it', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    const page = await onOrder('staff', order, 'desktop');
    await act(page, 'Abrir ordem de compra');
    const purchase = sheet(page, /^Ordem de compra/);
    await purchase.getByRole('textbox').fill('OC-4711');
    await purchase.getByRole('button', { name: 'Abrir ordem de compra' }).click();
    await confirmWith(page, '456');
    const strip = page.getByRole('region', { name: 'Ordens de compra' });
    await strip.getByText('OC-4711').first().waitFor();
    expect(await page.getByRole('button', { name: /^Continuar/ }).isDisabled()).toBe(true);
    await page.getByText('Existe uma ordem de compra em aberto').first().waitFor();

    await strip.getByRole('button', { name: /^Fechar/ }).click();
    await sheet(page, 'Fechar a ordem de compra OC-4711?')
      .getByRole('button', { name: 'Fechar ordem de compra' })
      .click();
    await confirmWith(page, '456');
    await mainButton(page, 'Continuar', plate).waitFor();
    expect(await strip.count()).toBe(0);
  });

  it('reopens a closed order with a reason', async () => {
    const { order, plate } = await makeOrder(world.api, { state: 'R' });
    const page = await onOrder('staff', order);
    await act(page, 'Reabrir OS');
    const question = sheet(page, /^Por que reabrir/);
    await question.getByRole('textbox').fill('vazamento voltou');
    await question.getByRole('button', { name: 'Reabrir OS' }).click();
    await confirmWith(page, '456');
    await mainButton(page, 'Iniciar', plate).waitFor();
    await page.getByText('Reabertura: vazamento voltou').waitFor();
  });
});
