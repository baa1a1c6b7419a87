import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../test/api.ts';
import { moveStock, stockPart } from '../../test/inventory.ts';

let api: Api;
/** The statement of the migration that fills in what ended before it. */
let backfill = '';
beforeAll(async () => {
  api = await startApi();
  const file = await readFile(join(import.meta.dirname, 'company/0055_inventory_frozen.sql'), 'utf8');
  const begins = file.indexOf('update inventario_item i\n');
  backfill = file.slice(begins, file.indexOf(';', begins));
});
afterAll(() => api.close());

it('an inventory that ended before balances were kept gets those of its end from the ledger, one that runs none', async () => {
  const part = await stockPart(api, { balance: 10, price: 7.5 });
  await api.sql("update inventario set st_etapa = 'cancelado', dt_final = now() where dt_final is null");
  const begin = async () =>
    (
      await api.sql<{ id: number }>(
        'insert into inventario (nr_seq_filial) values (1) returning nr_sequencial as id',
      )
    )[0]?.id;
  const counted = (inventory: number | undefined) =>
    api.sql('insert into inventario_item (nr_seq_inventario, nr_seq_estoque) values ($1, $2)', [
      inventory,
      part.id,
    ]);
  const ended = await begin();
  await counted(ended);
  await api.sql("update inventario set st_etapa = 'finalizado', dt_final = now() where nr_sequencial = $1", [
    ended,
  ]);
  // As it was before the migration; what is bought afterwards changes nothing of it.
  await api.sql(
    `alter table inventario_item disable trigger user;
     update inventario_item set qt_saldo_final = null, vl_unitario = null`,
  );
  await moveStock(api, part.id, 5, 99);
  const running = await begin();
  await counted(running);
  await api.sql(`${backfill}; alter table inventario_item enable trigger user`);
  expect(
    await api.sql(
      `select nr_seq_inventario as id, qt_saldo_final::float8 as saldo, vl_unitario::float8 as preco
         from inventario_item where nr_seq_estoque = $1 order by 1`,
      [part.id],
    ),
  ).toEqual([
    { id: ended, saldo: 10, preco: 7.5 },
    { id: running, saldo: null, preco: null },
  ]);
});
