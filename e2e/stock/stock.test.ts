import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { placeInPlan } from '../../server/test/forecast.ts';
import { balanceOf, moveStock, stockPart } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import { expectInSight } from '../test/checks.ts';
import { broken } from '../test/ours.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { endAllWork, shown, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();
let joao: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
  await endAllWork(world.api);
});

const rowOf = (page: Page, ...words: string[]) =>
  words.reduce((rows, word) => rows.filter({ hasText: word }), page.getByRole('row'));
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

/** An order of Joao's that rests because a part is missing. */
async function waitingFor(part: number): Promise<number> {
  const { order } = await makeOrder(world.api);
  await startAs(world.api, joao, order);
  const reply = await world.api.call(
    'pauseExecution',
    {
      body: {
        nr_seq_os: order,
        justificativa: 'Aguardando Peças',
        peca: part,
        nr_seq_clifor: joao.person,
        cpf: joao.digits,
      },
    },
    joao,
  );
  expect(reply.status, reply.mensagem).toBe(200);
  return order;
}

describe('a part the branch does not keep', () => {
  it.each(['phone', 'desktop'] as const)(
    'is found from the forecast that lacks it, and kept with its first entry ($0)',
    async (device) => {
      await world.api.sql("update veiculo_plano set st_status = 'I'");
      const name = `CORREIA SEM ESTOQUE ${device}`;
      const { plate } = await placeInPlan(world.api, {
        cycles: [{ name: 'B', days: 60, parts: { [name]: 2 } }],
        lastDaysAgo: 70,
      });
      const page = await stage.as('staff', '/previsao?semana=atrasados', { device });
      const due = page.getByRole('listitem').filter({ hasText: plate }).last();
      await due.getByRole('link', { name: new RegExp(`${name} \\(2\\)`, 'i') }).click();
      await page.waitForURL(/\/estoque\?busca=/);
      const unkept = page.getByRole('region', { name: 'No catálogo, fora do estoque desta filial' });
      await unkept.getByRole('button', { name: new RegExp(`Dar entrada: ${name}`, 'i') }).click();
      const entry = sheet(page, 'Entrada de peça');
      await entry.getByRole('button', { name: 'Registrar entrada' }).click();
      await entry.getByText('Informe o código da peça.').waitFor();
      const { code: other } = await stockPart(world.api, { balance: 1, name: `DONA DO CÓDIGO ${device}` });
      const code = entry.getByLabel('Código da peça nesta filial');
      await code.fill(other);
      await entry.getByLabel('Quantidade').fill('5');
      await entry.getByLabel('Nota ou documento').fill('NF 900');
      await entry.getByRole('button', { name: 'Registrar entrada' }).click();
      await entry.getByText(/^Este código é da peça DONA DO CÓDIGO/i).waitFor();
      expect(await code.getAttribute('aria-invalid')).toBe('true');
      await code.fill(`cr-${device}`);
      await entry.getByRole('button', { name: 'Registrar entrada' }).click();
      await entry.waitFor({ state: 'hidden' });
      await rowOf(page, `CR-${device.toUpperCase()}`, '5').waitFor();
      await unkept.waitFor({ state: 'hidden' });
      await page.goto('/previsao?semana=atrasados');
      await page.getByRole('listitem').filter({ hasText: plate }).last().getByText('Vencida').waitFor();
      expect(await page.getByText(name).count()).toBe(0);
    },
  );
});

