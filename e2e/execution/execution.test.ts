import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { openStage, type Stage } from '../test/browser.ts';
import { expectInSight } from '../test/checks.ts';
import { people, signIn, type Who } from '../test/people.ts';
import {
  band,
  confirmWith,
  endAllWork,
  finishSheet,
  identity,
  inDatabase,
  mainButton,
  pauseAs,
  shown,
  startAs,
} from '../test/work.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
  carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
});

beforeEach(() => endAllWork(world.api));

afterEach(async () => {
  await stage.endTest();
  world.arrivals.length = 0;
});

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

/** A terminal with somebody signed in, on the page of an order. */
const onOrder = (who: Who, order: number, tail = ''): Promise<Page> => stage.as(who, `/os/${order}${tail}`);

const pauseSheet = (page: Page) => page.getByRole('dialog', { name: 'Por que vai pausar?' });

describe('the main job', () => {
  it('runs from the card to the end: start, pause, continue, stop, finish', async () => {
    const { order, plate } = await makeOrder(world.api, { services: 2 });
    const page = await stage.open({ device: 'phone' });
    await signIn(page, 'joao');
    await page.goto(`/?codigo=${order}`);

    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await band(page)
      .getByText(`OS ${shown(order)}`)
      .waitFor();
    const clock = band(page).getByRole('timer');
    const before = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(before);

    await band(page).getByRole('button', { name: 'Pausar' }).click();
    await pauseSheet(page).getByText('Refeicao').click();
    await pauseSheet(page)
      .getByRole('button', { name: `Pausar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await band(page).waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: new RegExp(plate) }).click();
    await page.getByRole('region', { name: 'Pausa', exact: true }).getByText('Refeicao').waitFor();
    await mainButton(page, 'Continuar', plate).click();
    await confirmWith(page, '123');
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();

    await page.getByRole('button', { name: /^Parar/ }).click();
    await confirmWith(page, '123');
    await page.getByText('1 de 2 feitos').waitFor();
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();

    await page.getByRole('button', { name: 'Finalizar' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: `Finalizar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    await expectInSight(page.getByText(`OS ${shown(order)} encerrada`));
    expect(await inDatabase(world.api, order)).toEqual({
      st_os: 'R',
      started: true,
      stretches: 3,
      running: 0,
    });
  });

  it('is seen on every screen while it runs, and grown up on its own', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao');
    for (const path of ['/', '/osExterna']) {
      await page.goto(path);
      await band(page).getByText(plate).waitFor();
    }
    await band(page)
      .getByText(`OS ${shown(order)}`)
      .click();
    await page.waitForURL(`/os/${order}`);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(await band(page).count()).toBe(0);
  });

  it('takes one row of a phone held sideways', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`, {
      device: 'phone',
      viewport: { width: 844, height: 390 },
    });
    const panel = page.getByRole('region', { name: 'Em atendimento' });
    await panel.waitFor();
    expect((await panel.boundingBox())?.height).toBeLessThan(76);
    const closed = await makeOrder(world.api, { state: 'R', openedDaysAgo: 2 });
    await page.goto(`/os/${closed.order}`);
    const end = page.getByRole('region', { name: 'Encerrada' });
    await end.waitFor();
    expect((await end.boundingBox())?.height).toBeLessThan(76);
  });

  it('tells the stretch its clock counts and the whole apart', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    await pauseAs(world.api, joao, order);
    await world.api.sql(
      `update execucao set st_sobreposta = 'S', dt_inicio = dt_inicio - interval '68 minutes' where nr_seq_os = $1`,
      [order],
    );
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByText('em execução há < 1 min · 1 h 8 min no total').waitFor();
  });

  it('begins on the very item that was pressed', async () => {
    const { order, items } = await makeOrder(world.api, { services: 2 });
    const page = await onOrder('joao', order);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Iniciar/ }) });
    await row
      .last()
      .getByRole('button', { name: /^Iniciar/ })
      .click();
    await confirmWith(page, '123');
    await page.getByText(/em execução há/).waitFor();
    const [running] = await world.api.sql<{ nr_seq_os_item: string }>(
      'select nr_seq_os_item from execucao where nr_seq_os = $1 and dt_final is null',
      [order],
    );
    expect(Number(running?.nr_seq_os_item)).toBe(items[1]);
  });
});

describe('who acts', () => {
  it('is asked again after wrong digits, and nothing happens', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('carlos', order);
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '000');
    await identity(page).getByText('CPF Incorreto').waitFor();
    expect(await identity(page).locator('[data-digits]').inputValue()).toBe('');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'A', stretches: 0 });
    await confirmWith(page, people.carlos.digits);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
  });

  it('is the person signed in, without a choice', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await mainButton(page, 'Iniciar', plate).click();
    await identity(page).getByText('Joao Pereira').waitFor();
    expect(await identity(page).getByRole('button', { name: 'Trocar técnico' }).count()).toBe(0);
  });

  it('is picked on a shared terminal, and can be changed', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('staff', order);
    await mainButton(page, 'Iniciar', plate).click();
    const picker = page.getByRole('dialog', { name: 'Quem vai atender?' });
    await picker.getByRole('button', { name: /Carlos Souza/ }).click();
    await identity(page).getByRole('button', { name: 'Trocar técnico' }).click();
    await picker.getByLabel('Buscar nome, matrícula ou função').fill('joao');
    await picker.getByRole('button', { name: /Joao Pereira/ }).click();
    await confirmWith(page, '123');
    await page
      .getByRole('region', { name: 'Em atendimento' })
      .getByText(/Joao Pereira/)
      .waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P', running: 1 });
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('has all its keys and the name in sight, in a window of %j', async (viewport) => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone', viewport });
    await mainButton(page, 'Iniciar', plate).click();
    await expectInSight(identity(page).getByText('Joao Pereira'));
    for (const key of ['1', '0', 'Limpar', 'Apagar'])
      await expectInSight(identity(page).getByRole('button', { name: key, exact: true }));
  });

  it('is one order at a time: who is busy is told the numbers', async () => {
    const first = await makeOrder(world.api);
    const second = await makeOrder(world.api);
    await startAs(world.api, joao, first.order);
    const page = await onOrder('joao', second.order);
    await mainButton(page, 'Iniciar', second.plate).click();
    await confirmWith(page, '123');
    const popup = page.getByRole('dialog', { name: 'Falha ao iniciar execução...' });
    await popup
      .getByText(`Você já está atendendo as OS N°: ${first.order}. Encerre ou pause para iniciar outra!`)
      .waitFor();
    expect(await inDatabase(world.api, second.order)).toMatchObject({ st_os: 'A', stretches: 0 });
    await popup.getByRole('link').click();
    await page.waitForURL(`/os/${first.order}`);
  });
});

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
    await strip.getByText(/por Joao Pereira/).waitFor();
  });
});

describe('continuing', () => {
  it('the work of another mechanic opens a transition order', async () => {
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

describe('finishing', () => {
  it.each([
    ['4 minutes 30 seconds', true],
    ['5 minutes 5 seconds', false],
  ])('%s after the start warns: %s', async (since, warns) => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    await world.api.sql('update os set dt_inicial = now() - $2::interval where nr_sequencial = $1', [
      order,
      since,
    ]);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByText('Observação').waitFor();
    const warning = sheet.getByText('Esta OS foi iniciada há menos de 5 minutos. Deseja finalizar?');
    await expect.poll(() => warning.count()).toBe(warns ? 1 : 0);
  });

  it('the whole order waits for its other items, and offers to stop this one', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByText('Existem itens a serem executados, tente novamente!').waitFor();
    await sheet.getByRole('button', { name: /^Parar só/ }).click();
    await confirmWith(page, '123');
    await page.getByText('1 de 2 feitos').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P', running: 0 });
  });

  it.each([
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('the meter opened at the finish has its name in sight, in a window of %j', async (viewport) => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone', viewport });
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByRole('button', { name: /^Informar KM/ }).click();
    await expectInSight(sheet.getByText(/^KM · atual/));
  });

  it('an order without items needs the service that was done', async () => {
    const { order } = await makeOrder(world.api, { services: 0 });
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    const send = sheet.getByRole('button', { name: /^Finalizar OS/ });
    await send.click();
    await sheet.getByText('Insira um serviço').waitFor();
    expect(await identity(page).count()).toBe(0);
    await sheet.getByRole('radio').first().check();
    await send.click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  });

  it('an external order needs its price, and takes the supplier back to the external orders', async () => {
    const { order, plate } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const page = await onOrder('supplier', order);
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '999');
    await page.getByText('CNPJ incorreto').waitFor();
    await confirmWith(page, '001');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    const files = page.getByRole('dialog', { name: 'Adicionar fotos e documentos' });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      files.getByRole('button', { name: 'Escolher arquivos' }).click(),
    ]);
    await chooser.setFiles({ name: 'nota.jpg', mimeType: 'image/jpeg', buffer: await picture(20) });
    await files.getByText('enviado', { exact: true }).waitFor();
    await files.getByRole('button', { name: 'Pronto' }).click();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    const send = sheet.getByRole('button', { name: /^Finalizar OS/ });
    await send.click();
    await sheet.getByText('Insira um preço!').waitFor();
    await sheet.getByLabel('Preço total').pressSequentially('12050');
    expect((await sheet.getByLabel('Preço total').inputValue()).replaceAll(/\s/g, ' ')).toBe('R$ 120,50');
    await send.click();
    await confirmWith(page, '001');
    await page.waitForURL((url) => url.pathname === '/osExterna');
    const [row] = await world.api.sql<{ vl_total: string }>(
      'select vl_total from os where nr_sequencial = $1',
      [order],
    );
    expect(row?.vl_total).toBe('120.50');
    expect(await world.api.sql('select ds_nome from anexo where nr_seq_os = $1', [order])).toEqual([
      { ds_nome: 'nota.jpg' },
    ]);
  });

  it('a roadside rescue needs its reason', async () => {
    const { order } = await makeOrder(world.api, { rescue: true });
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    const send = sheet.getByRole('button', { name: /^Finalizar OS/ });
    await send.click();
    await sheet.getByText('Insira o motivo para o socorro em rota').waitFor();
    await sheet.getByLabel('Motivo do socorro em rota').selectOption({ index: 1 });
    await send.click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  });

  it.each([
    ['S', 1],
    ['N', 0],
  ] as const)('asks for tyres where the segment has them (%s)', async (has, fields) => {
    const { order } = await makeOrder(world.api);
    await world.api.sql(
      `update segmento set habilita_pneus = $2 where nr_sequencial =
         (select c.nr_seq_segmento from os o join conjunto c on c.nr_sequencial = o.nr_conjunto where o.nr_sequencial = $1)`,
      [order, has],
    );
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await finishSheet(page, order).getByText('Observação').waitFor();
    await expect
      .poll(() => finishSheet(page, order).getByRole('group', { name: 'Pneus' }).count())
      .toBe(fields);
  });

  it('opens by itself at the address for external orders', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order, '/osExterna');
    await finishSheet(page, order).waitFor();
  });
});
