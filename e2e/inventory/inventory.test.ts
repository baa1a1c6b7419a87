import { expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { balanceOf, beginInventory, moveStock, stockPart } from '../../server/test/inventory.ts';
import { expectInSight } from '../test/checks.ts';
import { countTo, edit, lastCount, quantityIn, row, sheet } from '../test/counting.ts';
import { offline } from '../test/offline.ts';
import { ours } from '../test/ours.ts';
import { people, signIn } from '../test/people.ts';
import { scanByHand } from '../test/qr.ts';
import { openWorkshop } from '../test/terminal.ts';
import { confirmWith } from '../test/work.ts';

const { world, stage, joao } = await openWorkshop();
const approver = await world.api.signIn(people.staff.number, people.staff.digits);

const countBy = (who: Signed, inventory: number, stock: number, quantity: number) =>
  world.api.call(
    'confirmCount',
    { body: { nr_seq_inventario: inventory, nr_seq_estoque: stock, nr_qtidade_contagem: quantity } },
    who,
  );

it('inventories are listed ten a page, and one at a time begins', async () => {
  await world.api.sql(
    `insert into inventario (nr_seq_filial, st_etapa, dt_inicio, dt_final)
     select 1, 'finalizado', now() - n * interval '1 month', now() - n * interval '1 month'
       from generate_series(1, 11) n`,
  );
  const page = await stage.as('joao', '/', { device: 'desktop' });
  await page.getByRole('navigation').getByRole('link', { name: 'Inventário' }).click();
  const table = page.getByRole('table');
  await expect
    .poll(() => table.getByRole('columnheader').allTextContents())
    .toEqual(['Início', 'Fim', 'Status', 'Ver']);
  expect(await page.getByRole('switch', { name: 'Contagem cega' }).count()).toBe(0);
  const begin = async () => {
    await page.getByRole('button', { name: 'Iniciar novo inventário' }).click();
    const sheet = page.getByRole('dialog', { name: 'Iniciar um inventário?' });
    await sheet.getByText(/^Conta todos os [\d.]+ itens da filial/).waitFor();
    await sheet.getByRole('button', { name: 'Iniciar inventário' }).click();
  };
  await begin();
  await page.getByText('Inventário criado com sucesso!').waitFor();
  await table.getByText('Em execução').waitFor();
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  const again = page.getByRole('button', { name: 'Iniciar novo inventário' });
  await again.click();
  await popup.getByText('Já existe um inventário em execução').waitFor();
  await popup.getByRole('button', { name: 'Abrir o inventário em execução' }).click();
  await page.waitForURL(/\/inventarioItens\/\d+$/);
  await page.getByRole('link', { name: 'Voltar aos inventários' }).click();
  await again.click();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(10);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(10);
  await page.getByRole('button', { name: 'Página 1' }).click();
  await page
    .getByRole('link', { name: /^Ver o inventário/ })
    .first()
    .click();
  await page.waitForURL(/\/inventarioItens\/\d+$/);
  await page.getByRole('link', { name: 'Voltar aos inventários' }).click();
  await page.waitForURL('/inventario');
});

it('a shelf is given to a part, and counted by itself once the branch is told what that holds and hides', async () => {
  const part = await stockPart(world.api);
  await world.api.sql(
    "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = 1 and dt_final is null",
  );
  const keeper = await stage.as('staff', `/estoque/${part.id}`, { device: 'desktop' });
  await keeper.getByRole('button', { name: 'Alterar prateleira' }).click();
  await keeper.getByRole('dialog').getByLabel('Prateleira').fill(`rua z, ${part.code}`);
  await keeper.getByRole('button', { name: 'Salvar prateleira' }).click();
  await keeper.getByRole('region', { name: 'Saldo e mínimo' }).getByText(`RUA Z, ${part.code}`).waitFor();

  await world.api.call('setBlindCount', { body: { st_cego: 'S' } }, approver);
  const page = await stage.as('joao', '/inventario', { device: 'phone' });
  await page.getByRole('button', { name: 'Iniciar novo inventário' }).click();
  const start = page.getByRole('dialog', { name: 'Iniciar um inventário?' });
  await start.getByText(/^A contagem é cega/).waitFor();
  await world.api.sql("update item set ds_classe = 'CORREIAS' where nr_sequencial = $1", [part.item]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Iniciar novo inventário' }).click();
  await start.getByText('Classe', { exact: true }).click();
  await start.getByLabel('Classe').last().selectOption('CORREIAS (1)');
  await start.getByText('Prateleira', { exact: true }).click();
  await start.getByRole('button', { name: 'Iniciar inventário' }).click();
  await start.getByText('Escolha uma prateleira.').waitFor();
  await start.getByLabel('Prateleira').last().selectOption(`RUA Z, ${part.code}`);
  await start.getByRole('button', { name: 'Iniciar inventário' }).click();
  await page.getByText('Inventário criado com sucesso!').waitFor();
  await world.api.call('setBlindCount', { body: { st_cego: 'N' } }, approver);
  await page
    .getByRole('link', { name: /^Ver o inventário/ })
    .first()
    .click();
  await page.getByText(`Prateleira RUA Z, ${part.code}`).waitFor();
  await page.getByText('0 de 1 itens contados').waitFor();
  await edit(page, part.code).click();
  await sheet(page).getByText(`código ${part.code} · RUA Z, ${part.code}`).waitFor();
});

it("two people count at once: each sees the other's counts, and nobody overwrites one unseen", async () => {
  const part = await stockPart(world.api);
  const running = await beginInventory(world.api, joao);
  const path = `/inventarioItens/${running}?busca=${part.code}`;
  const mine = await stage.as('joao', path, { device: 'desktop' });
  const theirs = await stage.as('carlos', path, { device: 'phone', feed: false });
  await edit(theirs, part.code).click();
  await edit(mine, part.code).click();
  await countTo(mine, '5');
  await expect.poll(() => quantityIn(mine, part.code).textContent()).toBe('5');
  await countTo(theirs, '6');
  await sheet(theirs)
    .getByText(/^Outra pessoa contou este item/)
    .waitFor();
  await expect.poll(() => lastCount(theirs).textContent()).toBe('5');
  await expectInSight(sheet(theirs).getByRole('button', { name: 'Contagens deste item' }));
  await sheet(theirs).getByRole('button', { name: 'Confirmar contagem' }).click();
  await theirs.getByText('Item registrado com sucesso!').waitFor();
  await expect.poll(() => quantityIn(mine, part.code).textContent()).toBe('6');
});

it('an approver sees the differences first, has one counted again by another, and finishes', async () => {
  const [part, other] = [await stockPart(world.api, { price: 10 }), await stockPart(world.api)];
  const running = await beginInventory(world.api, joao);
  await countBy(joao, running, part.id, 7);
  await countBy(joao, running, other.id, 12);
  await moveStock(world.api, part.id, -2);
  const page = await stage.as('staff', `/inventarioItens/${running}`, { device: 'desktop' });
  await page.getByRole('button', { name: 'Conferir e finalizar' }).click();
  const review = page.getByRole('dialog', { name: 'Conferir e finalizar' });
  const cells = async (code: string) =>
    (await row(page, code).getByRole('cell').allTextContents()).slice(0, 4);
  await expect.poll(() => cells(part.code)).toEqual(['10', '7', '-3', '-R$\u00A030,00']);
  await review.getByText(/itens não contados ficam como estão/).waitFor();
  await row(page, other.code).getByRole('checkbox').check();
  await review.getByRole('button', { name: 'Pedir recontagem de 1 item' }).click();
  await row(page, other.code).getByText('recontar').waitFor();
  await review.getByRole('heading', { name: 'Em recontagem, com diferença até agora' }).waitFor();
  const posted = review.getByRole('table', { name: 'Com diferença', exact: true }).getByRole('rowheader');
  expect(await posted.count()).toBe(1);
  await review.locator('dl div', { hasText: 'Com diferença' }).getByText('1', { exact: true }).waitFor();

  const counter = await stage.as('joao', `/inventarioItens/${running}?situacao=recontagem`, {
    device: 'desktop',
  });
  await edit(counter, other.code).click();
  await sheet(counter).getByText('A recontagem deste item cabe a outra pessoa.').waitFor();
  expect(await sheet(counter).getByRole('button', { name: 'Confirmar contagem' }).count()).toBe(0);
  expect(await sheet(counter).getByLabel('Quantidade contada').isEditable()).toBe(false);
  const carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  expect((await countBy(carlos, running, other.id, 11)).status).toBe(200);

  await expect.poll(() => row(page, other.code).textContent()).toMatch(/\+1/);
  await review.getByRole('button', { name: 'Finalizar inventário' }).click();
  // Only sessions of approvers may finish, in their own name.
  await confirmWith(page, '456');
  await page.getByText('Inventário finalizado com sucesso!').waitFor();
  await page.getByText(/^Finalizado em .* por Terminal Oficina Curitiba$/).waitFor();
  await page.getByText(/^O que terminou não muda\. Um saldo errado se corrige agora no estoque/).waitFor();
  expect(await page.getByRole('link', { name: 'Ir ao estoque' }).getAttribute('href')).toBe('/estoque');
  expect([
    (await balanceOf(world.api, part.id)).balance,
    (await balanceOf(world.api, other.id)).balance,
  ]).toEqual([5, 11]);
  await page.getByRole('button', { name: 'Ver resultado' }).click();
  await page.getByRole('dialog', { name: 'Resultado do inventário' }).getByText('+1').waitFor();
  expect(await page.getByRole('button', { name: 'Finalizar inventário' }).count()).toBe(0);
});

it('a label that was on no page yet is known without network too', async () => {
  const part = await stockPart(world.api, { name: 'ZZZ ÚLTIMA DA LISTA' });
  const running = await beginInventory(world.api, joao);
  const page = await stage.as('joao', `/inventarioItens/${running}`, { device: 'phone' });
  await page.getByRole('main').getByRole('rowheader').first().waitFor();
  const [rows] = await world.api.sql<{ pages: number }>(
    'select ceil(count(*) / 50.0)::int as pages from inventario_item where nr_seq_inventario = $1',
    [running],
  );
  await expect.poll(() => world.arrived('listInventoryItems').length).toBe(1 + (rows?.pages ?? 0));
  stage.expects(/ERR_FAILED/);
  await offline(page, true);
  await scanByHand(page, part.code);
  await sheet(page).getByText(part.code).waitFor();
  await countTo(page, '4');
  await page.getByText('1 contagem ainda não enviada').waitFor();
});

it('counts made without network are kept, survive a reload, and arrive once, in the session of who made them', async () => {
  const part = await stockPart(world.api);
  const running = await beginInventory(world.api, joao);
  const path = `/inventarioItens/${running}?busca=${part.code}`;
  const page = await stage.as('joao', path, { device: 'desktop' });
  stage.expects(/ERR_FAILED/);
  await page.route(/confirmarContagem/, (route) => route.abort());
  await edit(page, part.code).click();
  await countTo(page, '4');
  await page.getByText('1 contagem ainda não enviada').waitFor();
  await row(page, part.code).getByText('não enviada').waitFor();
  await expect.poll(() => sheet(page).count()).toBe(0);
  await page.reload();
  await page.getByText('1 contagem ainda não enviada').waitFor();

  await page.evaluate(() => localStorage.removeItem('filial'));
  await page.goto('/login');
  await signIn(page, 'carlos');
  await page.goto(path);
  await row(page, part.code).waitFor();
  expect(await page.getByText(/ainda não enviada/).count()).toBe(0);
  await page.unroute(/confirmarContagem/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await edit(page, part.code).click();
  await countTo(page, '3');
  await page.getByText('Item registrado com sucesso!').waitFor();
  expect(world.arrived('confirmCount')).toHaveLength(1);

  await page.evaluate(() => localStorage.removeItem('filial'));
  await page.goto('/login');
  await signIn(page, 'joao');
  await page.goto(path);
  await page.getByText('1 contagem recusada').waitFor();
  await page.getByText('Contado por Carlos Souza: 3').waitFor();
  // Refused once more it is in the list still.
  let again = 0;
  stage.expects(/status of 409/);
  await page.route(/confirmarContagem/, (route) => {
    again += 1;
    return route.fulfill(ours({ status: 409, json: { codigo: 'CONTAGEM_MUDOU', mensagem: 'Mudou.' } }));
  });
  await page.getByRole('button', { name: /^Registrar assim mesmo/ }).click();
  await expect.poll(() => again).toBe(1);
  // Kept as refused again, not as sent and not yet answered.
  await page.getByText('1 contagem recusada').waitFor();
  await page.unroute(/confirmarContagem/);
  await page.reload();
  await page.getByText('1 contagem recusada').waitFor();
  await page.getByRole('button', { name: /^Registrar assim mesmo/ }).click();
  await expect.poll(() => quantityIn(page, part.code).textContent()).toBe('4');
  const kept = await world.api.sql(
    'select nr_qtidade_contagem::int as contado, nr_seq_clifor as quem from inventario_contagem where nr_seq_inventario = $1 order by nr_sequencial',
    [running],
  );
  const carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
  expect(kept).toEqual([
    { contado: 3, quem: carlos.person },
    { contado: 4, quem: joao.person },
  ]);
});
