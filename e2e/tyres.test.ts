import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Dressed, dressVehicle } from '../server/test/tyres.ts';
import { picture } from '../server/test/uploads.ts';
import { openStage, type Stage } from './test/browser.ts';
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

const toco = (): Promise<Dressed> => dressVehicle(world.api, 'TOCO', { depths: [8, 7, 8] });

async function openGauging({ plate }: Dressed, device: 'tablet' | 'phone' = 'tablet'): Promise<Page> {
  const page = await stage.as('pedro', `/borracharia/afericao/${plate}`, { device });
  await page.getByRole('group', { name: 'Eixos e pneus' }).waitFor();
  return page;
}

const keys = (page: Page) => page.getByRole('group', { name: 'Teclado numérico' });
const groove = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Sulco ${number},`) });
const submit = (page: Page) => page.getByRole('button', { name: 'Registrar leitura' });

/** Types values as a probe does: digits and Enter. */
async function probe(page: Page, ...values: string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value);
    await page.keyboard.press('Enter');
  }
}

describe('a gauging', () => {
  it('goes by touch from groove to groove and tyre to tyre, with keys of its own', async () => {
    const page = await openGauging(await toco());
    const press = (key: string) => keys(page).getByRole('button', { name: key, exact: true }).tap();
    await page.getByText('0 de 6 lidos').waitFor();
    expect(await page.locator('input').count()).toBe(0);
    // Above the last reading: said, and taken away.
    await press('9');
    await page.getByRole('button', { name: 'Próximo sulco' }).tap();
    await page.getByText('Informe uma aferição menor que a atual!').waitFor();
    await groove(page, 1)
      .and(page.getByRole('button', { name: /por ler$/ }))
      .waitFor();
    // As deep as before is fine.
    await press('8');
    await page.getByRole('button', { name: 'Próximo sulco' }).tap();
    await groove(page, 3).tap();
    await press('7');
    await press(',');
    await press('5');
    await page.getByRole('button', { name: 'Concluir pneu' }).tap();
    await page.getByText('Informe a leitura de todos os sulcos').waitFor();
    await press('6');
    await page.getByRole('button', { name: 'Próximo sulco' }).tap();
    await page.getByRole('button', { name: 'Concluir pneu' }).tap();
    await page.getByText('1 de 6 lidos').waitFor();
    await page.getByRole('button', { name: /^eixo 1, esquerda externa, fogo .+, lido$/ }).waitFor();
    await page
      .getByRole('button', { name: /^eixo 1, direita externa, fogo .+, por ler$/, pressed: true })
      .waitFor();
    await page.getByText('Faça a leitura de todos os pneus para registrar!').waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it('of a probe survives a reload and a lost network, and is sent with its pictures', async () => {
    const dressed = await toco();
    const page = await openGauging(dressed);
    await probe(page, '7', '6.5', '7', '7', '6');
    await page.getByText('1 de 6 lidos').waitFor();
    await page.reload();
    await page.getByText('1 de 6 lidos').waitFor();
    await groove(page, 2)
      .and(page.getByRole('button', { name: /, 6$/ }))
      .waitFor();
    await groove(page, 3).click();
    await probe(page, '7');
    for (let tyre = 0; tyre < 4; tyre++) await probe(page, '7', '6,5', '7');
    await page.getByText('6 de 6 lidos').waitFor();
    await submit(page).click();
    await page.getByText('Informe o KM atual!').waitFor();
    await page.keyboard.type('100250');
    await page.getByRole('button', { name: /^Fotos/ }).click();
    await page
      .getByLabel('Escolher arquivos')
      .setInputFiles([{ name: 'pneu.jpg', mimeType: 'image/jpeg', buffer: await picture() }]);
    await page.getByText('pneu.jpg').waitFor();
    await page.getByRole('button', { name: 'Pronto' }).click();
    stage.expects(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await submit(page).click();
    await page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /conexão|rede|servidor/i })
      .waitFor();
    await page.context().setOffline(false);
    await submit(page).click();
    await page.waitForURL('**/borracharia/afericao');
    const rows = await world.api.sql(
      `select e.km_informado, count(l.*)::int as lidos, (select count(*)::int from anexo a where a.nr_seq_evento = e.nr_sequencial) as fotos
         from pneu_evento e join pneu_leitura l on l.nr_seq_evento = e.nr_sequencial where e.nr_placa = $1 group by e.nr_sequencial`,
      [dressed.plate],
    );
    expect(rows).toEqual([{ km_informado: 100_250, lidos: 6, fotos: 1 }]);
    const order = world.arrivals
      .map(({ name }) => name)
      .filter((name) => name === 'submitGauging' || name === 'uploadTyreFiles');
    expect(order.slice(-2)).toEqual(['submitGauging', 'uploadTyreFiles']);
    expect(
      await page.evaluate((plate) => localStorage.getItem(`afericao:${plate}`), dressed.plate),
    ).toBeNull();
  });

  it('of a vehicle with an empty position says what to do first', async () => {
    const page = await openGauging(await dressVehicle(world.api, 'TRUCK 6X2', { empty: ['2DI'] }));
    await page
      .getByText(
        'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
      )
      .waitFor();
    await page.getByRole('button', { name: /^eixo 2, direita interna ?,.*vazia$/ }).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it('is reached with the keyboard alone, from position to position with the arrows', async () => {
    const page = await openGauging(await dressVehicle(world.api, 'CARRETA 3 EIXOS'));
    await page.getByRole('button', { name: /^eixo 1, esquerda externa/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^eixo 2, esquerda interna/, pressed: true }).waitFor();
    await probe(page, '8', '8');
    await groove(page, 2)
      .and(page.getByRole('button', { name: /, 8$/ }))
      .waitFor();
  });
});

describe('the plates', () => {
  it('show how old the readings are; warehouse equipment is never calibrated', async () => {
    const { plate } = await dressVehicle(world.api, 'EMPILHADEIRA');
    const other = await toco();
    const page = await stage.as('pedro', '/borracharia/afericao');
    await page.getByRole('columnheader').nth(5).waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(6);
    await page.getByRole('searchbox').fill(plate);
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
    await page.getByText('não se calibra').waitFor();
    expect(await page.getByRole('link', { name: /^Calibrar/ }).count()).toBe(0);
    await page.getByRole('searchbox').fill(other.plate);
    await page.getByRole('link', { name: /^Calibrar/ }).click();
    await page.getByRole('button', { name: /^Pressão/ }).waitFor();
    for (let tyre = 0; tyre < 6; tyre++) await probe(page, '110');
    await page.keyboard.type('100100');
    await submit(page).click();
    await page.waitForURL('**/borracharia/afericao');
    await page.getByRole('searchbox').fill(other.plate);
    await page.getByText('hoje').waitFor();
  });
});
