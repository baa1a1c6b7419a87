import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginInventory } from '../../server/test/inventory.ts';
import { makeOrder } from '../../server/test/orders.ts';
import type { devices } from '../test/browser.ts';
import { expectAccessible, expectInSight, expectNoSidewaysScroll } from '../test/checks.ts';
import { broken } from '../test/ours.ts';
import { people, type Who } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmWith, endAllWork, identity, mainButton, startAs } from '../test/work.ts';
import { patternOf } from '../test/world.ts';

const { world, stage } = await openTerminal();

beforeEach(() => endAllWork(world.api));

const onOrder = (who: Who, order: number, device: keyof typeof devices = 'tablet'): Promise<Page> =>
  stage.as(who, `/os/${order}`, { device });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

let serial = 0;
/** A part with a name of its own and a balance in branch 1. */
async function makePart(balance: number): Promise<{ name: string; code: string; stock: number }> {
  serial += 1;
  const name = `CORREIA ESPECIAL ${serial}`;
  const code = `E2E${serial}`;
  const [row] = await world.api.sql<{ stock: number }>(
    `with novo as (insert into item (ds_item, nr_tipo) values ($1, 4) returning nr_sequencial),
          guardado as (insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo)
                       select 1, nr_sequencial, $2, $3 from novo returning nr_sequencial, qt_saldo),
          entrada as (insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
                      select nr_sequencial, qt_saldo, 'E' from guardado)
     select nr_sequencial as stock from guardado`,
    [name, code, balance],
  );
  return { name, code, stock: row?.stock ?? 0 };
}

async function balanceOf(stock: number): Promise<number | undefined> {
  const [row] = await world.api.sql<{ saldo: number }>(
    'select qt_saldo::float8 as saldo from estoque where nr_sequencial = $1',
    [stock],
  );
  return row?.saldo;
}

