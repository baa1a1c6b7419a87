import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../test/browser.ts';
import { expectFit } from '../test/fit.ts';
import { fillLogin, people } from '../test/people.ts';
import { startWorld, type World } from '../test/world.ts';

let world: World;
let stage: Stage;
beforeAll(async () => {
  world = await startWorld({ LOGIN_REQUIRES_TERMINAL: 'true' });
  stage = await openStage(world);
});
afterEach(() => stage.endTest());
afterAll(async () => {
  await stage?.close();
  await world?.close();
});

/** Signs in on a browser that is no terminal yet, with the code it was given. */
async function enrol(page: Page, who: (typeof people)[keyof typeof people], code: string): Promise<void> {
  await fillLogin(page, who);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.getByLabel('Código do terminal').fill(code);
  await page.getByRole('button', { name: 'Cadastrar terminal' }).click();
  await page.getByRole('button', { name: 'Acessar' }).waitFor();
  await fillLogin(page, who);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('/');
}

it('who administers the company gives a tablet its code from the menu, and ends it', async () => {
  const first = 'ESCRITORIO';
  await world.api.control(
    `insert into terminal (nr_seq_empresa, ds_terminal, hs_codigo, dt_expira_codigo)
     values (1, 'ESCRITÓRIO', $1, now() + interval '15 minutes')`,
    [createHash('sha256').update(first).digest()],
  );
  const office = await stage.open({ device: 'desktop' });
  await enrol(office, people.beatriz, first);
  await office.getByRole('navigation').getByRole('link', { name: 'Ajustes da empresa' }).click();
  await office.getByRole('link', { name: 'Abrir os terminais' }).click();
  await office
    .getByRole('row', { name: /ESCRITÓRIO/ })
    .getByText('Ativo')
    .waitFor();
  expect(await office.getByLabel('Empresa').count()).toBe(0);
  await office.getByRole('button', { name: 'Adicionar' }).click();
  const form = office.getByRole('dialog', { name: 'Novo terminal' });
  await form.getByLabel('Filial').selectOption({ index: 1 });
  await form.getByLabel('Terminal').fill('BOX 1');
  await form.getByRole('button', { name: 'Gerar código' }).click();
  const shown = office.getByRole('dialog', { name: 'Código de BOX 1' });
  await expectFit(office, 'the code of a terminal of the company');
  const code = (await shown.getByLabel('Código de uso único').textContent()) ?? '';
  const [address = ''] =
    /http\S+/.exec((await shown.getByText(/^No terminal, abra/).textContent()) ?? '') ?? [];
  await shown.getByRole('button', { name: 'Concluir' }).click();
  const row = office.getByRole('row', { name: /BOX 1/ });
  await row.getByText('Aguardando código').waitFor();

  // The address she was told asks for the code at once.
  const tablet = await stage.open({ device: 'tablet' });
  await tablet.goto(address);
  await tablet.getByLabel('Código do terminal').fill(code);
  await tablet.getByRole('button', { name: 'Cadastrar terminal' }).click();
  await fillLogin(tablet, people.joao);
  await tablet.getByRole('button', { name: 'Acessar' }).click();
  await tablet.waitForURL('/');
  await office.reload();
  await row.getByText('Ativo').waitFor();
  await row.getByRole('button', { name: 'Revogar BOX 1' }).click();
  const question = office.getByRole('dialog', { name: 'Revogar o terminal?' });
  await question.getByRole('button', { name: 'Revogar' }).click();
  await row.getByText('Revogado').waitFor();
  await office.getByRole('link', { name: 'Voltar aos ajustes' }).waitFor();
  await tablet.getByText('Sua sessão expirou. Por favor, faça o login novamente.').waitFor();
});

it('she lets an account of the company free that was locked out on a phone', async () => {
  const terminal = await world.api.control<{ id: number }>(
    "select nr_sequencial as id from terminal where ds_terminal = 'ESCRITÓRIO'",
  );
  expect(terminal).toHaveLength(1);
  await world.api.control(
    "insert into tentativa_login (cd_contador, qt_seguidas, dt_livre) values ('conta:1:I:1002', 10, 'infinity')",
  );
  const code = 'TELEFONE22';
  await world.api.control(
    `insert into terminal (nr_seq_empresa, ds_terminal, hs_codigo, dt_expira_codigo)
     values (1, 'TELEFONE', $1, now() + interval '15 minutes')`,
    [createHash('sha256').update(code).digest()],
  );
  const phone = await stage.open({ device: 'phone' });
  await enrol(phone, people.beatriz, code);
  await phone.goto('/ajustes/terminais');
  await phone.getByText('Matrícula 1002').waitFor();
  await expectFit(phone, 'terminals of the company on a phone');
  await phone.getByRole('button', { name: 'Liberar Matrícula 1002' }).click();
  await phone.getByRole('dialog', { name: 'Liberar?' }).getByRole('button', { name: 'Liberar' }).click();
  await phone.getByRole('rowheader', { name: 'Matrícula 1002' }).waitFor({ state: 'detached' });
  expect(
    await world.api.control("select 1 from tentativa_login where cd_contador = 'conta:1:I:1002'"),
  ).toEqual([]);
});
