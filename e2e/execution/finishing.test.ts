import { calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectInSight } from '../test/checks.ts';
import { broken } from '../test/ours.ts';
import { people, type Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  confirmWith,
  finishSheet,
  identity,
  inDatabase,
  mainButton,
  startAs,
  wholeOrder,
} from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, joao } = await openWorkshop();

/** A terminal with somebody signed in, on the page of an order. */
const onOrder = (who: Who, order: number, tail = ''): Promise<Page> => stage.as(who, `/os/${order}${tail}`);

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

  it('says that the order closes with its last service before that is stopped', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', '/execucao', { device: 'phone' });
    await page.getByRole('button', { name: 'Parar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Parar serviço' });
    await expectInSight(sheet.getByText('É o último serviço: a OS será encerrada.'));
    await sheet.getByRole('button', { name: 'Parar' }).click();
    await confirmWith(page, '123');
    await sheet.waitFor({ state: 'hidden' });
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', running: 0 });
  });

  it('the other items are ticked where they are told, and finished with the order', async () => {
    const { order } = await makeOrder(world.api, { services: 3 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    const send = sheet.getByRole('button', { name: /^Registrar e finalizar/ });
    await send.click();
    await sheet.getByText('Selecione todos os serviços!').waitFor();
    await sheet.getByLabel('Tudo feito').check();
    // What was ticked is still there when the sheet is opened anew.
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await expect.poll(() => sheet.getByLabel('Tudo feito').isChecked()).toBe(true);
    await send.click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', running: 0 });
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
    await expectInSight(sheet.getByText(/^KM ·\satual/));
  });

  it('a wrong reading that stands above the true one is told of, and followed once it is corrected', async () => {
    const { order, plate } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const office = await world.api.signIn(people.staff.number, people.staff.digits);
    await world.api.call('addReading', { body: { nr_placa: plate, km: 251_710, confirma: 'S' } }, office);
    const [wrong] = await world.api.sql<{ nr_sequencial: number }>(
      'select nr_sequencial from km_leitura where nr_placa = $1 and km = 251710',
      [plate],
    );
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByRole('button', { name: /^Informar KM/ }).click();
    await sheet.locator('[data-meter]').fill('241712');
    await sheet.getByRole('button', { name: /^Finalizar OS/ }).click();
    await sheet.getByText('Insira um KM maior que o atual').waitFor();
    await sheet.getByText(/corrige a leitura desta OS/).waitFor();
    // A technician has no such page.
    expect(await sheet.getByRole('link', { name: 'Leituras do veículo' }).count()).toBe(0);
    const { status } = await world.api.call(
      'correctReading',
      {
        params: { id: String(wrong?.nr_sequencial) },
        body: { km: 241_700, motivo: 'dígito trocado', confirma: 'S' },
      },
      office,
    );
    expect(status).toBe(200);
    await sheet.getByText(/atual 241\.700 km/).waitFor();
    await expect.poll(() => sheet.getByText('Insira um KM maior que o atual').count()).toBe(0);
  });

  it('a step of the hour meter that no days explain is refused, and a large one is asked about', async () => {
    const ana = await world.api.signIn(people.ana.number, people.ana.digits);
    const { order } = await makeOrder(world.api, { department: 'ARMAZEM', openedDaysAgo: 40 });
    await startAs(world.api, ana, order);
    const page = await onOrder('ana', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByRole('button', { name: /^Informar horas/ }).click();
    const far = 'Diferença muito grande entre o KM atual e o informado!';
    const send = sheet.getByRole('button', { name: /^Finalizar OS/ });
    await sheet.locator('[data-meter]').fill('6191');
    await send.click();
    await confirmWith(page, people.ana.digits);
    await sheet.getByText('Falha ao finalizar a OS...').waitFor();
    await sheet.getByText(far).first().waitFor();
    const meter = sheet.getByRole('textbox', { name: /^Horas/, description: /confira as horas/ });
    expect(await meter.getAttribute('aria-invalid')).toBe('true');
    await sheet.locator('[data-meter]').fill('6030');
    await send.click();
    await confirmWith(page, people.ana.digits);
    await page.getByRole('dialog', { name: far }).getByRole('button', { name: 'Está certo' }).click();
    await page.waitForURL((url) => url.pathname === '/osEmpilhadeira');
    expect(await world.api.sql('select st_os, km_final from os where nr_sequencial = $1', [order])).toEqual([
      { st_os: 'R', km_final: 6030 },
    ]);
  });

  it('a part nobody took is told before, and stays as not taken', async () => {
    const { order } = await makeOrder(world.api);
    const { id, item } = await stockPart(world.api, { balance: 5, name: 'CORREIA' });
    await world.api.sql(
      'insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, nr_seq_estoque) values ($1, $2, 2, $3)',
      [order, item, id],
    );
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByText(/^Ainda a retirar do estoque: CORREIA\. .*não retirada\.$/).waitFor();
    await sheet.getByRole('button', { name: /^Finalizar OS/ }).click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(`/os/${order}`);
    await page.getByText(/2 un · não retirada/).waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
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
    await wholeOrder(page);
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

  it('a roadside rescue names who waits where it is worked on, and needs its reason', async () => {
    const { order } = await makeOrder(world.api, { rescue: true });
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order, '/trabalho');
    await expectInSight(page.getByRole('link', { name: 'Ligar para 41999990000' }));
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    const send = sheet.getByRole('button', { name: /^Finalizar OS/ });
    await send.click();
    await sheet.getByText('Insira o motivo para o socorro em rota').waitFor();
    const reasons = sheet.getByLabel('Motivo do socorro em rota');
    // The first option asks to choose one of the nine.
    expect(await reasons.locator('option').count()).toBe(1 + 9);
    await reasons.selectOption({ index: 1 });
    await send.click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  });

  it('says where the reasons of a rescue did not come, and asks for them once more', async () => {
    const { order } = await makeOrder(world.api, { rescue: true });
    await startAs(world.api, joao, order);
    stage.expects(/status of 500/);
    const page = await stage.as('joao', '/ajuda', { device: 'tablet' });
    const reasons = patternOf(calls.listReasons.path);
    await page.route(reasons, (route) => route.fulfill(broken));
    await page.goto(`/os/${order}`);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const sheet = finishSheet(page, order);
    await sheet.getByText('As opções não foram carregadas.').waitFor();
    await page.unroute(reasons);
    await sheet.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => sheet.getByText('As opções não foram carregadas.').count()).toBe(0);
    await sheet.getByLabel('Motivo do socorro em rota').selectOption({ index: 1 });
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