describe('the stock', () => {
  it('is searched, a part gets its entry and its minimum, and shows what moved', async () => {
    const { id, code } = await stockPart(world.api, { balance: 2, name: 'BOMBA DE AGUA ESPECIAL' });
    const page = await stage.as('staff', '/estoque', { device: 'desktop' });
    await page.getByLabel('Código ou palavras da peça').fill('bomba especial');
    await page.waitForURL(/busca=bomba/);
    await rowOf(page, code, '2').waitFor();
    await page.getByRole('link', { name: 'Bomba de agua especial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bomba de agua especial' }).waitFor();
    await page.getByRole('button', { name: 'Dar entrada' }).click();
    const entry = sheet(page, 'Entrada de peça');
    await entry.getByRole('button', { name: 'Registrar entrada' }).click();
    await entry.getByText('Informe a nota ou o documento!').waitFor();
    expect(world.arrived('enterStock')).toEqual([]);
    await entry.getByLabel('Quantidade').fill('3,5');
    await entry.getByLabel('Nota ou documento').fill('NF 7788');
    await entry.getByLabel('Preço unitário (opcional)').pressSequentially('4990');
    await entry.getByRole('button', { name: 'Registrar entrada' }).click();
    await entry.waitFor({ state: 'hidden' });
    await rowOf(page, 'Entrada', 'NF 7788', '49,90 cada', '+3,5', '5,5').waitFor();
    expect(await balanceOf(world.api, id)).toEqual({ balance: 5.5, sum: 5.5 });
    await page.getByRole('button', { name: 'Mínimo', exact: true }).click();
    await sheet(page, 'Mínimo em estoque').getByLabel('Mínimo').fill('6');
    await page.getByRole('button', { name: 'Salvar mínimo' }).click();
    await page.getByText('abaixo do mínimo').waitFor();
    await page.getByRole('img', { name: 'Saldo nos últimos 90 dias' }).waitFor();
    await page.getByRole('link', { name: 'Voltar ao estoque' }).click();
    await page.getByText(/^Em\sfalta\s\([1-9]/).click();
    await rowOf(page, code, 'abaixo do mínimo', '6').waitFor();
  });

  it('has a wrong balance corrected by saying the right one, after a look at what that changes', async () => {
    const { id } = await stockPart(world.api, { balance: 44.5, name: 'PASTILHA CONTADA' });
    const page = await stage.as('staff', `/estoque/${id}`, { device: 'phone', feed: false });
    await page.getByRole('button', { name: 'Corrigir saldo' }).tap();
    const correcting = sheet(page, 'Corrigir o saldo');
    await correcting.getByText('Saldo atual: 44,5').waitFor();
    const confirm = correcting.getByRole('button', { name: 'Corrigir saldo' });
    await confirm.tap();
    await correcting.getByText('Informe uma justificativa').waitFor();
    await correcting.getByLabel('Saldo certo').fill('35');
    await correcting.getByText('De 44,5 para 35: 9,5 a menos').waitFor();
    await correcting.getByLabel('Motivo').fill('contada na prateleira');
    await moveStock(world.api, id, -2);
    await confirm.tap();
    await correcting.getByText('O saldo mudou enquanto isso. Confira antes de corrigir.').waitFor();
    await correcting.getByText('Saldo atual: 42,5').waitFor();
    await correcting.getByLabel('Saldo certo').fill('50');
    await correcting.getByText('De 42,5 para 50: 7,5 a mais').waitFor();
    await confirm.tap();
    await correcting.waitFor({ state: 'hidden' });
    expect(await balanceOf(world.api, id)).toEqual({ balance: 50, sum: 50 });
    await rowOf(page, 'Correção do saldo', 'contada na prateleira', '+7,5', '50').waitFor();
  });

  it('is searched anew from the menu, and says when what it shows is old', async () => {
    const { code } = await stockPart(world.api, { balance: 2, name: 'CORREIA ANTIGA' });
    const page = await stage.as('staff', '/estoque?busca=antiga', { device: 'desktop', feed: false });
    await rowOf(page, code).waitFor();
    const search = page.getByLabel('Código ou palavras da peça');
    expect(await search.inputValue()).toBe('antiga');
    const list = patternOf('estoque/itens');
    const all = page.waitForResponse(list);
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: /^Estoque/ })
      .click();
    await page.waitForURL('/estoque');
    await expect.poll(() => search.inputValue()).toBe('');
    await all;

    stage.expects(/status of 500/);
    await page.route(list, (route) => route.fulfill(broken));
    await page
      .getByRole('button', { name: /^Dar entrada/ })
      .first()
      .click();
    const entry = sheet(page, 'Entrada de peça');
    await entry.getByLabel('Quantidade').fill('1');
    await entry.getByLabel('Nota ou documento').fill('NF 7789');
    await entry.getByRole('button', { name: 'Registrar entrada' }).click();
    const old = page.getByRole('status').filter({ hasText: /^Não atualizado desde \d\d:\d\d\./ });
    await old.waitFor();
    await page.unroute(list);
    await old.getByRole('button', { name: 'Tentar de novo' }).click();
    await old.waitFor({ state: 'hidden' });
  });

  it('says what is done in the language of the person', async () => {
    const { id } = await stockPart(world.api, { balance: 2, name: 'CORREIA EM ESPANHOL' });
    const page = await stage.as('staff', `/estoque/${id}`, { device: 'desktop', language: 'es' });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Dar entrada');
    await sheet(page, 'Entrada de repuesto').getByLabel('Cantidad').fill('1');
    await page.getByLabel('Factura o documento').fill('NF 1');
    await press('Registrar entrada');
    await page.getByText('¡Entrada registrada con éxito!').waitFor();
    await press('Corregir saldo');
    await page.getByRole('dialog').getByLabel('Saldo correcto').fill('1');
    await page.getByLabel('Motivo').fill('rota');
    await page.getByRole('dialog').getByRole('button', { name: 'Corregir saldo' }).click();
    await page.getByText('¡Saldo corregido con éxito!').waitFor();
    await press('Cambiar estante');
    await page.getByRole('dialog').getByLabel('Estante').fill('A1');
    await press('Guardar estante');
    await page.getByText('¡Estante guardado con éxito!').waitFor();
    await press('Mínimo');
    await page.getByRole('dialog').getByLabel('Mínimo').fill('1');
    await press('Guardar mínimo');
    await page.getByText('¡Mínimo guardado con éxito!').waitFor();
  });

  it('tells who waits for a part that it came, until somebody has seen it', async () => {
    const { id, item } = await stockPart(world.api, { balance: 0, name: 'ALTERNADOR ESPERADO' });
    const order = await waitingFor(item);
    const technician = await stage.as('joao', `/os/${order}`, { device: 'phone' });
    await technician.getByText('Peça: Alternador esperado').waitFor();
    const page = await stage.as('staff', `/estoque/${id}`, { device: 'tablet' });
    await rowOf(page, `OS ${shown(order)}`, 'nenhuma aberta').waitFor();
    await page.getByRole('button', { name: 'Dar entrada' }).tap();
    const entry = sheet(page, 'Entrada de peça');
    await entry.getByLabel('Quantidade').fill('1');
    await entry.getByLabel('Nota ou documento').fill('NF 1');
    await entry.getByRole('button', { name: 'Registrar entrada' }).tap();
    await rowOf(page, `OS ${shown(order)}`, 'peça chegou').waitFor();
    await technician.getByText('A peça chegou ao estoque.').waitFor();
    const list = await stage.as('joao', `/?codigo=${order}`, { device: 'phone' });
    await list.getByText('Peça chegou').first().waitFor();
    await technician.getByRole('button', { name: 'Dispensar aviso' }).tap();
    await technician.getByText('A peça chegou ao estoque.').waitFor({ state: 'hidden' });
    await technician.getByText('Peça: Alternador esperado').waitFor();
    await rowOf(page, `OS ${shown(order)}`, 'peça chegou').waitFor({ state: 'hidden' });
  });

  it('on a phone held sideways has the button that imports in sight, above the bar at the bottom', async () => {
    const { code } = await stockPart(world.api, { balance: 1 });
    const page = await stage.as('staff', '/estoque/importar', { device: 'phone' });
    await page.setViewportSize({ width: 844, height: 390 });
    const buffer = Buffer.from(`Código;Quantidade;Documento\n${code};2;NF 8`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'estoque.csv', mimeType: 'text/csv', buffer });
    await expectInSight(page.getByRole('button', { name: 'Importar 1 linha' }));
  });

  it('takes entries and minimums from a file after a look at each row, and prints labels', async () => {
    const { id, code } = await stockPart(world.api, { balance: 1, name: 'FILTRO DA PLANILHA' });
    const page = await stage.as('staff', '/estoque/importar', { device: 'desktop' });
    const file = [
      'Código;Quantidade;Documento;Mínimo',
      `${code};2,5;NF 9;4`,
      `${code};2,5;NF 9;4`,
      'NINGUEM;1;NF 9;',
    ].join('\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'estoque.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    const rows = page.getByRole('table', { name: 'Importar' });
    await rows.getByText('Repete a linha 2.').waitFor();
    await rows.getByText('O código NINGUEM não existe nesta filial: corrija-o, ou informe a peça.').waitFor();
    await rows.getByText('Preencha a coluna Peça.').waitFor();
    expect(await balanceOf(world.api, id)).toEqual({ balance: 1, sum: 1 });
    await page.getByRole('button', { name: 'Importar 1 linha' }).click();
    await page.getByText('Importação concluída').waitFor();
    expect(await balanceOf(world.api, id)).toEqual({ balance: 3.5, sum: 3.5 });
    await page.getByRole('link', { name: 'Ver o estoque' }).click();
    await rowOf(page, code, '3,5', 'abaixo do mínimo').waitFor();
    await page.getByRole('link', { name: 'Etiquetas' }).click();
    // The page before has a field of the same name.
    await page.getByLabel('Quais peças').waitFor();
    await page.getByLabel('Código ou palavras da peça').fill(code);
    await page.getByText('1 etiqueta, com o código em texto e QR.').waitFor();
    await page.getByLabel('Papel').selectOption('Rolo 50 × 30 mm');
    await page.getByLabel('Cópias de cada').fill('3');
    await page.getByText('3 etiquetas, com o código em texto e QR.').waitFor();
    // On a phone too, where more stands around the page.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 390, height: 844 });
    const roll = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    await page.setViewportSize(size);
    expect(roll.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
    // 50 × 30 mm in points, a page for each.
    expect(roll.match(/\/MediaBox\s*\[0 0 14[12][.\d]* 8[45][.\d]*\]/g)).toHaveLength(3);
    await page.getByLabel('Papel').selectOption('Folha A4');
    await page.getByLabel('Cópias de cada').fill('1');
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByLabel('Código ou palavras da peça').isVisible()).toBe(false);
    expect(await page.getByRole('listitem').getByText(code).isVisible()).toBe(true);
  });
});
