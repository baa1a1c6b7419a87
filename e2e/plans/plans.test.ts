import { beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { type PlannedVehicle, planVehicle } from '../../server/test/due-plans.ts';
import { acknowledge, dialog, heads, indicator, open, question, row } from '../test/due-plans.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmAs, shown } from '../test/work.ts';

const { world, stage } = await openTerminal();
let joao: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
});

const ordersOf = ({ plate }: PlannedVehicle) =>
  world.api.sql<{ nr: number; nr_seq_tipo: string; st_origem: string; nr_seq_fornecedor: number }>(
    'select nr_sequencial::int as nr, nr_seq_tipo, st_origem, nr_seq_fornecedor from os where nr_placa = $1',
    [plate],
  );

describe('the preventives', () => {
  it('are counted by four indicators, each with its rows, and lead to the order that is open', async () => {
    const dealer = await planVehicle(world.api, { dealer: true });
    const withOrder = await planVehicle(world.api);
    const { body } = await world.api.call(
      'generatePreventive',
      {
        body: {
          placa: withOrder.plate,
          cdProxCiclo: withOrder.cycles[0] ?? 0,
          cd_prox_ordem: withOrder.vehiclePlan,
          cdClifor: joao.person,
          nr_seq_fornecedor: 23,
        },
      },
      joao,
    );
    await planVehicle(world.api, { kind: 'R', interval: null, days: 90, lastDaysAgo: 80 });
    const counts = (await world.api.call('countDue', {}, joao)).body;
    const page = await stage.as('joao', '/osPreventiva', { device: 'desktop' });
    await indicator(page, `Preventivas a vencer ${counts.preventivas.a_vencer}`).waitFor();
    await indicator(page, `Carrocerias vencidas ${counts.carrocerias.vencidas}`).waitFor();

    const bodies = await open(page, `Carrocerias a vencer ${counts.carrocerias.a_vencer}`);
    expect(await heads(bodies)).toEqual(['Ação', 'Placa', 'Próximo ciclo', 'Vencimento']);
    await expect.poll(() => bodies.getByRole('row').count()).toBe(counts.carrocerias.a_vencer + 1);
    await page.keyboard.press('Escape');

    const list = await open(page, `Preventivas vencidas ${counts.preventivas.vencidas}`);
    expect(await heads(list)).toEqual([
      'Ação',
      'Placa',
      'Próximo ciclo',
      'Vencimento',
      'Próximo KM',
      'KM atual',
      'Contrato',
    ]);
    await expect.poll(() => list.getByRole('row').count()).toBe(counts.preventivas.vencidas + 1);
    expect(await row(list, dealer).textContent()).toMatch(
      /^Gerar OS.*110\.000\s*110\.500\s*500 km acima\s*Sim$/s,
    );
    expect(await row(list, withOrder).textContent()).toMatch(/^Acessar OS.*Nao$/s);
    expect(await row(list, withOrder).getByRole('button').count()).toBe(0);
    await row(list, withOrder).getByRole('link', { name: /OS/ }).click();
    await page.waitForURL(`/os/${body.nr_seq_os}`);
  });

  it('fit beside the menu in Spanish too, all their columns', async () => {
    await planVehicle(world.api);
    const page = await stage.as('joao', '/osPreventiva', {
      viewport: { width: 1024, height: 768 },
      language: 'es',
    });
    const list = await open(page, 'Preventivas vencidas');
    const table = list.getByRole('table');
    await table.waitFor();
    expect(
      await table.evaluate(
        (it) => it.getBoundingClientRect().right - (it.parentElement?.getBoundingClientRect().right ?? 0),
      ),
    ).toBeLessThanOrEqual(0);
  });

  it('are generated inside by the answer Interna, from the keyboard too, and the page begins anew', async () => {
    const made = await planVehicle(world.api);
    const page = await stage.as('joao', '/osPreventiva');
    await page.getByText(/^Atualizado /).waitFor();
    await indicator(page, 'Preventivas vencidas').focus();
    await page.keyboard.press('Enter');
    await row(dialog(page, 'Preventivas vencidas'), made).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await question(page)
      .getByRole('button', { name: /^Externa/ })
      .waitFor();
    // Beside the question: it waits for an answer (CORE-12).
    await page.mouse.click(4, 4);
    await question(page)
      .getByRole('button', { name: /^Interna/ })
      .focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Sucesso').waitFor();
    const [inside] = await ordersOf(made);
    await dialog(page, 'Sucesso')
      .getByRole('button', { name: `Acessar OS ${shown(inside?.nr ?? 0)}` })
      .waitFor();
    await dialog(page, 'Sucesso')
      .getByRole('button', { name: `Iniciar OS ${shown(inside?.nr ?? 0)}` })
      .waitFor();
    await acknowledge(page);
    expect(await ordersOf(made)).toMatchObject([{ nr_seq_tipo: 'V', st_origem: 'I', nr_seq_fornecedor: 23 }]);
    await page.getByText(/^Atualizado /).waitFor();
    const again = await open(page, 'Preventivas vencidas');
    await row(again, made)
      .getByRole('link', { name: /^Acessar OS/ })
      .waitFor();
  });

  it('are generated outside with a supplier, and under dealer contract only there, one to be linked later', async () => {
    const made = await planVehicle(world.api);
    const dealer = await planVehicle(world.api, { dealer: true });
    const page = await stage.as('staff', '/osPreventiva');
    await row(await open(page, 'Preventivas vencidas'), made)
      .getByRole('button')
      .click();
    await question(page)
      .getByRole('button', { name: /^Externa/ })
      .click();
    await question(page).getByRole('button', { name: 'Gerar OS' }).click();
    const oops = dialog(page, 'Oops');
    await oops.getByText('Selecione um fornecedor!').waitFor();
    await oops.getByRole('button', { name: 'OK' }).click();
    expect(world.arrived('generateExternalPreventive')).toEqual([]);
    await question(page).getByRole('radio').first().check({ force: true });
    await question(page).getByRole('button', { name: 'Gerar OS' }).click();
    await confirmAs(page, 'Carlos Souza', '234');
    await acknowledge(page);
    expect(await ordersOf(made)).toMatchObject([{ nr_seq_tipo: 'V', st_origem: 'E' }]);

    await row(await open(page, 'Preventivas vencidas'), dealer)
      .getByRole('button')
      .click();
    expect(
      await question(page)
        .getByRole('button', { name: /^Interna/ })
        .isDisabled(),
    ).toBe(true);
    await question(page).getByRole('switch').check();
    await question(page).getByRole('button', { name: 'Gerar OS' }).click();
    await confirmAs(page, 'Carlos Souza', '234');
    await acknowledge(page);
    expect(await ordersOf(dealer)).toMatchObject([{ st_origem: 'E', nr_seq_fornecedor: 23 }]);
  });

  it('of the body are generated without a question about suppliers; one that is gone meanwhile says why', async () => {
    const late = { kind: 'R', interval: null, days: 90, lastDaysAgo: 95 } as const;
    const [made, other] = [await planVehicle(world.api, late), await planVehicle(world.api, late)];
    const page = await stage.as('joao', '/osPreventiva');
    const sure = dialog(page, 'Gerar a OS da carroceria?');
    await row(await open(page, 'Carrocerias vencidas'), other)
      .getByRole('button')
      .click();
    await sure.getByRole('button', { name: 'Gerar OS' }).click();
    await acknowledge(page);
    expect(await ordersOf(other)).toMatchObject([{ nr_seq_tipo: 'R' }]);

    await row(await open(page, 'Carrocerias vencidas'), made)
      .getByRole('button')
      .click();
    await sure.waitFor();
    const body = {
      placa: made.plate,
      cdProxCiclo: made.cycles[0] ?? 0,
      cd_prox_ordem_carroceria: made.vehiclePlan,
      cdClifor: joao.person,
    };
    const first = await world.api.call('generateBodywork', { body }, joao);
    await sure.getByRole('button', { name: 'Gerar OS' }).click();
    await dialog(page, 'Oops').getByText('OS ja esta aberta').waitFor();
    await dialog(page, 'Oops')
      .getByRole('button', { name: `OS ${shown(first.body.nr_seq_os)}` })
      .click();
    await page.waitForURL(`/os/${first.body.nr_seq_os}`);
    expect(await ordersOf(made)).toMatchObject([{ nr_seq_tipo: 'R' }]);
  });

  it('of one plate are found by it: overdue, due soon, with an open order, or none', async () => {
    const made = await planVehicle(world.api, { dealer: false });
    const also = async (meter: number, name: string) => {
      const other = await planVehicle(world.api, { interval: meter });
      await world.api.sql('update plano_ciclo set ds_ciclo = $2 where nr_seq_plano = $1', [other.plan, name]);
      await world.api.sql('update veiculo_plano set nr_placa = $2 where nr_sequencial = $1', [
        other.vehiclePlan,
        made.plate,
      ]);
      return other;
    };
    await also(11_000, 'LOGO');
    const opened = await also(10_100, 'ABERTA');
    const body = { placa: made.plate, cdProxCiclo: opened.cycles[0] ?? 0, cd_prox_ordem: opened.vehiclePlan };
    const rest = { cdClifor: joao.person, nr_seq_fornecedor: 23 };
    expect((await world.api.call('generatePreventive', { body: { ...body, ...rest } }, joao)).status).toBe(
      200,
    );
    const fine = await planVehicle(world.api, { meter: 100_100, interval: 90_000 });

    await world.api.sql('update veiculo set nr_frota = $2 where nr_placa = $1', [made.plate, '77-001']);
    const page = await stage.as('joao', '/osPreventiva', { device: 'phone' });
    await page.getByRole('button', { name: 'Buscar Placa' }).click();
    const sheet = dialog(page, 'Pesquisa de OS por placa');
    const search = async (plate: string) => {
      await sheet.getByLabel('Placa').fill(plate);
      await page.keyboard.press('Enter');
    };
    await search('77001');
    const rowsIn = (name: string) =>
      sheet.getByRole('region', { name }).locator('tbody tr').allTextContents();
    await sheet.getByRole('region', { name: 'OS Preventiva Vencida' }).waitFor();
    expect(await rowsIn('OS Preventiva Vencida')).toEqual([expect.stringMatching(/C1[\s\S]*110\.000/)]);
    expect(await rowsIn('OS Preventiva A Vencer')).toEqual([expect.stringMatching(/LOGO[\s\S]*111\.000/)]);
    expect(await rowsIn('OS ja esta aberta')).toEqual([expect.stringMatching(/ABERTA[\s\S]*110\.100/)]);
    await search(fine.plate);
    await sheet
      .getByText('Todos os itens estao dentro do prazo ou nao ha planos vinculados no momento.')
      .waitFor();
    await search('ZZZ9Z99');
    await sheet.getByText('A placa ZZZ9Z99 não é desta filial.').waitFor();
  });
});

