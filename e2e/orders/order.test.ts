import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { broken } from '../test/ours.ts';
import type { Who } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork, mainButton, shown } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

beforeAll(async () => {
  await endAllWork(world.api);
});

const onOrder = (who: Who, order: number): Promise<Page> => stage.as(who, `/os/${order}`);

describe('the page of an order', () => {
  it('names number and plate, and leads back to the orders', async () => {
    const { order, plate } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await page.getByText(plate).first().waitFor();
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe(`Ordens de Serviço / ${shown(order)}`);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: /^Socorro em rota/ }).waitFor();
    for (const part of [heading, heading.getByRole('link')])
      expect(await part.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0);
    await heading.getByRole('link', { name: 'Ordens de Serviço' }).click();
    await page.waitForURL('/');
  });

  it('on a phone held sideways shows every line of a long model whole', async () => {
    const { order, plate } = await makeOrder(world.api);
    await world.api.sql('update veiculo set ds_modelo = $2 where nr_placa = $1', [
      plate,
      'VW CONSTELLATION 30.330 8X2 ROBUST',
    ]);
    const page = await stage.as('joao', `/os/${order}`, { viewport: { width: 844, height: 390 } });
    const model = page.getByText('VW CONSTELLATION 30.330 8X2 ROBUST').first();
    const [lines, hidden] = await model.evaluate((shown) => {
      const range = document.createRange();
      range.selectNodeContents(shown);
      const boxes = [...range.getClientRects()];
      const around = shown.parentElement?.getBoundingClientRect().left ?? 0;
      // What lies in the first letter's width of the facts is cut off: dots are to lie there.
      const cut = around + Number.parseFloat(getComputedStyle(shown).fontSize);
      return [boxes.length, boxes.filter(({ left }) => left < cut - 1).length] as const;
    });
    expect(lines).toBeGreaterThan(1);
    expect(hidden).toBe(0);
  });

  it.each([
    ['joao', '/'],
    ['supplier', '/osExterna'],
    ['ana', '/osEmpilhadeira'],
  ] as const)('takes %s back to %s', async (who, back) => {
    const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const page = await onOrder(who, order);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL(back);
  });

  it('shows everything known about it in its details', async () => {
    const { order, plate } = await makeOrder(world.api);
    await world.api.sql("update os set ds_observacao = 'Barulho ao frear' where nr_sequencial = $1", [order]);
    const page = await onOrder('joao', order);
    await page.getByText('Barulho ao frear').first().waitFor();
    await page.getByRole('button', { name: /^Detalhes/ }).click();
    const terms = page.getByRole('term');
    await expect
      .poll(() => terms.allTextContents())
      .toEqual(
        expect.arrayContaining([
          'Status da execução',
          'Placa',
          'Segmento',
          'Abertura',
          'Tipo',
          'Criticidade',
          'Prometida até (abertura ou reabertura + SLA)',
        ]),
      );
    await page.getByRole('definition').filter({ hasText: plate }).first().waitFor();
    expect(await terms.filter({ hasText: 'Telefone' }).count()).toBe(0);
  });

  it('that is closed without items promises none for its finish', async () => {
    const { order } = await makeOrder(world.api, { state: 'R', openedDaysAgo: 2, services: 0 });
    const page = await onOrder('joao', order);
    await page.getByText('Nenhum item nesta OS.', { exact: true }).waitFor();
  });

  it('that was cancelled promises no work, on the page and on paper', async () => {
    const { order } = await makeOrder(world.api, { state: 'E' });
    await world.api.sql(
      `update os set nr_seq_motivo_cancelamento = (select nr_sequencial from motivo where ds_motivo = 'Erro do Motorista')
        where nr_sequencial = $1`,
      [order],
    );
    const page = await onOrder('joao', order);
    const head = page.getByRole('region', { name: 'Placa' });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await head.getByText(/cancelada em \d.* ·\sErro do Motorista$/).waitFor();
      expect(await head.getByText(/Atender até|SLA|prazo/).count()).toBe(0);
      await page.getByText('não feito').waitFor();
      expect(await page.getByText(/a fazer|\d de \d feitos|encerrada em/).count()).toBe(0);
    }
  });

  it('has the phone of the driver for a rescue', async () => {
    const { order } = await makeOrder(world.api, { rescue: true });
    const page = await onOrder('joao', order);
    const call = page.getByRole('link', { name: 'Ligar para 41999990000' });
    await call.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const [number, button] = [
      await page.getByText('41999990000').first().boundingBox(),
      await call.boundingBox(),
    ];
    if (number === null || button === null) throw new Error('the call is not shown');
    const beside = number.x + number.width <= button.x || number.y + number.height <= button.y;
    expect(beside, 'the number is never under the button').toBe(true);
  });

  it('lists its items as the server has them', async () => {
    const { order } = await makeOrder(world.api, { services: 3 });
    const names = await world.api.sql<{ ds_item: string }>(
      `select i.ds_item from os_item oi join item i on i.nr_sequencial = oi.nr_seq_item
        where oi.nr_seq_os = $1 order by oi.nr_sequencial`,
      [order],
    );
    const page = await onOrder('joao', order);
    await page.getByText('0 de 3 feitos').waitFor();
    const rows = page.getByRole('listitem').filter({ hasText: 'Serviço · a fazer' });
    const shownNames = await rows.locator('strong').allTextContents();
    expect(shownNames.map((name) => name.toLowerCase())).toEqual(
      names.map(({ ds_item }) => ds_item.toLowerCase()),
    );
  });

  it('is not there for an unknown number or another branch', async () => {
    const { order } = await makeOrder(world.api, { branch: 2 });
    const page = await onOrder('ana', order);
    await page.getByText('OS não encontrada').waitFor();
    await page.goto('/os/999999999');
    await page.getByText('OS não encontrada').waitFor();
    await page.getByRole('link', { name: 'Ver as ordens' }).click();
    await page.waitForURL('/osEmpilhadeira');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { order, plate } = await makeOrder(world.api);
    stage.expects(/status of 500/);
    const page = await stage.as('joao', `/os/${order}`, {
      feed: false,
      network: (page) => page.route(patternOf('os/{id}'), (route) => route.fulfill(broken)),
    });
    await page.getByText('Falha ao carregar os dados da OS').waitFor();
    await page.unroute(patternOf('os/{id}'));
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByText(plate).first().waitFor();
  });

  it.each([
    ['waits for approval', { approved: 'N' }, 'Esta OS ainda não foi aprovada.'],
    ['waits for release', { state: 'L', department: 'ARMAZEM' }, 'Esta OS está aguardando liberação.'],
    ['is closed', { state: 'R' }, 'Esta OS está encerrada.'],
    ['is cancelled', { state: 'E' }, 'Esta OS foi cancelada.'],
  ] as const)('that %s offers no work and says why', async (_state, wanted, text) => {
    const { order, plate } = await makeOrder(world.api, wanted);
    const page = await onOrder('staff', order);
    await page.getByText(text).first().waitFor();
    for (const action of ['Iniciar', 'Continuar'])
      expect(await mainButton(page, action, plate).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(Pausar|Finalizar)/ }).count()).toBe(0);
  });
});

