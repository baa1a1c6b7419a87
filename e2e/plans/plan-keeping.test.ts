import { calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { expectFit } from '../test/fit.ts';
import { people, signIn } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
/** A truck of 200 km a day that nothing is known of but its meter. */
let plate = '';
let serial = 0;

beforeEach(async () => {
  serial += 1;
  plate = `KPR${serial}A${10 + serial}`;
  await world.api.sql(
    "insert into veiculo (nr_placa, nr_frota, cd_tipoveiculo, km_atual) select $1::text, 'F' || $1, min(cd_tipoveiculo), 100000 from tipo_veiculo where tp_medidor = 'K'",
    [plate],
  );
  await world.api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, 1)', [plate]);
  await world.api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     select $1, now() - make_interval(days => 7 * n, mins => 1), 100000 - 1400 * n, 'T' from generate_series(0, 4) n`,
    [plate],
  );
});

const sheet = (page: Page) => page.getByRole('dialog');

async function addCycle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo ciclo' }).click();
  await sheet(page).getByLabel('Nome do ciclo').fill(name);
  await sheet(page)
    .getByLabel(/^A cada, em km/)
    .fill('20.000');
  await sheet(page).getByLabel('A cada, em dias').fill('180');
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  await sheet(page).waitFor({ state: 'detached' });
}

/** A sheet opened while the ring is still being saved stays open when it is. */
async function expectOpenWhileSaving(page: Page): Promise<void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const address = patternOf(calls.saveCycles.path);
  await page.route(address, (route) => arrived.then(() => route.fallback()));
  await page.getByRole('button', { name: 'Ciclo B para depois' }).click();
  await page.getByRole('button', { name: 'Editar ciclo L' }).click();
  await sheet(page).getByLabel('Nome do ciclo').waitFor();
  arrive();
  await expect.poll(() => ringOf(page).textContent()).toBe('L');
  await expect.poll(() => page.locator('ol[aria-busy=true]').count()).toBe(0);
  expect(await sheet(page).getByLabel('Nome do ciclo').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.unroute(address);
  await page.getByRole('button', { name: 'Ciclo B para antes' }).click();
  await expect.poll(() => ringOf(page).textContent()).toBe('B');
  await expect.poll(() => page.locator('ol[aria-busy=true]').count()).toBe(0);
}

const ringOf = (page: Page) => page.locator('main ol > li > strong:first-child').first();

it('makes a plan, puts its ring in order, attaches a vehicle, and counts on what was done elsewhere', async () => {
  const page = await stage.as('staff', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Planos' }).click();
  await page.getByRole('button', { name: 'Novo plano' }).click();
  await sheet(page).getByLabel('Nome do plano').fill('Ensaio 20 mil');
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ensaio 20 mil', exact: true }).waitFor();

  await addCycle(page, 'L');
  await addCycle(page, 'B');
  await page.getByRole('button', { name: 'Ciclo B para antes' }).click();
  await expect.poll(() => ringOf(page).textContent()).toBe('B');
  // The keyboard stays where it was.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Ciclo B para antes');
  await page.getByRole('button', { name: 'Editar ciclo B' }).click();
  await sheet(page).getByRole('button', { name: 'Serviço', exact: true }).click();
  await sheet(page).last().getByRole('radio').first().click();
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('1 serviço').waitFor();
  await expectOpenWhileSaving(page);

  await page.getByRole('button', { name: 'Vincular veículos' }).click();
  await sheet(page).getByLabel('Placa, frota ou modelo').fill(plate);
  await sheet(page).getByText('1 veículo encontrado').waitFor();
  await sheet(page).getByRole('checkbox').check();
  await sheet(page).getByText('Outro valor').click();
  await sheet(page)
    .getByLabel(/^Medidor no último/)
    .fill('79.500');
  await sheet(page).getByRole('button', { name: 'Vincular 1 veículo' }).click();
  const row = page.getByRole('row', { name: new RegExp(plate) });
  await row.getByText('Vencido').waitFor();

  await row.getByRole('button', { name: /no plano/ }).click();
  await sheet(page).getByText('Vinculado antes do ciclo B').waitFor();
  await sheet(page).getByRole('button', { name: 'Feito fora' }).click();
  await sheet(page).getByLabel('Onde e por quem').fill('na concessionária');
  await sheet(page).getByRole('button', { name: 'Feito fora' }).click();
  await sheet(page).getByText('Ciclo B feito').waitFor();
  await sheet(page).getByRole('button', { name: 'Fechar' }).click();
  await row.getByText('Em dia').waitFor();
  await row.getByText('120.000 km').waitFor();
  const [kept] = await world.api.sql<{ km_ultimo: number; prox: string }>(
    `select vp.km_ultimo, c.ds_ciclo as prox from veiculo_plano vp
       join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox where vp.nr_placa = $1`,
    [plate],
  );
  expect(kept).toEqual({ km_ultimo: 100_000, prox: 'L' });
});

it('shows what a change does to what is overdue, asks why, tells it with old and new, and takes it back', async () => {
  const { api } = world;
  const [plan] = await api.sql<{ id: number }>(
    "insert into plano (ds_plano, tp_plano) values ('ENSAIO DE MUDANÇA', 'V') returning nr_sequencial as id",
  );
  await api.sql(
    "insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo) values ($1, 1, 'B', 20000)",
    [plan?.id],
  );
  await api.sql(
    'insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo) values ($1, $2, 79000, current_date)',
    [plate, plan?.id],
  );
  const page = await stage.as('staff', `/planos/${plan?.id}`, { device: 'phone' });
  const row = page.getByRole('main').getByRole('button', { name: `Abrir ${plate} no plano` });
  await row.waitFor();
  await page.getByText('Vencido', { exact: true }).last().waitFor();
  // What is overdue is generated where the forecast has it.
  await row.click();
  expect(await sheet(page).getByRole('link', { name: 'Gerar OS' }).getAttribute('href')).toBe(
    `/previsao?semana=atrasados&placa=${plate}`,
  );
  await sheet(page).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Editar ciclo B' }).click();
  await sheet(page)
    .getByLabel(/^A cada, em km/)
    .fill('200.000');
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('dialog', { name: 'Alterar o que vence?' });
  await question.getByText('1 veículo deixa de estar vencido.').waitFor();
  await question.getByText('Vencidos em todas as filiais: 1 antes, 0 depois.').waitFor();
  await question.getByText('A vencer em todas as filiais: 0 antes, 0 depois.').waitFor();
  await expectFit(page, 'question of a change, phone');
  await question.getByRole('button', { name: 'Alterar' }).click();
  await question.getByText('Escreva o motivo.').waitFor();
  await question.getByRole('button', { name: 'Fechar' }).click();
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  await question.getByLabel('Motivo da mudança').fill('óleo sintético');
  await question.getByRole('button', { name: 'Alterar' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  const changes = page.getByRole('region', { name: 'Mudanças' });
  await changes.getByText('B: 20.000 km → 200.000 km').waitFor();
  await changes.getByText(/óleo sintético/).waitFor();
  await expectFit(page, 'changes of a plan, phone');

  await changes.getByRole('button', { name: 'Desfazer' }).click();
  await question.getByText('1 veículo passa a estar vencido.').waitFor();
  await question.getByRole('button', { name: 'Alterar' }).click();
  await changes.getByText('B: 200.000 km → 20.000 km').waitFor();
  await changes.getByText(/Desfeita a mudança de/).waitFor();

  await page.getByRole('button', { name: 'Editar plano' }).click();
  await sheet(page).getByText('Em uso', { exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Salvar' }).click();
  await question.getByLabel('Motivo da mudança').fill('vendidos');
  await question.getByRole('button', { name: 'Alterar' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  await changes.getByText('Situação: Em uso → Fora de uso').waitFor();
  const [kept] = await api.sql<{ st_status: string; km: number }>(
    `select p.st_status, c.km_intervalo as km from plano p
       join plano_ciclo c on c.nr_seq_plano = p.nr_sequencial where p.nr_sequencial = $1`,
    [plan?.id],
  );
  expect(kept).toEqual({ st_status: 'I', km: 20_000 });
});

it('says which vehicle keeps a cycle in the ring, and lets a vehicle rest with a reason', async () => {
  const { api } = world;
  const [plan] = await api.sql<{ id: number }>(
    "insert into plano (ds_plano, tp_plano) values ('ENSAIO EM USO', 'V') returning nr_sequencial as id",
  );
  await api.sql(
    "insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo) select $1, n, 'C' || n, 20000 from generate_series(1, 2) n",
    [plan?.id],
  );
  await api.sql(
    'insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo) values ($1, $2, 99000, current_date)',
    [plate, plan?.id],
  );
  const page = await stage.as('staff', `/planos/${plan?.id}`, { device: 'tablet' });
  await page.getByRole('button', { name: 'Editar ciclo C1' }).click();
  await sheet(page).getByRole('button', { name: 'Retirar ciclo' }).click();
  await sheet(page).getByText(`O ciclo C1 é o próximo de ${plate}. Corrija o lugar antes.`).waitFor();
  await sheet(page).getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Editar ciclo C2' }).click();
  await sheet(page).getByRole('button', { name: 'Retirar ciclo' }).click();
  const question = page.getByRole('dialog', { name: 'Alterar o que vence?' });
  await question.getByLabel('Motivo da mudança').fill('um só basta');
  await question.getByRole('button', { name: 'Alterar' }).click();
  await sheet(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Editar ciclo/ }).count()).toBe(1);

  await page.getByRole('button', { name: /no plano/ }).click();
  await sheet(page).getByRole('button', { name: 'Suspender' }).click();
  await sheet(page).getByRole('button', { name: 'Suspender' }).click();
  await sheet(page).getByText('Escreva o motivo.').waitFor();
  await sheet(page).getByLabel('Motivo').fill('em leilão');
  await sheet(page).getByRole('button', { name: 'Suspender' }).click();
  await sheet(page)
    .getByText(/em leilão/)
    .waitFor();
  await sheet(page).getByRole('button', { name: 'Retomar' }).waitFor();
});

it('holds readings until somebody decides, asks about an unlikely one, and exchanges a meter', async () => {
  const { api } = world;
  await api.sql("update leitura_retida set st_leitura = 'D', dt_decisao = now() where st_leitura = 'P'");
  await api.sql(
    `insert into leitura_retida (nr_placa, dt_leitura, km, tp_origem, ds_motivo) values
       ($1, now(), 190000, 'T', 'DIGITO'), ($1, now() - interval '1 minute', 100400, 'I', 'SALTO')`,
    [plate],
  );
  const page = await stage.as('staff', '/planos', { device: 'phone' });
  await page.getByRole('link', { name: /^Leituras/ }).click();
  await page.getByText('Parece haver um dígito trocado').waitFor();
  const held = (km: string) => page.getByRole('listitem').filter({ hasText: km });
  await held('190.000 km')
    .getByRole('button', { name: /^Descartar/ })
    .click();
  await held('190.000 km').waitFor({ state: 'detached' });
  await held('100.400 km')
    .getByRole('button', { name: /está certa$/ })
    .click();
  await page.getByText('Nenhuma leitura à espera.').waitFor();

  await page.getByRole('button', { name: 'Escolher veículo' }).click();
  await sheet(page).getByLabel('Placa ou frota').fill(plate);
  await sheet(page).getByRole('listitem').getByRole('button').click();
  await page.getByText('100.400 km', { exact: true }).waitFor();
  await expectFit(page, 'readings of a vehicle, phone');
  await page.getByRole('button', { name: 'Nova leitura' }).click();
  await sheet(page)
    .getByLabel(/^O medidor mostra/)
    .fill('1005000');
  await sheet(page).getByRole('button', { name: 'Salvar leitura' }).click();
  await page.getByText('100.400 → 1.005.000: são 904.600 km em 1 dia. Está certo?').waitFor();
  await page.getByRole('button', { name: 'Corrigir', exact: true }).click();
  await sheet(page)
    .getByLabel(/^O medidor mostra/)
    .fill('100500');
  await sheet(page).getByRole('button', { name: 'Salvar leitura' }).click();
  await page.getByText('100.500 km', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Trocar medidor' }).click();
  await sheet(page)
    .getByLabel(/^O antigo mostrava/)
    .fill('100550');
  await sheet(page)
    .getByLabel(/^O novo mostra/)
    .fill('12');
  await sheet(page).getByRole('button', { name: 'Registrar troca' }).click();
  await page.getByText('12 km', { exact: true }).waitFor();
  await page.getByText('o antigo mostrava 100.550').waitFor();
});

it('is for those alone who were given the permission', async () => {
  const { api } = world;
  const page = await stage.as('joao', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Internas' }).waitFor();
  expect(await page.getByRole('link', { name: 'Planos' }).count()).toBe(0);
  await page.goto(`${world.address}/planos/1`);
  await page.waitForURL((url) => url.pathname === '/');
  await api.sql("update g_clifor set st_planos = 'S' where nr_matricula = $1", [people.carlos.number]);
  const keeper = await stage.open({ device: 'desktop' });
  await signIn(keeper, 'carlos');
  await keeper.goto('/planos');
  await keeper
    .getByRole('main')
    .getByRole('link', { name: /CAVALO/ })
    .waitFor();
  // A plate leads to the vehicle, which tells its plans.
  await keeper.getByRole('searchbox', { name: 'Buscar plano' }).fill('ABC1D23');
  await keeper.getByText('Os planos de um veículo estão na página dele:').waitFor();
  const plate = keeper.getByRole('main').getByRole('link', { name: /ABC1D23/ });
  expect(await plate.getAttribute('href')).toBe('/veiculo/ABC1D23');
});
