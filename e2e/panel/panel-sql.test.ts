import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { addBase } from '../../server/test/bases.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { editor, write } from '../test/script.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

beforeAll(() => addBase(world.api, 'DEMO 2'));

const onDesktop = { device: 'desktop' } as const;

it('a table is found, sorted, filtered, paged and exported', async () => {
  const page = await stage.as('reader', '/TabelaFrota', onDesktop);
  await page.getByRole('button', { name: 'os', exact: true }).waitFor();
  // Who only looks has no SQL.
  expect(await editor(page).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Tabelas' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('os');
  const named = page.getByRole('navigation', { name: 'Tabelas da base' }).getByRole('listitem');
  await expect.poll(() => named.filter({ hasNotText: 'os' }).count()).toBe(0);
  await page.getByRole('button', { name: 'os', exact: true }).click();

  const cell = (line: number) => page.locator(`[row-index="${line}"] [col-id="nr_sequencial"]`);
  await expect.poll(() => cell(0).textContent()).toBe('1');
  const sort = page.getByRole('button', { name: 'Ordenar por nr_sequencial' });
  await sort.click();
  await page.getByRole('button', { name: 'Ordenar por nr_sequencial, agora crescente' }).waitFor();
  await sort.click();
  await page.getByRole('button', { name: 'Ordenar por nr_sequencial, agora decrescente' }).waitFor();
  const [last] = await world.api.sql<{ id: string; n: number }>(
    'select max(nr_sequencial)::text as id, count(*)::int as n from os',
  );
  await expect.poll(() => cell(0).textContent()).toBe(last?.id);

  const [closed] = await world.api.sql<{ n: number }>("select count(*)::int as n from os where st_os = 'R'");
  const shown = (closed?.n ?? 0).toLocaleString('pt-BR');
  await page.getByLabel('Filtrar st_os').fill('=R');
  const view = page
    .getByRole('region', { name: 'os' })
    .or(page.getByLabel('os', { exact: true }))
    .first();
  await view.getByText(`${shown} linhas · 1 filtro`).waitFor();

  expect(await page.getByLabel('Empresa').locator('option').allTextContents()).toContain('DEMO');
  const asked = world.arrived('getTable').length;
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect.poll(() => world.arrived('getTable').length).toBeGreaterThan(asked);

  const sizes = page.getByRole('navigation', { name: 'Páginas' });
  for (const size of ['10', '25', '50'])
    expect(await sizes.getByRole('radio', { name: size, exact: true }).count()).toBe(1);
  await sizes.getByText('25', { exact: true }).click();
  await expect.poll(() => page.locator('[row-index="24"]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await page.getByText(`26 a ${Math.min(50, closed?.n ?? 0)} de ${shown}`).waitFor();

  const jump = page.getByRole('textbox', { name: 'Ir para a página' });
  await jump.fill('1');
  await jump.press('Enter');
  await page.getByText(`1 a 25 de ${shown}`).waitFor();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('export.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength((closed?.n ?? 0) + 1);
});

it('a row is opened in full, leads along its foreign keys and back; columns are left out and come back', async () => {
  const page = await stage.as('reader', '/TabelaFrota', onDesktop);
  await page.getByRole('button', { name: 'os_item', exact: true }).click();
  await page.getByLabel('Filtrar qt_quantidade').fill('>=1');
  await page.getByText(/1 filtro/).waitFor();
  await page.getByRole('button', { name: 'Ver a linha inteira' }).first().click();
  const row = page.getByRole('dialog', { name: 'Linha de os_item' });
  await row.getByText('qt_quantidade').waitFor();
  await row.getByRole('button', { name: 'os', exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByText('1 linha · 1 filtro').waitFor();
  expect(await page.getByLabel('Filtrar nr_sequencial').inputValue()).toMatch(/^=\d+$/);
  await page.getByRole('button', { name: 'Voltar para os_item' }).click();
  await page.getByLabel('Filtrar nr_seq_os').waitFor();
  expect(await page.getByLabel('Filtrar qt_quantidade').inputValue()).toBe('>=1');

  await page.getByRole('button', { name: 'Colunas', exact: true }).click();
  const columns = page.getByRole('dialog', { name: 'Colunas de os_item' });
  await columns.getByText('qt_quantidade', { exact: true }).click();
  await page.keyboard.press('Escape');
  await columns.waitFor({ state: 'detached' });
  await page.getByLabel('Filtrar qt_quantidade').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'os_item', exact: true }).click();
  await page.getByRole('button', { name: /^Colunas \(/ }).click();
  await page.getByLabel('Filtrar nr_seq_os').waitFor();
  expect(await page.getByLabel('Filtrar qt_quantidade').count()).toBe(0);
  await columns.getByRole('button', { name: 'Mostrar todas' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Filtrar qt_quantidade').waitFor();
});

it('filters and scripts are saved under a name, used again, replaced and deleted', async () => {
  const page = await stage.as('scripts', '/TabelaFrota', onDesktop);
  await page.getByRole('button', { name: 'os', exact: true }).click();
  const filter = page.getByLabel('Filtrar st_os');
  await filter.fill('=R');
  const view = page.getByRole('region', { name: 'os', exact: true });
  const saved = page.getByRole('dialog', { name: 'Filtros salvos de os' });
  const save = async (name: string, button: string) => {
    const sheet = page.getByRole('dialog', { name: /salvos/ });
    await sheet.getByLabel('Nome para salvar').fill(name);
    await sheet.getByRole('button', { name: button, exact: true }).click();
    await sheet.getByRole('button', { name: `Usar ${name}` }).waitFor();
  };
  await view.getByRole('button', { name: 'Filtros salvos' }).click();
  await save('fechadas', 'Salvar');
  await page.keyboard.press('Escape');
  await filter.fill('=A');
  await page.reload();
  await page.getByRole('button', { name: 'os', exact: true }).click();
  await view.getByRole('button', { name: 'Filtros salvos' }).click();
  await saved.getByRole('button', { name: 'Usar fechadas' }).click();
  await expect.poll(() => filter.inputValue()).toBe('=R');

  await write(page, 'select 1');
  const box = page.getByRole('region', { name: 'SQL livre' });
  await box.getByRole('button', { name: 'Scripts salvos' }).click();
  await save('um', 'Salvar');
  await page.keyboard.press('Escape');
  await write(page, 'select 2');
  await box.getByRole('button', { name: 'Scripts salvos' }).click();
  await save('um', 'Substituir');
  await page.goto('/MultiSql');
  await page.getByRole('button', { name: 'Scripts salvos' }).click();
  await page.getByRole('button', { name: 'Usar um' }).click();
  await expect.poll(() => editor(page).textContent()).toBe('select 2');
  await page.getByRole('button', { name: 'Scripts salvos' }).click();
  await page.getByRole('button', { name: 'Excluir um' }).click();
  const asked = page.getByRole('dialog', { name: 'Excluir o que foi salvo?' });
  await asked.getByRole('button', { name: 'Excluir um' }).click();
  await page.getByText('Nada salvo ainda.').waitFor();
});

it('a phone finds a table by its name, and its row fits', async () => {
  const page = await stage.as('scripts', '/TabelaFrota', { device: 'phone' });
  await page.getByLabel('Tabela', { exact: true }).fill('os_item');
  await page.getByRole('heading', { level: 2, name: 'os_item' }).waitFor();
  await page.getByRole('button', { name: 'Ver a linha inteira' }).first().click();
  await page.getByRole('dialog', { name: 'Linha de os_item' }).getByText('qt_quantidade').waitFor();
  await expectNoSidewaysScroll(page, 'row in full, phone');
});
