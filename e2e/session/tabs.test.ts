import { beforeAll, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { stored } from '../test/checks.ts';
import { people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, inDatabase, mainButton } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

beforeAll(async () => {
  await endAllWork(world.api);
});

it('the session is the same in every tab: the others go out, in and to another branch with it', async () => {
  const { plate } = await makeOrder(world.api);
  const page = await stage.open({ feed: false });
  await signIn(page, 'joao');
  const other = await stage.tab(page);
  await other.goto('/');
  await other.getByText(plate).first().waitFor();
  await page.getByRole('banner').getByTitle('Trocar de filial').click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await other.getByText(plate).first().waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Sair' }).click();
  await other.waitForURL('/login');
  await other.getByRole('heading', { name: 'Entrar' }).waitFor();
  await signIn(page, 'ana');
  await other.waitForURL('/osEmpilhadeira');
  await other.getByRole('heading', { level: 1 }).waitFor();
});

it('the session goes on in every tab when one changes the branch while another still asks for the former', async () => {
  stage.expects(/status of 401|list not loaded/);
  const page = await stage.open({ feed: false });
  await signIn(page, 'joao');
  const other = await stage.tab(page);
  await other.goto('/');
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.route(patternOf('auth/login'), async (route) => {
    const response = await route.fetch();
    const refused = other.waitForResponse((answer) => answer.status() === 401);
    await other.reload();
    await refused;
    await route.fulfill({ response });
  });
  await page.getByRole('banner').getByTitle('Trocar de filial').click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/');
    await expect.poll(() => stored(tab, 'filial')).toMatchObject({ nr_sequencial: 2 });
  }
});

it('a command given in two tabs at once is answered in each of them, and none is kept', async () => {
  stage.expects(/status of 409/);
  const { order, plate } = await makeOrder(world.api);
  const page = await stage.as('joao', `/os/${order}`, { feed: false });
  const other = await stage.tab(page);
  await other.goto(`/os/${order}`);
  for (const tab of [page, other]) await mainButton(tab, 'Iniciar', plate).click();
  let given = () => {};
  const both = new Promise<void>((resolve) => {
    given = resolve;
  });
  await page.route(patternOf('os/itens/execucoes/iniciar'), async (route) => {
    await both;
    await route.continue();
  });
  const sent = page.waitForRequest(patternOf('os/itens/execucoes/iniciar'));
  await confirmWith(page, people.joao.digits);
  await sent;
  await confirmWith(other, people.joao.digits);
  given();
  await page.getByRole('timer').first().waitFor();
  await other.getByText('Esta OS já está em atendimento!').waitFor();
  for (const tab of [page, other]) expect(await tab.getByRole('button', { name: /envio/ }).count()).toBe(0);
  expect(await inDatabase(world.api, order)).toMatchObject({ running: 1, intervals: 1 });
});
