import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { devices, openStage, type Stage } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { ours } from '../test/ours.ts';
import { people, signIn, type Who } from '../test/people.ts';
import {
  confirmWith,
  endAllWork,
  finishSheet,
  inDatabase,
  mainButton,
  shown,
  startAs,
} from '../test/work.ts';
import { patternOf, startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;
let joao: Signed;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
});

beforeEach(async () => {
  await endAllWork(world.api);
  stage.expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/);
});

afterEach(async () => {
  await stage.endTest();
  world.arrivals.length = 0;
});

afterAll(async () => {
  await stage?.close();
  await world?.close();
});

/** The server is out of reach of the page, or back. */
const offline = (page: Page, away: boolean) =>
  away ? page.route(/\/api\//, (route) => route.abort()) : page.unroute(/\/api\//);
const strip = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Envios guardados' });
/** What arrived of the commands of a list, in order. */
const arrived = (...names: string[]) =>
  world.arrivals.map(({ name }) => name).filter((name) => names.includes(name));

/** The session is over while the server is away; then it is back, and somebody signs in. */
async function signInAgain(page: Page, who: Who, path: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('filial'));
  await page.goto('/login');
  await offline(page, false);
  await page.goto('/login');
  await signIn(page, who);
  if (path !== '/') await open(page, path);
}

/** Goes to an address without loading the page anew: what is in memory stays. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function pause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pausar' }).click();
  const reasons = page.getByRole('dialog', { name: 'Por que vai pausar?' });
  await reasons.getByText('Deslocamento').click();
  await reasons.getByRole('button', { name: /^Pausar OS/ }).click();
  await confirmWith(page, '123');
}

/** Gives up the only send there is. */
async function giveUp(page: Page): Promise<void> {
  await sheet(page)
    .getByRole('button', { name: /^Descartar/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Descartar este envio?' })
    .getByRole('button', { name: 'Descartar' })
    .click();
  await sheet(page).getByText('Nada guardado').waitFor();
}

async function comment(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Escrever um comentário' }).fill(text);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

async function startHere(page: Page, plate: string): Promise<void> {
  await mainButton(page, 'Iniciar', plate).click();
  await confirmWith(page, '123');
  await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
}

const commands = ['pauseExecution', 'commentOrder', 'uploadFiles', 'startExecution'] as const;

async function askForOtherBranch(page: Page): Promise<void> {
  await page.getByRole('banner').getByTitle('Trocar de filial').click();
  const branches = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: 'Filial' }) });
  await branches.getByRole('listitem').last().getByRole('button').click();
}

