import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addBase } from '../../server/test/bases.ts';
import { signIn } from '../test/people.ts';
import { editor, write } from '../test/script.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

beforeAll(() => addBase(world.api, 'DEMO 2'));

const onDesktop = { device: 'desktop' } as const;

it('free SQL is sent upper-cased outside literals, shows ten rows, refuses forbidden words and can be cancelled', async () => {
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

it('a script on many databases is followed, also after a reload, and cancelled', async () => {
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

it('a script its own user cancels is no problem of the script', async () => {
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
