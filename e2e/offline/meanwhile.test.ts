import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerTerminal } from '../../server/src/terminal/service.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { strip } from '../test/offline.ts';
import { fillLogin, people, signIn, type Who } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, inDatabase, mainButton } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal({ LOGIN_REQUIRES_TERMINAL: 'true' });

beforeEach(async () => {
  await endAllWork(world.api);
  stage.expects(/ERR_FAILED/);
});

const away = (page: Page) => page.route(/\/api\//, (route) => route.abort());
const back = (page: Page) => page.unroute(/\/api\//);

/** A code for this browser, typed where its login asks for one. @returns the terminal's number */
async function enrol(page: Page, name: string): Promise<number> {
  const terminal = { companyId: 1, branchId: null, name, userId: null };
  const { nr_sequencial, code } = await registerTerminal(world.api.databases.control, terminal);
  await fillLogin(page, people.joao);
  await page.locator('form [type=submit]').click();
  await page.getByLabel('Código do terminal').fill(code);
  await page.getByRole('button', { name: 'Cadastrar terminal' }).click();
  await page.getByLabel('Código do terminal').waitFor({ state: 'hidden' });
  return nr_sequencial;
}

/** A terminal somebody is signed in at, on the page of an order, with all it needs without network. */
async function terminalOf(who: Who, order: number, name: string): Promise<{ page: Page; terminal: number }> {
  const page = await stage.open();
  const terminal = await enrol(page, name);
  await signIn(page, who);
  await goOn(page, order);
  return { page, terminal };
}

async function goOn(page: Page, order: number): Promise<void> {
  await page.goto(`/os/${order}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => world.arrived('listReasons').length).toBeGreaterThanOrEqual(3);
}

async function startHere(page: Page, plate: string, digits: string): Promise<void> {
  await mainButton(page, 'Iniciar', plate).click();
  await confirmWith(page, digits);
  await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
}

async function toldThatItEnded(page: Page): Promise<void> {
  await page.waitForURL('**/login');
  const told = page.getByRole('dialog').filter({ hasText: 'Sua sessão expirou' });
  await told.getByRole('button', { name: 'OK' }).click();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Escrever um comentário' }).fill(text);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

const comments = async (order: number) =>
  (
    await world.api.sql<{ texto: string }>(
      'select ds_observacao as texto from os_comentario where nr_seq_os = $1 order by nr_sequencial',
      [order],
    )
  ).map(({ texto }) => texto);

describe('what happens while a terminal is without network', () => {
  it('a session that ended meanwhile asks for the login, and what was kept goes with it', async () => {
    const { order, plate } = await makeOrder(world.api);
    const { page } = await terminalOf('joao', order, 'BOX 1');
    await away(page);
    await startHere(page, plate, people.joao.digits);
    await comment(page, 'sem sinal');
    await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
    await world.api.control("delete from sessao where tp_sessao = 'F'");
    await back(page);
    await toldThatItEnded(page);
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 0 });
    await signIn(page, 'joao');
    // The comment needs no digits: it may go before the start.
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
    await expect.poll(() => comments(order)).toEqual(['sem sinal']);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
  });

  it('a terminal that was revoked meanwhile keeps what it has until it is enrolled again', async () => {
    const { order, plate } = await makeOrder(world.api);
    const { page, terminal } = await terminalOf('joao', order, 'BOX 2');
    await away(page);
    await startHere(page, plate, people.joao.digits);
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    const { token } = await world.api.signInPanel('9001', '111');
    const revoked = await world.api.call('revokeTerminal', { body: { nr_sequencial: terminal } }, { token });
    expect(revoked.status, revoked.mensagem).toBe(200);
    await back(page);
    await toldThatItEnded(page);
    await enrol(page, 'BOX 2 DE NOVO');
    await signIn(page, 'joao');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
    await strip(page, /envio/).waitFor({ state: 'hidden' });
  });

  it('what is given after something kept has gone waits for no screen that is read anew', async () => {
    const { order, plate } = await makeOrder(world.api);
    const { page } = await terminalOf('joao', order, 'BOX 4');
    await away(page);
    await comment(page, 'antes');
    await strip(page, /1 envio guardado/).waitFor();
    await back(page);
    await page.route(patternOf('os/{id}/andamento'), () => undefined);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => comments(order)).toEqual(['antes']);
    await startHere(page, plate, people.joao.digits);
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
    await strip(page, /envio/).waitFor({ state: 'hidden' });
  });

  it('a start that waits for digits is shown as begun, whatever the server answers meanwhile', async () => {
    const { order, plate } = await makeOrder(world.api);
    const { page } = await terminalOf('joao', order, 'BOX 5');
    await away(page);
    await startHere(page, plate, people.joao.digits);
    // The digits are forgotten with the page.
    await page.reload();
    world.arrivals.length = 0;
    await back(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await strip(page, /espera a confirmação/).waitFor();
    await expect.poll(() => world.arrived('getOrder').some(({ status }) => status < 400)).toBe(true);
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(await mainButton(page, 'Iniciar', plate).count()).toBe(0);
    await strip(page, /espera a confirmação/)
      .getByRole('button')
      .click();
    await page.getByRole('dialog').locator('[data-digits]').fill(people.joao.digits);
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
  });

  it('two people in turn send what each of them gave, in his own name', async () => {
    const { order } = await makeOrder(world.api);
    const { page } = await terminalOf('joao', order, 'BOX 3');
    const commands = patternOf('os/{id}/observacao');
    await page.route(commands, (route) => route.abort());
    await comment(page, 'de João');
    await strip(page, /1 envio guardado/).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await page.waitForURL('**/login');
    await signIn(page, 'carlos');
    await goOn(page, order);
    await comment(page, 'de Carlos');
    await strip(page, /1 envio guardado/).waitFor();
    await page.unroute(commands);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => comments(order)).toEqual(['de Carlos']);
    await strip(page, /1 envio de Jo.o Pereira espera/).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await page.waitForURL('**/login');
    await signIn(page, 'joao');
    await expect.poll(() => comments(order)).toEqual(['de Carlos', 'de João']);
    const writers = await world.api.sql(
      `select g.nr_matricula from os_comentario c join g_clifor g on g.nr_sequencial = c.nr_seq_clifor
        where c.nr_seq_os = $1 order by c.nr_sequencial`,
      [order],
    );
    expect(writers).toEqual([{ nr_matricula: people.carlos.number }, { nr_matricula: people.joao.number }]);
  });
});
