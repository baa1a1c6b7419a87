import { calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { broken, ours } from '../test/ours.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, inDatabase, mainButton, pauseAs, shown, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
  carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
});
beforeEach(async () => {
  await endAllWork(world.api);
  // The sample data have paused and waiting orders of their own.
  await world.api.sql(
    "update execucao set dt_retomada = dt_final where tp_fim = 'P' and dt_retomada is null",
  );
  await world.api.sql("update os set liberado = 'S' where liberado = 'N' and dt_final is null");
  await world.api.sql(
    "update os set st_os = 'P', dt_inicial = coalesce(dt_inicial, dt_os) where st_os = 'L'",
  );
});

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: new RegExp(`^${title}`) }) });

it('the execution list says of each of its four sections that it is empty', async () => {
  const page = await stage.as('joao', '/execucao');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Lista de execução');
  for (const [title, empty] of [
    ['Execuções ativas', 'Nenhuma execução ativa'],
    ['Execuções pausadas', 'Nenhuma execução em pause'],
    ['OS aguardando aprovação', 'Nenhuma OS aguardando aprovação'],
    ['OS aguardando liberação', 'Nenhuma OS aguardando liberação'],
  ] as const) {
    await section(page, title).getByText(empty).waitFor();
    expect(await section(page, title).getByRole('heading').textContent()).toBe(`${title}0`);
  }
});

it('a section that could not be loaded says why, and tries again', async () => {
  stage.expects(/500/);
  const failing = patternOf(calls.listPaused.path);
  const page = await stage.as('joao', '/execucao', {
    network: (fresh) => fresh.route(failing, (route) => route.fulfill(broken)),
  });
  const paused = section(page, 'Execuções pausadas');
  const told = paused.getByRole('alert');
  await told.getByText('Esta parte da lista não pôde ser carregada. Erro interno').waitFor();
  await page.unroute(failing);
  await told.getByRole('button', { name: 'Tentar de novo' }).click();
  await paused.getByText('Nenhuma execução em pause').waitFor();
  expect(await told.count()).toBe(0);
});

it('lists that are refused altogether are told of once', async () => {
  stage.expects(/403/);
  const { listActiveFleet, listActiveWarehouse, listPaused, listWaiting } = calls;
  const refused = [listActiveFleet, listActiveWarehouse, listPaused, listWaiting].map(({ path }) =>
    patternOf(path),
  );
  const page = await stage.as('joao', '/execucao', {
    network: async (fresh) => {
      for (const one of refused)
        await fresh.route(one, (route) =>
          route.fulfill(ours({ status: 403, json: { mensagem: 'Sem permissão', codigo: 'SEM_PERMISSAO' } })),
        );
    },
  });
  const told = page.getByRole('main').getByRole('alert');
  await told.getByText('Sem permissão').first().waitFor();
  await expect.poll(() => told.count()).toBe(1);
  for (const one of refused) await page.unroute(one);
  await told.getByRole('button', { name: 'Tentar de novo' }).click();
  await section(page, 'Execuções pausadas').getByText('Nenhuma execução em pause').waitFor();
});

it('the name of a level is read in the colour of its tag', async () => {
  const { order } = await makeOrder(world.api);
  await world.api.sql(
    "update os set nr_seq_criticidade = (select min(nr_sequencial) from criticidade where ds_titulo = 'LEVE') where nr_sequencial = $1",
    [order],
  );
  await startAs(world.api, joao, order);
  const page = await stage.as('joao', '/execucao');
  const name = section(page, 'Execuções ativas').getByText('Leve', { exact: true });
  const [own, tag] = await name.evaluate((small) =>
    [small, small.closest('[data-level]') ?? small].map((element) => getComputedStyle(element).color),
  );
  expect(own).toBe(tag);
});

