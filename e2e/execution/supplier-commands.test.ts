import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { ours } from '../test/ours.ts';
import { people, type Who } from '../test/people.ts';
import { openWorkshop } from '../test/terminal.ts';
import { act, arrivesAt, confirmWith, inDatabase, mainButton, sheet, shown, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop({ SERVICES_EVERY_MS: '100' });

const onOrder = (who: Who, order: number, device: 'phone' | 'tablet' | 'desktop' = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });

describe('an attendant', () => {
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
    await world.api.sql(
      "update os set st_os = 'R', dt_inicial = now(), dt_final = now() where nr_sequencial = $1",
      [order],
    );
    await world.api.sql(
      'update os set nr_seq_os_origem = $1, nr_placa = (select nr_placa from os where nr_sequencial = $1) where nr_sequencial = $2',
      [order, next.order],
    );
    await page.goto(`/os/${next.order}`);
    await page
      .getByRole('region', { name: 'Integrações' })
      .getByText(new RegExp(`TK-\\d{8} ·\\sda OS ${shown(order)}, que esta continua`))
      .waitFor();
  });
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
  await finish.getByRole('button', { name: /^Observação/ }).click();
  await finish.getByLabel('Observação').fill('correia trocada');
  await finish.getByRole('button', { name: 'Registrar peças' }).click();
  await sheet(page, 'Registrar item').getByRole('button', { name: 'Fechar' }).click();
  // It leads back, and what was typed is still there.
  await finish.waitFor();
  expect(await finish.getByLabel('Observação').inputValue()).toBe('correia trocada');
  // With parts there the question is whether they are all.
  await finish.getByRole('button', { name: 'Registrar peças' }).click();
  await sheet(page, 'Registrar item').getByRole('radio').nth(2).check();
  await sheet(page, 'Registrar item').getByRole('button', { name: 'Registrar item' }).click();
  await confirmWith(page, '123');
  await finish.getByText('1 peça registrada. Falta alguma?').waitFor();

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
