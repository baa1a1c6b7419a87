import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './list.ts';
import { masterDataPages } from './master-data-pages.ts';
import type { Who } from './people.ts';
import { findPerson, openPerson } from './person.ts';
import type { Scene } from './scene.ts';
import { tyrePages } from './tyre-pages.ts';

/** Every page: address, users, and a sign that it is complete. */
export const pages: [string, Who, (scene: Scene) => string, (page: Page, scene: Scene) => Promise<void>][] = [
  ['internal orders', 'joao', () => '/', settled],
  ['columns', 'staff', () => '/?layout=Colunas', settled],
  ['warehouse orders', 'ana', () => '/osEmpilhadeira', settled],
  ['external orders', 'supplier', () => '/osExterna', settled],
  ['preventive orders', 'staff', () => '/osPreventiva', settled],
  ['predictive orders', 'staff', () => '/osPreditiva', settled],
  ['preventive orders of the warehouse', 'ana', () => '/osPreventivaArmazem', settled],
  ['reopened orders', 'staff', () => '/osReabertas', settled],
  [
    'a page to come',
    'staff',
    () => '/osPaleteira',
    (page) => page.getByText(/^Página e[nm] (desenvolvimento|desarrollo)$/).waitFor(),
  ],
  ['an empty list', 'joao', () => '/?placa=ZZZ9Z99', settled],
  [
    'an order',
    'joao',
    ({ orders }) => `/os/${orders.waiting}`,
    (page, { plates }) => page.getByText(plates.waiting).first().waitFor(),
  ],
  [
    'an order in work',
    'joao',
    ({ orders }) => `/os/${orders.running}`,
    (page) => page.getByRole('timer').first().waitFor(),
  ],
  [
    'a paused order',
    'staff',
    ({ orders }) => `/os/${orders.paused}`,
    (page, { plates }) => page.getByText(plates.paused).first().waitFor(),
  ],
  [
    'a rescue',
    'joao',
    ({ orders }) => `/os/${orders.rescue}`,
    (page) =>
      page
        .getByText(/41999990000/)
        .first()
        .waitFor(),
  ],
  [
    'a vehicle',
    'staff',
    ({ plates }) => `/veiculo/${plates.dressed}`,
    (page) => page.getByRole('main').getByRole('table').first().waitFor(),
  ],
  [
    'an unknown order',
    'joao',
    () => '/os/999999999',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  [
    'an order on its way',
    'joao',
    ({ orders }) => `/os/${orders.waiting}`,
    async (page) => {
      await page.route(/\/api\/os\/\d+$/, () => undefined);
      await page.reload();
      await page.getByRole('main').getByRole('status').waitFor();
    },
  ],
  ['a new order', 'joao', () => '/novaOs', (page) => page.getByRole('main').locator('textarea').waitFor()],
  [
    'the execution list',
    'staff',
    () => '/execucao',
    (page) => page.getByRole('main').getByRole('timer').first().waitFor(),
  ],
  [
    "a technician's own work",
    'joao',
    () => '/historico',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  ['the dashboard', 'staff', () => '/dashboard', figures],
  [
    'the indicators',
    'joao',
    () => '/dashboard?aba=indicadores',
    (page) => page.getByRole('main').getByRole('table').last().waitFor(),
  ],
  [
    'the forecast, a week open',
    'staff',
    () => '/previsao?semana=atrasados',
    (page) => page.getByRole('main').getByRole('listitem').getByRole('checkbox').first().waitFor(),
  ],
  [
    'the registry of problems',
    'staff',
    () => '/conjuntos',
    (page) => page.getByRole('main').getByRole('row').nth(1).waitFor(),
  ],
  [
    'the form of a problem',
    'staff',
    () => '/conjuntos?modo=cadastro',
    (page) => page.getByRole('main').getByRole('switch').waitFor(),
  ],
  ...masterDataPages,
  ['the plans', 'staff', () => '/planos', (page) => page.getByRole('main').getByRole('searchbox').waitFor()],
  [
    'a plan with its ring and vehicles',
    'staff',
    () => '/planos/1',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'readings held, and those of a vehicle',
    'staff',
    ({ plates }) => `/planos/leituras?placa=${plates.held}`,
    (page) => page.getByRole('main').getByRole('table').waitFor(),
  ],
  [
    'the import',
    'staff',
    () => '/planos/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  ...tyrePages,

  [
    'the tyres to be scrapped',
    'joao',
    () => '/borracharia/descarte',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],

  [
    'settings of tyres',
    'staff',
    () => '/borracharia/ajustes',
    (page) => page.getByRole('main').getByRole('combobox').first().waitFor(),
  ],
  [
    'the inventories',
    'staff',
    () => '/inventario',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'an inventory',
    'joao',
    ({ inventory }) => `/inventarioItens/${inventory}`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the sheet of an inventory',
    'joao',
    ({ inventory }) => `/inventarioItens/${inventory}/folha`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the stock',
    'staff',
    () => '/estoque',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'a part in stock',
    'staff',
    () => '/estoque/1',
    (page) => page.getByRole('main').getByRole('img').waitFor(),
  ],
  [
    'labels of parts',
    'staff',
    () => '/estoque/etiquetas',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'the import of stock',
    'staff',
    () => '/estoque/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
  [
    'the menu of the panel',
    'admin',
    () => '/inicioPainel',
    (page) => page.getByRole('main').getByRole('link').first().waitFor(),
  ],
  [
    'users of the panel',
    'admin',
    () => '/usuariosPainel',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    "one's own security in the panel",
    'admin',
    () => '/minhaSeguranca',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the trail of the panel',
    'admin',
    () => '/trilhaPainel',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the task scheduler',
    'admin',
    () => '/agendadorTarefas',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'tables of the panel',
    'admin',
    () => '/TabelaFrota',
    async (page) => {
      const list = page.getByRole('button', { name: 'filial', exact: true });
      const select = page.getByRole('main').getByRole('combobox');
      await list.or(select).first().waitFor();
      if (await select.isVisible()) await select.selectOption('filial');
      else await list.click();
      await page.getByRole('gridcell').first().waitFor();
      await page.getByRole('textbox', { name: 'Script SQL' }).waitFor();
    },
  ],
  [
    'scripts of the panel',
    'admin',
    () => '/MultiSql',
    async (page) => {
      await page.getByRole('main').getByRole('checkbox').first().waitFor();
      await page.getByRole('textbox', { name: 'Script SQL' }).waitFor();
    },
  ],
  [
    'the dictionary of the panel',
    'admin',
    () => '/dicionario',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the monitor of the panel, one session waiting',
    'admin',
    () => '/monitoramento',
    (page) => page.getByRole('main').getByRole('listitem').getByRole('listitem').first().waitFor(),
  ],
  [
    'terminals of the panel',
    'admin',
    () => '/terminais',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'imports of the panel',
    'admin',
    () => '/cargas',
    async (page) => {
      const companies = page.getByRole('main').getByRole('combobox').first();
      await companies.locator('option').nth(1).waitFor({ state: 'attached' });
      await companies.selectOption({ index: 1 });
      await page.locator('#intake-columns').waitFor();
    },
  ],
  ['people of the panel', 'admin', () => '/dadosPessoais', findPerson],
  [
    'what is kept about a person',
    'admin',
    () => '/dadosPessoais',
    async (page) => {
      await findPerson(page);
      await openPerson(page);
    },
  ],
  ['the wall', 'staff', () => '/dashboard?mural=1', figures],
  ['no page', 'joao', () => '/nada', (page) => page.getByRole('main').getByRole('link').waitFor()],
];

/** Every card of the dashboard has its figures. */
async function figures(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('list').first().getByText(/^\d+$/).first().waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('status').count()).toBe(0);
}
