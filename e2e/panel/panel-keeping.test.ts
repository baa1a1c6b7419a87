import { readFile } from 'node:fs/promises';
import { type CallName, calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { fillLogin, people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf, startWorld, type World } from '../test/world.ts';

const { world, stage } = await openTerminal();

/** A call that finds no server. */
async function cutOff(page: Page, name: CallName): Promise<void> {
  stage.expects(/ERR_FAILED/);
  await page.route(patternOf(calls[name].path), (route) => route.abort());
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

describe('terminals', () => {
  let strict: World;

  let guarded: Stage;

  beforeAll(async () => {
    strict = await startWorld({ LOGIN_REQUIRES_TERMINAL: 'true' });
    guarded = await openStage(strict);
  });

  afterEach(() => guarded.endTest());

  afterAll(async () => {
    await guarded?.close();
    await strict?.close();
  });

  it('say that the lockouts did not load, which is not that nobody is locked out', async () => {
    guarded.expects(/ERR_FAILED/);
    const page = await guarded.as('admin', '/terminais', {
      device: 'desktop',
      network: (page) => page.route(patternOf(calls.listLockouts.path), (route) => route.abort()),
    });
    const missing = page.getByRole('alert').filter({ hasText: 'Os bloqueios não puderam ser carregados.' });
    await missing.waitFor();
    await page.unrouteAll();
    await missing.getByRole('button', { name: 'Tentar de novo' }).click();
    await missing.waitFor({ state: 'detached' });
  });

  it('go from the code on the panel to somebody at work on one, until it is revoked', async () => {
    const panel = await guarded.as('admin', '/terminais', { device: 'desktop' });
    await panel.getByText('Nenhum terminal cadastrado.').waitFor();
    await panel.getByRole('button', { name: 'Adicionar' }).click();
    const form = dialog(panel, 'Novo terminal');
    await form.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await form.getByLabel('Filial').locator('option').nth(1).waitFor({ state: 'attached' });
    await form.getByLabel('Filial').selectOption({ index: 1 });
    await form.getByLabel('Terminal').fill('BOX 1');
    await expectFit(panel, 'a new terminal');
    await form.getByRole('button', { name: 'Gerar código' }).click();
    const shown = dialog(panel, 'Código de BOX 1');
    await shown.getByText(/^Vale por mais 1[45]:\d\d$/).waitFor();
    await expectFit(panel, 'the code of a terminal');
    const code = await shown.getByLabel('Código de uso único').textContent();
    await shown.getByRole('button', { name: 'Concluir' }).click();
    const row = panel.getByRole('row', { name: /BOX 1/ });
    await row.getByText('Aguardando código').waitFor();

    const box = await guarded.open();
    await fillLogin(box, people.joao);
    await box.getByRole('button', { name: 'Acessar' }).click();
    await box.getByLabel('Código do terminal').fill(code ?? '');
    await box.getByRole('button', { name: 'Cadastrar terminal' }).click();
    await box.getByRole('button', { name: 'Acessar' }).waitFor();
    await fillLogin(box, people.joao);
    await box.getByRole('button', { name: 'Acessar' }).click();
    await box.waitForURL('/');

    await panel.reload();
    await row.getByText('Ativo').waitFor();
    const revoke = row.getByRole('button', { name: 'Revogar BOX 1' });
    await revoke.click();
    const question = dialog(panel, 'Revogar o terminal?');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(strict.arrived('revokeTerminal')).toEqual([]);
    await revoke.click();
    await question.getByRole('button', { name: 'Revogar' }).click();
    await row.getByText('Revogado').waitFor();
    await box.getByText('Sua sessão expirou. Por favor, faça o login novamente.').waitFor();
    await box.getByRole('button', { name: 'OK' }).click();
    await box.waitForURL('/login');
  });

  it('get another code while they wait, and an account that is locked out is let free', async () => {
    await strict.api.control('delete from sessao where nr_seq_terminal is not null');
    await strict.api.control('delete from terminal');
    await strict.api.control(
      `insert into terminal (nr_seq_empresa, ds_terminal, hs_codigo, dt_expira_codigo)
       values (1, 'BOX 2', 'x', now() - interval '1 minute')`,
    );
    await strict.api.control(
      "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ('conta:1:I:1001', 10, 'infinity')",
    );
    const page = await guarded.as('admin', '/terminais', { device: 'phone' });
    await page.getByText('Código vencido').waitFor();
    await page.getByRole('button', { name: 'Novo código para BOX 2' }).click();
    await dialog(page, 'Gerar um novo código?').getByRole('button', { name: 'Gerar código' }).click();
    await dialog(page, 'Código de BOX 2').getByRole('button', { name: 'Concluir' }).click();
    await page.getByText('Aguardando código').waitFor();

    await page.getByRole('button', { name: 'Liberar conta' }).click();
    const form = dialog(page, 'Liberar conta');
    await expectFit(page, 'an account let free');
    await form.getByRole('textbox', { name: 'Matrícula' }).fill('1002');
    await page.keyboard.press('Enter');
    await form.getByText('Esta conta não está bloqueada.').waitFor();
    await form.getByRole('textbox', { name: 'Matrícula' }).fill('1001');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    expect(await strict.api.control('select 1 from tentativa_login')).toEqual([]);
  });

  it('that are full are told, and released by one press', async () => {
    await strict.api.control(
      `insert into tentativa_login (cd_contador, dt_falhas, qt_seguidas)
       select 'terminal:' || nr_sequencial, array(select now() from generate_series(1, 20)), 20 from terminal`,
    );
    const page = await guarded.as('admin', '/terminais', { device: 'phone' });
    await page.getByRole('heading', { name: 'Bloqueados agora' }).waitFor();
    await page.getByText('Quem nunca entrou neste terminal').waitFor();
    await expectFit(page, 'lockouts');
    await page.getByRole('button', { name: 'Liberar BOX 2' }).click();
    await dialog(page, 'Liberar?').getByRole('button', { name: 'Liberar' }).click();
    await page.getByRole('heading', { name: 'Bloqueados agora' }).waitFor({ state: 'detached' });
    expect(await strict.api.control('select 1 from tentativa_login')).toEqual([]);
  });
});

describe('the dictionary', () => {
  it('changes a text on a terminal that is open, and gives it back', async () => {
    const terminal = await stage.as('joao', '/', { device: 'desktop', language: 'es' });
    await terminal.getByRole('heading', { name: 'Flota', exact: true }).waitFor();
    await terminal.evaluate(() => Object.assign(window, { same: true }));

    const page = await stage.as('admin', '/dicionario', { device: 'desktop' });
    await page.getByText('Nenhuma palavra cadastrada: todas as telas usam os textos próprios.').waitFor();
    await page.getByRole('button', { name: 'Adicionar' }).click();
    const form = dialog(page, 'Configuração de tradução');
    await form.getByLabel('Elemento').fill('frot');
    const offered = form.getByRole('region', { name: 'Textos das telas ainda sem palavra' });
    await offered.getByRole('button', { name: /^Frota Flota/ }).click();
    await form.getByLabel('Tradução').fill('camiones');
    await form.getByLabel('Português').fill('');
    await expectFit(page, 'a word of the dictionary');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Sucesso!').waitFor();
    const row = page.getByRole('row', { name: /FROTA/ });
    await row.getByText('CAMIONES').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Elemento',
      'Tradução',
      'Português',
      'Ação',
    ]);
    await terminal.getByRole('heading', { name: 'Camiones', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Adicionar' }).click();
    await form.getByLabel('Elemento').fill('Frota');
    await form.getByLabel('Tradução').fill('x');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByRole('alert').getByText('Palavra já cadastrada!').waitFor();
    await page.keyboard.press('Escape');

    await row.getByRole('button', { name: 'Editar FROTA' }).click();
    await form.getByLabel('Tradução').fill('Tractores');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await row.getByText('TRACTORES').waitFor();
    await terminal.getByRole('heading', { name: 'Tractores', exact: true }).waitFor();

    await row.getByRole('button', { name: 'Excluir FROTA' }).click();
    const question = dialog(page, 'Excluir a palavra e tradução?');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(world.arrived('deleteWord')).toEqual([]);
    await row.getByRole('button', { name: 'Excluir FROTA' }).click();
    await cutOff(page, 'deleteWord');
    await question.getByRole('button', { name: 'Excluir' }).click();
    await question.getByText('Ooops! Ocorreu um erro, tente novamente!').waitFor();
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Excluído com sucesso!').waitFor();
    await row.waitFor({ state: 'detached' });
    await terminal.getByRole('heading', { name: 'Flota', exact: true }).waitFor();
    expect(await terminal.evaluate(() => 'same' in window)).toBe(true);
  });

  it('is narrowed, turned page by page, and only looked at below level A', async () => {
    for (let n = 10; n < 22; n += 1)
      await world.api.control('insert into palavra (name) values ($1)', [`PALAVRA ${n}`]);
    const page = await stage.as('reader', '/dicionario', { device: 'tablet' });
    await page.getByText('PALAVRA 10').waitFor();
    const pages = page.getByRole('navigation', { name: 'Páginas' });
    await pages.getByRole('button', { name: 'Página 2' }).click();
    await page.getByText('PALAVRA 21').waitFor();
    const filter = page.getByLabel('Palavra', { exact: true });
    await filter.fill('palavra 1');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByText('PALAVRA 19').waitFor();
    await pages.waitFor({ state: 'detached' });
    await page.getByLabel('Palavra exata').check();
    await page.getByRole('button', { name: 'Buscar' }).click();
    await page.getByText('Nenhuma palavra com este filtro.').waitFor();
    await page.getByRole('button', { name: 'Limpar' }).click();
    await page.getByText('PALAVRA 10').waitFor();
    const sent = world.arrived('listWords').map(({ address }) => decodeURIComponent(address));
    expect(sent.some((address) => address.includes('palavra_filtro=PALAVRA+1&palavra_exata=S'))).toBe(true);
    for (const name of ['Adicionar', 'Importar CSV', 'Editar PALAVRA 10', 'Excluir PALAVRA 10'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await world.api.control('delete from palavra');
  });

  it('comes from a file, once no row of it is refused, and leaves in one', async () => {
    await world.api.control("insert into palavra (name) values ('PNEU')");
    const page = await stage.as('admin', '/dicionario', { device: 'desktop' });
    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const sheet = dialog(page, 'Importar palavras');
    const choose = (text: string) =>
      sheet.locator('input[type=file]').setInputFiles({
        name: 'palavras.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    await sheet.getByRole('button', { name: 'Nada a importar' }).waitFor();
    await choose('Tradução;Português\r\nllanta;x\r\n');
    await sheet.getByRole('alert').getByText('Elemento').waitFor();
    await choose('Elemento;Tradução\r\npneu;llanta\r\nroda;\r\n');
    await sheet.getByText('falta o elemento ou a tradução').waitFor();
    expect(await sheet.getByRole('button', { name: 'Corrija 1 linha antes' }).isDisabled()).toBe(true);
    await expectFit(page, 'a file of words');
    await choose("Palavras da filial\r\nElemento;Tradução\r\npneu;llanta\r\nroda;'=RUEDA\r\nTOTAL;2\r\n");
    await sheet.getByText('somas deixadas de fora: linhas 5').waitFor();
    await sheet.getByRole('button', { name: 'Salvar 2 palavras' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('=RUEDA').waitFor();

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await (await coming).path();
    expect(await readFile(file, 'utf8')).toBe(
      "\uFEFFElemento;Português;Tradução\r\nPNEU;;LLANTA\r\nRODA;;'=RUEDA\r\n",
    );
    await world.api.control('delete from palavra');
  });
});
