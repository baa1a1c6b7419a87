import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('data of a company', () => {
  it('goes from the template over its mended rows to somebody who signs in', async () => {
    const page = await stage.as('admin', '/cargas', { device: 'desktop' });
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await page.getByLabel('O que trazer').selectOption('people');
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Modelo CSV' }).click(),
    ]);
    const [heads = ''] = (await readFile(await template.path(), 'utf8')).split('\r\n');
    expect(heads).toContain('Matrícula;Nome;Função;CPF;Filiais');

    const [branch] = await world.api.sql<{ ds_filial: string }>(
      'select ds_filial from filial where nr_sequencial = 1',
    );
    const good = `8801;RITA NOVA;MECANICO;321;${branch?.ds_filial};S;C;C`;
    const file = page.locator('input[type=file]');
    await file.setInputFiles(csv('pessoas.csv', `${heads}\r\n${good}\r\n8802;PAULO NOVO;;12`));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByText('Conferida: nada foi gravado').first().waitFor();
    await page.getByText('A coluna CPF precisa dos 3 primeiros dígitos.').first().waitFor();
    await expectFit(page, 'a checked import');
    expect(await world.api.sql("select 1 from g_clifor where nr_matricula = '8801'")).toEqual([]);

    const [refused] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar recusadas (CSV)' }).click(),
    ]);
    const mended = (await readFile(await refused.path(), 'utf8')).replace('???', '654');
    await page.getByRole('button', { name: 'Salvar (1)' }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();
    await page.getByText('2 de 2 linhas').waitFor();

    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
    await file.setInputFiles(csv('corrigidas.csv', mended));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: 'Salvar (1)' }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();
    expect(await page.getByText('Linhas recusadas (').count()).toBe(0);
    const login = await world.api.call('login', { body: { matricula: '8801', cpf: '321' } });
    expect(login.status).toBe(200);
  });

  it('is undone from the page, after it was shown what goes and what stays', async () => {
    const page = await stage.as('admin', '/cargas', { device: 'desktop' });
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await page.getByLabel('O que trazer').selectOption('segments');
    await page
      .locator('input[type=file]')
      .setInputFiles(csv('segmentos.csv', 'Segmento\r\nDesfaz um\r\nDesfaz dois\r\nFica três'));
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: 'Salvar (3)' }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();
    await world.api.sql("update segmento set habilita_pneus = 'S' where ds_grupo = 'Fica três'");
    await page.getByRole('button', { name: 'Desfazer carga' }).click();
    await page.getByText('Pronta para desfazer: nada foi desfeito').waitFor();
    await page.getByRole('heading', { name: 'Linhas que ficam (1)' }).waitFor();
    await page.getByRole('cell', { name: 'Fica três' }).waitFor();
    await expectFit(page, 'an intake that may be undone');
    expect(await world.api.sql("select 1 from segmento where ds_grupo like 'Desfaz%'")).toHaveLength(2);
    const go = page.getByRole('button', { name: 'Desfazer 2 linhas' });
    expect(await go.isDisabled()).toBe(true);
    await page.getByLabel('Por que desfazer').fill('arquivo de outra empresa');
    await go.click();
    await page.getByText('Desfeita', { exact: true }).waitFor();
    await page.getByText('Motivo: arquivo de outra empresa').waitFor();
    await page.getByText('Foi mudado depois da carga.').first().waitFor();
    await expectFit(page, 'an intake that was undone');
    expect(await world.api.sql("select ds_grupo from segmento where ds_grupo ~ '^(Desfaz|Fica)'")).toEqual([
      { ds_grupo: 'Fica três' },
    ]);
  });
});
