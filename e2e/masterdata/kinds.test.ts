import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { field, openKind, save } from '../test/records.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

it('an order type is made with its Spanish name, goes out of use and comes back', async () => {
  const page = await stage.as('beatriz', '/', { device: 'desktop' });
  await openKind(page, /^Tipos de OS/);
  await page.getByRole('button', { name: 'Novo' }).click();
  await field(page, 'Código').fill('77');
  await field(page, 'Tipo de OS').fill('LAVAGEM TÉCNICA');
  await field(page, 'Em espanhol (opcional)').fill('LAVADO TÉCNICO');
  await save(page);
  await page.getByRole('button', { name: 'Tirar de uso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar de uso' }).click();
  await page.getByText('Cadastro fora de uso').waitFor();
  await page.getByRole('button', { name: 'Pôr em uso' }).click();
  await page.getByText('Cadastro em uso de novo').waitFor();
});

it('a level has the name the company gives it, on lists that are open too', async () => {
  const list = await stage.as('joao', '/', { device: 'desktop' });
  await list.getByRole('group', { name: 'Ordens por criticidade' }).getByText('LEVE').waitFor();
  const page = await stage.as('beatriz', '/', { device: 'desktop' });
  await openKind(page, /^Níveis de criticidade/);
  await page.getByRole('link', { name: 'LEVE' }).click();
  await field(page, 'Título').fill('SEM PRESSA');
  await save(page);
  await list.getByRole('group', { name: 'Ordens por criticidade' }).getByText('SEM PRESSA').waitFor();
  await field(page, 'Título').fill('LEVE');
  await save(page);
});

it('a vehicle has another plate, and its order with it', async () => {
  const { order, plate } = await makeOrder(world.api);
  const page = await stage.as('beatriz', `/cadastros/vehicles/${plate}`, { device: 'tablet' });
  await field(page, 'Placa').fill('NOV0A99');
  await save(page);
  await page.getByRole('heading', { name: 'NOV0A99' }).waitFor();
  const floor = await stage.as('joao', `/os/${order}`, { device: 'phone' });
  await floor.getByRole('link', { name: 'Veículo NOV0A99' }).waitFor();
  expect(await world.api.sql('select 1 from veiculo where nr_placa = $1', [plate])).toEqual([]);
});
