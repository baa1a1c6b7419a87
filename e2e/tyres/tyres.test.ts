import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { dressVehicle } from '../../server/test/tyres.ts';
import { expectInSight } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { groove, keys, openGauging, probe, submit, toco } from '../test/gauging.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork, startAs } from '../test/work.ts';

const { world, stage } = await openTerminal();

describe('a gauging', () => {
  it('goes by touch from groove to groove and tyre to tyre, with keys of its own', async () => {
    const page = await openGauging(stage, await toco(world));
    const press = (key: string) => keys(page).getByRole('button', { name: key, exact: true }).tap();
    await page.getByText('0 de 6 lidos').waitFor();
    expect(await page.locator('input').count()).toBe(0);
    // Above the last reading: an error is shown, and the value removed.
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
    // With its decimal a groove is done, whoever typed the comma.
    await press('5');
    await page.getByText('Informe a leitura de todos os sulcos').waitFor();
    // Far below the last reading: asked about, because it could not be raised again.
    await press('2');
    await page.getByRole('button', { name: 'Próximo sulco' }).tap();
    await page
      .getByText('Sulco 2: 7,0 → 2,0: os outros sulcos perderam no máximo 0,5 mm. Está certo?')
      .waitFor();
    await page.getByRole('button', { name: 'Está certo' }).tap();
    await page.getByRole('button', { name: 'Concluir pneu' }).tap();
    await page.getByText('1 de 6 lidos').waitFor();
    await page.getByRole('button', { name: /^eixo 1, esquerda externa, fogo .+, lido$/ }).waitFor();
    await page
      .getByRole('button', { name: /^eixo 1, direita externa, fogo .+, por ler$/, pressed: true })
      .waitFor();
    await page.getByText('Faça a leitura de todos os pneus para registrar!').waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it('on a phone has its keys free of everything, the work in hand too, to the last press', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const joao = await world.api.signIn(people.joao.number, people.joao.digits);
    const { order } = await makeOrder(world.api);
    await endAllWork(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/borracharia/afericao/${dressed.plate}`, { device: 'phone' });
    const work = page.getByRole('region', { name: 'Trabalho em andamento', includeHidden: true });
    await work.waitFor({ state: 'attached' });
    expect(await work.isVisible()).toBe(false);
    const press = (key: string) => keys(page).getByRole('button', { name: key, exact: true }).tap();
    for (let tyre = 0; tyre < 4; tyre++) {
      await press('8');
      await page.getByRole('button', { name: 'Próximo sulco' }).tap();
      await press('7');
      await page.getByRole('button', { name: 'Concluir pneu' }).tap();
    }
    await page.getByText('4 de 4 lidos').waitFor();
    for (const digit of '100000') await press(digit);
    await submit(page).tap();
    await page.waitForURL('**/borracharia/afericao');
    await endAllWork(world.api);
  });

  it('on a phone held sideways has keys and button in sight, with work in hand too', async () => {
    const dressed = await dressVehicle(world.api, 'TOCO', { depths: [8, 8, 8, 8] });
    const joao = await world.api.signIn(people.joao.number, people.joao.digits);
    const { order } = await makeOrder(world.api);
    await endAllWork(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/borracharia/afericao/${dressed.plate}`, {
      device: 'phone',
      viewport: { width: 844, height: 390 },
    });
    await page.getByRole('region', { name: 'Trabalho em andamento' }).waitFor();
    for (const key of await keys(page).getByRole('button').all()) {
      await expectInSight(key);
      expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    }
    await expectInSight(page.getByRole('button', { name: 'Próximo sulco' }));
    await expectInSight(groove(page, 4));
    await endAllWork(world.api);
  });

  it('of a vehicle with an empty position says what to do first', async () => {
    const page = await openGauging(stage, await dressVehicle(world.api, 'TRUCK 6X2', { empty: ['2DI'] }));
    await page
      .getByText(
        'Existem posições sem pneu aplicado! Entre no menu Movimentações e aplique os pneus deste caminhão.',
      )
      .waitFor();
    await page.getByRole('button', { name: /^eixo 2, direita interna ?,.*vazia$/ }).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
  });

  it('loads the axles anew when a tyre was moved meanwhile, and keeps what was read of the others', async () => {
    const dressed = await toco(world);
    // Without the live feed: with it the axles would be loaded before anything is sent.
    const page = await stage.as('pedro', `/borracharia/afericao/${dressed.plate}`, { feed: false });
    await page.getByText('0 de 6 lidos').waitFor();
    for (let tyre = 0; tyre < 6; tyre++) await probe(page, '7', '6,5', '7');
    await page.keyboard.type('100100');
    const pedro = await world.api.signIn('1301', '567');
    const [one, other] = [dressed.tyres['1EE']?.id ?? 0, dressed.tyres['1DE']?.id ?? 0];
    const [left, right] = [
      { nr_posicao: 1, ds_lado: 'EE' as const },
      { nr_posicao: 1, ds_lado: 'DE' as const },
    ];
    const movimentos = [
      { pneu: one, ...left, para: right },
      { pneu: other, ...right, para: left },
    ];
    const body = { placa: dressed.plate, km_informado: 100_050, movimentos };
    expect((await world.api.call('moveTyres', { body }, pedro)).status).toBe(200);
    await submit(page).click();
    await page.getByText(/^Um pneu foi movido enquanto você lia/).waitFor();
    await page.getByText('4 de 6 lidos').waitFor();
    await page.getByRole('button', { name: /^eixo 1, direita externa, fogo .*-1EE.*por ler$/ }).click();
    for (let tyre = 0; tyre < 2; tyre++) await probe(page, '7', '6,5', '7');
    await page.getByText('6 de 6 lidos').waitFor();
    await submit(page).click();
    await page.waitForURL('**/borracharia/afericao');
  });

  it('asks whether an unlikely meter is right before it is kept', async () => {
    const dressed = await toco(world);
    const page = await openGauging(stage, dressed);
    for (let tyre = 0; tyre < 6; tyre++) await probe(page, '7', '6,5', '7');
    await page.keyboard.type('1000250');
    // At the end one button stands there, with the keys, and it records.
    expect(await submit(page).count()).toBe(1);
    await expectInSight(submit(page));
    await submit(page).click();
    await page.getByText('100.000 → 1.000.250: são 900.250 km em 40 dias. Está certo?').waitFor();
    await page.getByRole('button', { name: 'Corrigir' }).click();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Registrar leitura' }).waitFor();
    await submit(page).click();
    await page.waitForURL('**/borracharia/afericao');
    const meter = await world.api.sql('select km_atual from veiculo where nr_placa = $1', [dressed.plate]);
    expect(meter).toEqual([{ km_atual: 100_025 }]);
  });

  it('on a phone takes two taps a groove: the comma comes by itself, and the next field and tyre follow', async () => {
    const dressed = await dressVehicle(world.api, 'BITRUCK 8X2', { depths: [9.5, 9.5, 9.5, 9.5] });
    const page = await openGauging(stage, dressed, 'phone');
    await page.getByText('0 de 12 lidos').waitFor();
    let taps = 0;
    const tap = async (key: string) => {
      taps += 1;
      await keys(page).getByRole('button', { name: key, exact: true }).tap();
    };
    for (let grooves = 0; grooves < 40; grooves++) for (const key of '91') await tap(key);
    await page.getByText('10 de 12 lidos').waitFor();
    expect(taps).toBeLessThanOrEqual(90);
    await groove(page, 1)
      .and(page.getByRole('button', { name: /por ler$/, pressed: true }))
      .waitFor();
  });

  it('on a phone is asked about a groove by the wear of the tyre, and leads to it', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [11.3, 11.3] });
    const fire = dressed.tyres['1EE']?.fire ?? '';
    // 0.8 mm in 10,000 h: 0.1 mm in 1,200.
    const afericoes = Object.entries(dressed.tyres).map(([place, { fire: nr_fogo }]) => ({
      ...{ nr_fogo, nr_posicao: Number(place[0]), ds_lado: place.slice(1) },
      afericoes: [0, 1].map((index) => ({ index, novaAfericao: 10.5 })),
    }));
    const body = { nr_placa: dressed.plate, km_informado: 100_000, afericoes } as never;
    const pedro = await world.api.signIn('1301', '567');
    expect((await world.api.call('submitGauging', { body }, pedro)).status).toBe(200);
    const page = await openGauging(stage, dressed, 'phone');
    for (let value = 0; value < 8; value++)
      await probe(page, value === 0 ? '8,9' : value === 1 ? '9,0' : '10,4');
    await page.keyboard.type('101200');
    stage.expects(/status of 409/);
    await page.getByRole('button', { name: 'Registrar leitura' }).tap();
    const words = `Pneu ${fire}. Sulco 1: 10,5 → 8,9 em 1.200 h: este pneu gasta 0,1 mm nessa distância. Está certo?`;
    await expectInSight(page.getByText(words));
    await page.getByRole('button', { name: 'Corrigir' }).tap();
    await groove(page, 1)
      .and(page.getByRole('button', { pressed: true }))
      .waitFor();
    await expectFit(page, 'a groove that is asked about, phone');
    await page.getByText(fire, { exact: true }).first().waitFor();
    await probe(page, '9,9', '9,8');
    await page.getByRole('button', { name: 'Registrar leitura' }).tap();
    // So many hours in a day are another question.
    await page.getByText(/^100.000 → 101.200:/).waitFor();
    await page.getByRole('button', { name: 'Está certo' }).tap();
    await page.getByText('Leitura registrada com sucesso!').waitFor();
  });

  it('on a phone says what is wrong, and asks, where the eye is: above the keys, covered by nothing', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const page = await openGauging(stage, dressed, 'phone');
    await probe(page, '2');
    await expectInSight(
      page.getByText('Sulco 1: 8,0 → 2,0: são 6,0 mm a menos desde a última leitura. Está certo?'),
    );
    await probe(page, '8');
    for (const value of ['8', '8', '8', '8', '8', '8', '8']) await probe(page, value);
    await page.keyboard.type('99999');
    stage.expects(/status of 4(09|22)/);
    await submit(page).tap();
    await expectInSight(
      page
        .getByRole('region', { name: 'Valores' })
        .getByRole('alert')
        .getByText('Insira um KM maior que o anterior!'),
    );
    await page.getByRole('button', { name: 'KM atual, 99.999', exact: true }).waitFor();
    for (let digit = 0; digit < 5; digit++) await page.keyboard.press('Backspace');
    await page.keyboard.type('1000250');
    await submit(page).tap();
    await expectInSight(page.getByText(/^100.000 → 1.000.250:/));
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Esta leitura parece errada');
  });

  it('is done with the keyboard alone, from position to position with the arrows', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const page = await openGauging(stage, dressed);
    await page.getByRole('button', { name: /^eixo 1, esquerda externa/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^eixo 2, direita externa/, pressed: true }).waitFor();
    // Digits alone get their comma once the groove is left.
    await probe(page, '8', '75');
    await page.getByText('1 de 4 lidos').waitFor();
    // Asked about a slip, a probe sends the value again.
    await probe(page, '3');
    await page.getByText(/^Sulco 1: 8,0 → 3,0: são 5,0 mm a menos/).waitFor();
    for (let tyre = 0; tyre < 3; tyre++) await probe(page, '8', '7,5');
    await page.keyboard.type('100010');
    await submit(page).focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/borracharia/afericao');
    const rows = await world.api.sql(
      "select count(*)::int as lidos from pneu_leitura join pneu_evento e on e.nr_sequencial = nr_seq_evento where nr_placa = $1 and vl_mm = '{8,7.5}'",
      [dressed.plate],
    );
    expect(rows).toEqual([{ lidos: 4 }]);
  });
});

describe('the plates', () => {
  it('show how old the readings are; warehouse equipment is never calibrated', async () => {
    const { plate } = await dressVehicle(world.api, 'EMPILHADEIRA');
    const other = await toco(world);
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
