import { describe, expect, it } from 'vitest';
import { choose, create, field, operationName } from '../test/new-order.ts';
import { photoOf, scanByHand } from '../test/qr.ts';
import { makeSubject } from '../test/subject.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();

describe('a new order', () => {
  it('asks plate, segment and problem again when the operation changes', async () => {
    const { plate, segment } = await makeSubject(world.api);
    await world.api.sql("insert into operacao (ds_projeto) values ('OUTRA OPERACAO') on conflict do nothing");
    await world.api.sql(
      `insert into veiculo_filial select nr_placa, 1, (select nr_sequencial from operacao where ds_projeto = 'OUTRA OPERACAO')
         from veiculo where not exists (select 1 from veiculo_filial f where f.nr_placa = veiculo.nr_placa and f.nr_seq_filial = 1)
        limit 1`,
    );
    const page = await stage.as('joao', '/novaOs');
    await choose(page, 'Operação', await operationName(world));
    await choose(page, 'Placa', plate);
    await choose(page, 'Segmento', segment);
    // The problem is asked next; it is put off.
    await page.keyboard.press('Escape');
    await choose(page, 'Operação', 'Outra operacao');
    expect(await field(page, 'Placa').textContent()).toContain('Escolher a placa');
    expect(await field(page, 'Segmento').isDisabled()).toBe(true);
    expect(await field(page, 'Problema').isDisabled()).toBe(true);
  });

  it('says why it is empty where the vehicle a link names is none of the branch', async () => {
    const { plate } = await makeSubject(world.api);
    await world.api.sql("update veiculo set st_veiculo = 'I' where nr_placa = $1", [plate]);
    const page = await stage.as('joao', `/novaOs?placa=${plate}`);
    const told = page.getByRole('alert').getByText(`${plate} não pode receber OS aqui`);
    await told.waitFor();
    const other = await makeSubject(world.api);
    await page.goto(`/novaOs?placa=${other.plate}`);
    await page.getByRole('button', { name: `Placa ${other.plate}` }).waitFor();
    expect(await told.count()).toBe(0);
  });

  it('takes the plate from a hand scanner, a photo of the label, or typed, where there is no camera', async () => {
    const first = await makeSubject(world.api);
    const second = await makeSubject(world.api);
    const page = await stage.as('joao', '/novaOs');
    await field(page, 'Placa').waitFor();
    await scanByHand(page, first.plate);
    await page.getByRole('button', { name: `Placa ${first.plate}` }).waitFor();

    const logged = page.waitForEvent('console', (message) => message.text().startsWith('no camera'));
    await page.getByRole('button', { name: 'Ler QR Code' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ler a placa' });
    await sheet.getByText(/^Sem câmera neste terminal/).waitFor();
    await logged;
    await sheet.getByLabel('Placa ou frota').fill('ZZZ9Z99');
    await page.keyboard.press('Enter');
    await sheet.getByText('A placa ZZZ9Z99 não é desta filial.').waitFor();
    await sheet
      .locator('input[type=file]')
      .setInputFiles(photoOf(`https://x.example/?placa=${second.plate}`));
    await page.getByRole('button', { name: `Placa ${second.plate}` }).waitFor();
    expect(await field(page, 'Segmento').isEnabled()).toBe(true);
  });

  it('begins with the plate of the vehicle whose page led to it', async () => {
    const { plate } = await makeSubject(world.api);
    const page = await stage.as('joao', `/veiculo/${plate}`);
    await page.getByRole('link', { name: 'Nova OS deste veículo' }).click();
    await page.getByRole('button', { name: `Placa ${plate}` }).waitFor();
  });

  it('is not offered to people whose screen is blocked, and takes the plate by QR code alone from others', async () => {
    const set = (screen: 'S' | 'N', code: 'S' | 'N') =>
      world.api.sql(
        "update g_clifor set bloqueia_tela = $1, bloqueia_qrcode = $2 where nr_matricula = '1001'",
        [screen, code],
      );
    const { plate } = await makeSubject(world.api);
    await set('S', 'N');
    const page = await stage.as('joao', '/novaOs');
    await page.getByText('Seu usuario nao tem permissao para criar OS Proativa!').waitFor();
    expect(await create(page).count()).toBe(0);
    await set('N', 'S');
    await page.reload();
    await page.getByText('Voce deve selecionar a placa pelo QrCode!').waitFor();
    expect(await field(page, 'Placa').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Ler QR Code' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ler a placa' });
    expect(await sheet.getByLabel('Placa ou frota').count()).toBe(0);
    await sheet.locator('input[type=file]').setInputFiles(photoOf(plate));
    await page.getByRole('button', { name: new RegExp(`^Placa .*${plate}`) }).waitFor();
    await set('N', 'N');
  });
});
