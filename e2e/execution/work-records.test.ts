import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture } from '../../server/test/uploads.ts';
import { expectFit } from '../test/fit.ts';
import { offline, sheet as sendsSheet, strip } from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, pauseAs, startAs } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();

describe('the page of the work in hand', () => {
  it('keeps what was measured and noted on a service, also without network', async () => {
    const { order, items } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Anotar ou medir' });
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.getByText('Escreva um valor ou uma anotação.').waitFor();
    await sheet.getByLabel('Valor medido').fill('8,5');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.getByText('Escolha a unidade.').waitFor();
    const top = async (field: string) => (await sheet.getByLabel(field).boundingBox())?.y;
    expect(await top('Valor medido')).toBe(await top('Unidade'));
    await sheet.getByLabel('Unidade').selectOption('bar');
    await expectFit(page, 'a value measured');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await page.getByText('8,5 bar').waitFor();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    expect(await sheet.getByLabel('Unidade').inputValue()).toBe('bar');
    await sheet.getByLabel('Anotação').fill('mangueira trincada');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByText('mangueira trincada').waitFor();
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    await sheet.getByLabel('Valor medido').fill('3,5');
    await sheet.getByRole('button', { name: 'Registrar' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await strip(page, '2 envios guardados').getByRole('button').click();
    const kept = sendsSheet(page).getByRole('listitem').filter({ hasText: '3,5' });
    expect(await kept.textContent()).toMatch(/^Anotar ou medir na OS .*3,5 bar/);
    await sendsSheet(page).getByRole('button', { name: 'Fechar' }).first().click();
    await offline(page, false);
    await expect
      .poll(
        () =>
          world.api.sql(
            'select nr_seq_os_item, vl_medida, ds_observacao from os_comentario where nr_seq_os = $1 order by 2',
            [order],
          ),
        { timeout: 15_000 },
      )
      .toEqual([
        { nr_seq_os_item: items[0], vl_medida: '3.500', ds_observacao: '' },
        { nr_seq_os_item: items[0], vl_medida: '8.500', ds_observacao: '' },
        { nr_seq_os_item: items[0], vl_medida: null, ds_observacao: 'mangueira trincada' },
      ]);
    await page.goto(`/os/${order}`);
    await page.getByText('mangueira trincada').waitFor();

    // The same service on another order: the unit is there already.
    await pauseAs(world.api, joao, order);
    const { order: next } = await makeOrder(world.api);
    await startAs(world.api, joao, next);
    await page.goto(`/os/${next}/trabalho`);
    await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
    expect(await sheet.getByLabel('Unidade').inputValue()).toBe('bar');
  });

  it('asks a shared terminal whose note it is, also without network', async () => {
    const { order } = await makeOrder(world.api);
    await startAs(world.api, joao, order);
    const page = await stage.as('staff', `/os/${order}/trabalho`, { device: 'tablet' });
    const note = async (text: string) => {
      await page.getByRole('button', { name: /^Anotar ou medir/ }).click();
      await page.getByRole('dialog', { name: 'Anotar ou medir' }).getByLabel('Anotação').fill(text);
      await page.getByRole('button', { name: 'Registrar', exact: true }).click();
      await page.getByRole('dialog', { name: 'Confirme que é João' }).waitFor();
      await confirmWith(page, '123');
      await page.getByText(new RegExp(`${text}.*João Pereira`)).waitFor();
    };
    await note('folga no terminal');
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await note('mangueira trincada');
    await offline(page, false);
    await expect
      .poll(
        () =>
          world.api.sql(
            'select nr_seq_clifor, ds_observacao from os_comentario where nr_seq_os = $1 order by 2',
            [order],
          ),
        { timeout: 15_000 },
      )
      .toEqual([
        { nr_seq_clifor: joao.person, ds_observacao: 'folga no terminal' },
        { nr_seq_clifor: joao.person, ds_observacao: 'mangueira trincada' },
      ]);
  });

  it('keeps a picture with the service it was taken at, also without network', async () => {
    const { order, items } = await makeOrder(world.api, { services: 2 });
    await startAs(world.api, joao, order);
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    const step = page.getByRole('list', { name: 'Serviços, na ordem' }).locator('> li').first();
    const take = async (name: string, red: number, said: RegExp) => {
      await step.getByRole('button', { name: /^Foto/ }).click();
      await page
        .getByLabel('Escolher arquivos')
        .setInputFiles([{ name, mimeType: 'image/jpeg', buffer: await picture(red) }]);
      await page.getByRole('dialog').getByText(said).first().waitFor();
      await page.getByRole('button', { name: 'Pronto' }).click();
    };
    await take('antes.jpg', 31, /^enviado/);
    await step.getByRole('button', { name: 'Abrir antes.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Foto (1)' }).waitFor();
    await expectFit(page, 'a picture of a service');
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await take('depois.jpg', 32, /^Guardado/);
    await step.getByText('1 foto guardada neste aparelho').waitFor();
    await offline(page, false);
    await expect
      .poll(
        () =>
          world.api.sql('select ds_nome, nr_seq_os_item from anexo where nr_seq_os = $1 order by ds_nome', [
            order,
          ]),
        { timeout: 15_000 },
      )
      .toEqual([
        { ds_nome: 'antes.jpg', nr_seq_os_item: items[0] },
        { ds_nome: 'depois.jpg', nr_seq_os_item: items[0] },
      ]);
  });
});
