import type { Page } from 'playwright-core';
import type { Who } from './people.ts';
import type { Scene } from './scene.ts';

/** The drawing of the axles is there. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { pressed: true }).first().waitFor();
}

/** Pages of the tyre shop, in the form of `pages.ts`. */
export const tyrePages: [
  string,
  Who,
  (scene: Scene) => string,
  (page: Page, scene: Scene) => Promise<void>,
][] = [
  [
    'the plates of the tyre shop',
    'pedro',
    () => '/borracharia/afericao',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  ['a gauging', 'pedro', ({ plates }) => `/borracharia/afericao/${plates.dressed}`, drawn],
  ['a calibration', 'pedro', ({ plates }) => `/borracharia/calibragem/${plates.dressed}`, drawn],
  [
    'the plates whose tyres are moved',
    'pedro',
    () => '/borracharia/movimentacao',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'a movement, with the tyres in stock',
    'pedro',
    ({ plates }) => `/borracharia/movimentacao/${plates.dressed}`,
    async (page) => {
      await page.getByRole('button', { name: /3, (esquerda|izquierda) interna/ }).click();
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().waitFor();
    },
  ],
  [
    'the figures of the tyre shop',
    'pedro',
    () => '/borracharia?situacao=S',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the tyres away',
    'pedro',
    () => '/borracharia/fora',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'tyres to be removed',
    'pedro',
    () => '/borracharia/vida',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'findings about tyres',
    'pedro',
    () => '/borracharia/vida?parte=achados',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'hints to rotate tyres',
    'pedro',
    () => '/borracharia/vida?parte=rodizio',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'costs of tyres',
    'pedro',
    () => '/borracharia/vida?parte=custos&por=recapadora',
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'the history of a tyre',
    'pedro',
    ({ plates }) => `/borracharia/pneu/${plates.dressed}-1EE`,
    (page) => page.getByRole('main').getByRole('rowheader').first().waitFor(),
  ],
  [
    'labels of tyres',
    'pedro',
    () => '/borracharia/etiquetas',
    (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
  ],
  [
    'the import of tyres',
    'pedro',
    () => '/borracharia/importar',
    (page) => page.getByRole('main').getByRole('heading', { level: 2 }).waitFor(),
  ],
];
