import type { Page } from 'playwright-core';
import type { Who } from './people.ts';
import type { Scene } from './scene.ts';

/** Pages of master data, in the form of `pages.ts`. */
export const masterDataPages: [
  string,
  Who,
  (scene: Scene) => string,
  (page: Page, scene: Scene) => Promise<void>,
][] = [
  [
    'master data',
    'beatriz',
    () => '/cadastros',
    (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Veículos|Vehículos/ })
        .first()
        .waitFor(),
  ],
  [
    'the vehicles of master data',
    'beatriz',
    () => '/cadastros/vehicles',
    (page) => page.getByRole('main').getByRole('table').waitFor(),
  ],
  [
    'a vehicle of master data',
    'beatriz',
    ({ plates }) => `/cadastros/vehicles/${plates.dressed}`,
    (page) => page.getByRole('main').getByRole('form').waitFor(),
  ],
  [
    'a new person',
    'beatriz',
    () => '/cadastros/people/novo',
    (page) => page.getByRole('main').getByRole('form').waitFor(),
  ],
  [
    'first steps of a company',
    'beatriz',
    () => '/primeirosPassos',
    (page) => page.getByRole('main').getByRole('status').waitFor(),
  ],
  [
    'files of data',
    'beatriz',
    () => '/arquivos',
    (page) => page.getByRole('main').getByText('Modelo CSV').first().waitFor(),
  ],
  [
    'documents of vehicles that expire',
    'beatriz',
    () => '/documentos',
    (page) => page.getByRole('main').getByRole('searchbox').waitFor(),
  ],
  [
    'settings of the company',
    'beatriz',
    () => '/ajustes',
    (page) => page.getByRole('main').getByRole('combobox').first().waitFor(),
  ],
  [
    'terminals of the company',
    'beatriz',
    () => '/ajustes/terminais',
    (page) =>
      page.getByRole('main').getByText('Nenhum terminal').or(page.getByRole('table')).first().waitFor(),
  ],
  [
    'keys and webhooks of other systems',
    'beatriz',
    () => '/ajustes/sistemas',
    (page) => page.getByRole('main').getByRole('heading', { name: 'Webhooks', exact: true }).waitFor(),
  ],
  [
    'provider of company accounts',
    'beatriz',
    () => '/ajustes/conta',
    (page) => page.getByRole('main').getByRole('switch').first().waitFor(),
  ],
  [
    'the own PIN',
    'joao',
    () => '/meuPin',
    (page) => page.getByRole('main').getByText('PIN').first().waitFor(),
  ],
];