it('the warehouse has two indicators, in hours; a supplier has none anywhere', async () => {
  const made = await planVehicle(world.api, {
    department: 'ARMAZEM',
    meter: 5_260,
    lastMeter: 5_000,
    interval: 250,
  });
  const { preventivas_armazem } = (await world.api.call('countDue', {}, joao)).body;
  const page = await stage.as('ana', '/osPreventivaArmazem');
  await indicator(page, `Preventivas a vencer ${preventivas_armazem.a_vencer}`).waitFor();
  const list = await open(page, `Preventivas vencidas ${preventivas_armazem.vencidas}`);
  expect(await heads(list)).toContain('Horímetro atual');
  expect(await row(list, made).textContent()).toMatch(/5\.250\s*5\.260\s*10 h acima/);

  await page.close();
  world.arrivals.length = 0;
  const outside = await stage.as('supplier', '/osPreventiva');
  await outside.getByText(/^Atualizado /).waitFor();
  expect(await indicator(outside, 'Preventivas').count()).toBe(0);
  expect(await outside.getByRole('button', { name: 'Buscar Placa' }).count()).toBe(0);
  expect(world.arrived('countDue')).toEqual([]);
});

it.each([
  ['joao', '/osPreditiva', 'FROTA'],
  ['ana', '/osPredivitaArmazem', 'ARMAZEM'],
] as const)(
  'predictives are narrowed by plan and plate and generated (%s on %s)',
  async (who, path, department) => {
    const made = await planVehicle(world.api, { kind: 'P', department });
    const other = await planVehicle(world.api, { kind: 'P', department });
    const page = await stage.as(who, path);
    await page.getByRole('button', { name: 'Gerar Preventiva Programada' }).click();
    const sheet = dialog(page, 'Gerar Preditiva');
    await row(sheet, other).waitFor();
    expect(await heads(sheet)).toEqual([
      'Ação',
      'Placa',
      'Próximo ciclo',
      'Última',
      department === 'FROTA' ? 'KM atual' : 'Horímetro atual',
      'Plano preditivo',
    ]);
    const [plan] = await world.api.sql<{ ds_plano: string }>(
      'select ds_plano from plano where nr_sequencial = $1',
      [made.plan],
    );
    await sheet.getByLabel('Plano preditivo').selectOption({ label: plan?.ds_plano ?? '' });
    await row(sheet, other).waitFor({ state: 'detached' });
    await expect.poll(() => sheet.locator('tbody tr').count()).toBe(1);
    await sheet.getByLabel('Plano preditivo').selectOption({ index: 0 });
    await sheet.getByLabel('Placa ou frota').fill(made.plate);
    await row(sheet, other).waitFor({ state: 'detached' });
    await row(sheet, made)
      .getByRole('button', { name: /^Gerar OS/ })
      .click();
    await question(page)
      .getByRole('button', { name: /^Interna/ })
      .click();
    await acknowledge(page);
    expect(await ordersOf(made)).toMatchObject([{ nr_seq_tipo: '13', nr_seq_fornecedor: 23 }]);
  },
);
