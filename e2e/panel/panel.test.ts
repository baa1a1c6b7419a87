import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hashPassword } from '../../server/src/core/passwords.ts';
import { openStage } from '../test/browser.ts';
import { expectInSight, expectNoSidewaysScroll } from '../test/checks.ts';
import { panelUsers, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf, startWorld } from '../test/world.ts';

const { world, stage } = await openTerminal();

const stored = () => localStorage.getItem('filialPainel');

it('the panel is entered by its own login, shows its pages, and is left again', async () => {
  const page = await stage.open({ device: 'desktop' });
  await page.goto('/LOGINPAINEL');
  await page.getByText('ACESSO RESTRITO').waitFor();
  await page.getByRole('heading', { name: 'Painel Interno' }).waitFor();
  await expect.poll(() => page.getByLabel('Empresa').locator('option').allTextContents()).toEqual(['DEMO']);

  const number = page.getByLabel('Matrícula');
  const digits = page.getByLabel('3 primeiros dígitos do CPF');
  await number.fill('9003');
  await digits.fill(' 12a');
  await digits.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await popup.getByText('Insira todas as informações!').waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  expect(world.arrived('panelLogin')).toEqual([]);

  await digits.fill('334');
  await digits.press('Enter');
  await page.getByRole('alert').getByText('Falha ao fazer login').waitFor();
  await digits.fill('333');
  await digits.press('Enter');
  await page.waitForURL('/inicioPainel');
  expect(world.arrived('panelLogin').map(({ status }) => status)).toEqual([422, 200]);
  expect(await page.evaluate(stored)).toContain('SCRIPTS PAINEL');

  const buttons = page.getByRole('main').getByRole('link');
  await expect.poll(() => buttons.count()).toBe(5);
  for (const [index, path] of [
    '/TabelaFrota',
    '/MultiSql',
    '/agendadorTarefas',
    '/dicionario',
    '/monitoramento',
  ].entries()) {
    await buttons.nth(index).click();
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The numbers of the menu are keys while nothing is typed.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('1');
    await page.waitForURL('/inicioPainel');
  }

  const token = (JSON.parse((await page.evaluate(stored)) ?? '{}') as { token: string }).token;
  await page.getByRole('button', { name: 'Sair do painel' }).click();
  await page.waitForURL('/loginPainel');
  expect(await page.evaluate(stored)).toBeNull();
  await expect.poll(async () => (await world.api.call('listPanelCompanies', {}, { token })).status).toBe(401);
  await page.goto('/TabelaFrota');
  await page.waitForURL('/loginPainel');
});

it('who only looks is not shown what needs more', async () => {
  const page = await stage.as('reader', '/usuariosPainel', { device: 'desktop' });
  await page.waitForURL('/inicioPainel');
  await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(4);
  await page.goto('/MultiSql');
  await page.waitForURL('/inicioPainel');
});

it('an auditor sees users, terminals and the trail, and is offered nothing to do with them', async () => {
  const terminal = { nr_seq_empresa: 1, nr_seq_filial: 1, ds_terminal: 'BOX 1' };
  await world.api.call('saveTerminal', { body: terminal }, await world.api.signInPanel('9001', '111'));
  const page = await stage.as('auditor', '/inicioPainel', { device: 'desktop' });
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('link').count()).toBe(7);
  await main.getByRole('link', { name: /Usuários/ }).click();
  await page.getByRole('cell', { name: 'U · audita' }).waitFor();
  expect(await page.getByRole('button', { name: /Adicionar|Alterar/ }).count()).toBe(0);
  await page.goto('/terminais');
  await page.getByRole('cell', { name: 'BOX 1' }).first().waitFor();
  expect(await page.getByRole('button', { name: /Adicionar|Liberar|Revogar/ }).count()).toBe(0);
  await page.goto('/trilhaPainel');
  await page.getByRole('cell', { name: 'ADMIN PAINEL' }).first().waitFor();
  await page.goto('/dicionario');
  await page.getByRole('heading', { level: 1, name: 'Dicionário' }).waitFor();
  for (const closed of ['/MultiSql', '/cargas', '/dadosPessoais']) {
    await page.goto(closed);
    await page.waitForURL('/inicioPainel');
  }
});

