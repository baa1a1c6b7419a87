import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import type { Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  confirmWith,
  identity,
  inDatabase,
  mainButton,
  pauseAs,
  pauseSheet,
  shown,
  startAs,
} from '../test/work.ts';

const { world, stage, joao, carlos } = await openWorkshop();

/** A terminal with somebody signed in, on the page of an order. */
const onOrder = (who: Who, order: number, tail = ''): Promise<Page> => stage.as(who, `/os/${order}${tail}`);

describe('pausing', () => {
  it('offers the eight reasons and needs one', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Pausar' }).click();
    const reasons = pauseSheet(page).getByRole('radio');
    await expect.poll(() => reasons.count()).toBe(8);
    await pauseSheet(page)
      .getByRole('button', { name: /^Pausar OS/ })
      .click();
    await pauseSheet(page).getByText('Informe uma justificativa').waitFor();
    expect(await identity(page).count()).toBe(0);
  });

  it('needs a part while waiting for one, keeps it, and takes a note of 300 letters', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Pausar' }).click();
    const sheet = pauseSheet(page);
    await sheet.getByText('Aguardando Peças').click();
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await sheet.getByText('Informe uma peça').waitFor();
    const part = sheet.getByRole('group', { name: 'Qual peça?' }).getByRole('radio').first();
    await part.check();
    await sheet.getByRole('button', { name: /Observação/ }).click();
    await sheet.getByLabel('Observação').fill('x'.repeat(320));
    expect(await sheet.getByLabel('Observação').inputValue()).toHaveLength(300);
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    const strip = page.getByRole('region', { name: 'Pausa', exact: true });
    await strip.getByText(/^Peça: ./).waitFor();
    await strip.getByText(/^Observação: x+$/).waitFor();
    await strip.getByText(/por João Pereira/).waitFor();
  });
});

describe('continuing', () => {
  it('the work of another technician opens a transition order', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, carlos, order);
    await pauseAs(world.api, carlos, order);
    const page = await onOrder('joao', order);
    await mainButton(page, 'Continuar', plate).click();
    await confirmWith(page, '123');
    const sheet = page.getByRole('dialog', { name: 'OS de Transição' });
    await sheet.getByText('Pausada por Carlos Souza. Continuar cria uma OS de transição.').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P' });
    await sheet.getByRole('button', { name: 'Criar OS de transição' }).click();
    await page.waitForURL((url) => /^\/os\/\d+$/.test(url.pathname) && url.pathname !== `/os/${order}`);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
    await page.getByRole('button', { name: 'OS de Transição' }).click();
    await sheet.getByText('estas OS são uma história só').waitFor();
    await sheet.getByRole('link', { name: `Acessar OS ${shown(order)}` }).click();
    await page.waitForURL(`/os/${order}`);
    await page.getByRole('button', { name: 'OS de Transição' }).waitFor();
    await page.getByRole('button', { name: /^Andamento/ }).click();
    await page.getByText('passou a outro mecânico').or(page.getByText('Pausa: Refeicao')).first().waitFor();
    // A pause that is over is not asked for.
    expect(world.arrived('getPause').filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('waits while a purchase order is open', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    await world.api.sql("insert into ordem_compra (nr_seq_os, nr_oc) values ($1, 'OC-7')", [order]);
    const page = await onOrder('joao', order);
    await page.getByText('Existe uma ordem de compra em aberto').first().waitFor();
    expect(await page.getByRole('button', { name: 'Continuar' }).isDisabled()).toBe(true);
    await world.api.sql('update ordem_compra set dt_fechamento = now() where nr_seq_os = $1', [order]);
    await page.reload();
    expect(await mainButton(page, 'Continuar', plate).isEnabled()).toBe(true);
  });
});
