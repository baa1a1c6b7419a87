import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeOrder } from '../../server/test/orders.ts';
import { picture, upload } from '../../server/test/uploads.ts';
import { expectFit } from '../test/fit.ts';
import { offline } from '../test/offline.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith, identity, startAs } from '../test/work.ts';

const { world, stage, joao, carlos } = await openWorkshop();

/** An order with a comment and a picture of João's, at work. */
async function recorded() {
  const made = await makeOrder(world.api);
  const { order, items } = made;
  await startAs(world.api, joao, order);
  const body = { nr_seq_clifor: joao.person, ds_observacao: 'folga na roda', nr_seq_os_item: items[0] };
  await world.api.call('commentOrder', { params: { id: String(order) }, body }, joao);
  const files = [{ name: 'roda.jpg', bytes: await picture(61) }];
  await upload(world.api, joao, order, { files, origin: 'E', item: items[0] });
  return made;
}

/** Says why in the sheet that asks, and goes on to the digits. */
async function giveReason(page: Page, question: string, act: string, reason: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: question });
  await sheet.getByLabel('Motivo').fill(reason);
  await sheet.getByRole('button', { name: act }).click();
}
const giveCommentsReason = (page: Page, reason: string) =>
  giveReason(page, 'Por que anular este comentário?', 'Anular comentário', reason);
const giveFilesReason = (page: Page, reason: string) =>
  giveReason(page, 'Por que anular este arquivo?', 'Anular arquivo', reason);

const corrections = () =>
  world.api.sql(
    "select tp_fato, nr_seq_clifor, ds_motivo from correcao where tp_fato in ('COMENTARIO', 'ANEXO', 'NOTA') order by nr_sequencial desc limit 1",
  );

