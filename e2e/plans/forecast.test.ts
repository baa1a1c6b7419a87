import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/universal';
import { beforeEach, expect, it } from 'vitest';
import { type Place, placeInPlan } from '../../server/test/forecast.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmAs, confirmWith, shown } from '../test/work.ts';

const { world, stage } = await openTerminal();

// Only what a test arranges is in the forecast.
beforeEach(() => world.api.sql("update veiculo_plano set st_status = 'I'"));

const overdue = (wanted: Partial<Parameters<typeof placeInPlan>[1]> = {}): Promise<Place> =>
  placeInPlan(world.api, { cycles: [{ name: 'B', days: 60, hours: 2 }], lastDaysAgo: 70, ...wanted });

const calendar = (page: Page) => page.getByRole('list', { name: 'Semanas' });
const rowOf = (page: Page, plate: string) => page.getByRole('listitem').filter({ hasText: plate }).last();

it('shows ninety days in weeks from the menu on, opens a week, filters, and leaves as CSV and XLSX', async () => {
  const { plate } = await overdue();
  await overdue({
    kind: 'R',
    plate,
    cycles: [{ name: 'CAIXA', days: 75, parts: { 'TRAVA PREVISTA': 2 } }],
  });
  const page = await stage.as('staff', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Previsão' }).click();
  await page.waitForURL('/previsao');
  await calendar(page)
    .getByRole('button', { name: /^Atrasados 1 vencimento/ })
    .click();
  await page.waitForURL('/previsao?semana=atrasados');
  const row = rowOf(page, plate);
  await row.getByText('Vencida').waitFor();
  expect(await row.textContent()).toContain('Fazer junto com');

  await page.getByLabel('Plano').selectOption('Carroceria');
  await page.waitForURL(/plano=R/);
  await calendar(page)
    .getByRole('button', { name: /1 peça em falta/ })
    .first()
    .click();
  await rowOf(page, plate).getByText('Falta: Trava prevista (2)').waitFor();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toMatch(
    new RegExp(`^\uFEFFSemana;Prevista;Placa;[^\r]*\r\n[^\r]*;${plate};[^\r]*TRAVA PREVISTA \\(2\\)`),
  );
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar XLSX' }).click(),
  ]);
  const [heads, first] = await readSheet(new Blob([await readFile(await xlsx.path())]));
  expect(heads?.slice(0, 3)).toEqual(['Semana', 'Prevista', 'Placa']);
  expect(first?.[1]).toBeInstanceOf(Date);
  expect(first?.[2]).toBe(plate);
  await page.getByRole('button', { name: 'Imprimir' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByLabel('Plano').isVisible()).toBe(false);
  expect(await rowOf(page, plate).isVisible()).toBe(true);
});

