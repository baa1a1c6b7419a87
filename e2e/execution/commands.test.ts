import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { devices } from '../test/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { expectReadableInTheDark } from '../test/fit.ts';
import { ours } from '../test/ours.ts';
import { people, type Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import {
  act,
  arrivesAt,
  confirmWith,
  inDatabase,
  mainButton,
  pauseAs,
  shown,
  startAs,
} from '../test/work.ts';

const { world, stage, joao } = await openWorkshop({ SERVICES_EVERY_MS: '100' });

const onOrder = (who: Who, order: number, device: 'phone' | 'tablet' | 'desktop' = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });
const sheet = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

describe('an attendant', () => {
  it('releases the vehicle once, then cancels the order with a reason and is back at the list', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order, 'phone');
    await act(page, 'Liberar veículo');
    await confirmWith(page, '123');
    await page.getByText('Veículo liberado', { exact: true }).waitFor();
    await page.getByText(/^Veículo liberado em \d/).waitFor();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await sheet(page, 'Mais ações').getByRole('button', { name: 'Cancelar OS' }).waitFor();
    expect(await page.getByRole('button', { name: 'Liberar veículo' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Cancelar OS' }).click();
    const why = sheet(page, `Por que cancelar a OS ${shown(order)}?`);
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await why.getByText('Informe a Justificativa').waitFor();
    expect(world.arrived('cancelOrder')).toEqual([]);
    await why.getByText('Defeito não Encontrado').click();
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await confirmWith(page, '123');
    await arrivesAt(page, '/');
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'E' });
  });

  it('reads why a second release of the vehicle is refused', async () => {
    const { order } = await makeOrder(world.api);
    const pages = [await onOrder('joao', order), await onOrder('joao', order)];
    for (const page of pages) await act(page, 'Liberar veículo');
    await confirmWith(pages[0] as Page, '123');
    await pages[0]?.getByText('Veículo liberado', { exact: true }).waitFor();
    await confirmWith(pages[1] as Page, '123');
    await pages[1]?.getByText('O veículo desta OS já foi liberado.').waitFor();
  });

  it('reads why a cancellation failed, and his reason is still there', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order);
    stage.expects(/500/);
    await page.route('**/api/os/cancelarOs', (route) =>
      route.fulfill(
        ours({
          status: 500,
          json: { mensagem: 'Ocorreu um erro inesperado.', codigo: 'FALHA_INTERNA' },
        }),
      ),
    );
    await act(page, 'Cancelar OS');
    const why = sheet(page, /^Por que cancelar/);
    await why.getByText('Erro do Motorista').click();
    await why.getByRole('button', { name: 'Cancelar OS' }).click();
    await confirmWith(page, '123');
    await why.getByText('Falha ao cancelar execução...').waitFor();
    expect(await why.getByRole('radio', { name: 'Erro do Motorista' }).isChecked()).toBe(true);
  });

  it('notes the work in hand, and what he began to write survives a reload', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await onOrder('joao', order);
    await act(page, 'Anotar o serviço');
    await sheet(page, /^O que foi visto/)
      .getByRole('textbox')
      .fill('mangueira ressecada');
    await page.reload();
    await act(page, 'Anotar o serviço');
    const note = sheet(page, /^O que foi visto/);
    expect(await note.getByRole('textbox').inputValue()).toBe('mangueira ressecada');
    await note.getByRole('button', { name: 'Anotar o serviço' }).click();
    await confirmWith(page, '123');
    await page.getByText('Anotação registrada').waitFor();
    await pauseAs(world.api, joao, order);
    await page.getByRole('button', { name: /^Andamento .*1 pausa/ }).click();
    await page.getByText('mangueira ressecada').waitFor();
    await page.getByText(/^Pausa: Refeicao/).waitFor();
  });

  it('sends the order to a supplier and is back at the list', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order, 'desktop');
    await act(page, 'Enviar como OS externa');
    const question = sheet(page, 'Deseja realmente enviar OS?');
    await question.getByRole('button', { name: 'Enviar como OS externa' }).click();
    await question.getByText('Selecione um fornecedor!').waitFor();
    await question.getByRole('searchbox').fill('arauc');
    await question.getByText(/araucária/i).click();
    await question.getByRole('button', { name: 'Enviar como OS externa' }).click();
    await confirmWith(page, '123');
    await page.getByText('Enviado com sucesso!').waitFor();
    await arrivesAt(page, '/');
    const [row] = await world.api.sql<{ st_origem: string }>(
      'select st_origem from os where nr_sequencial = $1',
      [order],
    );
    expect(row?.st_origem).toBe('E');
  });

  it('is told that the order was started since he looked, keeps what he chose, and sends it when he decides again', async () => {
    const { order } = await makeOrder(world.api);
    const page = await onOrder('joao', order, 'desktop');
    await act(page, 'Enviar como OS externa');
    const question = sheet(page, 'Deseja realmente enviar OS?');
    await question.getByRole('searchbox').fill('arauc');
    await question.getByText(/araucária/i).click();
    await startAs(world.api, joao, order);
    stage.expects(/409/);
    await question.getByRole('button', { name: 'Enviar como OS externa' }).click();
    await confirmWith(page, '123');
    await question.getByText('Esta OS mudou enquanto você trabalhava.').waitFor();
    expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'P' });
    await page.getByText('Em atendimento').first().waitFor({ state: 'attached' });
    await question.getByRole('button', { name: 'Enviar como OS externa' }).click();
    await confirmWith(page, '123');
    await page.getByText('Enviado com sucesso!').waitFor();
    await arrivesAt(page, '/');
  });

  it('links a supplier before an external order without one can be worked on', async () => {
    const { order, plate } = await makeOrder(world.api, { origin: 'E', supplier: 23 });
    const page = await onOrder('joao', order, 'phone');
    await page.getByRole('button', { name: 'Vincular fornecedor' }).click();
    expect(await mainButton(page, 'Iniciar', plate).count()).toBe(0);
    const which = sheet(page, /^Qual fornecedor/);
    await which.getByText(/araucária/i).click();
    await which.getByRole('button', { name: 'Vincular fornecedor' }).click();
    await confirmWith(page, '123');
    await page.getByText('Ordem de serviço, vinculada com Sucesso!').waitFor();
    await mainButton(page, 'Iniciar', plate).waitFor();
  });

  it('changes the supplier of an external preventive', async () => {
    const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31, type: 'V' });
    const [other] = await world.api.sql<{ id: number; name: string }>(
      `select nr_sequencial as id, ds_fornecedor as name from fornecedor
        where nr_sequencial not in (23, 31) and st_status = 'A' order by 1 limit 1`,
    );
    const page = await onOrder('joao', order, 'desktop');
    await act(page, 'Trocar fornecedor');
    const which = sheet(page, /^Qual fornecedor/);
    await which.getByRole('searchbox').fill(other?.name ?? '');
    await which.getByText(new RegExp(other?.name ?? '', 'i')).click();
    await which.getByRole('button', { name: 'Trocar fornecedor' }).click();
    await confirmWith(page, '123');
    await page.getByText('Ordem de serviço, vinculada com Sucesso!').waitFor();
    const rows = await world.api.sql('select nr_seq_fornecedor from os where nr_sequencial = $1', [order]);
    expect(rows).toEqual([{ nr_seq_fornecedor: other?.id }]);
  });

  it('asks for a ticket: its protocol stands on the page; a provider that is down is told of', async () => {
    const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const page = await onOrder('joao', order, 'desktop');
    stage.expects(/502/);
    await page.route('**/api/os/integracaoTicket', (route) =>
      route.fulfill(ours({ status: 502, json: { mensagem: 'Erro ao enviar', codigo: 'ERRO_AO_ENVIAR' } })),
    );
    await act(page, 'Solicitar ticket');
    await confirmWith(page, '123');
    await page.getByRole('dialog', { name: 'Erro ao enviar' }).waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/api/os/integracaoTicket');
    await act(page, 'Solicitar ticket');
    await confirmWith(page, '123');
    await page.getByText(/^Enviado com sucesso!/).waitFor();
    await page
      .getByRole('region', { name: 'Integrações' })
      .getByText(/TK-\d{8}/)
      .waitFor();

    const next = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    await world.api.sql('update os set nr_seq_os_origem = $1 where nr_sequencial = $2', [order, next.order]);
    await page.goto(`/os/${next.order}`);
    await page
      .getByRole('region', { name: 'Integrações' })
      .getByText(new RegExp(`TK-\\d{8} · da OS ${shown(order)}, que esta continua`))
      .waitFor();
  });
});

