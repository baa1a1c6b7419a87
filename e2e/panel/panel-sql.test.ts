import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addBase } from '../../server/test/bases.ts';
import { openStage, type Stage } from '../test/browser.ts';
import { expectNoSidewaysScroll } from '../test/checks.ts';
import { signIn } from '../test/people.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  await addBase(world.api, 'DEMO 2');
  stage = await openStage(world);
});
afterEach(() => stage.endTest());
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

const onDesktop = { device: 'desktop' } as const;
const editor = (page: Page) => page.getByRole('textbox', { name: 'Script SQL' });

/** Types a script in place of what stands in the editor; names it offers to complete are left alone. */
async function write(page: Page, script: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(script);
  await page.keyboard.press('Escape');
}

it('a table is found, sorted, filtered, paged and exported', async () => {
  const page = await stage.as('reader', '/TabelaFrota', onDesktop);
  await page.getByRole('button', { name: 'os', exact: true }).waitFor();
  // Who only looks has no SQL.
  expect(await editor(page).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Tabelas' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('os');
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Tabelas da base' }).getByRole('listitem').count())
    .toBeLessThan(10);
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

  await page.getByRole('navigation', { name: 'Páginas' }).getByText('25', { exact: true }).click();
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

it('free SQL is sent upper-cased outside literals, shows ten rows, refuses forbidden words and can be called off', async () => {
  const page = await stage.as('scripts', '/TabelaFrota', onDesktop);
  await editor(page).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/executarScript'))
      sent.push((request.postDataJSON() as { script: string }).script);
  });
  const typed = `select nr_sequencial, 'aberta' as "situacao" from os limit 15 -- quinze`;
  await write(page, typed);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Resultado' });
  await expect.poll(() => result.getByRole('row').count()).toBe(11);
  expect(sent).toEqual([`SELECT NR_SEQUENCIAL, 'aberta' AS "situacao" FROM OS LIMIT 15 -- quinze`]);
  expect(await editor(page).textContent()).toBe(typed);
  await page.getByRole('button', { name: 'Mostrar mais (10 de 15)' }).click();
  await expect.poll(() => result.getByRole('row').count()).toBe(16);

  await page.getByRole('button', { name: 'Explicar' }).click();
  const box = page.getByRole('region', { name: 'SQL livre' });
  await box.getByRole('heading', { name: 'Como o banco faria' }).waitFor();
  await box.getByText(/Limit/).waitFor();

  await write(page, 'select updated_at from os');
  await page.getByRole('region', { name: 'SQL livre' }).getByText('Existe uma palavra proibida').waitFor();
  await page.getByRole('button', { name: /^Executar/ }).click();
  const popup = page.getByRole('dialog', { name: 'Ooops, olha lá!' });
  await popup.getByText('Existe uma palavra proibida dentro do script!').waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  expect(sent).toHaveLength(2);

  await write(page, 'select pg_sleep(14)');
  await page.getByRole('button', { name: /^Executar/ }).click();
  await expect
    .poll(() => world.api.sql("select 1 from pg_stat_activity where query = 'SELECT PG_SLEEP(14)'"))
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alert').getByText('O script foi cancelado.').waitFor();
  expect(await world.api.sql("select 1 from pg_stat_activity where query = 'SELECT PG_SLEEP(14)'")).toEqual(
    [],
  );

  await page.getByRole('button', { name: 'Limpar', exact: true }).click();
  await editor(page).getByText('escreva aqui uma consulta').waitFor();
});

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ensaio do script' });

it('a writing script is rehearsed, asked for once, and runs; its history runs it again', async () => {
  const page = await stage.as('scripts', '/MultiSql', onDesktop);
  await page.getByLabel('Selecionar todas').check();
  expect(await page.getByLabel('DEMO 2').isChecked()).toBe(true);
  await write(page, "update filial set ds_uf = 'SP'\nwhere nr_sequencial = 1");
  const before = await world.api.sql('select ds_uf from filial where nr_sequencial = 1');
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/submitScriptBase')) sent.push(one.url());
  });
  await page.keyboard.press('Control+Enter');
  const sheet = sheetOf(page);
  const row = sheet.getByRole('row', { name: /DEMO 2/ });
  await row.getByText('filial: 1 alterada').waitFor();
  expect(sent).toEqual([]);
  expect(await world.api.sql('select ds_uf from filial where nr_sequencial = 1')).toEqual(before);
  const request = page.waitForRequest(/submitScriptBase/);
  await sheet.getByRole('button', { name: 'Executar em 2 bases' }).click();
  const { script } = (await request).postDataJSON() as { script: string };
  expect(script).toBe("update filial set ds_uf = 'SP' where nr_sequencial = 1");
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.getByText('Seu script rodou com sucesso!').waitFor();
  await result.getByText('"ok": true').waitFor();
  expect(await world.api.sql('select ds_uf from filial where nr_sequencial = 1')).toEqual([{ ds_uf: 'SP' }]);

  await write(page, 'select nada from filial');
  await page.getByRole('button', { name: /^Executar/ }).click();
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await popup.getByText('Houve algum problema no script!').waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  await result.getByText('column "nada" does not exist').first().waitFor();
  await page
    .getByRole('row', { name: /select nada/ })
    .getByText('erro em 2 de 2 bases')
    .waitFor();

  await page
    .getByRole('row', { name: /update filial/ })
    .getByRole('button', { name: 'Usar de novo' })
    .click();
  await expect.poll(() => editor(page).textContent()).toBe(script);
});

