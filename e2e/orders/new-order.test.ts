import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { choose, create, description, field, operationName, popup } from '../test/new-order.ts';
import { broken } from '../test/ours.ts';
import { makeSubject } from '../test/subject.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmAs, confirmWith, endAllWork, shown } from '../test/work.ts';

const { world, stage } = await openTerminal();

describe('a new order', () => {
  it('is filled in step by step, kept as a draft, created once, and leads to the list', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    const page = await stage.as('joao', '/novaOs', { device: 'phone' });
    for (const name of ['Placa', 'Segmento', 'Problema'])
      expect(await field(page, name).isDisabled()).toBe(true);
    await create(page).click();
    for (const text of [
      'Insira uma Operação',
      'Insira uma placa',
      'Insira um Segmento',
      'Insira um Problema',
      'Insira uma Descricao',
    ])
      await page.getByText(text).waitFor();
    // The hint of the second field, not a fault of the first.
    expect(await page.getByText('Escolha antes a operação').count()).toBe(1);
    await page.getByText('Preencha todas as informacoes').waitFor();
    expect(world.arrived('createOrder')).toEqual([]);

    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('bate ao frear');
    await page.reload();
    expect(await description(page).inputValue()).toBe('bate ao frear');
    await page.getByText(new RegExp(problem, 'i')).waitFor();

    await create(page).click();
    await popup(page, 'Sucesso!').getByText('Ordem de Servico criada com Sucesso').waitFor();
    await popup(page, 'Sucesso!')
      .getByRole('button', { name: /^Acessar OS [\d.]+$/ })
      .waitFor();
    await popup(page, 'Sucesso!').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => world.arrived('notifyChecklist').map(({ status }) => status)).toEqual([200]);
    expect(world.arrived('uploadFiles')).toEqual([]);
    const rows = await world.api.sql('select ds_observacao, nr_seq_tipo from os where nr_placa = $1', [
      plate,
    ]);
    expect(rows).toEqual([{ ds_observacao: 'bate ao frear', nr_seq_tipo: '2' }]);

    await page.goto('/novaOs');
    expect(await description(page).inputValue()).toBe('');
    expect(await field(page, 'Placa').isDisabled()).toBe(true);
  });

  it('keeps the button beside the plate in its line when the plate is missing, and its labels in sight', async () => {
    const page = await stage.as('joao', '/novaOs', { viewport: { width: 1440, height: 900 } });
    await create(page).click();
    await page.getByText('Insira uma placa').waitFor();
    const top = async (button: Locator) => (await button.boundingBox())?.y;
    expect(await top(page.getByRole('button', { name: 'Ler QR Code' }))).toBe(
      await top(field(page, 'Placa')),
    );
    const told = await page.getByText('Preencha todas as informacoes').boundingBox();
    const label = await page.getByText('Operação', { exact: true }).evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().right;
    });
    expect(told?.x).toBeGreaterThan(label);
  });

  it('is a roadside rescue: the alert comes up on another screen and leads to the driver', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    await endAllWork(world.api);
    await world.api.sql(
      "update os set st_os = 'R', dt_final = now() where nr_seq_socorro_emrota is not null and dt_final is null",
    );
    const other = await stage.as('carlos', '/');
    const alert = other.getByRole('banner').getByRole('button', { name: /em rota/i });
    await other.getByRole('banner').waitFor();
    expect(await alert.count()).toBe(0);

    const page = await stage.as('joao', '/novaOs', { device: 'phone' });
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('parou na serra');
    await page.getByRole('switch', { name: 'Socorro em rota' }).check();
    await create(page).click();
    await page.getByText('Insira o telefone de quem espera').waitFor();
    await page.getByLabel('Telefone de quem espera').fill('9988');
    await page.getByText('Insira o telefone com DDD').waitFor();
    expect(world.arrived('createOrder')).toEqual([]);
    await page.getByLabel('Telefone de quem espera').fill('(41) 99888-7766');
    await page.getByLabel(/^Local/).fill('BR-277, km 32');
    await choose(page, 'Motorista', 'Carlos Souza');
    await page.reload();
    expect(await page.getByLabel(/^Local/).inputValue()).toBe('BR-277, km 32');
    await field(page, 'Motorista').getByText('Carlos Souza').waitFor();
    await create(page).click();
    await popup(page, 'Sucesso!').getByText('Ordem de Servico criada com Sucesso').waitFor();

    await alert.click();
    await other.getByRole('button', { name: `Acessar OS ${plate}` }).click();
    await other.getByRole('link', { name: 'Ligar para (41) 99888-7766' }).waitFor();
    await other.getByText('BR-277, km 32').first().waitFor();
    await other.getByText('Carlos Souza').first().waitFor();
  });

  it('on a shared terminal is opened by the technician who confirms it', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    const page = await stage.as('staff', '/novaOs', { device: 'tablet' });
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('bate ao frear');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await create(page).click();
    await confirmAs(page, 'Carlos Souza', '999');
    await page.getByText('CPF Incorreto').waitFor();
    await confirmWith(page, '234');
    await popup(page, 'Sucesso!').getByText('Ordem de Servico criada com Sucesso').waitFor();
    // So is what was photographed.
    const signers = await world.api.sql(
      `select g.nr_matricula from anexo a join os o on o.nr_sequencial = a.nr_seq_os
         join g_clifor g on g.nr_sequencial = a.nr_seq_clifor where o.nr_placa = $1`,
      [plate],
    );
    expect(signers).toEqual([{ nr_matricula: '1002' }]);
    const start = popup(page, 'Sucesso!').getByRole('button', { name: /^Iniciar OS [\d.]+$/ });
    expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await start.click();
    await page.waitForURL(/\/os\/\d+\/trabalho$/);
    // The start is asked for at once; technicians of the other department come last.
    await page
      .getByRole('dialog', { name: 'Quem vai atender?' })
      .getByRole('listitem')
      .filter({ hasText: 'empilhadeira' })
      .first()
      .waitFor();
    const offered = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    expect(offered.findIndex((words) => words.includes('empilhadeira'))).toBeGreaterThan(
      offered.findLastIndex((words) => words.includes('Atendendo a OS') && !words.includes('empilhadeira')),
    );
    await confirmAs(page, 'João Pereira', '123', 'Quem vai atender?');
    await expect
      .poll(() =>
        world.api.sql(
          'select from execucao e join os o on o.nr_sequencial = e.nr_seq_os where o.nr_placa = $1',
          [plate],
        ),
      )
      .toHaveLength(1);
    const opened = await world.api.sql(
      `select g.ds_colaborador from os o join g_clifor g on g.nr_sequencial = o.nr_seq_clifor_abertura
        where o.nr_placa = $1`,
      [plate],
    );
    expect(opened).toEqual([{ ds_colaborador: 'CARLOS SOUZA' }]);
  });

  it('that waits for an approver says so, and leads to its page alone', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    await world.api.sql("update tipo_os set st_exige_aprovacao = 'S' where nr_sequencial = '2'");
    const page = await stage.as('joao', '/novaOs', { device: 'phone' });
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('bate ao frear');
    await create(page).click();
    await popup(page, 'Sucesso!').getByText('aguarda aprovação').waitFor();
    await world.api.sql("update tipo_os set st_exige_aprovacao = 'N' where nr_sequencial = '2'");
    expect(
      await popup(page, 'Sucesso!')
        .getByRole('button', { name: /^Iniciar OS/ })
        .count(),
    ).toBe(0);
    await popup(page, 'Sucesso!')
      .getByRole('button', { name: /^Acessar OS/ })
      .click();
    await page.waitForURL(/\/os\/\d+$/);
  });

  it.each([
    ['joao', '/'],
    ['ana', '/osEmpilhadeira'],
  ] as const)('leads %s back to %s without being made', async (who, back) => {
    const page = await stage.as(who, '/novaOs');
    await page.getByRole('banner').getByRole('link', { name: 'Voltar às ordens' }).click();
    await page.waitForURL((url) => url.pathname === back);
    expect(world.arrived('createOrder')).toEqual([]);
  });

  it('warns of an order already open, and is not made a second time', async () => {
    const { plate, problem, segment } = await makeSubject(world.api);
    const page = await stage.as('joao', '/novaOs');
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('bate ao frear');
    const [made] = await world.api.sql<{ nr_sequencial: string }>(
      `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, nr_conjunto, hr_sla, km_atual)
       select 1, $1, '2', 'FROTA', nr_sequencial, hr_sla, 0 from conjunto where ds_conjunto = $2
       returning nr_sequencial`,
      [plate, problem],
    );
    await create(page).click();
    await popup(page, 'Oops!').getByText('Ja existe uma OS aberta com estas informacoes').waitFor();
    await popup(page, 'Oops!')
      .getByRole('button', { name: `OS ${shown(Number(made?.nr_sequencial))}` })
      .waitFor();
    await popup(page, 'Oops!').getByRole('button', { name: 'OK' }).click();
    expect(world.arrived('createOrder')).toEqual([]);
    await page.reload();
    const number = shown(Number(made?.nr_sequencial));
    await page.getByRole('link', { name: `Acessar OS ${number}` }).click();
    await page.waitForURL(`/os/${made?.nr_sequencial}`);
  });

  it('takes its files along, and says the documented text when the server fails', async () => {
    stage.expects(/status of 500/);
    const { plate, problem, segment } = await makeSubject(world.api);
    const page = await stage.as('joao', '/novaOs');
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    await choose(page, 'Problema', problem);
    await description(page).fill('bate ao frear');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'foto.png',
        mimeType: 'image/png',
        buffer: await page.locator('body').screenshot(),
      });
    await page.getByText('foto.png').waitFor();
    await page.route('**/api/os/itens/execucoes/novaOs', (route) => route.fulfill(broken));
    await create(page).click();
    await popup(page, 'Oops!').getByText('Falha ao parar execucao. Tente novamente.').waitFor();
    await popup(page, 'Oops!').getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/api/os/itens/execucoes/novaOs');
    stage.expects(/ERR_FAILED/);
    await page.route('**/api/os/itens/execucoes/novaOs', (route) => route.abort());
    await create(page).click();
    await popup(page, 'Oops!').getByText('Falha ao parar execucao. Tente novamente.').waitFor();
    await popup(page, 'Oops!').getByText('O terminal está sem rede: não foi registrado.').waitFor();
    await popup(page, 'Oops!').getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/api/os/itens/execucoes/novaOs');
    await create(page).click();
    await popup(page, 'Sucesso!').waitFor();
    const [order] = await world.api.sql<{ nr_sequencial: string }>(
      'select nr_sequencial from os where nr_placa = $1',
      [plate],
    );
    const files = await world.api.sql('select 1 from anexo where nr_seq_os = $1', [order?.nr_sequencial]);
    expect(files).toHaveLength(1);
  });
});