it('equipment of the warehouse waits for its release; released and complete, the order is closed', async () => {
  const { order, items } = await makeOrder(world.api, { department: 'ARMAZEM' });
  const page = await onOrder('ana', order, 'phone');
  await act(page, 'Aguardar liberação');
  await confirmWith(page, '345');
  await page.getByText('Esta OS está aguardando liberação.').waitFor();
  await world.api.sql('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
  await page.getByRole('button', { name: 'Equipamento liberado' }).click();
  const pressed = Date.now();
  await confirmWith(page, '345');
  await page.getByRole('status').getByText('Equipamento liberado').waitFor();
  await arrivesAt(page, '/osEmpilhadeira');
  // The lock is given a second.
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_000);
  expect(await inDatabase(world.api, order)).toMatchObject({ st_os: 'R' });
  await expect.poll(() => world.arrived('notifyChecklist').length).toBe(1);
  expect(world.arrived('checkForkliftLock')).toHaveLength(1);
});

it('a claim is reported with its picture, and the list is shown again', async () => {
  const { order, plate } = await makeOrder(world.api, { department: 'ARMAZEM' });
  await world.api.sql("update veiculo set st_contrato_vamos = 'S' where nr_placa = $1", [plate]);
  const page = await onOrder('ana', order);
  await act(page, 'Informar sinistro');
  const report = sheet(page, `Informar sinistro na OS ${shown(order)}`);
  await report.getByRole('textbox').fill('garfo torto na doca 3');
  await report.getByRole('button', { name: 'Informar sinistro' }).click();
  await report.getByText('Anexe ao menos uma foto.').waitFor();
  const picture = await page.screenshot();
  await report
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'doca.png', mimeType: 'image/png', buffer: picture });
  await report.getByRole('button', { name: 'Informar sinistro' }).click();
  await confirmWith(page, '345');
  await arrivesAt(page, '/osEmpilhadeira');
  const [row] = await world.api.sql<{ ds_observacao_sinistro: string; fotos: number }>(
    `select o.ds_observacao_sinistro, (select count(*)::int from anexo a where a.nr_seq_os = o.nr_sequencial) as fotos
       from os o where o.nr_sequencial = $1`,
    [order],
  );
  expect(row).toEqual({ ds_observacao_sinistro: 'garfo torto na doca 3', fotos: 1 });
});