it('a base in which the rehearsal fails is taken out before the others run', async () => {
  const page = await stage.as('scripts', '/MultiSql', onDesktop);
  await world.api.sql(
    'create table so_na_primeira (a int); grant select, insert on so_na_primeira to painel_script',
  );
  await page.getByLabel('Selecionar todas').check();
  await write(page, 'insert into so_na_primeira values (1), (2)');
  await page.keyboard.press('Control+Enter');
  const sheet = sheetOf(page);
  await sheet.getByText('O ensaio falhou em 1 base.').waitFor();
  await sheet.getByText('relation "so_na_primeira" does not exist').waitFor();
  await sheet.getByText('so_na_primeira: 2 incluídas').waitFor();
  expect(await sheet.getByRole('button', { name: 'Executar em 1 base' }).isDisabled()).toBe(true);
  await sheet.getByRole('button', { name: 'Retirar a base com erro' }).click();
  await sheet.getByRole('button', { name: 'Executar em 1 base' }).click();
  await page.getByText('Seu script rodou com sucesso!').waitFor();
  expect(await page.getByLabel('DEMO 2').isChecked()).toBe(false);
  expect(await world.api.sql('select count(*)::int as n from so_na_primeira')).toEqual([{ n: 2 }]);
});

it('what was written is there after a reload, for who wrote it', async () => {
  const page = await stage.as('scripts', '/MultiSql', onDesktop);
  await write(page, 'select 1 from filial');
  await page.reload();
  await expect.poll(() => editor(page).textContent()).toBe('select 1 from filial');
  await page.getByRole('button', { name: 'Sair do painel' }).click();
  await signIn(page, 'admin');
  await page.goto('/MultiSql');
  await editor(page).waitFor();
  expect(await editor(page).textContent()).not.toContain('select 1');
});

it('a script on many databases is followed, also after a reload, and called off', async () => {
  const page = await stage.as('scripts', '/MultiSql', onDesktop);
  await page.getByLabel('Selecionar todas').check();
  await write(page, 'select pg_sleep(50)');
  await page.getByRole('button', { name: /^Executar/ }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.getByText('0 de 2 bases').waitFor();
  await page.reload();
  await page
    .getByRole('row', { name: /pg_sleep/ })
    .getByRole('button', { name: 'Ver resultado' })
    .click();
  await result.getByText('executando').first().waitFor();
  await result.getByRole('button', { name: 'Cancelar' }).click();
  await result.getByText('Execução cancelada.').waitFor();
  await page
    .getByRole('row', { name: /pg_sleep/ })
    .getByText('cancelado, feito em 0 de 2 bases')
    .waitFor();
  expect(await world.api.sql("select 1 from pg_stat_activity where query = 'select pg_sleep(50)'")).toEqual(
    [],
  );
});

it('a script its own user calls off is no problem of the script', async () => {
  const page = await stage.as('scripts', '/MultiSql', onDesktop);
  await page.getByLabel('Selecionar todas').check();
  await write(page, 'select pg_sleep(40)');
  await page.getByRole('button', { name: /^Executar/ }).click();
  const result = page.getByRole('region', { name: 'Resultado' });
  await result.getByText('executando').first().waitFor();
  const answered = page.waitForResponse(/submitScriptBase/);
  await result.getByRole('button', { name: 'Cancelar' }).click();
  expect((await answered).status()).toBe(422);
  await result.getByText('Execução cancelada.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
