import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mess, messyFleet, messyTyres } from '../bench/src/messy.ts';
import { openStage, type Stage } from './test/browser.ts';
import { expectFit } from './test/fit.ts';
import { startWorld, type World } from './test/world.ts';

let world: World;
let stage: Stage;

beforeAll(async () => {
  world = await startWorld();
  stage = await openStage(world);
});
afterEach(() => stage.endTest());
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

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

    // Worksheet and heads are found; the meter has a name nobody could know.
    expect(await page.getByLabel('Planilha').locator('option:checked').textContent()).toBe('Frota 2026');
    expect(await page.getByLabel('Linha do cabeçalho').locator('option:checked').textContent()).toMatch(
      /^3: Placa/,
    );
    await page.getByText('Colunas que não são usadas: KM rodado, Cor.').waitFor();
    await page.getByLabel('Medidor').selectOption({ label: 'KM rodado' });
    await page.getByText('Colunas que não são usadas: Cor.').waitFor();
    await expectFit(page, 'the columns of a file');
    await page.getByRole('button', { name: 'Conferir' }).click();

    // Each reason is told once with its rows, and mended at one press.
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
    // What was mended is kept by the server.
    await page.reload();
    await page.getByLabel('Empresa').selectOption({ label: 'DEMO' });
    await page.getByRole('button', { name: /^Abrir frota.xlsx/ }).click();
    await mend(mess.year.word, null);
    const rows = page.getByRole('region', { name: /^Linhas que podem ser gravadas/ });
    await rows.getByText('101.300').waitFor();
    await page.getByText(`A coluna Frota repete a linha`).first().waitFor();
    await expectFit(page, 'a mended import');
    await page.getByRole('button', { name: `Gravar (${vehicles - 1})` }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
    await page.getByLabel('O que trazer').selectOption('tyres');
    await page.locator('input[type=file]').setInputFiles({
      name: 'pneus.csv',
      mimeType: 'text/csv',
      buffer: messyTyres(names, vehicles),
    });
    await page.getByRole('button', { name: 'Conferir' }).click();
    await page.getByRole('button', { name: `Gravar (${vehicles})` }).click();
    await page.getByText('Gravada', { exact: true }).waitFor();
    expect(await world.api.sql("select distinct ds_medida from pneu where nr_fogo like 'MF%'")).toEqual([
      { ds_medida: '295/80R22.5' },
    ]);

    // The workshop opens orders for it.
    const workshop = await stage.as('joao', '/novaOs', { device: 'desktop' });
    const sheet = workshop.getByRole('dialog');
    await workshop.getByRole('button', { name: /^Operação/ }).click();
    await sheet.getByRole('button', { name: /^FROTA NOVA/i }).click();
    await sheet.waitFor({ state: 'hidden' });
    await workshop.getByRole('button', { name: /^Placa/ }).click();
    await sheet.getByRole('searchbox').fill('MSY1A01');
    await sheet.getByRole('button', { name: /^MSY1A01/ }).waitFor();
  });
});
