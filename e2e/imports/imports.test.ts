import { csvOf } from '@terminal/contract/csv';
import { workbookOf, xlsxOf } from '@terminal/contract/workbook-write';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { placeInPlan } from '../../server/test/forecast.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

/** A vehicle read yesterday. */
async function vehicleAt(km: number): Promise<string> {
  const { plate } = await placeInPlan(world.api, { cycles: [{ days: 99 }], lastDaysAgo: 9, meter: km });
  await world.api.sql(
    "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '1 day', $2, 'O')",
    [plate, km],
  );
  return plate;
}
const meterOf = async (plate: string) =>
  (await world.api.sql<{ km_atual: number }>('select km_atual from veiculo where nr_placa = $1', [plate]))[0]
    ?.km_atual;

const choose = (page: Page, name: string, content: string | Uint8Array) =>
  page.getByLabel(/^Escolher arquivo/).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

it('readings from a file are shown row by row before they are written; a doubtful one is held', async () => {
  const plate = await vehicleAt(50_000);
  const page = await stage.as('staff', '/planos', { device: 'desktop' });
  await page.getByRole('link', { name: 'Importar' }).click();
  await page.waitForURL('/planos/importar');
  await choose(page, 'foto.csv', 'Placa;Medidor\n');
  await page.getByRole('alert').getByText('Indique a coluna do arquivo: Data e hora.').waitFor();
  await page.getByRole('button', { name: 'Outro arquivo' }).click();

  const file = csvOf({
    heads: ['Medidor', 'Placa', 'Data e hora'],
    rows: [
      ['50.100,7', plate, minutesAgo(9)],
      ['501.200', plate, minutesAgo(5)],
      ['7', 'ZZZ9Z99', minutesAgo(5)],
    ],
  });
  await choose(page, 'telemetria.csv', file);
  const rows = page.getByRole('table', { name: 'Importar' });
  const row = (line: number) =>
    rows.getByRole('row').filter({ has: page.getByRole('rowheader', { name: String(line), exact: true }) });
  await row(2).getByText('Nova').waitFor();
  await row(3).getByText('Parece haver um dígito trocado').waitFor();
  await row(4).getByText('Placa desconhecida ou de outra filial.').waitFor();
  expect(await meterOf(plate)).toBe(50_000);
  await expectAccessible(page, 'what an import would do');
  await page.getByRole('button', { name: '1 recusada' }).click();
  await expect.poll(() => rows.getByRole('rowheader').count()).toBe(1);

  await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
  expect(await meterOf(plate)).toBe(50_100);
  await page.getByRole('link', { name: 'Ver as leituras' }).click();
  await page.waitForURL('/planos/leituras');
  await page.getByText(plate).first().waitFor();
});

it('what changed since it was looked at is shown again before anything is written; a workbook is read as well', async () => {
  const plate = await vehicleAt(60_000);
  const page = await stage.as('staff', '/planos/importar', { device: 'phone' });
  const book = await xlsxOf(
    { heads: ['Placa', 'Data e hora', 'Medidor'], rows: [[plate, minutesAgo(30), 60_100]] },
    'Leituras',
  );
  await choose(page, 'leituras.xlsx', new Uint8Array(await book.arrayBuffer()));
  await page.getByRole('row').getByText('Nova').waitFor();
  await expectNoSidewaysScroll(page, 'an import on a phone');
  await expectAccessible(page, 'an import on a phone');
  await world.api.sql(
    "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '5 minutes', 60050, 'O')",
    [plate],
  );
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await page
    .getByRole('alert')
    .getByText('Os dados mudaram desde a conferência. Confira novamente.')
    .waitFor();
  await page.getByRole('button', { name: 'Conferir novamente' }).click();
  await page.getByRole('row').getByText('Fica retida').waitFor();
  expect(
    await world.api.sql("select 1 from km_leitura where nr_placa = $1 and tp_origem = 'I'", [plate]),
  ).toEqual([]);
});

