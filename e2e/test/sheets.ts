import type { Page } from 'playwright-core';
import type { Who } from './people.ts';
import { findPerson, openPerson } from './person.ts';
import type { Scene } from './scene.ts';
import { tyreSheets } from './tyre-sheets.ts';
import { identity, mainButton } from './work.ts';

/** Every sheet: on which page, for whom, and how it is opened; the answer is what is then on screen. */
export const sheets: [string, Who, (scene: Scene) => string, (page: Page, scene: Scene) => Promise<void>][] =
  [
    [
      'the digits',
      'carlos',
      ({ orders }) => `/os/${orders.waiting}`,
      async (page, { plates }) => {
        await mainButton(page, 'Iniciar', plates.waiting).click();
        await identity(page).waitFor();
      },
    ],
    [
      'the technicians',
      'staff',
      ({ orders }) => `/os/${orders.waiting}`,
      async (page, { plates }) => {
        await mainButton(page, 'Iniciar', plates.waiting).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    ],
    [
      'the reasons of a pause, with the parts',
      'joao',
      ({ orders }) => `/os/${orders.running}`,
      async (page) => {
        await page.getByRole('button', { name: 'Pausar' }).click();
        await page.getByText('Aguardando Peças').click();
        await page.getByRole('group', { name: 'Qual peça?' }).waitFor();
      },
    ],
    [
      'what is left before finishing',
      'joao',
      ({ orders }) => `/os/${orders.running}/osExterna`,
      (page) => page.getByRole('dialog').getByRole('checkbox').first().waitFor(),
    ],
    [
      'the branches',
      'joao',
      () => '/',
      async (page) => {
        if (await page.getByRole('button', { name: 'Mais', exact: true }).isVisible())
          await page.getByRole('button', { name: 'Mais', exact: true }).click();
        await page
          .getByRole('button', { name: /Trocar de filial/ })
          .last()
          .click();
        await page.getByRole('list', { name: 'Filial' }).waitFor();
      },
    ],
    [
      'the rescues',
      'joao',
      () => '/',
      async (page) => {
        await page
          .getByRole('banner')
          .getByRole('button', { name: /em rota/i })
          .click();
        await page.getByRole('dialog', { name: 'Socorro em rota' }).waitFor();
      },
    ],
    [
      'the choices of a new order',
      'joao',
      () => '/novaOs',
      async (page) => {
        await page.getByRole('button', { name: /^Operação/ }).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    ],
    [
      'the label of a vehicle',
      'joao',
      () => '/novaOs',
      async (page) => {
        await page.getByRole('button', { name: 'Ler QR Code' }).click();
        await page.getByText(/^Sem câmera/).waitFor();
      },
    ],
    [
      'the orders behind a figure',
      'staff',
      () => '/dashboard',
      async (page) => {
        await page.getByRole('button', { name: /^Frota/ }).click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
    ],
    [
      'the orders to be generated',
      'staff',
      () => '/previsao?semana=atrasados',
      async (page) => {
        await page
          .getByRole('checkbox', { name: /^Selecionar .+, / })
          .first()
          .check();
        await page.getByRole('button', { name: 'Gerar 1 ordem' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Gerar', exact: true }).waitFor();
      },
    ],
    [
      'the closed orders',
      'joao',
      () => '/execucao',
      async (page) => {
        await page.getByRole('button', { name: 'OS Encerradas' }).click();
        await page.getByRole('dialog').getByRole('link').first().waitFor();
      },
    ],
    [
      'the meter before a plan order',
      'carlos',
      ({ orders }) => `/os/${orders.planned}`,
      async (page) => {
        await page.getByRole('button', { name: /^Iniciar/ }).click();
        await page.getByRole('dialog').getByLabel(/^KM/).waitFor();
      },
    ],
    [
      'the preventives that are overdue, and where their order is to be done',
      'staff',
      () => '/osPreventiva',
      async (page, { plates }) => {
        await page.getByRole('button', { name: /^Preventivas vencidas/ }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Gerar OS, ${plates.due}` })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Externa/ })
          .click();
        await page.getByRole('dialog').getByRole('radio').first().waitFor();
      },
    ],
    [
      'what is due of a plate',
      'staff',
      () => '/osPreventiva',
      async (page, { plates }) => {
        await page.getByRole('button', { name: 'Buscar Placa' }).click();
        await page.getByRole('dialog').getByLabel('Placa').fill(plates.due);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('region').waitFor();
      },
    ],
    [
      'the predictives',
      'staff',
      () => '/osPreditiva',
      async (page) => {
        await page.getByRole('button', { name: 'Gerar Preventiva Programada' }).click();
        await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
      },
    ],
    [
      'a cycle of a plan',
      'staff',
      () => '/planos/1',
      async (page) => {
        await page
          .getByRole('button', { name: /^Editar ciclo/ })
          .first()
          .click();
        await page.getByRole('dialog').getByLabel('Nome do ciclo').waitFor();
      },
    ],
    [
      'a vehicle in a plan with its history',
      'staff',
      () => '/planos/1',
      async (page) => {
        await page
          .getByRole('button', { name: /no plano$/ })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    ],
    [
      'vehicles to be attached',
      'staff',
      () => '/planos/1',
      async (page) => {
        await page.getByRole('button', { name: 'Vincular veículos' }).click();
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      },
    ],
    [
      'another meter',
      'staff',
      ({ plates }) => `/planos/leituras?placa=${plates.due}`,
      async (page) => {
        await page.getByRole('button', { name: 'Trocar medidor' }).click();
        await page
          .getByRole('dialog')
          .getByLabel(/^O antigo/)
          .waitFor();
      },
    ],
    ...tyreSheets,

    [
      'the entry of a part, with what is missing',
      'staff',
      () => '/estoque/1',
      async (page) => {
        await page.getByRole('button', { name: 'Dar entrada' }).click();
        await page.getByRole('button', { name: 'Registrar entrada' }).click();
        await page.getByText('Informe a nota ou o documento!').waitFor();
      },
    ],
    [
      'the minimum of a part',
      'staff',
      () => '/estoque/1',
      async (page) => {
        await page.getByRole('button', { name: 'Mínimo', exact: true }).click();
        await page.getByRole('dialog').getByLabel('Mínimo').waitFor();
      },
    ],
    [
      'the filters',
      'staff',
      () => '/osExterna',
      async (page) => {
        await page.getByRole('button', { name: 'Filtros', exact: true }).click();
        await page.getByLabel('Fornecedor').waitFor();
      },
    ],
    [
      'a count, with the counts before it',
      'joao',
      ({ inventory }) => `/inventarioItens/${inventory}?situacao=contados`,
      async (page) => {
        await page
          .getByRole('button', { name: /^(Editar a contagem|Contar)/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Contagens deste item' }).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    ],
    [
      'the differences of an inventory',
      'staff',
      ({ inventory }) => `/inventarioItens/${inventory}`,
      async (page) => {
        await page.getByRole('button', { name: 'Conferir e finalizar' }).click();
        await page.getByRole('dialog').getByRole('checkbox').first().check();
      },
    ],
    [
      'the unknown codes of an inventory',
      'joao',
      ({ inventory }) => `/inventarioItens/${inventory}`,
      async (page) => {
        await page.getByRole('button', { name: '1 código desconhecido' }).click();
        await page.getByRole('dialog').getByRole('rowheader').first().waitFor();
      },
    ],
    [
      'whether an inventory is cancelled',
      'staff',
      ({ inventory }) => `/inventarioItens/${inventory}`,
      (page) => page.getByRole('button', { name: 'Cancelar inventário' }).click(),
    ],
    [
      'whether a person is made nameless',
      'admin',
      () => '/dadosPessoais',
      async (page) => {
        await findPerson(page);
        await openPerson(page);
        await page.getByRole('button', { name: 'Anonimizar' }).click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    ],
  ];
