import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith } from '../test/work.ts';

const { world, stage } = await openWorkshop();

type Box = { y: number; height: number } | null;
/** Whether a text lies at or below the buttons of its sheet. */
const isCovered = (text: Box, buttons: Box) =>
  text === null || buttons === null || text.y + text.height > buttons.y;

it('an internal order given to a supplier stands in his list, and he cancels it', async () => {
  const { order, plate } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device: 'desktop' });
  const more = page.getByRole('region', { name: 'Mais ações' });
  await more.getByRole('button', { name: 'Vincular fornecedor' }).click();
  const which = page.getByRole('dialog', { name: /na oficina/ });
  await which.getByRole('button', { name: 'Vincular fornecedor' }).click();
  await which.getByText('Selecione um fornecedor!').waitFor();
  await which.getByText(/araucária/i).click();
  await which.getByRole('button', { name: 'Vincular fornecedor' }).click();
  await confirmWith(page, '123');
  await page.getByText(/^Fornecedor vinculado/).waitFor();
  await page
    .getByRole('region', { name: 'Placa' })
    .first()
    .getByText(/araucária/i)
    .waitFor();
  await more.getByRole('button', { name: 'Trocar fornecedor' }).click();
  await which.getByRole('button', { name: 'Trocar fornecedor' }).waitFor();
  await which.getByRole('button', { name: 'Voltar' }).click();

  const his = await stage.as('supplier', `/osExterna?codigo=${order}`, { device: 'desktop' });
  await his
    .getByRole('link', { name: new RegExp(plate) })
    .first()
    .click();
  await his.waitForURL(`/os/${order}`);
  await his.getByRole('region', { name: 'Mais ações' }).getByRole('button', { name: 'Cancelar OS' }).click();
  const why = his.getByRole('dialog', { name: /^Por que cancelar/ });
  await why.getByText('Erro do Motorista').click();
  await why.getByRole('button', { name: 'Cancelar OS' }).click();
  await confirmWith(his, '001');
  await his
    .getByText(/cancelada/)
    .first()
    .waitFor();
  const rows = await world.api.sql('select st_os, st_origem from os where nr_sequencial = $1', [order]);
  expect(rows).toEqual([{ st_os: 'E', st_origem: 'I' }]);
});

it('an internal order is taken back from its supplier with a reason, and leaves his list', async () => {
  const { order, plate } = await makeOrder(world.api, { supplier: 31 });
  const his = await stage.as('supplier', `/osExterna?codigo=${order}`, { device: 'desktop' });
  const card = his.getByRole('link', { name: new RegExp(plate) }).first();
  await card.waitFor();
  const page = await stage.as('joao', `/os/${order}`, { device: 'desktop' });
  const more = page.getByRole('region', { name: 'Mais ações' });
  await more.getByRole('button', { name: 'Retirar fornecedor' }).click();
  const why = page.getByRole('dialog', { name: /^Por que retirar o fornecedor/ });
  await why.getByRole('button', { name: 'Retirar fornecedor' }).click();
  await why.getByText('Informe uma justificativa').waitFor();
  await why.getByLabel('Motivo').fill('o box ficou livre');
  await why.getByRole('button', { name: 'Retirar fornecedor' }).click();
  await confirmWith(page, '123');
  await page.getByText('Fornecedor retirado: o box ficou livre').waitFor();
  await more.getByRole('button', { name: 'Vincular fornecedor' }).waitFor();
  expect(await more.getByRole('button', { name: 'Retirar fornecedor' }).count()).toBe(0);
  await card.waitFor({ state: 'detached' });
});

it('an order sent outside by mistake comes back to the workshop, and its story tells both', async () => {
  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Enviar como OS externa' }).click();
  const which = page.getByRole('dialog', { name: 'Deseja realmente enviar OS?' });
  const send = which.getByRole('button', { name: 'Enviar como OS externa' });
  await which.getByRole('radio').first().waitFor({ state: 'attached' });
  await send.click();
  const missing = which.getByText('Selecione um fornecedor!');
  await missing.waitFor();
  await expect.poll(async () => isCovered(await missing.boundingBox(), await send.boundingBox())).toBe(false);
  await which.getByText(/araucária/i).click();
  await send.click();
  await confirmWith(page, '123');
  await page.getByText('Enviado com sucesso!').waitFor();

  await page.goto(`/os/${order}`);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Retirar fornecedor' }).click();
  const why = page.getByRole('dialog', { name: /^Por que retirar o fornecedor/ });
  await why.getByLabel('Motivo').fill('enviada por engano');
  await why.getByRole('button', { name: 'Retirar fornecedor' }).click();
  await confirmWith(page, '123');
  await page.getByText(/^Fornecedor retirado da OS/).waitFor();
  await page.getByRole('button', { name: /^Andamento/ }).click();
  await page.getByText(/^João Pereira enviou a OS a .*araucária/i).waitFor();
  await page.getByText('João Pereira trouxe a OS de volta para a oficina').waitFor();
  await page.getByRole('button', { name: 'Iniciar' }).first().waitFor();
});

it('the vehicle is put on the lift and taken down from the further actions, and the card shows it', async () => {
  const { order } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { device: 'desktop' });
  const more = page.getByRole('region', { name: 'Mais ações' });
  await more.getByRole('button', { name: 'Pôr no elevador' }).click();
  await confirmWith(page, '123');
  await more.getByRole('button', { name: 'Tirar do elevador' }).waitFor();
  const list = await stage.as('carlos', `/?codigo=${order}`, { device: 'desktop' });
  await list.getByText('No elevador').first().waitFor();
  await more.getByRole('button', { name: 'Tirar do elevador' }).click();
  await confirmWith(page, '123');
  await more.getByRole('button', { name: 'Pôr no elevador' }).waitFor();
});