describe('comments', () => {
  it('appear at once with name and time', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    await page.getByText('Nenhum comentário.').waitFor();
    await page.getByLabel('Escrever um comentário').fill('Peça pedida ao almoxarifado');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const comment = page.getByRole('listitem').filter({ hasText: 'Peça pedida ao almoxarifado' });
    await comment.getByText(/João Pereira/).waitFor();
    await comment.getByText(/\d\d:\d\d/).waitFor();
    expect(world.arrived('commentOrder')).toHaveLength(1);
  });

  it('being sent leave alone what is written meanwhile', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    const field = page.getByLabel('Escrever um comentário');
    await page.route(patternOf('os/{id}/observacao'), async (route) => {
      await field.fill('Chega amanhã');
      await route.continue();
    });
    await field.fill('Peça pedida');
    // The word is there for a second: it is waited for from the press on.
    const said = page.getByText('Comentário enviado').waitFor();
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Peça pedida' }).waitFor();
    await said;
    expect(await field.inputValue()).toBe('Chega amanhã');
  });

  it('stay written when they could not be sent', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    stage.expects(/status of 500/);
    await page.route(patternOf('os/{id}/observacao'), (route) => route.fulfill(broken));
    const field = page.getByLabel('Escrever um comentário');
    await field.fill('Não se perca');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByText('Falha ao atualizar a observação...').waitFor();
    expect(await field.inputValue()).toBe('Não se perca');
  });
});
