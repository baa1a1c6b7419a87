import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addStock, dressVehicle } from '../../server/test/tyres.ts';
import { expectFit } from '../test/fit.ts';
import { ours } from '../test/ours.ts';
import { scanByHand } from '../test/qr.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

beforeAll(async () => {
  // More than three pages of twelve.
  for (let index = 0; index < 40; index++) await addStock(world.api);
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Número de fogo' });
const sheet = (page: Page) => page.getByRole('dialog');

/** Finds one tyre in the list and opens what is done with it. */
async function openOut(page: Page, fire: string): Promise<void> {
  await search(page).fill(fire);
  await page.getByText('1 pneu em estoque').waitFor();
  await page.getByRole('button', { name: new RegExp(` ${fire}( |$)`) }).click();
}

async function chooseSupplier(page: Page, name: string): Promise<void> {
  await sheet(page).getByRole('searchbox', { name: 'Buscar fornecedor' }).fill(name);
  await sheet(page)
    .getByRole('list', { name: 'Fornecedor' })
    .getByRole('button', { name: new RegExp(name.replace('ipe', 'ip[eê]'), 'i') })
    .click();
  await sheet(page).getByRole('button', { name: 'Trocar de fornecedor' }).waitFor();
}

it('a tyre is scrapped with its reasons by a supplier found by a search, and leaves the list', async () => {
  const { id, fire } = await addStock(world.api);
  const elsewhere = await stage.as('joao', '/borracharia', { device: 'desktop' });
  const scrapped = elsewhere.getByRole('button', { name: /^Descartados/ });
  const before = Number((await scrapped.textContent())?.replace(/\D/g, ''));
  const page = await stage.as('pedro', '/borracharia/descarte');
  const heads = page.getByRole('columnheader');
  await heads.first().waitFor();
  expect(await heads.allTextContents()).toEqual(['Fogo', 'Filial', 'Marca', 'Medida', 'Modelo', 'Ação']);
  const pages = page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('button', { name: /^Página \d+$/ });
  expect(await pages.allTextContents()).toEqual(['1', '2', '3']);
  await openOut(page, fire);
  const scrap = sheet(page).getByRole('button', { name: 'Descartar pneu' });
  await scrap.click();
  await sheet(page).getByText('Insira todas as informações!').waitFor();
  await sheet(page).getByText('Escolha ao menos um motivo.').waitFor();
  await sheet(page).getByText('Escolha o fornecedor.').waitFor();
  await sheet(page).getByText('Corte lateral').click();
  await sheet(page).getByText('Idade').click();
  await chooseSupplier(page, 'ipe');
  await sheet(page).getByLabel('Observação').fill('corte de 4 cm');
  await scrap.click();
  await page.getByText('Descarte realizado com sucesso!').waitFor();
  await page.getByText('Nenhum pneu encontrado.').waitFor();
  expect(
    await world.api.sql(
      `select d.tp_destino, cardinality(d.cd_motivos) as motivos, d.ds_observacao, g.ds_colaborador as fornecedor,
              (select ds_evento from evento e where (e.js_dados ->> 'pneu')::int = d.nr_seq_pneu) as evento
         from pneu_destino d join g_clifor g on g.nr_sequencial = d.nr_seq_fornecedor where d.nr_seq_pneu = $1`,
      [id],
    ),
  ).toEqual([
    {
      tp_destino: 'D',
      motivos: 2,
      ds_observacao: 'corte de 4 cm',
      fornecedor: 'RECAPAGEM IPÊ',
      evento: 'pneu.destino',
    },
  ]);
  // Another screen of the branch hears of it.
  await elsewhere.getByRole('button', { name: `Descartados ${before + 1}` }).waitFor();
  await page.goto('/borracharia?situacao=D');
  await page
    .getByRole('row', { name: new RegExp(`^${fire} `) })
    .getByText('corte de 4 cm')
    .waitFor();
});

it('the label of a tyre in stock opens what the list is for; of one on a vehicle its history', async () => {
  const { fire } = await addStock(world.api);
  const { tyres } = await dressVehicle(world.api, 'EMPILHADEIRA');
  const mounted = Object.values(tyres)[0]?.fire ?? '';
  for (const [path, title] of [
    ['servico', `Enviar o pneu ${fire} para serviço`],
    ['descarte', `Descartar o pneu ${fire}`],
  ] as const) {
    const page = await stage.as('pedro', `/borracharia/${path}`, { device: 'phone' });
    await page.getByRole('table').waitFor();
    await scanByHand(page, fire);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await scanByHand(page, mounted);
    await page.waitForURL(`**/borracharia/pneu/${mounted}`);
  }
});

it('a tyre goes to the retreader and comes back in its next life, with new depths and a price', async () => {
  const { id, fire } = await addStock(world.api, { depths: [3.2, 3, 3, 3.2] });
  const page = await stage.as('pedro', '/borracharia/servico', { device: 'phone' });
  await openOut(page, fire);
  await sheet(page)
    .getByText(/^Recapagem/i)
    .first()
    .tap();
  // Who stands for no supplier takes no tyres.
  await sheet(page).getByRole('searchbox', { name: 'Buscar fornecedor' }).fill('sem fornecedor');
  await sheet(page).getByText('Nenhum fornecedor encontrado.').waitFor();
  await chooseSupplier(page, 'campo largo');
  await sheet(page).getByRole('button', { name: 'Enviar para serviço' }).tap();
  await page.getByText('Sucesso! Pneu enviado para serviço.').waitFor();
  await page.getByText('Nenhum pneu encontrado.').waitFor();

  await page.goto('/borracharia/fora');
  await search(page).fill(fire);
  await page.getByRole('button', { name: `Registrar volta de ${fire}` }).tap();
  // A casing the retreader refused is neither measured nor in another life.
  await sheet(page).getByText('Carcaça recusada').tap();
  await sheet(page)
    .getByText(/^Volta ao estoque na mesma vida/)
    .waitFor();
  expect(await sheet(page).getByLabel('Profundidade dos sulcos, em mm').count()).toBe(0);
  await sheet(page).getByText('Recapado', { exact: true }).tap();
  await sheet(page).getByText('Depois da recapagem o pneu começa a vida 2.').waitFor();
  const confirm = sheet(page).getByRole('button', { name: 'Registrar volta' });
  await confirm.tap();
  await sheet(page).getByText('Informe a leitura de todos os sulcos').waitFor();
  await sheet(page).getByLabel('Profundidade dos sulcos, em mm').fill('140');
  await sheet(page).getByLabel('Preço do serviço (opcional)').focus();
  expect(await sheet(page).getByLabel('Profundidade dos sulcos, em mm').inputValue()).toBe('14,0');
  await sheet(page).getByRole('button', { name: 'Os sulcos são diferentes' }).tap();
  await sheet(page).getByLabel('Sulco 2').fill('135');
  await sheet(page).getByLabel('Preço do serviço (opcional)').pressSequentially('48990');
  // A slip of the finger is asked about.
  await sheet(page).getByLabel('Sulco 3').fill('1,4');
  await confirm.tap();
  const doubt = page.getByRole('dialog', { name: 'Recapado tão gasto?' });
  await doubt.getByText(/^O sulco 3 volta com 1,4 mm, e a 3,0 mm/).waitFor();
  await doubt.getByRole('button', { name: 'Corrigir' }).tap();
  await sheet(page).getByLabel('Sulco 3').fill('140');
  await confirm.tap();
  await page.getByText('Pneu de volta ao estoque!').waitFor();
  await page.getByText('Nenhum pneu encontrado.').waitFor();
  expect(
    await world.api.sql(
      `select p.nr_vida, p.vl_mm::float8[] as sulcos, d.vl_servico::float8 as preco, s.st_pneu
         from pneu p join pneu_destino d on d.nr_seq_pneu = p.nr_sequencial
         join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial where p.nr_sequencial = $1`,
      [id],
    ),
  ).toEqual([{ nr_vida: 2, sulcos: [14, 13.5, 14, 14], preco: 489.9, st_pneu: 'E' }]);
});

it('on a phone a casing the retreader refused is scrapped in its return, with the reason that is known', async () => {
  const { id, fire } = await addStock(world.api, { depths: [3.2, 3] });
  await world.api.sql(
    `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, dt_envio, nr_vida)
     select $1, 'R', 31, min(nr_sequencial), current_date - 5, 1 from item where tp_pneu = 'R'`,
    [id],
  );
  const page = await stage.as('pedro', '/borracharia/fora', { device: 'phone' });
  await search(page).fill(fire);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/getFromDescarte*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: `Registrar volta de ${fire}` }).tap();
  await sheet(page).getByText('Carcaça recusada', { exact: true }).first().tap();
  await sheet(page).getByText('Descartar', { exact: true }).tap();
  // It is known, also when the reasons come later.
  pressed.resolve();
  const reason = sheet(page).getByRole('checkbox', { name: /^carcaça recusada na recapagem$/i });
  await reason.waitFor({ state: 'attached' });
  expect(await reason.isChecked()).toBe(true);
  await expectFit(page, 'a casing that is scrapped in its return, phone');
  await sheet(page).getByRole('button', { name: 'Registrar volta' }).tap();
  await page.getByText('Carcaça descartada.').waitFor();
  const [row] = await world.api.sql('select st_pneu from pneu_situacao where nr_seq_pneu = $1', [id]);
  expect(row).toEqual({ st_pneu: 'D' });
});