it('generates several orders at once, lists the refused one with its reason, and leads to those made', async () => {
  const [truck, other, dealers] = [
    await overdue(),
    await overdue({ kind: 'P' }),
    await overdue({ dealer: true }),
  ];
  const body = await overdue({ kind: 'R', dealer: true });
  const page = await stage.as('staff', '/previsao?semana=atrasados', { device: 'desktop' });
  await page.getByLabel('Selecionar todos').check();
  await page.getByRole('button', { name: 'Gerar 4 ordens' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gerar ordens' });
  await sheet.getByText('1 veículo tem contrato de concessionária').waitFor();
  await sheet.getByRole('button', { name: 'Gerar', exact: true }).click();
  await confirmAs(page, 'Carlos Souza', '999');
  await page.getByText('CPF Incorreto').waitFor();
  // Whichever row comes first: after wrong digits nothing more is sent.
  const sent = () => world.arrivals.filter(({ name }) => /^generate/.test(name));
  await expect.poll(() => sent().length).toBe(1);
  world.arrivals.length = 0;
  await confirmWith(page, '234');
  await sheet.getByText('3 ordens geradas · 1 recusada').waitFor();
  await sheet
    .getByRole('listitem')
    .filter({ hasText: dealers.plate })
    .getByText('Veículo com contrato de concessionária, gere como Externa!')
    .waitFor();
  expect(new Set(sent().map(({ key }) => key)).size).toBe(4);
  expect(
    await world.api.sql('select nr_seq_tipo, st_origem from os where nr_seq_veiculo_plano = $1', [
      body.vehiclePlan,
    ]),
  ).toEqual([{ nr_seq_tipo: 'R', st_origem: 'I' }]);
  const [made] = await world.api.sql<{ nr_sequencial: number }>(
    'select nr_sequencial from os where nr_seq_veiculo_plano = $1',
    [truck.vehiclePlan],
  );
  await sheet.getByRole('link', { name: `OS ${shown(made?.nr_sequencial ?? 0)}` }).click();
  await page.waitForURL(`/os/${made?.nr_sequencial}`);

  await page.goto('/previsao?semana=atrasados');
  await rowOf(page, other.plate)
    .getByRole('link', { name: /já aberta$/ })
    .waitFor();
  await page.getByLabel('Selecionar todos').check();
  await page.getByRole('button', { name: 'Gerar 1 ordem' }).click();
  await sheet.getByText('Concessionária Araucária').click();
  await sheet.getByRole('button', { name: 'Gerar', exact: true }).click();
  await confirmAs(page, 'Carlos Souza', '234');
  await sheet.getByText('1 ordem gerada').waitFor();
  expect(
    await world.api.sql('select st_origem, nr_seq_fornecedor from os where nr_seq_veiculo_plano = $1', [
      dealers.vehiclePlan,
    ]),
  ).toEqual([{ st_origem: 'E', nr_seq_fornecedor: 31 }]);
});

it('an approver who keeps the plans generates in her own name', async () => {
  const { vehiclePlan } = await overdue();
  const page = await stage.as('staff', '/previsao?semana=atrasados', { device: 'desktop' });
  await page.getByLabel('Selecionar todos').check();
  await page.getByRole('button', { name: 'Gerar 1 ordem' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gerar ordens' });
  const buttons = sheet.getByRole('button').filter({ hasText: /^(Fechar|Gerar)$/ });
  await expect.poll(() => buttons.allTextContents()).toEqual(['Fechar', 'Gerar']);
  await sheet.getByRole('button', { name: 'Gerar', exact: true }).click();
  await confirmAs(page, 'Terminal', people.staff.digits);
  await sheet.getByText('1 ordem gerada').waitFor();
  expect(
    await world.api.sql(
      `select g.nr_matricula from os o join g_clifor g on g.nr_sequencial = o.nr_seq_clifor_abertura
        where o.nr_seq_veiculo_plano = $1`,
      [vehiclePlan],
    ),
  ).toEqual([{ nr_matricula: people.staff.number }]);
});

it('is stopped and goes on; without network the rest stays for later, and what was sent is not made twice', async () => {
  stage.expects(/Failed to load resource|ERR_/);
  for (const _ of [1, 2, 3]) await overdue();
  const page = await stage.as('staff', '/previsao?semana=atrasados', { device: 'phone' });
  await page.getByLabel('Selecionar todos').check();
  const first = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/gerarPreventiva$/, async (route) => {
    sent += 1;
    if (sent === 1) {
      await first.promise;
      await route.continue();
    } else if (sent === 2) {
      // It arrives, but its answer is lost; so are those of the tries that follow by themselves.
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: 'Gerar 3 ordens' }).click();
  const sheet = page.getByRole('dialog', { name: 'Gerar ordens' });
  await sheet.getByRole('button', { name: 'Gerar', exact: true }).click();
  await confirmAs(page, 'Carlos Souza', '234');
  await sheet.getByRole('button', { name: 'Parar' }).click();
  await sheet.getByRole('button', { name: 'Parando...' }).waitFor();
  first.resolve();
  await sheet.getByText('1 ordem gerada · 2 não enviadas').waitFor();

  const goOn = sheet.getByRole('button', { name: 'Continuar com as restantes' });
  await goOn.click();
  await confirmWith(page, '234');
  await expect.poll(() => sent).toBe(4);
  await goOn.waitFor();
  await page.unroute(/gerarPreventiva$/);
  await goOn.click();
  await confirmWith(page, '234');
  await sheet.getByText('3 ordens geradas').waitFor();
  const [made] = await world.api.sql<{ count: string }>(
    "select count(*) from os where nr_seq_veiculo_plano in (select nr_sequencial from veiculo_plano where st_status = 'A')",
  );
  expect(Number(made?.count)).toBe(3);
});

it('who does not keep plans reads it by its address and generates nothing; suppliers have none', async () => {
  const { plate } = await overdue();
  const page = await stage.as('joao', '/previsao?semana=atrasados', { device: 'desktop' });
  await rowOf(page, plate).getByText('Vencida').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Previsão' }).count()).toBe(0);
  const outside = await stage.as('supplier', '/previsao');
  await outside.waitForURL('/osExterna');
});
