import { expect, it } from 'vitest';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

it('a problem is registered, found in the list, changed from there, and refused twice under one name', async () => {
  const page = await stage.as('staff', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Segmentos e problemas' }).click();
  await page.getByRole('link', { name: 'Cadastro', exact: true }).click();
  await page.getByRole('heading', { name: 'Novo problema' }).waitFor();
  await expect.poll(() => world.arrived('listSegments').map(({ address }) => address)).not.toEqual([]);
  expect(world.arrived('listSegments').at(-1)?.address).toContain('operacao=3');

  await page.getByRole('button', { name: 'Cadastrar segmento' }).click();
  const segment = page.getByRole('dialog', { name: 'Novo segmento' });
  await segment.getByRole('button', { name: 'Salvar' }).click();
  await segment.getByText('Preencha este campo.').waitFor();
  await segment.getByLabel('Nome do segmento').fill('Ar da cabine');
  await segment.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Sucesso ao cadastrar um segmento!').waitFor();
  // The problem below gives the same notice, so this one must disappear first.
  await page.getByText('Sucesso ao cadastrar um segmento!').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('Segmento').inputValue()).not.toBe('');
  await page.getByLabel('Segmento').selectOption({ label: 'Ar da cabine' });
  await page.getByLabel('Segmento').selectOption('');
  const save = page.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect.poll(() => page.getByText('Preencha este campo.').count()).toBe(4);
  await page.getByLabel('Descrição').fill('Ruído de ensaio');
  await page.getByLabel('Segmento').selectOption({ label: 'FREIOS' });
  await page.getByLabel('Criticidade').selectOption({ index: 3 });
  await page.getByLabel('SLA (horas e minutos)').fill('36h');
  await page.getByText('Informe as horas, como 24:00, ou só 24.').waitFor();
  await page.getByLabel('SLA (horas e minutos)').fill('36');
  await page.getByRole('button', { name: 'Escolher serviço' }).click();
  await page.getByRole('main').getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Trocar' }).waitFor();
  await save.click();
  await page.getByText('Sucesso ao cadastrar um segmento!').waitFor();
  await expect.poll(() => page.getByLabel('Descrição').inputValue()).toBe('');

  await page.getByRole('link', { name: 'Lista', exact: true }).click();
  await expect
    .poll(() => page.getByRole('columnheader').allTextContents())
    .toEqual(['Problema', 'Segmento', 'Criticidade', 'Serviço padrão', 'SLA', 'Ações']);
  await page.getByLabel('Buscar problema ou segmento').fill('ruído de ens');
  const row = page.getByRole('row', { name: /Ruído de ensaio/ });
  await row.getByRole('cell', { name: '36:00' }).waitFor();
  await row.getByRole('button', { name: 'Editar Ruído de ensaio' }).click();

  await page.getByRole('heading', { name: 'Editando Ruído de ensaio' }).waitFor();
  expect(await page.getByLabel('SLA (horas e minutos)').inputValue()).toBe('36:00');
  await page.getByLabel('SLA (horas e minutos)').fill('12:30');
  await page.getByRole('switch', { name: 'Ativo' }).click();
  await save.click();
  await page.getByLabel('Buscar problema ou segmento').fill('ruído de ens');
  await row.getByRole('cell', { name: '12:30' }).waitFor();
  await row.getByText('Fora de uso').waitFor();

  // A change that is left for the list is no longer under way.
  await row.getByRole('button', { name: 'Editar Ruído de ensaio' }).click();
  await page.getByRole('heading', { name: 'Editando Ruído de ensaio' }).waitFor();
  await page.getByRole('link', { name: 'Lista', exact: true }).click();
  await page.getByRole('columnheader').first().waitFor();
  await page.getByRole('link', { name: 'Cadastro', exact: true }).click();
  await page.getByRole('heading', { name: 'Novo problema' }).waitFor();
  await page.getByLabel('Descrição').fill('RUÍDO DE ENSAIO');
  await page.getByLabel('Segmento').selectOption({ label: 'FREIOS' });
  await page.getByLabel('Criticidade').selectOption({ index: 1 });
  await page.getByLabel('SLA (horas e minutos)').fill('24');
  await save.click();
  await page.getByText('Este segmento já tem um problema com este nome.').waitFor();
  expect(await page.getByLabel('Descrição').inputValue()).toBe('RUÍDO DE ENSAIO');
});

it('who was not granted the registry neither sees nor opens it', async () => {
  const page = await stage.as('joao', '/conjuntos', { device: 'desktop' });
  await page.waitForURL('/');
  expect(
    await page.getByRole('navigation').getByRole('link', { name: 'Segmentos e problemas' }).count(),
  ).toBe(0);
});