describe('what was recorded by mistake', () => {
  it('is a comment: struck through, with who and why, on the page and in its story', async () => {
    const { order } = await recorded();
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    await page.getByRole('button', { name: 'Anular comentário: folga na roda' }).click();
    await giveCommentsReason(page, 'x');
    await page.getByText('Informe o motivo, com 3 letras ou mais.').waitFor();
    await expectFit(page, 'why a comment is void');
    await giveCommentsReason(page, 'era do outro lado');
    await identity(page).getByText('Anular comentário').waitFor();
    await confirmWith(page, '123');
    await page.getByText('Comentário anulado', { exact: true }).waitFor();
    await page.getByText(/^Anulado por João Pereira em .*: era do outro lado$/).waitFor();
    expect(await page.locator('s').textContent()).toBe('folga na roda');
    expect(await page.getByRole('button', { name: /^Anular comentário/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Andamento/ }).click();
    await page.getByText('João Pereira anulou um comentário: era do outro lado').waitFor();
    await expectFit(page, 'a comment that is void');
  });

  it('is a comment in work mode, also without network', async () => {
    const { order } = await recorded();
    const page = await stage.as('joao', `/os/${order}/trabalho`, { device: 'phone' });
    const open = page.getByRole('button', { name: 'Anular comentário: folga na roda' });
    await open.waitFor();
    // The sheets are here before the network goes.
    await open.click();
    await page.getByRole('button', { name: 'Voltar' }).click();
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await open.click();
    await giveCommentsReason(page, 'sem rede');
    await confirmWith(page, '123');
    await page.getByText(/^Anulado por João Pereira em .*: sem rede$/).waitFor();
    expect(await page.locator('s').textContent()).toBe('folga na roda');
    await expectFit(page, 'a comment that will be void');
    await offline(page, false);
    await expect
      .poll(corrections, { timeout: 15_000 })
      .toEqual([{ tp_fato: 'COMENTARIO', nr_seq_clifor: joao.person, ds_motivo: 'sem rede' }]);
  });

  it('is a note of the work: struck through in its story, also without network', async () => {
    const { order } = await recorded();
    const body = {
      nr_seq_os: order,
      observacao: 'trinca no suporte',
      nr_seq_clifor: joao.person,
      cpf: joao.digits,
    };
    expect((await world.api.call('noteExecution', { body }, joao)).status).toBe(200);
    const page = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    await page.getByRole('button', { name: /^Andamento/ }).click();
    const open = page.getByRole('button', { name: 'Anular observação: trinca no suporte' });
    // The sheets are here before the network goes.
    await open.click();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expectFit(page, 'a note that may be void');
    stage.expects(/ERR_FAILED/);
    await offline(page, true);
    await open.click();
    await giveReason(page, 'Por que anular esta observação?', 'Anular observação', 'outro suporte');
    await confirmWith(page, '123');
    await page.getByText(/^Anulado por João Pereira em .*: outro suporte$/).waitFor();
    expect(await page.locator('s').textContent()).toBe('trinca no suporte');
    expect(await open.count()).toBe(0);
    await offline(page, false);
    await page.getByText('João Pereira anulou uma observação: outro suporte').waitFor({ timeout: 15_000 });
    expect(await corrections()).toEqual([
      { tp_fato: 'NOTA', nr_seq_clifor: joao.person, ds_motivo: 'outro suporte' },
    ]);
    await expectFit(page, 'a note that is void');
  });

  it('is a picture: no longer shown, on a shared terminal by the digits of whoever took it', async () => {
    const { order } = await recorded();
    const page = await stage.as('staff', `/os/${order}`, { device: 'tablet' });
    const open = page.getByRole('button', { name: 'Abrir roda.jpg' });
    await open.first().click();
    await expectFit(page, 'a picture that may be void');
    await page.getByRole('button', { name: 'Anular arquivo' }).click();
    await giveFilesReason(page, 'outro caminhão');
    await page.getByRole('dialog', { name: 'Confirme que é João' }).waitFor();
    await page.getByRole('button', { name: 'Trocar técnico' }).click();
    // Whoever may always declare void stands first.
    const who = page.getByRole('dialog', { name: 'Quem anula?' });
    await who.getByRole('listitem').first().getByText('em nome próprio').waitFor();
    await page.getByRole('button', { name: /Carlos Souza/ }).click();
    await confirmWith(page, carlos.digits);
    await page.getByText('Só quem registrou ou um aprovador pode anular.').waitFor();
    await giveFilesReason(page, 'outro caminhão');
    await confirmWith(page, joao.digits);
    await page.getByText(/^Arquivo anulado por João Pereira em .*: outro caminhão$/).waitFor();
    await expect.poll(() => open.count()).toBe(0);
    expect(await corrections()).toEqual([
      { tp_fato: 'ANEXO', nr_seq_clifor: joao.person, ds_motivo: 'outro caminhão' },
    ]);
    await page.goto(`/os/${order}/trabalho`);
    await page.getByText(/^Arquivo anulado por João Pereira/).waitFor();
    await expectFit(page, 'a picture that is void');
  });
});

it("what was recorded on a closed order is an approver's to declare void, and that is said", async () => {
  const { order } = await makeOrder(world.api, { state: 'R', openedDaysAgo: 2 });
  const page = await stage.as('joao', `/os/${order}`);
  await page.getByLabel('Escrever um comentário').fill('conferido depois');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByText('OS encerrada: só um aprovador pode anular.').waitFor();
  expect(await page.getByRole('button', { name: /^Anular/ }).count()).toBe(0);
});

describe('a shared terminal', () => {
  it('asks whose a comment is', async () => {
    const { order } = await recorded();
    const page = await stage.as('staff', `/os/${order}`, { device: 'tablet' });
    await page.getByLabel('Escrever um comentário').fill('pastilha gasta');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByRole('dialog', { name: 'Confirme que é João' }).getByText('Comentar').waitFor();
    await confirmWith(page, '999');
    await identity(page).getByRole('alert').waitFor();
    await confirmWith(page, '123');
    const said = page.getByRole('listitem').filter({ hasText: 'pastilha gasta' });
    await said.getByText(/João Pereira/).waitFor();
    await expect.poll(() => page.getByLabel('Escrever um comentário').inputValue()).toBe('');
  });

  it('asks whose pictures are, once for all that were chosen', async () => {
    const { order } = await recorded();
    const page = await stage.as('staff', `/os/${order}`, { device: 'tablet' });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Escolher arquivos' }).click(),
    ]);
    await chooser.setFiles(
      await Promise.all(
        [62, 63].map(async (red) => ({
          name: `${red}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await picture(red),
        })),
      ),
    );
    await identity(page).getByRole('button', { name: 'Fechar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Adicionar fotos e documentos' });
    await sheet.getByRole('button', { name: 'Enviar', exact: true }).click();
    await confirmWith(page, '999');
    await identity(page).getByRole('alert').waitFor();
    expect(world.arrived('uploadFiles')).toHaveLength(1);
    await confirmWith(page, '123');
    await expect.poll(() => page.getByText('enviado', { exact: true }).count()).toBe(2);
    await sheet.getByRole('button', { name: 'Pronto' }).click();
    expect(
      await world.api.sql('select nr_seq_clifor from anexo where nr_seq_os = $1 and tp_origem = $2', [
        order,
        'A',
      ]),
    ).toEqual([{ nr_seq_clifor: joao.person }, { nr_seq_clifor: joao.person }]);
  });
});