it('a plan with its ring comes from a file, and then its vehicles', async () => {
  const plate = await vehicleAt(70_000);
  const page = await stage.as('staff', '/planos/importar', { device: 'desktop' });
  await page.getByText('Planos', { exact: true }).last().click();
  await choose(
    page,
    'planos.csv',
    'Plano;Tipo;Ordem;Ciclo;Intervalo\nPlano da planilha;Preventiva;1;B;15.000\nPlano da planilha;Preventiva;2;LB;15.000\n',
  );
  await page.getByRole('button', { name: 'Importar 2 linhas' }).click();
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  await page.getByText('Veículos em planos', { exact: true }).click();
  await choose(
    page,
    'veiculos.csv',
    `Placa,Plano,Ciclo,Última data\n${plate},plano da planilha,LB,01/02/2026\n`,
  );
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
  expect(
    await world.api.sql(
      `select c.ds_ciclo, vp.km_ultimo, vp.dt_ultimo::text
         from veiculo_plano vp
         join plano p on p.nr_sequencial = vp.nr_seq_plano and p.ds_plano = 'Plano da planilha'
         join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
        where vp.nr_placa = $1`,
      [plate],
    ),
  ).toEqual([{ ds_ciclo: 'LB', km_ultimo: 70_000, dt_ultimo: '2026-02-01' }]);
});

it('worksheet, heads and columns of a file are chosen where they are not plain, and remembered', async () => {
  const page = await stage.as('staff', '/borracharia/importar', { device: 'desktop' });
  const book = async (fire: string) =>
    new Uint8Array(
      await (
        await workbookOf([
          { name: 'Resumo', heads: ['Marca', 'Medida'], rows: [['MICHELIN', '10']] },
          {
            name: 'Pneus',
            heads: ['Relação de pneus'],
            rows: [
              [null],
              ['Fogo', 'Marca', 'Modelo', 'Medida', 'Banda', 'Obs'],
              [fire, 'MICHELIN', 'X MULTI D', '295/80R22.5', '14', 'frio'],
            ],
          },
        ])
      ).arrayBuffer(),
    );
  await choose(page, 'borracharia.xlsx', await book('ESC-1'));
  const chosen = (label: string) => page.getByLabel(label).locator('option:checked').textContent();
  expect(await chosen('Planilha')).toBe('Pneus');
  expect(await chosen('Linha do cabeçalho')).toMatch(/^3: Fogo/);
  await page.getByRole('alert').getByText('Indique a coluna do arquivo: Sulcos.').waitFor();
  expect(await page.getByRole('button', { name: 'Conferir' }).isDisabled()).toBe(true);
  await page.getByLabel('Planilha').selectOption('Resumo');
  expect(await chosen('Linha do cabeçalho')).toMatch(/^1: Marca/);
  await page.getByLabel('Planilha').selectOption('Pneus');
  await page.getByLabel('Linha do cabeçalho').selectOption({ label: '1: Relação de pneus' });
  await page.getByLabel('Linha do cabeçalho').selectOption('1');
  await page.getByLabel('Sulcos').selectOption({ label: 'Banda' });
  await page.getByText('Colunas que não são usadas: Obs.').waitFor();
  await expectFit(page, 'the columns of a desk file');
  await expectAccessible(page, 'the columns of a desk file');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByText('cabeçalho na linha 3').waitFor();
  await page.getByRole('rowheader', { name: '4', exact: true }).waitFor();
  // They can be looked at again until something is written.
  await page.getByRole('button', { name: 'Planilha e colunas' }).click();
  expect(await chosen('Sulcos')).toBe('Banda');
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  // Columns assigned by hand are not asked for again.
  await choose(page, 'outra.xlsx', await book('ESC-2'));
  await page.getByText('Colunas que não são usadas: Obs.').waitFor();
  await page.getByRole('button', { name: 'Importar 1 linha' }).click();
  await page.getByText('Importação concluída').waitFor();
  expect(await world.api.sql("select nr_fogo from pneu where nr_fogo like 'ESC-%' order by 1")).toEqual([
    { nr_fogo: 'ESC-1' },
    { nr_fogo: 'ESC-2' },
  ]);
});