it('the execution list shows running, paused and waiting work, follows it live, and stops it', async () => {
  const running = await makeOrder(world.api, { services: 2 });
  const paused = await makeOrder(world.api);
  const approval = await makeOrder(world.api, { approved: 'N', type: '3' });
  const release = await makeOrder(world.api, { state: 'L', department: 'ARMAZEM' });
  await world.api.sql(
    "update os set nr_conjunto = null, ds_observacao = 'FAROL QUEIMADO' where nr_sequencial = $1",
    [approval.order],
  );
  await startAs(world.api, carlos, paused.order);
  const body = {
    nr_seq_os: paused.order,
    justificativa: 'Refeicao',
    observacao: 'volto às 13h',
    nr_seq_clifor: carlos.person,
    cpf: carlos.digits,
  };
  await world.api.call('pauseExecution', { body }, carlos);
  const page = await stage.as('staff', '/execucao');
  // Live from the moment its feed is open.
  const fed = page.waitForResponse(patternOf('eventos'));
  await page.reload();
  await fed;
  await section(page, 'Execuções ativas').getByText('Nenhuma execução ativa').waitFor();

  await startAs(world.api, joao, running.order);
  const row = section(page, 'Execuções ativas').getByRole('listitem');
  await row.waitFor();
  const facts = await row.locator('dl').textContent();
  for (const name of ['OS', 'Placa', 'Início', 'Problema', 'Serviço']) expect(facts).toContain(name);
  expect(facts).toContain(shown(running.order));
  expect(await section(page, 'Execuções ativas').getByRole('heading').textContent()).toBe(
    'Execuções ativas1',
  );

  const rest = await section(page, 'Execuções pausadas').getByRole('listitem').textContent();
  for (const text of [paused.plate, 'Colaborador', 'Carlos', 'Refeicao', 'volto às 13h'])
    expect(rest).toContain(text);
  for (const name of ['OS', 'Placa', 'Início', 'Problema', 'Serviço']) expect(rest).toContain(name);
  await section(page, 'OS aguardando liberação')
    .getByRole('listitem')
    .filter({ hasText: release.plate })
    .waitFor();
  const approve = section(page, 'OS aguardando aprovação')
    .getByRole('listitem')
    .filter({ hasText: approval.plate });
  await approve.getByText('FAROL QUEIMADO').waitFor();
  const atAGlance = (await approve.locator('summary').textContent()) ?? '';
  expect(atAGlance).toContain('Checklist');
  // Its plate may hold the same digits.
  expect(atAGlance.replace(approval.plate, '').split(shown(approval.order)).length - 1).toBe(1);

  await mainButton(page, 'Parar', running.plate).click();
  await confirmWith(page, people.joao.digits);
  await section(page, 'Execuções ativas').getByText('Nenhuma execução ativa').waitFor();
  expect(await inDatabase(world.api, running.order)).toMatchObject({ st_os: 'P', running: 0 });
  await section(page, 'Começadas, com serviços a fazer').getByText(running.plate).first().waitFor();

  await section(page, 'Execuções pausadas').getByRole('link', { name: 'Acessar OS' }).click();
  await page.waitForURL(`/os/${paused.order}`);
});

it('a technician sees his own work alone, and finds the list in the menu and at the bottom of a phone', async () => {
  const mine = await makeOrder(world.api);
  const his = await makeOrder(world.api);
  const rests = await makeOrder(world.api);
  await startAs(world.api, carlos, rests.order);
  await pauseAs(world.api, carlos, rests.order);
  await startAs(world.api, carlos, his.order);
  await startAs(world.api, joao, mine.order);
  const page = await stage.as('joao', '/', { device: 'phone' });
  await page.getByRole('link', { name: 'Execução 1' }).click();
  await section(page, 'Execuções ativas').getByRole('listitem').waitFor();
  expect(await section(page, 'Execuções ativas').getByRole('listitem').textContent()).toContain(mine.plate);
  await section(page, 'Execuções pausadas').getByText('Nenhuma execução em pause').waitFor();
});

it('closed orders are shown with seven columns and found by plate, where the person may see them', async () => {
  const { plate, order } = await makeOrder(world.api, { state: 'R' });
  await world.api.sql(`update os set nr_conjunto = (
    select c.nr_sequencial from conjunto c join segmento s on s.nr_sequencial = c.nr_seq_segmento
     order by length(s.ds_grupo) desc, length(c.ds_conjunto) desc limit 1) where nr_sequencial = ${order}`);
  const page = await stage.as('joao', '/execucao', { device: 'desktop' });
  await page.getByRole('button', { name: 'OS Encerradas' }).click();
  const sheet = page.getByRole('dialog', { name: 'OS Encerradas - Últimas 15 OS' });
  await sheet.getByRole('columnheader').first().waitFor();
  expect(await sheet.getByRole('columnheader').allTextContents()).toEqual([
    'Número',
    'Placa',
    'Data',
    'Início',
    'Fim',
    'Segmento',
    'Problema',
  ]);
  await expect.poll(() => sheet.getByRole('link').count()).toBe(15);
  for (const size of [
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, `closed orders at ${size.width}`);
  }
  await sheet.getByLabel('Filtrar por placa').fill(plate.toLowerCase());
  await expect.poll(() => sheet.getByRole('link').allTextContents()).toEqual([shown(order)]);
  await sheet.getByRole('link').click();
  await page.waitForURL(`/os/${order}`);

  const without = await stage.open();
  await world.api.sql("update g_clifor set exibe_os_encerrada = 0 where nr_matricula = '1002'");
  await without.locator('form input:not([data-digits])').fill(people.carlos.number);
  await without.locator('[data-digits]').fill(people.carlos.digits);
  await without.locator('form [type=submit]').click();
  await without.waitForURL('/');
  await without.goto('/execucao');
  await section(without, 'Execuções ativas').waitFor();
  expect(await without.getByRole('button', { name: 'OS Encerradas' }).count()).toBe(0);
});
