import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { expectReadableInTheDark } from '../test/fit.ts';
import { broken } from '../test/ours.ts';
import type { Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  act,
  arrivesAt,
  confirmWith,
  identity,
  inDatabase,
  pauseAs,
  sheet,
  shown,
  startAs,
} from '../test/work.ts';

const { world, stage, joao } = await openWorkshop({ SERVICES_EVERY_MS: '100' });

const onOrder = (who: Who, order: number, device: 'phone' | 'tablet' | 'desktop' = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });

describe('an attendant', () => {
  it('cancels the order with a reason and is back at the list', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order, 'phone');
    await act(page, 'Cancelar OS');
    const why = sheet(page, `Por que cancelar a OS ${shown(order)}?`);
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await why.getByText('Informe a Justificativa').waitFor();
    expect(world.arrived('cancelOrder')).toEqual([]);
    await why.getByText('Defeito não Encontrado').click();
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await confirmWith(page, '123');
    await arrivesAt(page, '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'E' });
  });

  it('reads why a cancellation failed, and his reason is still there', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    stage.expects(/500/);
    await page.route('**/api/os/cancelarOs', (route) => route.fulfill(broken));
    await act(page, 'Cancelar OS');
    const why = sheet(page, /^Por que cancelar/);
    await why.getByText('Erro do Motorista').click();
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await confirmWith(page, '123');
    await why.getByText('Falha ao cancelar execução...').waitFor();
    expect(await why.getByRole('radio', { name: 'Erro do Motorista' }).isChecked()).toBe(true);
  });

  it('notes the work in hand, and what he began to write survives a reload', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await act(page, 'Anotar o serviço');
    await sheet(page, /^O que foi visto/)
      .getByRole('textbox')
      .fill('mangueira ressecada');
    await page.reload();
    await act(page, 'Anotar o serviço');
    const note = sheet(page, /^O que foi visto/);
    expect(await note.getByRole('textbox').inputValue()).toBe('mangueira ressecada');
    await note.getByRole('button', { name: 'Anotar o serviço' }).click();
    await confirmWith(page, '123');
    await page.getByText('Anotação registrada').waitFor();
    await pauseAs(world.api, joao, order);
    await page.getByRole('button', { name: /^Andamento .*1 pausa/ }).click();
    await page.getByText('mangueira ressecada').waitFor();
    await page.getByText(/^Pausa: Refeicao/).waitFor();
  });
});

describe('an approver at the shared terminal', () => {
  it('rejects an order with a reason', async () => {
    const { order } = await makeOrder(world.api, { approved: 'N', type: '3' });
    const page = await stage.as('staff', '/execucao', { device: 'tablet' });
    await page.locator(`a[href="/os/${order}"]`).first().click();
    await act(page, 'Reprovar OS');
    const question = sheet(page, `Reprovar a OS ${shown(order)}?`);
    await question.getByText('Erro do Motorista').click();
    await question.getByRole('button', { name: 'Reprovar OS' }).click();
    await confirmWith(page, '456');
    await arrivesAt(page, '/execucao');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'E' });
    await page.goto(`/os/${order}`);
    await page.getByText('Esta OS foi reprovada.').first().waitFor();
    await page.getByText(/^reprovada em \d/).waitFor();
    expect(await page.getByText('Cancelada', { exact: true }).count()).toBe(0);
    await page.getByText('reprovada', { exact: true }).click();
    await page.getByText(/ reprovou a OS: Erro do Motorista$/).waitFor();
  });

  it('cancels an order and sends one out in his own name, whoever works on it, or in that of a technician', async () => {
    const [cancelled, sent] = [await makeOrder(world.api), await makeOrder(world.api)];
    await startAs(world.api, joao, cancelled.order);
    const page = await onOrder('staff', cancelled.order);
    await act(page, 'Cancelar OS');
    const why = sheet(page, /^Por que cancelar/);
    await why.getByText('Erro do Motorista').click();
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await identity(page).getByRole('button', { name: 'Trocar técnico' }).click();
    await sheet(page, 'Quem está atendendo?')
      .getByRole('button', { name: /João Pereira/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await confirmWith(page, '456');
    await arrivesAt(page, '/');
    expect(await inDatabase(world.api, cancelled.order)).toMatchObject({ st_os: 'E' });

    await page.goto(`/os/${sent.order}`);
    await act(page, 'Enviar como OS externa');
    const question = sheet(page, 'Deseja realmente enviar OS?');
    await question.getByRole('searchbox').fill('arauc');
    await question.getByText(/araucária/i).click();
    await question.getByRole('button', { name: 'Enviar como OS externa' }).click();
    await confirmWith(page, '456');
    await page.getByText('Enviado com sucesso!').waitFor();
  });
});

it('equipment of the warehouse waits for its release; released and complete, the order is closed', async () => {
  const { order, items } = await makeOrder(world.api, { department: 'ARMAZEM' });
  const page = await onOrder('ana', order, 'phone');
  await act(page, 'Aguardar liberação');
  await confirmWith(page, '345');
  await page.getByText('Esta OS está aguardando liberação.').waitFor();
  await world.api.sql('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
  await page.getByRole('button', { name: 'Equipamento liberado' }).click();
  const pressed = Date.now();
  await confirmWith(page, '345');
  await page.getByRole('status').getByText('Equipamento liberado').waitFor();
  await arrivesAt(page, '/osEmpilhadeira');
  // The lock is given a second.
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_000);
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  await expect.poll(() => world.arrived('notifyChecklist').length).toBe(1);
  expect(world.arrived('checkForkliftLock')).toHaveLength(1);
});

it('the sheets of the commands are fit for everybody, on phone, tablet and desktop', async () => {
  const { order } = await makeOrder(world.api);
  const page = await onOrder('joao', order);
  const each = async (where: string) => {
    for (const [device, { viewport }] of Object.entries(devices)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page, `${where}, ${device}`);
      await expectAccessible(page, `${where}, ${device}`);
    }
    await expectReadableInTheDark(page, where);
    await page.keyboard.press('Escape');
  };
  await act(page, 'Cancelar OS');
  await sheet(page, /^Por que cancelar/)
    .getByText('Erro do Motorista')
    .waitFor();
  await each('cancel');
  await act(page, 'Enviar como OS externa');
  await sheet(page, 'Deseja realmente enviar OS?')
    .getByText(/araucária/i)
    .waitFor();
  await each('send');
  await page.setViewportSize(devices.phone.viewport);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await sheet(page, 'Mais ações').waitFor();
  await expectAccessible(page, 'more actions');
});
