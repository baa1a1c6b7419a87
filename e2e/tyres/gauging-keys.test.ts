import { describe, expect, it } from 'vitest';
import { dressVehicle } from '../../server/test/tyres.ts';
import { groove, keys, openGauging, probe } from '../test/gauging.ts';
import { scanByHand } from '../test/qr.ts';
import { openTerminal } from '../test/terminal.ts';
import { pressTwice } from '../test/twice.ts';

const { world, stage } = await openTerminal();

describe('keys and scans of a gauging', () => {
  it.each([0, 60])(
    'loses no digit of a keyboard whose keys come %d ms apart, to the meter',
    async (delay) => {
      const page = await openGauging(
        stage,
        await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] }),
      );
      await page.getByText('0 de 4 lidos').waitFor();
      await page.keyboard.type(`${'78\n79\n'.repeat(4)}1002345`, { delay });
      await page.getByText('4 de 4 lidos').waitFor();
      await page.getByRole('button', { name: /1\.002\.345 h$/ }).waitFor();
    },
  );

  it('goes to the tyre whose label is scanned, and writes nothing of it into a groove', async () => {
    const dressed = await dressVehicle(world.api, 'BITRUCK 8X2', { depths: [9.5, 9.5, 9.5, 9.5] });
    const page = await openGauging(stage, dressed);
    await page.getByText('0 de 12 lidos').waitFor();
    const [, other] = Object.values(dressed.tyres);
    const fire = other?.fire ?? '';
    await scanByHand(page, fire);
    await page.getByRole('button', { name: new RegExp(`fogo ${fire} ,.*por ler$`), pressed: true }).waitFor();
    await scanByHand(page, '99887766');
    const unknown = page.getByRole('region', { name: 'Códigos não reconhecidos' });
    await unknown.getByText('99887766').waitFor();
    await page.getByRole('button', { name: new RegExp(`fogo ${fire} ,.*por ler$`), pressed: true }).waitFor();
    await groove(page, 1)
      .and(page.getByRole('button', { name: /por ler$/, pressed: true }))
      .waitFor();
    await probe(page, '9,4');
    await groove(page, 2)
      .and(page.getByRole('button', { name: /por ler$/, pressed: true }))
      .waitFor();
  });

  it('takes 12,5 tapped above the last depth for what it is, and refuses it at its groove', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] });
    const page = await openGauging(stage, dressed, 'phone');
    const refused = page.getByText('Informe uma aferição menor que a atual!');
    const tap = async (...names: string[]) => {
      for (const name of names) await keys(page).getByRole('button', { name, exact: true }).tap();
    };
    for (const taps of [
      ['1', '2', '5'],
      ['1', '2', ',', '5'],
    ]) {
      await tap(...taps.slice(0, 2));
      expect(await groove(page, 1).and(page.locator('[aria-pressed="true"]')).textContent()).toBe('12');
      await tap(...taps.slice(2));
      await refused.waitFor();
      await groove(page, 1)
        .and(page.getByRole('button', { name: /por ler$/, pressed: true }))
        .waitFor();
    }
    // What is plausible leads on after two taps.
    await tap('7', '9', '7', '8');
    await page.getByText('1 de 4 lidos').waitFor();
  });

  it('takes a comma that follows a guessed one back to its groove', async () => {
    const dressed = await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [4, 4] });
    const page = await openGauging(stage, dressed, 'phone');
    for (const name of ['1', '2', ',', '5'])
      await keys(page).getByRole('button', { name, exact: true }).tap();
    await page.getByText('Informe uma aferição menor que a atual!').waitFor();
    await groove(page, 1)
      .and(page.getByRole('button', { name: /por ler$/, pressed: true }))
      .waitFor();
  });

  it('loses no quick press of our own keys between the last tyre and the meter', async () => {
    const page = await openGauging(stage, await dressVehicle(world.api, 'EMPILHADEIRA', { depths: [8, 8] }));
    await page.getByText('0 de 4 lidos').waitFor();
    await page.keyboard.type(`${'77\n77\n'.repeat(3)}77\n7`);
    const meter = page.getByRole('button', { name: /^KM/, pressed: true });
    await pressTwice(
      page,
      keys(page).getByRole('button', { name: '7', exact: true }),
      () => meter.first().waitFor(),
      {
        apart: 60,
      },
    );
    await page.getByText('4 de 4 lidos').waitFor();
    await page.getByRole('button', { name: /\b7 h$/ }).waitFor();
  });
});
