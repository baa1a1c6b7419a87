import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { choose, create, description, operationName } from '../test/new-order.ts';
import { signIn } from '../test/people.ts';
import { field, openKind, save } from '../test/records.ts';
import { makeSubject } from '../test/subject.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** The form of a new record, from the menu. */
async function begin(page: Page, kind: RegExp): Promise<void> {
  await openKind(page, kind);
  await page.getByRole('button', { name: 'Novo' }).click();
}

const widthOf = (image: Locator) => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);

it('a truck of a new type, with its photo, is on a list, in a new order and on the drawing', async () => {
  const { problem, segment } = await makeSubject(world.api);
  const office = await stage.as('beatriz', '/', { device: 'desktop' });
  await begin(office, /^Tipos de veículo/);
  await field(office, 'Código').fill('BITREM7');
  await field(office, 'Descrição').fill('CAMINHÃO 6X4 DE TESTE');
  await field(office, 'Departamento').selectOption('FROTA');
  await field(office, 'Medidor').selectOption('K');
  await field(office, 'Por dia').fill('300');
  await field(office, 'Posições (opcional)').fill('1EE | 1DE | 2EE | 2EI | 2DI | 2DE');
  await expect
    .poll(() =>
      office
        .getByRole('img', { name: 'Eixos e pneus' })
        .getByText(/^2(EE|EI|DI|DE)$/)
        .count(),
    )
    .toBe(4);
  await save(office);

  await begin(office, /^Veículos/);
  await field(office, 'Placa').fill('jor7a01');
  await field(office, 'Tipo').fill('CAMINHÃO 6X4 DE TESTE');
  await field(office, 'Operação (opcional)').fill(await operationName(world));
  await field(office, 'Adicionar a Filiais').fill('CURITIBA');
  await save(office);
  await office.getByRole('link', { name: 'Página do veículo' }).click();
  await office.getByRole('button', { name: 'Adicionar foto' }).click();
  const [chooser] = await Promise.all([
    office.waitForEvent('filechooser'),
    office.getByRole('button', { name: 'Escolher foto' }).click(),
  ]);
  await chooser.setFiles({ name: 'novo.jpg', mimeType: 'image/jpeg', buffer: await picture(60) });
  await office.getByRole('button', { name: 'Salvar foto' }).click();
  await office.getByText('Foto salva.').waitFor();
  await office.getByRole('button', { name: 'Fechar' }).click();

  const floor = await stage.as('joao', '/', { device: 'phone' });
  await floor.getByRole('button', { name: 'Mais', exact: true }).click();
  await floor.getByRole('navigation').getByRole('link', { name: 'Nova OS' }).first().click();
  await choose(floor, 'Operação', await operationName(world));
  await choose(floor, 'Placa', 'JOR7A01');
  await choose(floor, 'Segmento', segment);
  await choose(floor, 'Problema', problem);
  await description(floor).fill('não freia');
  await create(floor).click();
  await floor.getByRole('dialog', { name: 'Sucesso!' }).getByRole('button', { name: 'OK' }).click();
  const card = floor.getByRole('listitem').filter({ hasText: 'JOR7A01' });
  await card.waitFor();
  await card.getByRole('link').first().click();
  await expect.poll(() => widthOf(floor.locator('img[src*="mini=S"]'))).toBe(320);

  const fitter = await stage.as('pedro', '/veiculo/JOR7A01', { device: 'tablet' });
  const axles = fitter.getByRole('group', { name: 'Eixos e pneus' });
  await expect.poll(() => axles.getByRole('button', { name: /vazia/ }).count()).toBe(6);
});

it('a person who loses the branch he works in is out at once, told why, and signs in to the one that stays', async () => {
  const office = await stage.as('beatriz', '/', { device: 'desktop' });
  const openCarlos = async () => {
    await openKind(office, /^Colaboradores/);
    await office.getByRole('searchbox').fill('1002');
    await office.getByRole('link', { name: 'CARLOS SOUZA' }).click();
  };
  const [, second] = await world.api.sql<{ ds_filial: string }>(
    'select ds_filial from filial order by nr_sequencial',
  );
  const stays = second?.ds_filial ?? '';
  await openCarlos();
  await field(office, 'Adicionar a Filiais').fill(stays);
  await office.getByRole('button', { name: `Remover: ${stays}` }).waitFor();
  await save(office);

  const carlos = await stage.open({ device: 'tablet' });
  await signIn(carlos, 'carlos');
  await office.getByRole('button', { name: 'Remover: CURITIBA' }).click();
  await save(office);
  await carlos.waitForURL('/login');
  await carlos.getByRole('dialog').getByText('A empresa mudou as filiais em que você trabalha.').waitFor();
  await carlos.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await signIn(carlos, 'carlos');
  await carlos.getByRole('banner').getByText(stays.slice(0, 10).trimEnd(), { exact: true }).waitFor();
});

it('two suppliers that are one become one with their orders, and two again', async () => {
  const office = await stage.as('beatriz', '/', { device: 'desktop' });
  for (const [number, name] of [
    ['7701', 'OFICINA SÃO JOSÉ'],
    ['7702', 'OFIC. SAO JOSE LTDA'],
  ] as const) {
    await begin(office, /^Fornecedores/);
    await field(office, 'Fornecedor').fill(name);
    await field(office, /^Número/).fill(number);
    await save(office);
  }
  const { order } = await makeOrder(world.api);
  await world.api.sql(
    'update os set nr_seq_fornecedor = (select nr_sequencial from g_clifor where ds_colaborador = $2) where nr_sequencial = $1',
    [order, 'OFIC. SAO JOSE LTDA'],
  );
  await office.getByRole('button', { name: 'Unir com outro cadastro…' }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByLabel('Qual é o outro?').fill('sao jose');
  await sheet.getByRole('button', { name: /^OFICINA SÃO JOSÉ/ }).click();
  await sheet.getByText(/^1 OS/).waitFor();
  await sheet.getByLabel('Motivo').fill('cadastrada duas vezes');
  await sheet.getByRole('button', { name: 'Unir', exact: true }).click();
  await office.getByText('Fora de uso').first().waitFor();
  const supplierOf = () =>
    world.api.sql(
      'select g.ds_colaborador as name from os o join g_clifor g on g.nr_sequencial = o.nr_seq_fornecedor where o.nr_sequencial = $1',
      [order],
    );
  expect(await supplierOf()).toEqual([{ name: 'OFICINA SÃO JOSÉ' }]);

  await office.getByRole('button', { name: 'Desfazer união' }).click();
  await office.getByRole('dialog').getByLabel('Motivo').fill('são duas');
  await office.getByRole('dialog').getByRole('button', { name: 'Desfazer união' }).click();
  await office.getByText(/^Desfeita por/).waitFor();
  expect(await supplierOf()).toEqual([{ name: 'OFIC. SAO JOSE LTDA' }]);
});