it('the menu brings the page one is on into sight', async () => {
  const page = await stage.as('admin', '/dadosPessoais', { device: 'tablet' });
  const current = page.getByRole('navigation').locator('[aria-current=page]');
  await current.waitFor();
  await page.setViewportSize({ width: 1024, height: 420 });
  await page.reload();
  await expectInSight(page.getByRole('navigation').locator('[aria-current=page]'));
});

it('a page above the level of who signs in in another tab gives way to the menu', async () => {
  const page = await stage.as('admin', '/inicioPainel', { device: 'desktop' });
  await page.getByRole('button', { name: 'Sair do painel' }).click();
  await page.waitForURL('/loginPainel');
  // A login page that was open before somebody else signed in.
  const other = await stage.tab(page);
  await other.goto('/loginPainel');
  await signIn(page, 'admin');
  await page
    .getByRole('link', { name: /Trilha/ })
    .first()
    .click();
  await page.waitForURL('/trilhaPainel');
  await other.locator('form input[inputmode=numeric]').first().fill(panelUsers.reader.number);
  await other.locator('form input[inputmode=numeric]').nth(1).fill(panelUsers.reader.digits);
  await other.locator('form [type=submit]').click();
  await page.waitForURL('/inicioPainel');
  await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(4);
});

it.each(['phone', 'tablet', 'desktop'] as const)('the trail fits a %s with long details', async (device) => {
  await world.api.control(
    "insert into auditoria (ds_acao, ds_detalhe, st_resultado, ds_erro) select 'sql.executado', repeat('select', 80), 'F', repeat('erro', 80)",
  );
  const page = await stage.as('admin', '/trilhaPainel', { device });
  await page.getByText('sql.executado').first().waitFor();
  await expectNoSidewaysScroll(page, `trail, ${device}`);
});