it('a fault is mended in the page, in every row or in one; nothing is lost while network or server is away', async () => {
  stage.expects(/ERR_INTERNET_DISCONNECTED|status of 502/);
  const page = await stage.as('staff', '/borracharia/importar', { device: 'desktop' });
  const file = [
    'Fogo;Filial;Marca;Modelo;Medida;Sulcos',
    'COR-1;MATRZ;MICHELIN;X MULTI D;295/80R22.5;14',
    'COR-2;MATRZ;MICHELIN;X MULTI D;295/80R22.5;fundo',
    'COR-3;MATRZ;MICHELIN;X MULTI D;295/80R22.5;14',
    'COR-1;;MICHELIN;X MULTI D;295/80R22.5;14',
  ].join('\n');
  await choose(page, 'pneus.csv', file);
  const groups = page.getByRole('region', { name: 'Por que foram recusadas' });
  const rows = page.getByRole('table', { name: 'Importar' });
  await groups.getByRole('row').filter({ hasText: 'MATRZ' }).getByText('2 linhas').waitFor();
  await expectFit(page, 'what is wrong with a desk file');
  await expectAccessible(page, 'what is wrong with a desk file');

  // One row is corrected; input in another row stays while the network is away.
  const looks = /borracharia\/importacao\/conferir$/;
  await groups.getByRole('button', { name: 'Corrigir MATRZ', exact: true }).click();
  await groups.getByLabel('Trocar por').fill('');
  await rows.getByRole('button', { name: 'Corrigir fundo 3', exact: true }).click();
  await rows.getByLabel('Trocar por').fill('13');
  await page.route(looks, (route) => route.abort('internetdisconnected'));
  await rows.getByRole('button', { name: 'Trocar nesta linha' }).click();
  await page.getByText('Falha ao conferir o arquivo').waitFor();
  await page.unroute(looks);
  // A proxy that does not reach the server says so itself; once the server answers anything, this is over.
  await page.route(looks, (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByText('O servidor está fora do ar.').first().waitFor();
  await page.getByText('Já pode tentar de novo.').waitFor();
  expect(await rows.getByLabel('Trocar por').inputValue()).toBe('13');
  expect(await groups.getByLabel('Trocar por').inputValue()).toBe('');
  await groups.getByLabel('Trocar por').fill('FILIAL QUE NÃO HÁ');
  await page.unroute(looks);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await rows.getByText('fundo').first().waitFor({ state: 'detached' });
  expect(await groups.getByLabel('Trocar por').inputValue()).toBe('FILIAL QUE NÃO HÁ');

  // The branch is not needed: its cell is left empty wherever it is wrong.
  await groups.getByRole('button', { name: 'Trocar em 3 linhas' }).waitFor();
  await groups.getByRole('button', { name: 'Deixar vazio' }).click();
  await rows.getByText('Repete a linha 2.').waitFor();
  await page.getByRole('button', { name: 'Importar 3 linhas' }).click();
  await page.getByText('Importação concluída').waitFor();
  expect(await world.api.sql("select nr_fogo from pneu where nr_fogo like 'COR-%' order by 1")).toEqual([
    { nr_fogo: 'COR-1' },
    { nr_fogo: 'COR-2' },
    { nr_fogo: 'COR-3' },
  ]);
});

it('who does not keep plans imports nothing', async () => {
  const page = await stage.as('joao', '/planos/importar');
  await page.waitForURL('/');
  expect(world.arrived('applyImport').every(({ status }) => status === 200 || status === 409)).toBe(true);
});

it('more tyres than a call takes are looked at and written in parts, their heads found below titles', async () => {
  const count = 5_200;
  const tyres = Array.from({ length: count }, (_, n) => `LOTE${n};MARCA LOTE;X;295/80R22.5;14`);
  const page = await stage.as('staff', '/borracharia/importar', { device: 'desktop' });
  await choose(
    page,
    'pneus.csv',
    [
      'Relação de pneus;;;;',
      'emitida hoje;;;;',
      'Nº Fogo;Fabricante;Desenho;Dimensão;Sulco',
      ...tyres,
      tyres[0],
    ].join('\n'),
  );
  await page.getByText('cabeçalho na linha 3').waitFor();
  await page.getByRole('button', { name: `Importar ${(count + 1).toLocaleString('pt-BR')} linhas` }).click();
  // The last row repeats one of another part: looked at again, it is refused.
  await page.getByText('5.000 de 5.201 linhas já estão gravadas.').waitFor();
  await page.getByRole('button', { name: 'Conferir novamente' }).click();
  await page.getByRole('button', { name: 'Importar 200 linhas' }).click();
  await page.getByText('Importação concluída').waitFor();
  await page.getByText('5.200').waitFor();
  const [row] = await world.api.sql<{ count: number }>(
    "select count(*)::int as count from pneu where nr_fogo like 'LOTE%'",
  );
  expect(row?.count).toBe(count);
});
