import type { Page } from 'playwright-core';
import type { Who } from './people.ts';
import type { Scene } from './scene.ts';

/** Where the tyres of the dressed vehicle are moved. */
const moving = ({ plates }: Scene) => `/borracharia/movimentacao/${plates.dressed}`;

/** Sheets of the tyre shop, as those of the others. */
export const tyreSheets: [
  string,
  Who,
  (scene: Scene) => string,
  (page: Page, scene: Scene) => Promise<void>,
][] = [
  [
    'a tyre to be put on',
    'pedro',
    moving,
    async (page) => {
      await page.getByRole('button', { name: /^eixo 3, esquerda interna/ }).click();
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByLabel(/^KM atual/)
        .waitFor();
    },
  ],
  [
    'a tyre to be taken off',
    'pedro',
    moving,
    async (page) => {
      await page.getByRole('button', { name: /^eixo 1, esquerda externa/ }).click();
      await page.getByRole('button', { name: 'Retirar pneu' }).click();
      await page.getByRole('dialog').getByLabel('Sulco 4').waitFor();
    },
  ],
  [
    'tyres to change positions',
    'pedro',
    moving,
    async (page) => {
      await page.getByRole('button', { name: /^eixo 1, esquerda externa/ }).click();
      await page.getByRole('button', { name: 'Mover', exact: true }).click();
      await page.getByRole('button', { name: /^eixo 1, direita externa/ }).click();
      await page.getByRole('button', { name: 'Registrar trocas' }).click();
      await page.getByRole('dialog').getByRole('listitem').nth(1).waitFor();
    },
  ],
  [
    'the code of a tyre',
    'pedro',
    moving,
    async (page) => {
      await page.getByRole('button', { name: /^eixo 3, esquerda interna/ }).click();
      await page.getByRole('button', { name: 'Ler código' }).click();
      await page
        .getByRole('dialog')
        .getByText(/^Sem câmera/)
        .waitFor();
    },
  ],
  [
    'a scrap',
    'pedro',
    () => '/borracharia/descarte',
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Descartar / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Descartar pneu' }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'a sending, its supplier chosen',
    'pedro',
    () => '/borracharia/servico',
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Enviar / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
      await page
        .getByRole('dialog')
        .getByText(/^Recapagem/i)
        .first()
        .click();
    },
  ],
  [
    'a return, groove by groove',
    'pedro',
    () => '/borracharia/fora',
    async (page) => {
      await page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name: /Recapagem$/i }) })
        .first()
        .getByRole('button')
        .click();
      await page.getByRole('button', { name: 'Os sulcos são diferentes' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Registrar volta' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  ],
  [
    'the plates an adherence misses',
    'pedro',
    () => '/borracharia',
    async (page) => {
      await page
        .getByRole('button', { name: /^Ver as que faltam/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  ],
];
