import { beforeAll, expect, it } from 'vitest';
import type { Signed } from '../../server/test/api.ts';
import { beginInventory, stockPart } from '../../server/test/inventory.ts';
import { countTo, edit, quantityIn, search } from '../test/counting.ts';
import { people } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';
import { confirmAs, confirmWith, identity } from '../test/work.ts';

const { world, stage } = await openTerminal();
let joao: Signed;

beforeAll(async () => {
  joao = await world.api.signIn(people.joao.number, people.joao.digits);
});

it.each(['phone', 'desktop'] as const)(
  'a shared terminal counts in the name of who proves himself, until somebody takes over ($0)',
  async (device) => {
    const [part, other] = [await stockPart(world.api), await stockPart(world.api)];
    const running = await beginInventory(world.api, joao);
    const page = await stage.as('staff', `/inventarioItens/${running}?busca=${part.code}`, { device });
    stage.expects(/status of 422/);
    await edit(page, part.code).click();
    await confirmAs(page, 'Carlos Souza', '999', 'Quem está contando?');
    await countTo(page, '9');
    // The digits are wrong, what was typed is not lost.
    await identity(page).getByText('CPF Incorreto').waitFor();
    await confirmWith(page, '234');
    await page.getByText('Item registrado com sucesso!').waitFor();
    await page.getByText('Contando: Carlos Souza').waitFor();
    await page.getByRole('button', { name: 'Trocar quem conta' }).click();
    await confirmAs(page, 'João Pereira', '123', 'Quem está contando?');
    await page.getByText('Contando: João Pereira').waitFor();
    await search(page, other.code);
    await edit(page, other.code).click();
    await countTo(page, '8');
    await expect.poll(() => quantityIn(page, other.code).textContent()).toBe('8');
    const carlos = await world.api.signIn(people.carlos.number, people.carlos.digits);
    expect(
      await world.api.sql(
        'select nr_qtidade_contagem::int as contado, nr_seq_clifor as quem from inventario_contagem where nr_seq_inventario = $1 order by nr_sequencial',
        [running],
      ),
    ).toEqual([
      { contado: 9, quem: carlos.person },
      { contado: 8, quem: joao.person },
    ]);
  },
);

it('a shared terminal begins an inventory, keeps a count without network and sends it in the name of who made it', async () => {
  const part = await stockPart(world.api);
  await world.api.sql(
    "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = 1 and dt_final is null",
  );
  const page = await stage.as('staff', '/inventario', { device: 'phone' });
  await page.getByRole('button', { name: 'Iniciar novo inventário' }).click();
  await page.getByRole('button', { name: 'Iniciar inventário', exact: true }).click();
  await confirmAs(page, 'Carlos Souza', '234', 'Quem responde pelo inventário?');
  await page.getByText('Inventário criado com sucesso!').waitFor();
  const [running] = await world.api.sql<{ id: number; quem: string }>(
    `select i.nr_sequencial as id, g.ds_colaborador as quem from inventario i
       join g_clifor g on g.nr_sequencial = i.nr_seq_clifor where i.nr_seq_filial = 1 and i.dt_final is null`,
  );
  expect(running?.quem).toBe('CARLOS SOUZA');
  await page.goto(`/inventarioItens/${running?.id}?busca=${part.code}`);
  await page.getByText(/^Iniciado em .* por Carlos Souza$/).waitFor();
  stage.expects(/ERR_FAILED/);
  await page.route(/confirmarContagem/, (route) => route.abort());
  await edit(page, part.code).click();
  await confirmAs(page, 'João Pereira', '123', 'Quem está contando?');
  await countTo(page, '4');
  await page.getByText('1 contagem ainda não enviada').waitFor();
  await page.unroute(/confirmarContagem/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(() =>
      world.api.sql('select nr_seq_clifor as quem from inventario_contagem where nr_seq_inventario = $1', [
        running?.id,
      ]),
    )
    .toEqual([{ quem: joao.person }]);
});
