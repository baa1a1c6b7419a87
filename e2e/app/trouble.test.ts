import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { broken } from '../test/ours.ts';
import { people, type Who } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { band, confirmWith, endAllWork, identity, inDatabase, mainButton, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
let joao: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
});

beforeEach(() => endAllWork(world.api));

const onOrder = (who: Who, order: number): Promise<Page> => stage.as(who, `/os/${order}`);

describe('trouble on the way', () => {
  it('a pause the server fails at is told, and keeps what was chosen', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    stage.expects(/status of 500/);
    await page.route(patternOf('os/itens/execucoes/initPause'), (route) => route.fulfill(broken));
    await page.getByRole('button', { name: 'Pausar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Por que vai pausar?' });
    await sheet.getByText('Deslocamento').click();
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    await sheet.getByText('Falha ao pausar execução. Tente novamente.').waitFor();
    expect(await sheet.getByRole('radio', { name: 'Deslocamento' }).isChecked()).toBe(true);
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
    await page.unroute(patternOf('os/itens/execucoes/initPause'));
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    await sheet.waitFor({ state: 'hidden' });
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 0 });
  });

  it('a pause the page hears of before it is answered tells its part as well', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    const sheet = page.getByRole('dialog', { name: 'Por que vai pausar?' });
    await page.route(patternOf('os/itens/execucoes/findPause/{id}'), async (route) => {
      await sheet.waitFor({ state: 'hidden' });
      // Given up meanwhile: the page has asked again.
      await route.continue().catch(() => undefined);
    });
    await page.route(patternOf('os/itens/execucoes/initPause'), async (route) => {
      const asked = page.waitForRequest(patternOf('os/itens/execucoes/findPause/{id}'));
      const answer = await route.fetch();
      await asked;
      await route.fulfill({ response: answer });
    });
    await page.getByRole('button', { name: 'Pausar' }).click();
    await sheet.getByText('Aguardando Peças').click();
    await sheet.getByRole('group', { name: 'Qual peça?' }).getByRole('radio').first().check();
    await sheet.getByRole('button', { name: /^Pausar OS/ }).click();
    await confirmWith(page, '123');
    await sheet.waitFor({ state: 'hidden' });
    await page
      .getByRole('region', { name: 'Pausa', exact: true })
      .getByText(/^Peça: ./)
      .waitFor();
  });

  it('a double press of the third digit sends one command', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await mainButton(page, 'Iniciar', plate).dblclick();
    const key = (digit: string) => identity(page).getByRole('button', { name: digit, exact: true });
    await key('1').click();
    await key('2').click();
    await key('3').dblclick();
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    expect(world.arrived('startExecution')).toHaveLength(1);
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 1 });
  });

  it('an answer lost on the way is asked for again with the same key, and counts once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    stage.expects(/ERR_CONNECTION_RESET/);
    await page.route(
      patternOf('os/itens/execucoes/iniciar'),
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await page.getByRole('region', { name: 'Em atendimento' }).waitFor();
    await expect.poll(() => world.arrived('startExecution').length).toBe(2);
    const sent = world.arrived('startExecution');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(await inDatabase(world.api, order)).toMatchObject({ intervals: 1, running: 1 });
  });

  it('a start the server fails at is told, and the order stays as it was', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    stage.expects(/status of 500/);
    await page.route(patternOf('os/itens/execucoes/iniciar'), (route) => route.fulfill(broken));
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await page.getByRole('dialog', { name: 'Falha ao iniciar execução...' }).waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    expect(await mainButton(page, 'Iniciar', plate).isEnabled()).toBe(true);
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'A', started: false });
  });

  it('a stop the server fails at is told', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    stage.expects(/status of 500/);
    await page.route(patternOf('os/itens/execucoes/encerrar'), (route) => route.fulfill(broken));
    await page.getByRole('button', { name: /^Parar/ }).click();
    await confirmWith(page, '123');
    await page.getByText('Falha ao parar execução...').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ running: 1 });
  });

  it('a sheet whose script is lost says so over the page, and comes when it is asked for again', async () => {
    const { order } = await makeOrder(world.api);
    stage.expects(/ERR_FAILED/);
    const page = await onOrder('joao', order);
    await page.getByLabel('Escrever um comentário').fill('Não se perca');
    const script = /\/assets\/AddFiles-[^/]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    const lost = page.getByRole('dialog', { name: 'Esta parte da tela não chegou' });
    await lost.getByRole('button', { name: 'Fechar' }).click();
    expect(await page.getByLabel('Escrever um comentário').inputValue()).toBe('Não se perca');
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await lost.getByRole('button', { name: 'Tentar de novo' }).waitFor();
    await page.unroute(script);
    await lost.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('dialog', { name: 'Adicionar fotos e documentos' }).waitFor();
  });

  it('another tab of the same terminal shows the work at once', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    const other = await stage.tab(page);
    await other.goto('/');
    await other.getByRole('heading', { level: 1 }).waitFor();
    await mainButton(page, 'Iniciar', plate).click();
    await confirmWith(page, '123');
    await band(other).getByText(plate).waitFor();
  });
});