describe('items of an order', () => {
  it('has a part to choose in sight on a phone held sideways', async () => {
    const { order } = await makeOrder(world.api);
    const page = await stage.as('joao', `/os/${order}`, {
      device: 'phone',
      viewport: { width: 844, height: 390 },
    });
    await page.getByRole('button', { name: 'Registrar item' }).click();
    await expectInSight(sheet(page, 'Registrar item').getByRole('group').last().getByRole('radio').first());
  });

  it('are added, changed and removed, and stock follows', async () => {
    const { order } = await makeOrder(world.api);
    const { name, code, stock } = await makePart(5);
    const page = await onOrder('joao', order, 'phone');
    await page.getByRole('button', { name: 'Registrar item' }).click();
    const adding = sheet(page, 'Registrar item');
    await adding.getByRole('button', { name: 'Registrar item' }).click();
    await adding.getByText('Insira todas as informações!').waitFor();
    expect(world.arrived('addItem')).toEqual([]);
    expect(await adding.getByLabel('Preço total').count()).toBe(0);
    await adding.getByRole('searchbox').fill(name);
    await adding.getByText(`${code} · livre 5`).waitFor();
    await adding.getByRole('radio', { name: new RegExp(name) }).check();
    await adding.getByRole('button', { name: 'Mais um' }).click();
    await expectAccessible(page, 'insert item');
    await expectNoSidewaysScroll(page, 'insert item');
    await adding.getByRole('button', { name: 'Registrar item' }).click();
    await confirmWith(page, '123');
    await page.getByText('Item registrado com sucesso!').waitFor();
    expect(await balanceOf(stock)).toBe(3);

    await page.getByRole('button', { name: `Alterar ${name}` }).click();
    const changing = sheet(page, name);
    await changing.getByLabel('Quantidade').fill('9');
    await changing.getByRole('button', { name: 'Salvar' }).click();
    await confirmWith(page, '123');
    await changing.getByText('Falha ao registrar o item...').waitFor();
    await changing.getByText('Estoque insuficiente!').waitFor();
    expect(await balanceOf(stock)).toBe(3);
    await changing.getByLabel('Quantidade').fill('2,5');
    await expectAccessible(page, 'change item');
    await changing.getByRole('button', { name: 'Salvar' }).click();
    await confirmWith(page, '123');
    await changing.waitFor({ state: 'hidden' });
    expect(await balanceOf(stock)).toBe(2.5);

    await page.getByRole('button', { name: `Alterar ${name}` }).click();
    await changing.getByRole('button', { name: 'Excluir item' }).click();
    await changing.getByText('A peça volta ao estoque. Excluir mesmo?').waitFor();
    await changing.getByRole('button', { name: 'Sim, excluir' }).click();
    const who = identity(page);
    await who.getByText('Excluir item').waitFor();
    expect(await who.getByText('Alterar item').count()).toBe(0);
    await confirmWith(page, '123');
    await page.getByText('Item excluído com sucesso!').waitFor();
    await page.getByRole('button', { name: `Alterar ${name}` }).waitFor({ state: 'hidden' });
    expect(await balanceOf(stock)).toBe(5);
  });

  it('that are services leave the order without a word about stock', async () => {
    const { order, items } = await makeOrder(world.api, { services: 2 });
    const page = await onOrder('joao', order);
    await page
      .getByRole('button', { name: /^Alterar / })
      .first()
      .click();
    const changing = page.getByRole('dialog');
    await changing.getByRole('button', { name: 'Excluir item' }).click();
    await changing.getByText('O serviço sai da OS. Excluir mesmo?').waitFor();
    expect(await changing.getByText('volta ao estoque').count()).toBe(0);
    await changing.getByRole('button', { name: 'Sim, excluir' }).click();
    await confirmWith(page, '123');
    await page.getByText('Item excluído com sucesso!').waitFor();
    const left = await world.api.sql('select nr_sequencial::int from os_item where nr_seq_os = $1', [order]);
    expect(left).toEqual([{ nr_sequencial: items[1] }]);
  });

  it('are chosen without balances, and told why, while the branch counts blind', async () => {
    const { order } = await makeOrder(world.api);
    const { name, code } = await makePart(5);
    const blind = (on: boolean) =>
      world.api.sql('update filial set st_inventario_cego = $1 where nr_sequencial = 1', [on ? 'S' : 'N']);
    await blind(true);
    const running = await beginInventory(world.api, await world.api.signIn('1001', '123'));
    try {
      const page = await onOrder('joao', order, 'phone');
      await page.getByRole('button', { name: 'Registrar item' }).click();
      const adding = sheet(page, 'Registrar item');
      await adding.getByRole('searchbox').fill(name);
      await adding.getByText(code, { exact: true }).waitFor();
      await adding
        .getByText('Há um inventário às cegas em andamento: os saldos voltam a aparecer quando ele terminar.')
        .waitFor();
      await adding.getByText('Serviço', { exact: true }).click();
      await adding.getByText('inventário às cegas').waitFor({ state: 'hidden' });
    } finally {
      await world.api.sql(
        "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_sequencial = $1",
        [running],
      );
      await blind(false);
    }
  });

  it('have a price on external orders, each at its share', async () => {
    const { order } = await makeOrder(world.api, { origin: 'E', supplier: 31 });
    const { name } = await makePart(10);
    const page = await onOrder('supplier', order);
    await page.getByRole('button', { name: 'Registrar item' }).click();
    const adding = sheet(page, 'Registrar item');
    await adding.getByRole('searchbox').fill(name);
    await adding.getByRole('radio', { name: new RegExp(name) }).check();
    await adding.getByLabel('Quantidade').fill('4');
    await adding.getByLabel('Preço total').fill('1000');
    await adding.getByText('R$ 2,50 cada').waitFor();
    await adding.getByRole('button', { name: 'Registrar item' }).click();
    await confirmWith(page, '001');
    await page.getByText('Item registrado com sucesso!').waitFor();
    await page.getByRole('button', { name: 'Peças', exact: true }).click();
    await sheet(page, 'Peças registradas').getByText('R$ 2,50 cada').waitFor();
    await expectAccessible(page, 'registered parts');
  });

  it('that are services are registered all together', async () => {
    const { order } = await makeOrder(world.api, { services: 2 });
    const page = await onOrder('joao', order);
    await page.getByRole('button', { name: 'Registrar serviços' }).click();
    const services = sheet(page, 'Serviços');
    const boxes = services.getByRole('checkbox');
    await boxes.first().check();
    await services.getByRole('button', { name: 'Registrar serviços' }).click();
    await services.getByText('Selecione todos os serviços!').waitFor();
    await boxes.last().check();
    await expectAccessible(page, 'services');
    await services.getByRole('button', { name: 'Registrar serviços' }).click();
    await confirmWith(page, '123');
    await page.getByText('Serviços registrado com sucesso!').waitFor();
    await page.getByText('2 de 2 feitos').waitFor();
    await page.getByRole('button', { name: /^Andamento\s*2 serviços registrados$/ }).click();
    await page.getByText(/^João Pereira registrou: .+, .+/).waitFor();
  });

  it('that are services say so when the network is away, until it is back; then only the finish is left', async () => {
    stage.expects(/ERR_FAILED/);
    const { order, plate } = await makeOrder(world.api, { services: 2 });
    const page = await onOrder('joao', order, 'phone');
    await page.getByText('Não iniciada').filter({ visible: true }).first().waitFor();
    await page.getByRole('button', { name: 'Registrar serviços' }).click();
    const services = sheet(page, 'Serviços');
    await services.getByRole('checkbox').first().check();
    await services.getByRole('checkbox').last().check();
    await page.route(/\/api\//, (route) => route.abort());
    await services.getByRole('button', { name: 'Registrar serviços' }).click();
    await confirmWith(page, '123');
    await services.getByText('Falha ao registrar os serviços...').waitFor();
    await services
      .getByText('O terminal está sem rede: não foi registrado. O que você informou continua aqui.')
      .waitFor();
    expect(await services.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await page.unroute(/\/api\//);
    await services.getByText('sem rede').waitFor({ state: 'hidden' });
    await services.getByRole('button', { name: 'Registrar serviços' }).click();
    await confirmWith(page, '123');
    await page.getByText('2 de 2 feitos').waitFor();
    await page.getByText('Falta iniciar e finalizar').filter({ visible: true }).first().waitFor();
    await mainButton(page, 'Iniciar', plate).waitFor();

    const joao = await world.api.signIn(people.joao.number, people.joao.digits);
    await startAs(world.api, joao, order);
    await endAllWork(world.api);
    await page.reload();
    await page.getByText('Pronta para finalizar').filter({ visible: true }).first().waitFor();
    await mainButton(page, 'Finalizar', plate).waitFor();
    expect(await page.getByRole('button', { name: /^Iniciar/ }).count()).toBe(0);
  });

  it('of a plan order are shown as the parts of the preventive, once they could be loaded', async () => {
    const [row] = await world.api.sql<{ nr_sequencial: string }>(
      `select o.nr_sequencial
         from os o join os_item oi on oi.nr_seq_os = o.nr_sequencial join item i on i.nr_sequencial = oi.nr_seq_item
        where o.nr_seq_veiculo_plano is not null and o.nr_seq_filial = 1 and i.nr_tipo = 4
        limit 1`,
    );
    const page = await onOrder('joao', Number(row?.nr_sequencial));
    const refused = patternOf('os/{id}/itensPreventiva');
    stage.expects(/status of 500/);
    await page.route(refused, (route) => route.fulfill(broken));
    await page.getByRole('button', { name: 'Peças', exact: true }).click();
    const parts = sheet(page, 'Peças da preventiva');
    await parts.getByText('Falha ao carregar os itens da OS').waitFor();
    await page.unroute(refused);
    await parts.getByRole('button', { name: 'Tentar de novo' }).click();
    await parts.getByRole('listitem').first().waitFor();
    // Asked again when something happened in the branch meanwhile: how often is nobody's business here.
    expect(new Set(world.arrived('listPlanItems').map(({ status }) => status))).toEqual(new Set([200]));
  });
});
