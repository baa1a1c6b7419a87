import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { people, signIn } from '../test/people.ts';
import { makeSubject } from '../test/subject.ts';
import { countTaps } from '../test/taps.ts';
import { openWorkshop } from '../test/terminal.ts';
import { finishSheet, identity, inDatabase, pauseSheet, shown } from '../test/work.ts';

const { world, stage } = await openWorkshop();
await world.api.sql('update parametro set qt_minutos_digitos = 30');

/** João on the page of an order's work, on a phone. */
async function atWork(order: number): Promise<Page> {
  const page = await stage.open({ device: 'phone' });
  await signIn(page, 'joao');
  await page.goto(`/os/${order}/trabalho`);
  return page;
}

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().tap();

/** Types the digits with the keys of the sheet. */
async function typeDigits(page: Page): Promise<void> {
  for (const digit of people.joao.digits)
    await identity(page).getByRole('button', { name: digit, exact: true }).tap();
}

const runs = (order: number) => expect.poll(async () => (await inDatabase(world.api, order)).running);

describe('touches of a job, digits among them', () => {
  it('start 4, pause 3, resume 4, finish 2', async () => {
    const { order } = await makeOrder(world.api);
    const page = await atWork(order);
    const taps = await countTaps(page);
    const since = { taps: 0 };
    const spent = () => {
      const now = taps();
      const more = now - since.taps;
      since.taps = now;
      return more;
    };
    await press(page, /^Iniciar/);
    await typeDigits(page);
    await runs(order).toBe(1);
    expect(spent()).toBeLessThanOrEqual(4);
    await press(page, /^Pausar/);
    await pauseSheet(page).getByText('Refeicao').tap();
    await press(page, /^Pausar OS/);
    await runs(order).toBe(0);
    expect(spent()).toBeLessThanOrEqual(3);
    await press(page, /^Continuar/);
    await typeDigits(page);
    await runs(order).toBe(1);
    expect(spent()).toBeLessThanOrEqual(4);
    await press(page, 'Parar e finalizar a OS');
    await press(page, /^Finalizar OS/);
    await page.waitForURL('/');
    expect(spent()).toBeLessThanOrEqual(2);
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', running: 0 });
  });

  it('a new order: seven, and the description', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    const [operation] = await world.api.sql<{ ds_projeto: string }>(
      'select ds_projeto from operacao where nr_sequencial = 1',
    );
    const page = await stage.as('joao', '/novaOs', { device: 'phone' });
    const taps = await countTaps(page);
    await press(page, /^Operação/);
    const sheet = page.getByRole('dialog');
    const searched = async (title: string, letters: string) => {
      const search = page.getByRole('dialog', { name: title }).getByRole('searchbox');
      await sheet.getByRole('listitem').first().waitFor();
      // A search has the focus: typing needs no touch.
      if (await search.isVisible()) await page.keyboard.type(letters);
      await sheet.getByRole('button', { name: new RegExp(`^${letters}`, 'i') }).tap();
    };
    await searched('Escolher a operação', operation?.ds_projeto ?? '');
    await searched('Escolher a placa', plate);
    await searched('Escolher o segmento', segment);
    await searched('Escolher o problema', problem);
    await page.getByLabel(/^Descrição do problema/).tap();
    await page.keyboard.type('bate ao frear');
    await press(page, 'Criar OS');
    await page.getByText('Ordem de Servico criada com Sucesso').waitFor();
    expect(taps()).toBeLessThanOrEqual(7);
  });

  it('an order of two services: seven, digits once', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    const page = await atWork(order);
    const taps = await countTaps(page);
    await press(page, /^Iniciar/);
    await typeDigits(page);
    await press(page, /^Parar e iniciar o próximo/);
    await page.getByText(/^feito/).waitFor();
    await press(page, 'Parar e finalizar a OS');
    await press(page, /^Finalizar OS/);
    await page.waitForURL('/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 2 });
    expect(taps()).toBeLessThanOrEqual(7);
  });

  it.each([
    ['each ticked: fourteen', 6, 14],
    ['ticked all at once: nine', 0, 9],
  ] as const)('a preventive with six services, digits once, %s', async (_how, ticks, most) => {
    const { order } = await makePlanOrder(world.api, { services: 6 });
    const page = await atWork(order);
    const taps = await countTaps(page);
    await press(page, /^Iniciar/);
    const start = page.getByRole('dialog', { name: `Iniciar OS ${shown(order)}` });
    await start.getByRole('button', { name: 'Iniciar' }).tap();
    await typeDigits(page);
    await runs(order).toBe(1);
    const steps = page.getByRole('list', { name: 'Serviços, na ordem' }).getByRole('checkbox');
    await expect.poll(() => steps.first().isEnabled()).toBe(true);
    for (let step = 0; step < ticks; step += 1) await steps.nth(step).tap();
    await press(page, /^Finalizar/);
    const finish = finishSheet(page, order);
    await finish.getByLabel(/^KM/).waitFor();
    await finish.getByLabel(/^KM/).tap();
    await page.keyboard.type('5300');
    if (ticks === 0) await finish.getByLabel('Tudo feito').tap();
    await finish.getByRole('button', { name: /^(Registrar e f|F)inalizar/ }).tap();
    await expect.poll(async () => (await inDatabase(world.api, order)).st_os).toBe('R');
    expect(taps()).toBeLessThanOrEqual(most);
  });
});
