import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { openStage } from '../test/browser.ts';
import { filmOf } from '../test/qr.ts';
import { makeSubject } from '../test/subject.ts';
import { openTerminal } from '../test/terminal.ts';

const { world } = await openTerminal();

/** A phone whose camera sees the label of a vehicle. */
async function seeing(plate: string, path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const film = filmOf(`https://terminal.example/novaOs?placa=${plate}`);
  const camera = await openStage(world, film.file);
  try {
    await work(await camera.as('joao', path, { device: 'phone' }));
    await camera.endTest();
  } finally {
    await camera.close();
    film.remove();
  }
}

it('the camera, the one at the back where there are two, reads the label of a vehicle and chooses it', async () => {
  const { plate } = await makeSubject(world.api);
  await seeing(plate, '/novaOs', async (page) => {
    const asked = page.waitForEvent('console', (message) => message.text().startsWith('camera asked for'));
    await page.evaluate(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = (wanted) => {
        console.info('camera asked for', JSON.stringify(wanted?.video));
        return open(wanted);
      };
    });
    await page.getByRole('button', { name: 'Ler QR Code' }).click();
    await page.getByRole('button', { name: `Placa ${plate}` }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect((await asked).text()).toContain('"facingMode":{"ideal":"environment"}');
  });
});

it('the camera finds the order of a vehicle from any screen', async () => {
  const { order, plate } = await makeOrder(world.api);
  await seeing(plate, '/execucao', async (page) => {
    await page.getByRole('button', { name: 'Buscar OS' }).click();
    await page.getByRole('button', { name: 'Ler QR Code' }).click();
    await page.waitForURL(`/os/${order}`);
  });
});