it('a supplier is offered what the documents give him: more on internal orders of his than on external ones', async () => {
  const resident = await makeOrder(world.api, { supplier: 31 });
  const external = await makeOrder(world.api, { supplier: 31, origin: 'E' });
  const offers = async (order: number) => {
    const page = await onOrder('supplier', order, 'desktop');
    const list = page.getByRole('region', { name: 'Mais ações' });
    await list.waitFor();
    return list.getByRole('button').allTextContents();
  };
  expect(await offers(resident.order)).toEqual([
    'Liberar veículo',
    'Enviar como OS externa',
    'Informar sinistro',
    'Cancelar OS',
  ]);
  expect(await offers(external.order)).toEqual(['Liberar veículo']);
});

it('before finishing an attendant is asked about parts, a supplier is not', async () => {
  const own = await makeOrder(world.api);
  await startAs(world.api, joao, own.order);
  const page = await onOrder('joao', own.order);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const finish = sheet(page, `Finalizar OS ${shown(own.order)}`);
  await finish.getByText('Deseja registrar peças?').waitFor();
  await finish.getByRole('button', { name: 'Registrar peças' }).click();
  await sheet(page, 'Inserir item').waitFor();

  const external = await makeOrder(world.api, { origin: 'E', supplier: 31 });
  const supplier = await world.api.signInSupplier(people.supplier.number, people.supplier.digits);
  await startAs(world.api, supplier, external.order);
  const theirs = await onOrder('supplier', external.order);
  await theirs.getByRole('button', { name: 'Finalizar' }).click();
  await sheet(theirs, `Finalizar OS ${shown(external.order)}`)
    .getByText('Preço total')
    .waitFor();
  expect(await theirs.getByText('Deseja registrar peças?').count()).toBe(0);
});

it('the sheets of the commands are fit for everybody, on phone, tablet and desktop', async () => {
  const { order } = await makeOrder(world.api);
  const page = await onOrder('joao', order);
  const each = async (where: string) => {
    for (const [device, { viewport }] of Object.entries(devices)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page, `${where}, ${device}`);
      await expectAccessible(page, `${where}, ${device}`);
    }
    await expectReadableInTheDark(page, where);
    await page.keyboard.press('Escape');
  };
  await act(page, 'Cancelar OS');
  await sheet(page, /^Por que cancelar/)
    .getByText('Erro do Motorista')
    .waitFor();
  await each('cancel');
  await act(page, 'Enviar como OS externa');
  await sheet(page, 'Deseja realmente enviar OS?')
    .getByText(/araucária/i)
    .waitFor();
  await each('send');
  await page.setViewportSize(devices.phone.viewport);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await sheet(page, 'Mais ações').waitFor();
  await expectAccessible(page, 'more actions');
});
