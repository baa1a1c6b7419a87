import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../test/checks.ts';
import { signIn } from '../test/people.ts';
import { openKind } from '../test/records.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork } from '../test/work.ts';

const { world, stage } = await openTerminal();
await world.api.sql(
  "delete from clifor_foto f using g_clifor g where g.nr_sequencial = f.nr_seq_clifor and g.nr_matricula = '1002'",
);

/** Opens the record of somebody from the menu. */
async function openPerson(page: Page, name: string): Promise<void> {
  await openKind(page, /^Colaboradores/);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
}

it('whoever administers the company gives somebody a photo, which he sees himself when he signs in, and takes it away', async () => {
  const page = await stage.as('beatriz', '/', { device: 'desktop' });
  await openPerson(page, 'CARLOS SOUZA');
  const photo = page.getByRole('region', { name: 'Foto' });
  await photo.getByRole('button', { name: 'Pôr foto' }).click();
  const sheet = page.getByRole('dialog', { name: /^Foto de CARLOS/ });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    sheet.getByRole('button', { name: 'Escolher foto' }).click(),
  ]);
  await chooser.setFiles({ name: 'carlos.jpg', mimeType: 'image/jpeg', buffer: await picture(130) });
  await sheet.getByRole('button', { name: 'Salvar foto' }).click();
  await page.getByText('Foto salva.').waitFor();
  await photo.locator('img').waitFor();
  await expectAccessible(page, 'record of a person');
  const own = await stage.open({ device: 'desktop' });
  await signIn(own, 'carlos');
  const seen = own.getByRole('button', { name: 'Minha foto' }).locator('img');
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await photo.getByRole('button', { name: 'Trocar foto' }).click();
  await sheet.getByRole('button', { name: 'Remover a foto' }).click();
  await page.getByText('Foto removida.').waitFor();
  await photo.getByRole('button', { name: 'Pôr foto' }).waitFor();
});

it('and ends a session of somebody, who is out at once; in Spanish on a phone too', async () => {
  const carlos = await stage.as('carlos', '/', { device: 'phone' });
  const page = await stage.as('beatriz', '/cadastros/people', { device: 'phone', language: 'es' });
  await page.getByRole('searchbox').fill('CARLOS');
  await page.getByRole('link', { name: 'CARLOS SOUZA' }).click();
  const sessions = page.getByRole('region', { name: 'Dónde está conectado' });
  const first = sessions.getByRole('listitem').first();
  await first.getByText('CURITIBA').waitFor();
  await expectNoSidewaysScroll(page, 'record of a person');
  const before = await sessions.getByRole('listitem').count();
  await first.getByRole('button', { name: 'Cerrar la sesión en Navegador sin registro' }).click();
  await page.getByText('Sesión cerrada.').waitFor();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(before - 1);
  await carlos.waitForURL('/login');
});

it('and gives somebody a badge, with which commands are confirmed, and takes it away; the history tells both', async () => {
  const page = await stage.as('beatriz', '/', { device: 'desktop' });
  await openPerson(page, 'CARLOS SOUZA');
  const badge = page.getByRole('region', { name: 'Crachá' });
  await badge.getByRole('button', { name: 'Alterar crachá' }).click();
  const sheet = page.getByRole('dialog', { name: /^Crachá de CARLOS/ });
  await sheet.getByLabel('Código do crachá').fill('CRACHA-1001');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await sheet.getByRole('alert').getByText('Este crachá já é de outra pessoa.').waitFor();
  await sheet.getByLabel('Código do crachá').fill('CRACHA-NOVO-7');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Crachá registrado').waitFor();
  await endAllWork(world.api);
  const carlos = await world.api.signIn('1002', '234');
  const { order } = await makeOrder(world.api);
  const start = (cpf: string) =>
    world.api.call(
      'startExecution',
      { body: { nr_seq_os: order, nr_seq_clifor: carlos.person, cpf } },
      carlos,
    );
  expect((await start('CRACHA-1002')).status).toBe(422);
  expect((await start('CRACHA-NOVO-7')).status).toBe(200);
  await badge.getByRole('button', { name: 'Retirar crachá' }).click();
  const question = page.getByRole('dialog', { name: 'Retirar o crachá de CARLOS SOUZA?' });
  await question.getByRole('button', { name: 'Retirar crachá' }).click();
  await badge.getByText('Não tem crachá').waitFor();
  await page.getByText('Tem crachá → Não tem crachá').waitFor();
});
