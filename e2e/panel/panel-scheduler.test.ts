import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loopback, makeSchedule, startCompanyHost } from '../../server/test/scheduler.ts';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal(loopback);

let host: Awaited<ReturnType<typeof startCompanyHost>>;
let failing = false;

/** Attacks by a company's host: reaching the embedding page, reading its content, navigating it. */
const curious = `<!doctype html><p id="said">olá</p><script>document.getElementById('said').textContent += ' com script';
  try { parent.document.title = 'tomada'; } catch { document.getElementById('said').textContent += ' sem acesso'; }
  try { localStorage.getItem('filialPainel'); } catch { document.getElementById('said').textContent += ' sem memória'; }
  try { top.location = 'about:blank'; } catch { document.getElementById('said').textContent += ' sem saída'; }
</script>`;

beforeAll(async () => {
  host = await startCompanyHost((_visited, response) =>
    response.writeHead(failing ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(curious),
  );
  // Before the first page: its policy names the hosts of companies.
  await world.api.control('update empresa set ds_host = $1', [host.url]);
});
beforeEach(async () => {
  await world.api.control('delete from agendamento');
  await world.api.control('delete from rotina');
});
afterAll(() => host?.close());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody tr');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Bodies of the calls of a path, as the page sends them. */
function bodiesOf(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${path}`))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

describe('schedules', () => {
  it('are listed with their five columns and narrowed by company, routine, day and hour', async () => {
    await makeSchedule(world.api, { path: '/rotinas/um', day: 'SEGUNDA', hour: '6' });
    const { routine } = await makeSchedule(world.api, {
      path: 'interno:produtividade',
      day: 'TODOS',
      hour: '7',
    });
    await makeSchedule(world.api, { path: '/rotinas/tres', day: 'TODOS' });
    const page = await stage.as('admin', '/agendadorTarefas', { device: 'desktop' });
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Empresa',
      'Rotina',
      'Caminho',
      'Dia',
      'Hora',
      'Última execução',
      'Próxima',
      'Ações',
    ]);
    for (const name of [/^Executar/, /^Editar/, /^Execuções/, /^Excluir/])
      expect(await button(page, name).count()).toBe(3);
    await button(page, 'Adicionar').waitFor();
    await button(page, 'Rotinas').waitFor();

    const choose = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).selectOption(value);
    await choose('Dia', 'TODOS');
    await expect.poll(() => rows(page).count()).toBe(2);
    await choose('Hora', 'HORA EM HORA');
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining('/rotinas/tres')]);
    await choose('Rotina', String(routine));
    await page.getByText('Nenhum agendamento encontrado.').waitFor();
    await button(page, 'Limpar').click();
    await expect.poll(() => rows(page).count()).toBe(3);
    await page.getByLabel('Empresa', { exact: true }).selectOption({ label: 'DEMO' });
    await expect.poll(() => world.arrived('listSchedules').at(-1)?.address).toContain('empresa=');
    expect(await page.getByLabel('Dia', { exact: true }).locator('option').count()).toBe(1 + 8);
    expect(await page.getByLabel('Hora', { exact: true }).locator('option').count()).toBe(1 + 25);
  });

  it('are made of a routine, changed and deleted, with the texts of the document', async () => {
    const page = await stage.as('admin', '/agendadorTarefas', { device: 'tablet' });
    const routineBodies = bodiesOf(page, 'painel/saveRotina');
    const saved = bodiesOf(page, 'painel/saveAgendamento');
    const edited = bodiesOf(page, 'painel/editarAgendamento');
    await page.getByText('Nenhum agendamento encontrado.').waitFor();

    await button(page, 'Rotinas').click();
    const list = dialog(page, 'Rotinas');
    await list.getByText('Nenhuma rotina cadastrada.').waitFor();
    await list.getByRole('button', { name: 'Nova rotina' }).click();
    const routine = dialog(page, 'Nova rotina');
    await routine.getByLabel('Nome').fill('Avisa preventivas');
    await routine.getByLabel('Caminho').fill('//169.254.169.254/');
    await routine.getByRole('button', { name: 'Salvar' }).click();
    await routine.getByRole('alert').getByText('O caminho é /...').waitFor();
    await routine.getByLabel('Caminho').fill('interno:preventivas_vencidas');
    await expectFit(page, 'the configuration of a routine');
    await routine.getByRole('button', { name: 'Salvar' }).click();
    await list.getByRole('row', { name: /Avisa preventivas/ }).waitFor();
    await expectFit(page, 'the routines');
    expect(routineBodies.at(-1)).toMatchObject({ acao_global: 'salvar' });
    await list.getByRole('button', { name: 'Fechar' }).click();

    await button(page, 'Adicionar').click();
    const form = dialog(page, 'Novo agendamento');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Insira todas as informações!').waitFor();
    await form.getByLabel('Rotina').selectOption({ label: 'Avisa preventivas' });
    await form.getByLabel('Dia').selectOption('SEGUNDA');
    await form.getByLabel('Hora').selectOption('6');
    await form.getByLabel('E-mails').fill('ana@empresa; x');
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.getByText('Confira os endereços').waitFor();
    await form.getByLabel('E-mails').fill('ana@empresa.com.br, joao@empresa.com.br');
    await expectFit(page, 'a new schedule');
    await form.getByRole('button', { name: 'Salvar' }).click();
    const done = page.getByText('Agendamento salvo com sucesso!');
    await done.waitFor();
    await done.waitFor({ state: 'detached', timeout: 3_000 });
    expect(saved.at(-1)).toMatchObject({ acao_global: 'salvar', dia: 'SEGUNDA', hora: '6' });

    await button(page, 'Editar o agendamento de Avisa preventivas').click();
    const change = dialog(page, 'Editar agendamento');
    expect(await change.getByLabel('E-mails').inputValue()).toBe('ana@empresa.com.br; joao@empresa.com.br');
    await change.getByLabel('Hora').selectOption('HORA EM HORA');
    await change.getByRole('button', { name: 'Salvar' }).click();
    await rows(page).getByText('HORA EM HORA').waitFor();
    expect(edited.at(-1)).toMatchObject({ acao_global: 'editar', hora: 'HORA EM HORA' });

    await button(page, 'Rotinas').click();
    await list.getByRole('button', { name: 'Excluir Avisa preventivas' }).click();
    const ask = dialog(page, 'Excluir a rotina?');
    await ask.getByRole('button', { name: 'Excluir' }).click();
    await ask
      .getByText('Existe um agendamento com esta rotina, exclua esta rotina depois tente novamente!')
      .waitFor();
    await ask.getByRole('button', { name: 'Cancelar' }).click();
    await list.getByRole('button', { name: 'Fechar' }).click();

    await button(page, 'Excluir o agendamento de Avisa preventivas').click();
    const question = dialog(page, 'Excluir o agendamento?');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await question.waitFor({ state: 'detached' });
    expect(world.arrived('deleteSchedule')).toEqual([]);
    await button(page, 'Excluir o agendamento de Avisa preventivas').click();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Excluído com sucesso!').waitFor();
    await page.getByText('Nenhum agendamento encontrado.').waitFor();

    await button(page, 'Rotinas').click();
    await list.getByRole('button', { name: 'Excluir Avisa preventivas' }).click();
    await ask.getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('A rotina foi excluída com sucesso').waitFor();
    await list.getByText('Nenhuma rotina cadastrada.').waitFor();
  });

  it('that cannot be deleted say so, and stay', async () => {
    await makeSchedule(world.api, { path: '/rotinas/um' });
    const page = await stage.as('admin', '/agendadorTarefas', { device: 'desktop' });
    stage.expects(/ERR_FAILED/);
    await page.route('**/api/painel/deleteAgendamento', (route) => route.abort());
    await button(page, /^Excluir o agendamento/).click();
    await dialog(page, 'Excluir o agendamento?').getByRole('button', { name: 'Excluir' }).click();
    await page.getByText('Ooops! Ocorreu um erro, tente novamente!').waitFor({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    expect(await rows(page).count()).toBe(1);
  });
});

describe('the list', () => {
  it('is read again by itself while somebody is there, and no longer when nobody is', async () => {
    await makeSchedule(world.api, { path: '/rotinas/um' });
    const page = await stage.as('reader', '/inicioPainel', { device: 'desktop' });
    await page.clock.install();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Agendador de tarefas/ })
      .click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const asked = () => world.arrived('listSchedules').length;
    const grows = async () => {
      const before = asked();
      await page.clock.runFor(31_000);
      await expect.poll(asked).toBeGreaterThan(before);
    };
    await grows();
    await page.clock.runFor(600_000);
    await page.waitForLoadState('networkidle');
    const before = asked();
    await page.clock.runFor(120_000);
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(before);
    await page.mouse.move(300, 300);
    await grows();
  });
});

describe('a run by hand', () => {
  it('shows a built-in report in its frame, and stands in the history of its routine', async () => {
    await makeSchedule(world.api, { path: 'interno:produtividade' });
    const page = await stage.as('scripts', '/agendadorTarefas', { device: 'desktop' });
    const before = world.arrived('recordRun').length;
    // Two quick presses are one run.
    await button(page, /^Executar/).dblclick();
    const result = page.getByRole('region', { name: /^Resultado de/ });
    const frame = result.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Produtividade dos mecânicos (30 dias)' }).waitFor();
    expect(await frame.getByRole('row').count()).toBeGreaterThan(5);
    expect(world.arrived('recordRun')).toHaveLength(before + 1);
    expect(await result.locator('iframe').getAttribute('sandbox')).toBe('allow-scripts');
    await rows(page)
      .getByText(/^hoje, /)
      .first()
      .waitFor();
    await expectFit(page, 'the result of a run');
    await result.getByRole('button', { name: 'Fechar o resultado' }).click();

    await button(page, /^Execuções de/).click();
    const history = page.getByRole('dialog', { name: /^Execuções de/ });
    await history.getByRole('row', { name: /SCRIPTS PAINEL/ }).waitFor();
    await expectFit(page, 'the history of a routine');
    // Level E runs and looks; it changes nothing.
    await page.keyboard.press('Escape');
    expect(await button(page, /^(Adicionar|Editar|Excluir)/).count()).toBe(0);
    await button(page, 'Rotinas').click();
    await dialog(page, 'Rotinas').getByRole('table').waitFor();
    expect(await button(page, /^(Nova rotina|Configurar|Excluir)/).count()).toBe(0);
  });

  it('shows what a company’s host answers in a frame that reaches nothing around it', async () => {
    await makeSchedule(world.api, { path: '/rotinas/curiosa' });
    stage.expects(/Blocked script execution/);
    const page = await stage.as('scripts', '/agendadorTarefas', { device: 'desktop' });
    await button(page, /^Executar/).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('olá', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: /^Resultado/ })
      .getByText(`${new URL(host.url).host}/rotinas/curiosa`)
      .waitFor();
    expect(await page.title()).toContain('Agendador de tarefas');
    expect(new URL(page.url()).pathname).toBe('/agendadorTarefas');
    expect(host.visits.at(-1)?.path).toBe('/rotinas/curiosa');
    expect(host.visits.at(-1)?.headers).toHaveProperty('terminal-assinatura');
    expect(host.visits.at(-1)?.headers).not.toHaveProperty('token');
    expect(world.arrived('recordRun').at(-1)?.status).toBe(200);
  });

  it('that failed says so and why, and is run again from the history', async () => {
    failing = true;
    await makeSchedule(world.api, { path: '/rotinas/um' });
    const page = await stage.as('scripts', '/agendadorTarefas', { device: 'desktop' });
    await button(page, /^Executar/).click();
    await page.frameLocator('iframe').getByText('Motivo: o servidor respondeu 500').waitFor();
    await rows(page).getByText('falhou').waitFor();
    failing = false;
    await button(page, /^Execuções de/).click();
    const history = page.getByRole('dialog', { name: /^Execuções de/ });
    await history.getByText('o servidor respondeu 500').waitFor();
    stage.expects(/Blocked script execution/);
    await history.getByRole('button', { name: /^Executar de novo/ }).click();
    await page.frameLocator('iframe').getByText('olá', { exact: true }).waitFor();
    await expect.poll(() => rows(page).getByText('falhou').count()).toBe(0);
    expect(host.visits.filter(({ path }) => path === '/rotinas/um')).toHaveLength(2);
  });

  it('is not offered to level L, which looks at runs and at what they answered', async () => {
    const { schedule } = await makeSchedule(world.api, { path: '/rotinas/um' });
    await world.api.control(
      `insert into agendamento_execucao (nr_seq_agendamento, nr_seq_rotina, nr_seq_empresa, dt_prevista, dt_final, st_execucao,
                                         ds_resultado, ds_tipo)
       select nr_sequencial, nr_seq_rotina, nr_seq_empresa, now(), now(), 'S', '<b>42</b> avisos <script>document.body.remove()</script>',
              'text/html'
         from agendamento where nr_sequencial = $1`,
      [schedule],
    );
    stage.expects(/Blocked script execution/);
    const page = await stage.as('reader', '/agendadorTarefas', { device: 'phone' });
    await button(page, /^Execuções de/).click();
    expect(await button(page, /^(Executar|Editar|Excluir|Adicionar)/).count()).toBe(0);
    const history = page.getByRole('dialog', { name: /^Execuções de/ });
    await history.getByRole('button', { name: /^Ver o resultado/ }).click();
    const frame = history.frameLocator('iframe');
    await frame.getByText('42').waitFor();
    await history.getByRole('button', { name: 'Voltar às execuções' }).click();
    await history.getByRole('table').waitFor();
  });
});