it('a failure is said in the documented words and leaves what was typed; one of the suppliers is only logged', async () => {
  const { fire } = await addStock(world.api);
  const page = await stage.as('pedro', '/borracharia/descarte', { feed: false });
  stage.expects(/status of 500|suppliers not found/);
  const incident = ours({ status: 500, json: { mensagem: 'x', codigo: 'FALHA_INTERNA', incidente: 'abc' } });
  await page.route('**/getFornecedoresDescartes*search=zz*', (route) => route.fulfill(incident));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('suppliers not found'));
  await openOut(page, fire);
  await sheet(page).getByRole('searchbox').fill('zz');
  await logged;
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await chooseSupplier(page, 'araucária');
  await sheet(page).getByText('Rodou vazio').click();
  await page.route('**/postDescarte', (route) => route.fulfill(incident), { times: 1 });
  const scrap = sheet(page).getByRole('button', { name: 'Descartar pneu' });
  await scrap.click();
  await sheet(page).getByRole('alert').getByText('Erro ao descartar peneu, tente novamente!').waitFor();
  await sheet(page).getByRole('alert').getByText('(código abc)').waitFor();
  await scrap.click();
  await page.getByText('Descarte realizado com sucesso!').waitFor();
});

it('the dashboard tells the adherence of the month, leads to the plates that are missing, and exports every tyre', async () => {
  const { plate } = await dressVehicle(world.api, 'TOCO');
  const page = await stage.as('pedro', '/borracharia/', { device: 'desktop' });
  const { body } = await world.api.call(
    'getTyreDashboard',
    { query: {} },
    await world.api.signIn('1301', '567'),
  );
  const { feitas, placas } = body.aderencia.afericao;
  const shown = `${String(body.afericoes_mes).replace('.', ',')} %`;
  const adherence = page.getByRole('region', { name: 'Aderência do mês' });
  const measured = adherence
    .getByRole('heading', { name: 'Aferição do mês' })
    .locator('xpath=following-sibling::p');
  await measured.getByText(`${feitas} de ${placas} placas`).waitFor();
  const colours = await measured
    .getByText(shown, { exact: true })
    .evaluate((figure) => [
      getComputedStyle(figure).color,
      getComputedStyle(figure.ownerDocument.documentElement).getPropertyValue('--level-0'),
    ]);
  expect(colours).toEqual(['rgb(179, 22, 27)', '#b3161b']);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar todos os pneus' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Fogo;Situação;Placa;Enviado em;Descartado em');
  expect(lines).toHaveLength(body.informacoes.length + 1);
  expect(lines).toContain(`${plate}-1EE;aplicado;${plate};;`);

  await page.getByRole('button', { name: /^Aplicados/ }).click();
  await page.waitForURL('**/borracharia?situacao=A');
  await search(page).fill(`${plate}-2DI`);
  await page.getByRole('row', { name: /eixo 2, direita interna/ }).waitFor();

  await adherence
    .getByRole('button', { name: /^Ver as que faltam/ })
    .first()
    .click();
  await sheet(page)
    .getByRole('link', { name: `Aferir ${plate}` })
    .click();
  await page.waitForURL(`**/borracharia/afericao/${plate}`);
});

it('filters stay in the address, and tyres of another branch are only looked at', async () => {
  const { id, fire } = await addStock(world.api, { branch: 2 });
  await world.api.sql("update pneu set ds_marca = 'DE LONGE' where nr_sequencial = $1", [id]);
  const page = await stage.as('joao', '/borracharia/servico');
  await page.getByLabel('Marca').selectOption('MICHELIN');
  await page.waitForURL(/marca=MICHELIN/);
  await page.reload();
  await expect.poll(() => page.getByLabel('Marca').inputValue()).toBe('MICHELIN');
  await page.getByLabel('Filial').selectOption({ index: 1 });
  await page.getByLabel('Marca').selectOption('DE LONGE');
  await page.getByRole('rowheader', { name: fire }).waitFor();
  await page.getByText(/^Pneus de outra filial só são vistos aqui/).waitFor();
  expect(await page.getByRole('button', { name: /^Enviar/ }).count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Limpar filtros' }).click();
  await page.waitForURL(/\/borracharia\/servico$/);
  await page
    .getByRole('button', { name: /^Enviar/ })
    .first()
    .waitFor();
});