it('what one user was shown is forgotten in every tab when he signs out in one', async () => {
  const page = await stage.as('admin', '/inicioPainel', { device: 'desktop' });
  const other = await stage.tab(page);
  await other.goto('/usuariosPainel');
  const user = other.getByRole('main').getByText('SCRIPTS PAINEL').first();
  await user.waitFor();
  await page.getByRole('button', { name: 'Sair do painel' }).click();
  await other.waitForURL('/loginPainel');

  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await other.route(patternOf('painel/getUsuarios'), async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await signIn(page, 'admin');
  await page.waitForURL('/inicioPainel');
  await other.evaluate(() => {
    history.pushState(null, '', '/usuariosPainel');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await asked.promise;
  expect(await user.count()).toBe(0);
  held.resolve();
  await user.waitFor();
});

it('an ended session is said once, and the branch session beside it stays', async () => {
  const page = await stage.as('admin', '/inicioPainel', { device: 'desktop' });
  await page.evaluate(() => localStorage.setItem('empresa', '{"id":1}'));
  await world.api.control("delete from sessao where tp_sessao = 'P'");
  await page.getByRole('link', { name: 'Trilha' }).first().click();
  const popup = page.getByRole('dialog');
  await popup.getByText('Sua sessão expirou. Por favor, faça o login novamente.').waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('/loginPainel');
  expect(await page.evaluate(stored)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('empresa'))).toBe('{"id":1}');
});

it('users are added and changed, the password is asked for first, and the trail tells of it', async () => {
  const password = 'cavalo correto bateria';
  await world.api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [
    await hashPassword(password),
  ]);
  const page = await stage.open({ device: 'desktop' });
  await page.goto('/loginPainel');
  await page.getByLabel('Matrícula').fill('9001');
  await page.getByLabel('3 primeiros dígitos do CPF').fill('111');
  await page.keyboard.press('Enter');
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.getByRole('alert').getByText('Falha ao fazer login').waitFor();
  // It is typed anew, without a press on its field.
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/inicioPainel');
  await world.api.control("update sessao set dt_confirmacao = now() - interval '11 minutes'");

  await page.getByRole('link', { name: 'Usuários' }).first().click();
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Novo usuário' });
  const save = sheet.getByRole('button', { name: 'Salvar' });
  // What is needed is named at its field.
  await save.click();
  await expect.poll(() => sheet.getByText('Preencha este campo.').count()).toBe(2);
  await sheet.getByText('Informe os 3 primeiros dígitos.').waitFor();
  await sheet.getByLabel('Nome').fill('CONSULTORIA SUL');
  await sheet.getByRole('switch').click();
  await sheet.getByLabel('5 primeiros dígitos do CNPJ').fill('12345');
  await sheet.getByLabel('Redes permitidas').fill('10.0.0.1');
  await sheet.getByText('10.0.0.1 não é uma rede, como 10.1.0.0/16.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await sheet.getByLabel('Redes permitidas').fill('10.0.0.0/8');
  await save.click();

  const question = page.getByRole('dialog', { name: 'Confirme sua senha' });
  await question.getByLabel('Senha').fill('errada');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await question.getByText('Falha ao fazer login').waitFor();
  await question.getByLabel('Senha').fill(password);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await sheet.waitFor({ state: 'detached' });
  const row = page.getByRole('row', { name: /CONSULTORIA SUL/ });
  await row.getByText('10.0.0.0/8').waitFor();

  await row.getByRole('button', { name: 'Editar CONSULTORIA SUL' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar usuário' });
  await edit.getByLabel('Nível').selectOption('E');
  await edit.getByRole('switch', { name: 'Usuário ativo' }).click();
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await row.getByText('Inativo').waitFor();

  await page.getByRole('button', { name: 'Editar ADMIN PAINEL' }).click();
  await edit.getByLabel('Nível').selectOption('L');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await edit.getByText('Este é o último administrador: ele continua ativo e com nível A.').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Trilha' }).click();
  await page.getByLabel('Texto do detalhe ou do erro').fill('consultoria');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('main').getByRole('rowheader').count()).toBe(2);
  await page
    .getByRole('button', { name: /^Ver o registro/ })
    .first()
    .click();
  const entry = page.getByRole('dialog');
  await entry.getByText('Usuário alterado').waitFor();
  await entry.getByText('usuario.alterado').waitFor();
  await entry.getByText(/CONSULTORIA SUL, nível E \(executa\), inativo/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Ação').selectOption('Usuário criado');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect.poll(() => page.getByRole('main').getByRole('rowheader').count()).toBe(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('trilha.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(';usuario.criado;');
  await page.getByLabel('Ação').selectOption('Todas');
  await page.getByLabel('Texto do detalhe ou do erro').fill('');
  await page.getByRole('switch', { name: 'Só falhas' }).click();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByRole('cell', { name: /^Este é o último administrador/ }).waitFor();

  await world.api.control(
    "insert into auditoria (ds_acao, st_resultado, dt_evento) select 'antiga', 'S', '2020-01-01' from generate_series(1, 10001)",
  );
  await page.getByRole('switch', { name: 'Só falhas' }).click();
  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.getByText('Os 10.000 registros mais novos. Para ver os anteriores, escolha as datas.').waitFor();
});

it('has a door of its own where it is given one, and says so at the other', async () => {
  const apart = await startWorld({ PANEL_PORT: '3001' });
  const there = await openStage(apart);
  try {
    const page = await there.open({ device: 'tablet' });
    await page.goto('/loginPainel');
    const enter = async () => {
      await page.getByLabel('Matrícula').fill('9003');
      const digits = page.getByLabel('3 primeiros dígitos do CPF');
      await digits.fill('333');
      await digits.press('Enter');
    };
    await enter();
    await page.getByRole('alert').getByText('O painel não é atendido neste endereço.').waitFor();
    await page.goto(`${apart.panelAddress}/loginPainel`);
    await enter();
    await page.waitForURL('**/inicioPainel');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Tabelas/ })
      .click();
    await page.waitForURL('**/TabelaFrota');
    await page.getByRole('button', { name: 'os', exact: true }).waitFor();
    await there.endTest();
  } finally {
    await there.close();
    await apart.close();
  }
});
