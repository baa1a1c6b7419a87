import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { balanceOf, beginInventory, stockPart } from '../../test/inventory.ts';
import { makePlanOrder } from '../../test/plan-orders.ts';
import { untilWaiting } from '../../test/waiting.ts';
import { as, openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let api: Workshop['api'];
/** Staff of branch 1. */
let keeper: Signed;
let joao: Signed;

beforeAll(async () => {
  shop = await openWorkshop();
  ({ api, joao, terminal: keeper } = shop);
});
afterAll(() => api.close());

let serial = 0;
const unkeptPart = async () => {
  const name = `ROLAMENTO FORA ${process.pid}N${++serial}`;
  const [row] = await api.sql<{ id: number }>(
    'insert into item (ds_item, nr_tipo) values ($1, 4) returning nr_sequencial as id',
    [name],
  );
  return { name, item: row?.id ?? 0, code: `RF${process.pid}${serial}` };
};
const keep = (item: number, code: string, extra: object = {}, who = keeper) =>
  api.call(
    'keepPart',
    { body: { nr_seq_item: item, ds_codigoitem: code, quantidade: 4, documento: 'NF 10', ...extra } },
    who,
  );
const unkept = async (busca: string) =>
  (await api.call('listUnkeptParts', { query: { busca } }, keeper)).body;

it('a part the branch does not keep is found by words of its name, with the code another branch has for it', async () => {
  const { name, item } = await unkeptPart();
  expect(await unkept(name.toLowerCase())).toEqual({
    total: 1,
    pecas: [{ nr_seq_item: item, ds_item: name, ds_codigoitem: null, cd_unidade: null }],
  });
  const other = await stockPart(api, { branch: 2, name: `ALHEIA FORA ${process.pid}` });
  expect((await unkept(`fora alheia ${process.pid}`)).pecas).toEqual([
    {
      nr_seq_item: other.item,
      ds_item: `ALHEIA FORA ${process.pid}`,
      ds_codigoitem: other.code,
      cd_unidade: null,
    },
  ]);
  await stockPart(api, { name: `NOSSA FORA ${process.pid}` });
  expect((await unkept(`nossa fora ${process.pid}`)).total).toBe(0);
});

it('its first entry makes the branch keep it, once, under a code of its own', async () => {
  const { item, code, name } = await unkeptPart();
  const used = await stockPart(api);
  expect(await keep(item, used.code)).toMatchObject({ status: 422, codigo: 'CODIGO_DE_OUTRA_PECA' });
  expect(await keep(item, code, { documento: '' })).toMatchObject({ codigo: 'DOCUMENTO_OBRIGATORIO' });
  expect(await keep(item, code, {}, joao)).toMatchObject({ status: 403 });
  expect(await keep(999_999, code)).toMatchObject({ codigo: 'NAO_ENCONTRADO' });
  const both = await Promise.all([keep(item, code.toLowerCase()), keep(item, `${code}B`)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(['CONFLITO', 'PECA_COM_OUTRO_CODIGO']).toContain(both.find(({ status }) => status !== 200)?.codigo);
  const rows = await api.sql<{ id: number; code: string }>(
    'select nr_sequencial as id, ds_codigoitem as code from estoque where nr_seq_item = $1 and nr_seq_filial = 1',
    [item],
  );
  expect(rows).toHaveLength(1);
  expect(await balanceOf(api, rows[0]?.id ?? 0)).toEqual({ balance: 4, sum: 4 });
  expect((await unkept(name)).total).toBe(0);
  expect(await keep(item, `${code}C`)).toMatchObject({ status: 422, codigo: 'PECA_COM_OUTRO_CODIGO' });
});

it('a part is kept while an inventory ends, and is not counted in it', async () => {
  const { item, code } = await unkeptPart();
  await stockPart(api);
  const running = await beginInventory(api, joao);
  const kept = await api.withClient(async (client) => {
    await client.query('begin');
    await client.query(
      "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_sequencial = $1",
      [running],
    );
    const keeping = keep(item, code);
    await untilWaiting(api, 1);
    await client.query('commit');
    return keeping;
  });
  expect(kept).toMatchObject({ status: 200 });
  const [row] = await api.sql<{ rows: number }>(
    `select count(*)::int as rows from inventario_item i join estoque e on e.nr_sequencial = i.nr_seq_estoque
      where i.nr_seq_inventario = $1 and e.nr_seq_item = $2`,
    [running, item],
  );
  expect(row?.rows).toBe(0);
});

it('taken on a plan order it leaves no stock, and once it is kept it does', async () => {
  const { item, code } = await unkeptPart();
  const { order } = await makePlanOrder(api);
  const add = async () => {
    const [row] = await api.sql<{ id: string }>(
      "insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, st_plano) values ($1, $2, 1, 'S') returning nr_sequencial as id",
      [order, item],
    );
    return Number(row?.id);
  };
  const take = (row: number) =>
    api.call('takeParts', { params: { id: String(order) }, body: { itens: [row], ...as(joao) } }, joao);
  const held = async (row: number) =>
    (await take(row)).body.find(({ nr_sequencial }) => nr_sequencial === row)?.qt_estoque;
  expect(await held(await add())).toBe(0);
  await keep(item, code);
  expect(await held(await add())).toBe(1);
  const [kept] = await api.sql<{ id: number }>(
    'select nr_sequencial as id from estoque where nr_seq_item = $1',
    [item],
  );
  expect(await balanceOf(api, kept?.id ?? 0)).toEqual({ balance: 3, sum: 3 });
});