describe('without network', () => {
  it('work goes on and is sent once, in order, by its own person alone', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    // The reasons of a pause are there before the network goes, though nobody has asked for them.
    await expect.poll(() => arrived('listReasons')).toHaveLength(3);
    world.arrivals.length = 0;
    await offline(page, true);

    await pause(page);
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByText('não enviado').first().waitFor();
    await comment(page, 'sem sinal no pátio');
    await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
    await page.getByText('sem sinal no pátio').waitFor();
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await strip(page, 'Sem rede: 3 envios guardados.').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    // Paused here, though the server does not know: it goes on from where it stands.
    await mainButton(page, 'Continuar', plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 4 envios guardados.').waitFor();
    await page.getByRole('button', { name: 'Ver envios' }).click();
    for (const text of [`Pausar OS ${shown(order)}`, `Continuar OS ${shown(order)}`, 'freio.jpg'])
      await sheet(page).getByText(text).waitFor();
    await expectFit(page, 'kept sends, tablet');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    await page.setViewportSize(devices.phone.viewport);
    await expectFit(page, 'an order with kept sends, phone');
    await page.setViewportSize(devices.tablet.viewport);
    expect(world.arrivals).toEqual([]);
    // No digits in what the browser keeps.
    expect(await keptText(page)).not.toContain('"cpf"');

    await signInAgain(page, 'carlos', '/');
    await strip(page, /4 envios de Jo.o Pereira esperam o login dele/).waitFor();
    expect(arrived(...commands)).toEqual([]);

    await signInAgain(page, 'joao', `/os/${order}`);
    await expect
      .poll(() => arrived('pauseExecution', 'commentOrder', 'startExecution'))
      .toEqual(['pauseExecution', 'commentOrder', 'startExecution']);
    await expect.poll(() => arrived('uploadFiles')).toEqual(['uploadFiles']);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(await inDatabase(world.api, order)).toMatchObject({ stretches: 2, running: 1 });
    const [row] = await world.api.sql(
      `select (select count(*)::int from os_comentario where nr_seq_os = $1) as comentarios,
              (select count(*)::int from anexo where nr_seq_os = $1) as anexos`,
      [order],
    );
    expect(row).toEqual({ comentarios: 1, anexos: 1 });
  });

  it('an order is started and finished, and counts from when that was', async () => {
    const { order, plate } = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).waitFor();
    await offline(page, true);
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await finishSheet(page, order)
      .getByRole('button', { name: `Finalizar OS ${shown(order)}` })
      .click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 2 envios guardados.').waitFor();
    // The server is told how long ago it was given, and counts the way there to it: it must be longer ago than that takes.
    await page.waitForTimeout(3_000);
    const [before] = await world.api.sql<{ agora: Date }>('select now() as agora');
    expect(await inDatabase(world.api, order)).toMatchObject({ started: false, stretches: 0 });

    await offline(page, false);
    await expect.poll(() => arrived('startExecution', 'closeExecution')).toHaveLength(2);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(arrived('startExecution', 'closeExecution')).toEqual(['startExecution', 'closeExecution']);
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', stretches: 1, running: 0 });
    const [stretch] = await world.api.sql(
      'select dt_inicio < dt_final as durou, dt_final < $2 as antes from execucao where nr_seq_os = $1',
      [order, before?.agora],
    );
    expect(stretch).toEqual({ durou: true, antes: true });
  });

  it('where this browser has no room either, it says so and what was typed stays', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    const field = page.getByRole('textbox', { name: 'Escrever um comentário' });
    await field.waitFor();
    const { origin } = new URL(page.url());
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await offline(page, true);
    await comment(page, 'sem rede e sem espaço');
    await page.getByText('não foi guardado. O que você digitou continua aqui.').first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('sem rede e sem espaço');

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await offline(page, false);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(arrived('commentOrder').length).toBeGreaterThan(0);
    const [row] = await world.api.sql('select count(*)::int as n from os_comentario where nr_seq_os = $1', [
      order,
    ]);
    expect(row).toEqual({ n: 1 });
  });

  it('what somebody else did meanwhile is shown until it is given up', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.getByText('Deslocamento').waitFor();
    await page.keyboard.press('Escape');
    await offline(page, true);
    await pause(page);
    await strip(page, '1 envio guardado').waitFor();
    await world.api.sql("update execucao set dt_final = now(), tp_fim = 'F' where nr_seq_os = $1", [order]);
    await world.api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [order]);
    await offline(page, false);
    await strip(page, '1 envio não foi aceito.').waitFor();
    await page.reload();
    await strip(page, '1 envio não foi aceito.').waitFor();
    await page.getByRole('button', { name: 'Ver envios' }).click();
    await sheet(page)
      .getByRole('alert')
      .getByText(/encerrada/i)
      .waitFor();
    await page.setViewportSize(devices.phone.viewport);
    await expectFit(page, 'a refused send, phone');
    const mark = await page.getByText('não enviado', { exact: true }).first().boundingBox();
    expect((mark?.x ?? 0) + (mark?.width ?? 1000)).toBeLessThanOrEqual(devices.phone.viewport.width);
    await giveUp(page);
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', stretches: 1 });
  });

  it('a finish the server did not take is opened again with what was told, and sent', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    await page.getByRole('button', { name: 'Finalizar' }).click();
    const finishing = finishSheet(page, order);
    await finishing.getByRole('button', { name: 'Observação' }).click();
    await finishing.getByRole('textbox', { name: 'Observação' }).fill('pastilha no limite');
    await finishing.getByRole('button', { name: /KM/ }).click();
    await finishing.getByLabel(/^KM/).fill('5300');
    await offline(page, true);
    await finishing.getByRole('button', { name: /^Finalizar OS/ }).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    // Somebody has read more off the vehicle meanwhile.
    await world.api.sql('update veiculo set km_atual = 5400 where nr_placa = $1', [plate]);
    await offline(page, false);
    await strip(page, '1 envio não foi aceito.').waitFor();
    await page.goto('/');
    await page.getByRole('button', { name: 'Ver envios' }).click();
    await sheet(page)
      .getByRole('button', { name: /^Abrir de novo/ })
      .click();
    await page.waitForURL(`/os/${order}`);
    await expect
      .poll(() => finishing.getByRole('textbox', { name: 'Observação' }).inputValue())
      .toBe('pastilha no limite');
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    expect(await finishing.getByLabel(/^KM/).inputValue()).toBe('5.300');
    await finishing.getByLabel(/^KM/).fill('5500');
    await finishing.getByRole('button', { name: /^Finalizar OS/ }).click();
    await confirmWith(page, '123');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', running: 0 });
    const [row] = await world.api.sql('select ds_obs_externa as nota from os where nr_sequencial = $1', [
      order,
    ]);
    expect(row).toEqual({ nota: 'pastilha no limite' });
  });

  it('a file the server has no room for keeps nothing else back, and can be given up', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    stage.expects(/status of 507/);
    const full = ours({ status: 507, json: { codigo: 'SEM_ESPACO', mensagem: 'Sem espaço.' } });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.route(patternOf('os/uploadFiles/{nrSeqOs}'), (route) => route.fulfill(full));
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await strip(page, '1 envio guardado').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    await comment(page, 'a foto não vai');
    await expect.poll(() => arrived(...commands)).toEqual(['commentOrder']);
    await page.getByRole('button', { name: 'Ver envios' }).click();
    await giveUp(page);
  });

  it('a picture on its way keeps no press waiting, and two tabs send it once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    let letThrough = () => {};
    const free = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.context().route(patternOf('os/uploadFiles/{nrSeqOs}'), async (route) => {
      await free;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByLabel('Escolher arquivos').setInputFiles([
      { name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() },
      { name: 'disco.jpg', mimeType: 'image/jpeg', buffer: await picture(120) },
    ]);
    await page
      .getByRole('dialog', { name: 'Adicionar fotos e documentos' })
      .getByRole('button', { name: 'Fechar' })
      .click();
    await pause(page);
    await mainButton(page, 'Continuar', plate).waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 0 });
    const next = await stage.tab(page);
    await next.goto(`/os/${order}`);
    await comment(next, 'da outra aba');
    await expect.poll(() => arrived('pauseExecution', 'commentOrder')).toHaveLength(2);
    expect(arrived('uploadFiles')).toEqual([]);

    letThrough();
    await expect.poll(() => arrived('uploadFiles')).toHaveLength(2);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
    const rows = await world.api.sql(
      'select ds_nome from anexo where nr_seq_os = $1 order by nr_sequencial',
      [order],
    );
    expect(rows).toEqual([{ ds_nome: 'freio.jpg' }, { ds_nome: 'disco.jpg' }]);
    expect(arrived('uploadFiles')).toHaveLength(2);
  });

  it('a page that dies while it sends does not send twice, and asks for the digits again', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await mainButton(page, 'Iniciar', plate).waitFor();
    // The server does it, the answer never comes.
    await page.route(patternOf('os/itens/execucoes/iniciar'), async (route) => {
      await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await expect.poll(() => inDatabase(world.api, order)).toMatchObject({ running: 1 });
    const next = await stage.tab(page);
    await page.close();
    await next.goto(`/os/${order}`);
    await next.getByRole('button', { name: 'Ver envios' }).click();
    const digits = sheet(next).locator('[data-digits]');
    await digits.fill('123');
    await sheet(next).getByText('Nada guardado').waitFor();
    const sent = world.arrived('startExecution');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    expect(await inDatabase(world.api, order)).toMatchObject({ stretches: 1, running: 1 });
  });

  it('digits typed in one tab are known in the others, and go with the last of them', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await startHere(page, plate);
    const next = await stage.tab(page);
    await next.goto(`/os/${order}`);
    await next.getByRole('button', { name: 'Pausar' }).waitFor();
    await expect.poll(() => arrived('listReasons').length).toBeGreaterThanOrEqual(3);
    await offline(page, true);
    await offline(next, true);
    await pause(page);
    await strip(next, '1 envio guardado').waitFor();
    // One that comes later hears of them too.
    const last = await stage.tab(page);
    await offline(last, true);
    await last.goto(`/os/${order}`);
    for (const tab of [next, last]) {
      await tab.getByRole('button', { name: 'Ver envios' }).click();
      await sheet(tab)
        .getByText(`Pausar OS ${shown(order)}`)
        .waitFor();
      await sheet(tab).locator('[data-digits]').waitFor({ state: 'detached' });
    }
    await page.close();
    await next.close();
    await offline(last, false);
    await sheet(last).getByText('Nada guardado').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ stretches: 1, running: 0 });
  });

  it('who signs out with something unsent is asked', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('carlos', `/os/${order}`, { device: 'desktop' });
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await offline(page, true);
    await comment(page, 'até amanhã');
    await strip(page, '1 envio guardado').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/os/${order}`);
    await offline(page, false);
    await expect.poll(() => arrived('commentOrder')).toEqual(['commentOrder']);
    await strip(page, /envio/).waitFor({ state: 'hidden' });
  });

  it('who changes the branch with something unsent is asked', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await offline(page, true);
    await comment(page, 'daqui a pouco');
    await strip(page, '1 envio guardado').waitFor();
    await askForOtherBranch(page);
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByText('quando você voltar a esta filial').waitFor();
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(arrived('login')).toEqual([]);
    await offline(page, false);
    await expect.poll(() => arrived('commentOrder')).toEqual(['commentOrder']);
  });

  it('who signs out at another branch hears of what he left at the first', async () => {
    stage.expects(/ERR_FAILED/);
    const { order } = await makeOrder(world.api);
    const page = await stage.open();
    await signIn(page, 'joao');
    await page.goto(`/os/${order}`);
    await page.route(patternOf('os/{id}/observacao'), (route) => route.abort());
    await comment(page, 'daqui a pouco');
    await strip(page, '1 envio guardado').waitFor();
    await askForOtherBranch(page);
    const question = page.getByRole('dialog', { name: 'Há 1 envio guardado' });
    await question.getByRole('button', { name: 'Trocar mesmo assim' }).click();
    await strip(page, /1 envio seu, de outra filial/).waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    await question.getByRole('button', { name: 'Ficar' }).click();
    await question.waitFor({ state: 'hidden' });
  });

  it('a network that fails for one send alone is not sent it again and again', async () => {
    stage.expects(/ERR_FAILED/);
    const { order } = await makeOrder(world.api);
    const page = await stage.as('carlos', `/os/${order}`);
    let tries = 0;
    await page.route(patternOf('os/{id}/observacao'), (route) => {
      tries += 1;
      return route.abort();
    });
    await comment(page, 'corta');
    await strip(page, '1 envio guardado').waitFor();
    tries = 0;
    await page.getByRole('banner').getByRole('link', { name: 'Ordens de Serviço' }).click();
    // Everything else is answered meanwhile.
    for (let second = 0; second < 10; second += 1) {
      await page.getByRole('main').getByRole('button', { name: 'Atualizar' }).click();
      await page.waitForTimeout(1_000);
    }
    expect(world.arrived('listOrders').length).toBeGreaterThan(8);
    expect(tries).toBeLessThan(6);
    await page.unroute(patternOf('os/{id}/observacao'));
    await expect.poll(() => arrived('commentOrder')).toEqual(['commentOrder']);
  });

  it('who signs out without network hears that nobody could sign in', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('carlos', `/os/${order}`, { device: 'desktop' });
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await page.context().setOffline(true);
    await strip(page, 'Sem rede').waitFor();
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: 'Sair sem rede?' });
    await question.getByText('não dá para passá-lo a outra pessoa').waitFor();
    await expectFit(page, 'signing out without network');
    await question.getByRole('button', { name: 'Ficar' }).click();
    expect(new URL(page.url()).pathname).toBe(`/os/${order}`);
    await page.context().setOffline(false);
  });

  it('a second order is not begun while one is in hand, and that is said at the press', async () => {
    const first = await makeOrder(world.api, { openedDaysAgo: 1 });
    const second = await makeOrder(world.api, { openedDaysAgo: 1 });
    const page = await stage.as('joao', `/os/${second.order}`);
    await mainButton(page, 'Iniciar', second.plate).waitFor();
    await open(page, `/os/${first.order}`);
    await mainButton(page, 'Iniciar', first.plate).waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await offline(page, true);
    await mainButton(page, 'Iniciar', first.plate).click();
    await confirmWith(page, '123');
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await open(page, `/os/${second.order}`);
    await mainButton(page, 'Iniciar', second.plate).click();
    await confirmWith(page, '123');
    await page.getByText(`A OS ${shown(first.order)} está em andamento.`, { exact: false }).waitFor();
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await offline(page, false);
  });

  it('pictures this browser keeps stand on their order', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByText('Nenhuma foto nesta OS.').first().waitFor();
    await expect.poll(() => arrived('listReasons')).not.toEqual([]);
    await offline(page, true);
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'freio.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await strip(page, 'Sem rede: 1 envio guardado.').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    await page.getByText('freio.jpg: guardada neste aparelho').waitFor();
    expect(await page.getByText('Nenhuma foto nesta OS.').count()).toBe(0);
    await offline(page, false);
    await page.getByText('freio.jpg: guardada neste aparelho').waitFor({ state: 'hidden' });
  });

  it('where the storage of the browser never answers a press goes as it came', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, {
      network: (opened) =>
        opened.addInitScript(() => {
          // Opened, and never heard of again.
          IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
        }),
    });
    await comment(page, 'sem memória');
    await expect.poll(() => arrived('commentOrder'), { timeout: 10_000 }).toEqual(['commentOrder']);
  });
});

/** All that the browser keeps of the sends, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('envios');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('sends').objectStore('sends').getAll();
          asked.onsuccess = () => resolve(JSON.stringify(asked.result));
        };
      }),
  );
