import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { fillLogin, people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, shown, startAs } from '../test/work.ts';

const { world, stage } = await openTerminal();
let carlos: Signed;
const signed: Partial<Record<keyof typeof people, Signed>> = {};

beforeAll(async () => {
  const { api } = world;
  carlos = await api.signIn(people.carlos.number, people.carlos.digits);
  signed.joao = await api.signIn(people.joao.number, people.joao.digits);
  signed.staff = await api.signIn(people.staff.number, people.staff.digits);
  signed.supplier = await api.signInSupplier(people.supplier.number, people.supplier.digits);
  await endAllWork(api);
});

afterEach(async () => {
  await world.api.sql('delete from pesquisa where nr_nota is null');
});

/** Creates a survey about an order done by Carlos. */
async function ask(who: keyof typeof people): Promise<{ survey: number; order: number }> {
  const { order } = await makeOrder(world.api, { state: 'R' });
  const [row] = await world.api.sql<{ nr_sequencial: number }>(
    'insert into pesquisa (nr_seq_clifor, nr_seq_clifor_avaliado, nr_seq_os) values ($1, $2, $3) returning nr_sequencial',
    [signed[who]?.person, carlos.person, order],
  );
  if (row === undefined) throw new Error('no survey');
  return { survey: row.nr_sequencial, order };
}

/** What the database says of a survey. */
const inDatabase = (survey: number) =>
  world.api.sql('select nr_nota, ds_observacao from pesquisa where nr_sequencial = $1', [survey]);

const rating = (page: Page): Locator => page.getByRole('dialog', { name: 'Como foi o atendimento?' });
const star = (page: Page, grade: number): Locator =>
  page.getByRole('radio', { name: `${grade} de 10`, exact: true });

async function enter(page: Page, who: keyof typeof people): Promise<void> {
  await page.waitForURL('/login');
  await fillLogin(page, people[who]);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

describe('the rating after login', () => {
  it('asks until it has a grade and, for a low one, the reason; nothing else closes it, not even a reload', async () => {
    const { survey, order } = await ask('joao');
    const page = await stage.open({ device: 'phone' });
    await enter(page, 'joao');
    await rating(page)
      .getByText(`OS ${shown(order)}`)
      .waitFor();
    await rating(page)
      .getByText(/\S ·\sCarlos Souza$/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await rating(page).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Fechar' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await page.getByRole('alert').filter({ hasText: 'Informe uma nota' }).waitFor();
    await star(page, 7).click();
    await star(page, 7).click();
    expect(await star(page, 6).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await page.getByRole('alert').filter({ hasText: 'Informe uma justificativa!' }).waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-scheme', name), scheme);
      await expectAccessible(page, `rating, ${scheme}`);
    }
    await expectNoSidewaysScroll(page, 'rating on a phone');

    await page.getByRole('textbox', { name: 'O que aconteceu?' }).fill('Voltou com o mesmo defeito');
    expect(world.arrived('sendRating')).toEqual([]);
    await page.reload();
    await rating(page).waitFor();
    expect(await star(page, 6).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await rating(page).waitFor({ state: 'hidden' });
    expect(world.arrived('sendRating')).toHaveLength(1);
    expect(await inDatabase(survey)).toEqual([{ nr_nota: 6, ds_observacao: 'Voltou com o mesmo defeito' }]);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('asks several one after the other; Skip sends nothing and the survey is back at the next login', async () => {
    const [first, second] = [await ask('joao'), await ask('joao')];
    const page = await stage.open();
    await enter(page, 'joao');
    await rating(page)
      .getByText(`OS ${shown(first.order)}`)
      .waitFor();
    await page.getByRole('button', { name: 'Pular' }).click();
    await rating(page)
      .getByText(`OS ${shown(second.order)}`)
      .waitFor();
    await star(page, 10).click();
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await rating(page).waitFor({ state: 'hidden' });
    expect(world.arrived('sendRating')).toHaveLength(1);
    expect(await inDatabase(first.survey)).toEqual([{ nr_nota: null, ds_observacao: null }]);

    const again = await stage.open();
    await enter(again, 'joao');
    await rating(again)
      .getByText(`OS ${shown(first.order)}`)
      .waitFor();
  });

  it('ends in all tabs of the terminal with the first answer', async () => {
    const { survey } = await ask('joao');
    const page = await stage.open();
    await enter(page, 'joao');
    await rating(page).waitFor();
    const other = await stage.tab(page);
    await other.goto('/');
    await rating(other).waitFor();
    await star(other, 9).click();
    await other.getByRole('button', { name: 'Enviar avaliação' }).click();
    await rating(page).waitFor({ state: 'hidden' });
    expect(await inDatabase(survey)).toEqual([{ nr_nota: 9, ds_observacao: null }]);
  });

  it('is answered by a supplier with the keyboard alone', async () => {
    const { survey } = await ask('supplier');
    const page = await stage.open({ device: 'desktop' });
    await enter(page, 'supplier');
    await rating(page).waitFor();
    // No star looks chosen before one is.
    expect(
      await rating(page)
        .getByRole('heading')
        .evaluate((title) => title === document.activeElement),
    ).toBe(true);
    await star(page, 1).focus();
    for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('ArrowRight');
    expect(await star(page, 8).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await star(page, 7).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Enviar avaliação' }).press('Enter');
    await rating(page).waitFor({ state: 'hidden' });
    expect(await inDatabase(survey)).toEqual([{ nr_nota: 7, ds_observacao: null }]);
    expect(new URL(page.url()).pathname).toBe('/osExterna');
  });
});

describe('the rating after finishing', () => {
  it('asks who opened the order once it is closed and the list is back', async () => {
    const { order } = await makeOrder(world.api);
    await world.api.sql('update os set nr_seq_clifor_abertura = $2 where nr_sequencial = $1', [
      order,
      signed.staff?.person,
    ]);
    await startAs(world.api, carlos, order);
    const page = await stage.as('staff', `/os/${order}`, { viewport: devices.desktop.viewport });
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page
      .getByRole('dialog', { name: `Finalizar OS ${shown(order)}` })
      .getByRole('button', { name: `Finalizar OS ${shown(order)}` })
      .click();
    await confirmWith(page, people.carlos.digits);
    await rating(page)
      .getByText(`OS ${shown(order)}`)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('button', { name: 'Pular' }).click();
    await rating(page).waitFor({ state: 'hidden' });
    expect(world.arrived('sendRating')).toEqual([]);
  });
});
