import { workbookOf } from '@terminal/contract/workbook-write';
import { describe, expect, it } from 'vitest';
import { mess, messyFleet, messyTyres } from '../../bench/src/messy.ts';
import { expectFit } from '../test/fit.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

const vehicles = 500;
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe("a company's messy spreadsheets", () => {
  it('go from file to served data by clicks alone', async () => {
    const [names] = await world.api.sql<{ branch: string; type: string }>(
      `select (select ds_filial from filial where nr_sequencial = 1) as branch,
              (select min(cd_tipoveiculo) from tipo_veiculo where departamento = 'FROTA') as type`,
    );
    if (names === undefined) throw new Error('the company is empty');
    const page = await stage.as('admin', '/cargas', { device: 'desktop' });
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await page.getByLabel('O que trazer').selectOption('vehicles');
    const fleet = await messyFleet(names, vehicles);
    await page.locator('input[type=file]').setInputFiles({
      name: 'frota.xlsx',
      mimeType: workbook,
      buffer: Buffer.from(await fleet.arrayBuffer()),
    });

    // Worksheet and heads are found; the summary is left out, and the meter has a name nobody could know.
    expect(await page.getByLabel('Frota 2026').locator('option:checked').textContent()).toBe('Veículos');
    await page.getByLabel('Resumo').selectOption({ label: '– não trazer –' });
    await page.getByRole('button', { name: 'Conferir e gravar 1 planilha' }).click();
    expect(await page.getByLabel('Linha do cabeçalho').locator('option:checked').textContent()).toMatch(
      // As a spreadsheet counts them: an empty row stands above.
      /^4: Placa/,
    );
    await page.getByText('Colunas que não são usadas: KM rodado, Cor.').waitFor();
    await page.getByLabel('Medidor').selectOption({ label: 'KM rodado' });
    await page.getByText('Colunas que não são usadas: Cor.').waitFor();
    await expectFit(page, 'the columns of a file');
    await page.getByRole('button', { name: 'Conferir' }).click();

    // Each reason is listed once with its rows, and corrected with one press.
    const groups = page.getByRole('region', { name: 'Por que foram recusadas' });
    await page.getByText('Linhas de total, que ficaram de fora:').waitFor();
    await groups.getByText(`${vehicles / mess.branch.every} linhas`).waitFor();
    const mend = async (what: string, to: string | null) => {
      await groups.getByRole('button', { name: `Corrigir ${what}`, exact: true }).click();
      if (to !== null) await groups.getByLabel('Trocar por').fill(to);
      await groups.getByRole('button', { name: to === null ? 'Deixar vazio' : /^Trocar em/ }).click();
      // The check ran again: the reason is gone, and the fields it was mended with.
      await expect.poll(() => groups.getByText(what, { exact: true }).count()).toBe(0);
      await groups.getByLabel('Trocar por').waitFor({ state: 'detached' });
      await page.getByText('Conferida: nada foi gravado').first().waitFor();
    };
    await mend(mess.branch.word, names.branch);
    await mend(mess.state.word, 'Ativo');
    // The server keeps the corrections.
    await page.reload();
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await page.getByRole('button', { name: /^Abrir frota.xlsx/ }).click();
    await mend(mess.year.word, null);
    const rows = page.getByRole('region', { name: /^Linhas que podem ser gravadas/ });
    await rows.getByText('101.300').waitFor();
    await page.getByText(`A coluna Frota repete a linha`).first().waitFor();
    await expectFit(page, 'a mended import');
    await page.getByRole('button', { name: `Salvar (${vehicles - 1})` }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
    await page.getByLabel('O que trazer').selectOption('tyres');
    await page.locator('input[type=file]').setInputFiles({
      name: 'pneus.csv',
      mimeType: 'text/csv',
      buffer: messyTyres(names, vehicles),
    });
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: `Salvar (${vehicles})` }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();
    expect(await world.api.sql("select distinct ds_medida from pneu where nr_fogo like 'MF%'")).toEqual([
      { ds_medida: '295/80R22.5' },
    ]);

    // The workshop opens orders for it.
    const workshop = await stage.as('joao', '/novaOs', { device: 'desktop' });
    await workshop.getByRole('button', { name: /^Operação/ }).click();
    await workshop
      .getByRole('dialog')
      .getByRole('button', { name: /^FROTA NOVA/i })
      .click();
    // The operation opens the choice of its plates.
    const plates = workshop.getByRole('dialog', { name: 'Escolher a placa' });
    await plates.getByRole('searchbox').fill('MSY1A01');
    await plates.getByRole('button', { name: /^MSY1A01/ }).waitFor();
  });

  it('in one workbook are known, and go one after the other in the order they need', async () => {
    const [type] = await world.api.sql<{ code: string }>(
      "select min(cd_tipoveiculo) as code from tipo_veiculo where departamento = 'FROTA'",
    );
    const book = await workbookOf([
      {
        name: 'Frota',
        heads: ['Placa', 'Tipo', 'Filiais', 'Operação'],
        rows: [
          ['BOO1K01', type?.code ?? '', 'GARAGEM DO LIVRO', 'LIVRO'],
          ['BOO1K02', type?.code ?? '', 'GARAGEM DO LIVRINHO', 'LIVRO'],
        ],
      },
      { name: 'Notas', heads: ['Ligar para o contador'], rows: [['sem falta']] },
      {
        name: 'Equipe',
        heads: ['Matrícula', 'Nome', 'CPF', 'Filiais', 'Ofício'],
        rows: [['8901', 'LIA LIVRO', '321', 'GARAGEM DO LIVRO', 'MECANICO']],
      },
      { name: 'Garagens', heads: ['Filial', 'UF'], rows: [['GARAGEM DO LIVRO', 'PR']] },
    ]);
    const page = await stage.as('admin', '/cargas', { device: 'desktop' });
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    const buffer = Buffer.from(await book.arrayBuffer());
    await page.locator('input[type=file]').setInputFiles({ name: 'tudo.xlsx', mimeType: workbook, buffer });
    const chosen = (sheet: string) => page.getByLabel(sheet).locator('option:checked').textContent();
    expect(await Promise.all(['Frota', 'Notas', 'Equipe', 'Garagens'].map(chosen))).toEqual([
      'Veículos',
      '– não trazer –',
      'Colaboradores',
      'Filiais',
    ]);
    await expectFit(page, 'the worksheets of a workbook');
    await page.getByRole('button', { name: 'Conferir e gravar 3 planilhas' }).click();

    // The garages are written; a column of the staff is not known, and is given by hand.
    await page.getByText('Garagens → Filiais: Gravada').waitFor();
    await page.getByText('Colunas que não são usadas: Ofício.').waitFor();
    await expectFit(page, 'a workbook under way');
    await page.getByLabel('Função').selectOption({ label: 'Ofício' });
    await page.getByRole('button', { name: 'Conferir', exact: true }).click();

    // The fleet has a fault: its import waits for the correction, and then for the request to write it.
    await page.getByText('Equipe → Colaboradores: Gravada').waitFor();
    await page.getByText('Espera por você: resolva abaixo').waitFor();
    expect(await world.api.sql("select 1 from veiculo where nr_placa like 'BOO1%'")).toEqual([]);
    const groups = page.getByRole('region', { name: 'Por que foram recusadas' });
    await groups.getByRole('button', { name: 'Corrigir GARAGEM DO LIVRINHO' }).click();
    await groups.getByLabel('Trocar por').fill('GARAGEM DO LIVRO');
    await groups.getByRole('button', { name: /^Trocar em/ }).click();
    await page.getByText('Nada mais está recusado: pressione Salvar').waitFor();
    expect(await world.api.sql("select 1 from veiculo where nr_placa like 'BOO1%'")).toEqual([]);
    await page.getByRole('button', { name: 'Salvar (2)' }).click();
    await page.getByText('Não há mais nada a trazer deste arquivo.').waitFor();
    await page.getByText('Frota → Veículos: Gravada · 2 novas').waitFor();
    await page.getByRole('button', { name: 'Abrir Frota' }).click();
    await page.getByRole('button', { name: 'Desfazer carga' }).waitFor();
    const fleet = await world.api.sql(
      `select v.nr_placa, f.ds_filial
         from veiculo v join veiculo_filial vf using (nr_placa) join filial f on f.nr_sequencial = vf.nr_seq_filial
        where v.nr_placa like 'BOO1%' order by 1`,
    );
    expect(fleet).toEqual([
      { nr_placa: 'BOO1K01', ds_filial: 'GARAGEM DO LIVRO' },
      { nr_placa: 'BOO1K02', ds_filial: 'GARAGEM DO LIVRO' },
    ]);
    // Each is a load of its own.
    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
    await page.getByText('tudo.xlsx · Garagens').waitFor();
  });
});
