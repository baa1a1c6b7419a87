import { readFile } from 'node:fs/promises';
import { type CallName, calls } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/src/core/passwords.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { expectAccessible } from '../test/checks.ts';
import { expectFit } from '../test/fit.ts';
import { scanByHand } from '../test/qr.ts';
import { openTerminal } from '../test/terminal.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

const secret = 'uma frase bem comprida';

/** A call that finds no server. */
async function cutOff(page: Page, name: CallName): Promise<void> {
  stage.expects(/ERR_FAILED/);
  await page.route(patternOf(calls[name].path), (route) => route.abort());
}

describe('personal data', () => {
  it('is found, handed over, and taken away once the number and the password were given', async () => {
    const leaver = await world.api.signIn('1001', '123');
    const id = String(leaver.person);
    const name = leaver.answer.dsColaborador;
    const page = await stage.as('admin', '/inicioPainel', { device: 'desktop' });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dados pessoais/ })
      .click();
    await page.getByText('Digite o nome, a matrícula ou o número da pessoa.').waitFor();
    const filter = page.getByLabel('Nome, matrícula ou número');
    await filter.fill('ninguém assim');
    await page.getByText('Ninguém foi encontrado nesta empresa.').waitFor();
    await cutOff(page, 'listPeople');
    await filter.fill('1001');
    await page.getByText('Não foi possível carregar').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('button', { name: `Ver dados de ${name}, nº ${id}` }).click();

    const card = page.getByRole('region', { name });
    await card.getByText('Ativo', { exact: true }).waitFor();
    const kept = page.getByRole('region', { name: 'O que está guardado' });
    await kept.getByText('Períodos de trabalho').waitFor();
    await expectFit(page, 'what is kept about a person');
    await world.api.control("update usuario_painel set ds_senha = $1 where nr_matricula = '9001'", [
      await hashPassword(secret),
    ]);
    stage.expects(/403/);
    const password = page.getByRole('dialog', { name: 'Confirme sua senha' });
    const download = page.getByRole('button', { name: 'Baixar os dados (ZIP)' });
    await download.click();
    await password.getByRole('button', { name: 'Cancelar' }).click();
    await password.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await download.click();
    await password.getByLabel('Senha').fill(secret);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      password.getByRole('button', { name: 'Confirmar' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`pessoa-${id}.zip`);
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

    await card.getByRole('button', { name: 'Anonimizar' }).click();
    const sheet = page.getByRole('dialog', { name: `Anonimizar ${name}?` });
    await sheet.getByText(`O nome vira PESSOA ${id}`).waitFor();
    await expectFit(page, 'whether a person is made nameless');
    await expectAccessible(page, 'whether a person is made nameless');
    const yes = sheet.getByRole('button', { name: 'Anonimizar' });
    const number = sheet.getByLabel(`Digite o número ${id} para confirmar`);
    await number.fill('1');
    expect(await yes.isDisabled()).toBe(true);
    await number.fill(id);

    // The password given for the file is ten minutes old by now.
    await world.api.control("update sessao set dt_confirmacao = now() - interval '11 minutes'");
    stage.expects(/403/);
    await yes.click();
    await password.getByRole('button', { name: 'Cancelar' }).click();
    await password.waitFor({ state: 'detached' });
    expect(await sheet.getByRole('alert').count()).toBe(0);
    expect(await world.api.sql("select 1 from g_clifor where nr_matricula = '1001'")).toHaveLength(1);
    await yes.click();
    await password.getByLabel('Senha').fill(secret);
    await password.getByRole('button', { name: 'Confirmar' }).click();
    await page.getByText(`Anonimizado: agora é PESSOA ${id}.`).waitFor();
    const nameless = page.getByRole('region', { name: `PESSOA ${id}` });
    await nameless.getByText('Anonimizado', { exact: true }).waitFor();
    expect(await nameless.getByRole('button', { name: 'Anonimizar' }).count()).toBe(0);
    expect(new Set(world.arrived('anonymisePerson').map(({ key }) => key)).size).toBe(1);

    await page.getByRole('button', { name: 'Outra pessoa' }).click();
    await page.getByText('Ninguém foi encontrado nesta empresa.').waitFor();
    await page.goto('/trilhaPainel');
    await page.getByRole('cell', { name: `PESSOA ${id}` }).waitFor();
    await world.api.control("update usuario_painel set ds_senha = null where nr_matricula = '9001'");
  });

  it('is a badge too, which is scanned to be given', async () => {
    const page = await stage.as('admin', '/dadosPessoais', { device: 'desktop' });
    await page.getByLabel('Nome, matrícula ou número').fill('1002');
    await page.getByRole('button', { name: /^Ver dados de/ }).click();
    await page.getByRole('button', { name: 'Alterar crachá' }).click();
    const sheet = page.getByRole('dialog', { name: /^Crachá de/ });
    await sheet.getByLabel('Código do crachá').waitFor();
    await expectFit(page, 'a badge is given');
    stage.expects(/409/);
    await scanByHand(page, 'CRACHA-1101');
    await sheet.getByText('Este crachá já é de outra pessoa.').waitFor();
    expect(await sheet.getByLabel('Código do crachá').inputValue()).toBe('');
    await scanByHand(page, 'CRACHA-NOVO-2');
    await page.getByText('Crachá registrado.').waitFor();
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Retirar crachá' }).click();
    await page.getByText('Crachá retirado.').waitFor();
    await page.getByRole('button', { name: 'Registrar crachá' }).waitFor();
  });

  it('stays while somebody is at work, and says on which order', async () => {
    const worker = await world.api.signIn('1101', '345');
    const { order } = await makeOrder(world.api);
    await world.api.sql(
      'insert into execucao (nr_seq_os, nr_seq_clifor_inicio, dt_inicio) values ($1, $2, now())',
      [order, worker.person],
    );
    const page = await stage.as('admin', '/dadosPessoais', { device: 'phone', language: 'es' });
    await page.getByLabel('Nombre, matrícula o número').fill('1101');
    await page.getByRole('button', { name: /^Ver datos de/ }).click();
    await page.getByText(`Está atendiendo la OS ${order}.`).waitFor();
    expect(await page.getByRole('button', { name: 'Anonimizar' }).isDisabled()).toBe(true);
    await expectFit(page, 'a person at work');
  });

  it('is nowhere for levels below A', async () => {
    const page = await stage.as('reader', '/dadosPessoais', { device: 'desktop' });
    await page.waitForURL('/inicioPainel');
    await page.getByRole('main').getByRole('link').first().waitFor();
    expect(await page.getByRole('link', { name: /^Dados pessoais/ }).count()).toBe(0);
  });
});
