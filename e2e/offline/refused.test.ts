import { beforeEach, describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { devices } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { keptCalls } from '../test/kept.ts';
import {
  arrivalsOf,
  comment,
  giveUp,
  offline,
  pause,
  sheet,
  startHere,
  strip,
  withoutNetwork,
} from '../test/offline.ts';
import { ours } from '../test/ours.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, finishSheet, inDatabase, shown, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage, joao } = await openWorkshop();

beforeEach(() => stage.expects(withoutNetwork));

const arrived = arrivalsOf(world);
const commands = ['pauseExecution', 'commentOrder', 'uploadFiles', 'startExecution'] as const;

describe('without network', () => {
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
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R', intervals: 1 });
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
});

describe('with what is kept', () => {
  it('a command begun on an order the server then withholds says so, and can be left', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`);
    await page.getByRole('textbox', { name: 'Escrever um comentário' }).waitFor();
    await expect.poll(() => keptCalls(page)).toContain('getOrder');
    let refuse = (): Promise<void> => Promise.reject(new Error('not asked for'));
    await page.route(patternOf(`os/${order}`), (route) => {
      refuse = () => route.fulfill(ours({ status: 403, json: { mensagem: 'Sem permissão', codigo: null } }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Registrar item' }).click();
    await page.getByRole('dialog', { name: 'Registrar item' }).waitFor();
    await refuse();
    const sheet = page.getByRole('dialog', { name: `OS ${shown(order)}` });
    await sheet.getByText('Falha ao carregar os dados da OS').waitFor();
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await sheet.waitFor({ state: 'hidden' });
  });
});
