import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { makePlanOrder } from '../../server/test/plan-orders.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork, mainButton, pauseAs, startAs } from '../test/work.ts';

const { world, stage } = await openTerminal();
let joao: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
});
beforeEach(() => endAllWork(world.api));

/** What a stuck key writes. */
const longWord = 'W'.repeat(300);

it('a word of 300 letters widens neither the page of an order nor the execution list', async () => {
  const { order } = await makeOrder(world.api);
  await startAs(world.api, joao, order);
  await pauseAs(world.api, joao, order);
  await world.api.sql('update execucao set ds_observacao = $2 where nr_seq_os = $1', [order, longWord]);
  await world.api.sql('update os set ds_observacao = $2 where nr_sequencial = $1', [order, longWord]);
  await world.api.sql(
    'insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao) values ($1, $2, $3)',
    [order, joao.person, longWord],
  );
  for (const device of ['phone', 'tablet'] as const) {
    const page = await stage.as('joao', `/os/${order}`, { device });
    await page.getByText(longWord).filter({ visible: true }).first().waitFor();
    await page.getByLabel('Escrever um comentário').fill(longWord);
    await expectNoSidewaysScroll(page, `a long word on an order, ${device}`);
    await page.goto(`${world.address}/execucao`);
    await page.getByText(longWord).filter({ visible: true }).first().waitFor();
    await expectNoSidewaysScroll(page, `a long word in the execution list, ${device}`);
  }
  const plan = await makePlanOrder(world.api);
  await world.api.sql(
    `with motivo as (
       insert into os_item_dispensa (nr_seq_os_item, ds_motivo, nr_seq_clifor)
       select min(nr_sequencial), $2, $3 from os_item where nr_seq_os = $1 returning nr_seq_os_item)
     update os_item set st_plano = 'S', dt_atendido = now()
      where nr_sequencial = (select min(nr_sequencial) from os_item where nr_seq_os = $1)`,
    [plan.order, longWord, joao.person],
  );
  const page = await stage.as('joao', `/os/${plan.order}`, { device: 'phone' });
  await page.getByText(longWord).filter({ visible: true }).first().waitFor();
  await expectNoSidewaysScroll(page, 'a dispensed item, phone');

  const longName = 'W'.repeat(60);
  await world.api.sql(
    'update item set ds_item = $2 || nr_sequencial where nr_sequencial in (select nr_seq_item from os_item where nr_seq_os = $1)',
    [plan.order, longName],
  );
  await startAs(world.api, joao, plan.order);
  await page.reload();
  await page.getByRole('button', { name: /^Finalizar/ }).click();
  await page.getByRole('dialog').getByText(longName).first().waitFor();
  await expectNoSidewaysScroll(page, 'what is left of a plan, phone');
});

it('an order says who opened it, when it was opened again and why, and what its meters are; paper has no buttons', async () => {
  const { order } = await makeOrder(world.api, { openedDaysAgo: 3, state: 'R' });
  await world.api.sql('update os set nr_seq_clifor_abertura = $2 where nr_sequencial = $1', [
    order,
    joao.person,
  ]);
  const terminal = await world.api.signIn(people.staff.number, people.staff.digits);
  const body = { motivo: 'vazamento voltou', nr_seq_clifor: terminal.person, cpf: people.staff.digits };
  const reply = await world.api.call('reopenOrder', { params: { id: String(order) }, body }, terminal);
  expect(reply.status, reply.mensagem).toBe(200);
  const page = await stage.as('joao', `/os/${order}`, { device: 'tablet' });
  const head = page.getByRole('region', { name: 'Placa' });
  await head.getByText(/^Reaberta em .* Terminal Oficina Curitiba\s*$/).waitFor();
  // The reason is shown once, as the comment that stores it.
  await page.getByText('Reabertura: vazamento voltou').waitFor();
  expect(await page.getByText('vazamento voltou').count()).toBe(1);
  await page.getByRole('button', { name: /^Andamento\s*reaberta$/ }).waitFor();
  await head.getByText(/reaberta há\s.*, aberta há\s3\sd/).waitFor();
  await head.getByText(/5\.230\skm na abertura 5\.230\skm\sagora/).waitFor();
  await page.getByRole('button', { name: /^Detalhes/ }).click();
  await page.getByText('Aberta por').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('button:not([aria-expanded], :has(img)):visible').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ir para o conteúdo' }).isVisible()).toBe(false);
});

it('on a phone the buttons at the bottom hold their words, and paper is without the bar', async () => {
  const { order, plate } = await makeOrder(world.api, { services: 0 });
  await startAs(world.api, joao, order);
  await pauseAs(world.api, joao, order);
  const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  for (const button of [
    mainButton(page, 'Continuar', plate),
    page.getByRole('button', { name: 'Finalizar' }),
  ]) {
    await button.waitFor();
    const room = await button.evaluate((element) => {
      const words = document.createRange();
      const [text] = element.querySelector('span')?.childNodes ?? [];
      words.selectNodeContents(text ?? element);
      return element.getBoundingClientRect().right - words.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThanOrEqual(8);
  }
  const closed = await makeOrder(world.api, { state: 'R' });
  await page.goto(`${world.address}/os/${closed.order}`);
  const bar = page.getByText('Esta OS está encerrada.').filter({ visible: true });
  await bar.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await bar.count()).toBe(0);
});
