import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { beginInventory, counterOf, inTheNameOf, stockPart } from '../../test/inventory.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;
/** May approve. */
let approver: Signed;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  ({ api, joao, carlos, terminal: approver } = await openWorkshop());
});
afterAll(() => api.close());

const count = counterOf(() => api);

describe('the inventories of a branch', () => {
  it('come ten a page, the newest first, with how far they are', async () => {
    await api.sql(
      `insert into inventario (nr_seq_filial, st_etapa, dt_inicio, dt_final, qt_itens, qt_contados)
       select 1, 'finalizado', now() - n * interval '1 month', now() - n * interval '1 month', 5, 4
         from generate_series(1, 11) n`,
    );
    await stockPart(api);
    const running = await beginInventory(api, joao);
    const { body } = await api.call('listInventories', {}, joao);
    expect(body.data).toHaveLength(10);
    expect(body.data[0]).toMatchObject({
      nr_sequencial: running,
      st_etapa: 'execucao',
      dt_final: null,
      qt_contados: 0,
    });
    expect(body.data[1]).toMatchObject({ st_etapa: 'finalizado', qt_itens: 5, qt_contados: 4 });
    expect(body).toMatchObject({ current_page: 1, st_cego: 'N', st_aprova: 'N' });
    expect(body.last_page).toBe(Math.ceil(body.total / 10));
    const second = (await api.call('listInventories', { query: { page: '2' } }, approver)).body;
    expect(second.data).toHaveLength(body.total - 10);
    expect(second.st_aprova).toBe('S');
  });

  it('are 304 to who holds them, until somebody counts', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    const ask = (etag?: string) =>
      api.call('listInventories', etag === undefined ? {} : { headers: { 'if-none-match': etag } }, joao);
    const etag = String((await ask()).headers['etag']);
    expect((await ask(etag)).status).toBe(304);
    await count(running, part.id, 3, joao);
    expect((await ask(etag)).body.data[0]).toMatchObject({ qt_contados: 1 });
  });

  it('run one at a time: a second is told so with status 200', async () => {
    await beginInventory(api, joao);
    const second = await api.call('createInventory', {}, carlos);
    expect(second).toMatchObject({ status: 200, body: { mensagem: 'EmExecucao' } });
  });

  it('run one at a time also when two begin at once', async () => {
    const first = await beginInventory(api, joao);
    await api.call(
      'cancelInventory',
      { body: { nr_seq_inventario: first, ...inTheNameOf(approver) } },
      approver,
    );
    const both = await Promise.all([joao, carlos].map((who) => api.call('createInventory', {}, who)));
    expect(both.map(({ body }) => body.mensagem).toSorted()).toEqual([
      'EmExecucao',
      'Inventário criado com sucesso!',
    ]);
  });

  it('of another branch do not exist', async () => {
    const part = await stockPart(api, { branch: 2 });
    const [other] = await api.sql<{ id: number }>(
      'insert into inventario (nr_seq_filial) values (2) returning nr_sequencial as id',
    );
    const id = other?.id ?? 0;
    const missing = { status: 404, codigo: 'NAO_ENCONTRADO' };
    const params = { params: { id: String(id) } };
    expect(await count(id, part.id, 1, approver)).toMatchObject(missing);
    for (const name of [
      'getInventory',
      'listUnknownCodes',
      'getInventoryResult',
      'listInventoryRows',
    ] as const)
      expect(await api.call(name, params, approver)).toMatchObject(missing);
    const named = { nr_seq_inventario: id };
    for (const reply of [
      await api.call('listInventoryItems', { body: named }, approver),
      await api.call('searchInventoryItems', { body: { ...named, ds_search: 'A' } }, approver),
      await api.call('findInventoryCode', { body: { ...named, codItem: part.code } }, approver),
      await api.call('listCounts', { ...params, query: { nr_seq_estoque: '1' } }, approver),
      await api.call('noteUnknownCode', { body: { ...named, ds_codigo: 'X' } }, approver),
      await api.call('requestRecount', { body: { ...named, itens: [part.id] } }, approver),
      await api.call('finishInventory', { body: named }, approver),
      await api.call('cancelInventory', { body: named }, approver),
    ])
      expect(reply).toMatchObject(missing);
  });
});

describe('a part of the stock', () => {
  const end = () =>
    api.sql(
      "update inventario set st_etapa = 'cancelado', dt_final = now() where nr_seq_filial = 1 and dt_final is null",
    );
  type Extent =
    | { tp_parte: 'P'; ds_prateleira: string }
    | { tp_parte: 'L'; ds_classe: string }
    | { tp_parte: 'C'; codigos: string[] };
  const begin = async (body: Extent) => {
    await end();
    return api.call('createInventory', { body }, joao);
  };
  const running = () =>
    api.sql<{ parte: string; prateleira: string | null; itens: number[] }>(
      `select tp_parte as parte, ds_parte as prateleira,
              (select coalesce(array_agg(nr_seq_estoque order by 1), '{}') from inventario_item i
                where i.nr_seq_inventario = v.nr_sequencial) as itens
         from inventario v where nr_seq_filial = 1 and dt_final is null`,
    );

  it('is a shelf or a list of codes, beside which no other begins, and the rest stays untouched', async () => {
    const [part, other] = [await stockPart(api), await stockPart(api)];
    const shelf = `RUA ${part.code}`;
    await api.call(
      'setStockShelf',
      { params: { id: String(part.id) }, body: { ds_prateleira: shelf.toLowerCase() } },
      approver,
    );
    expect((await api.call('getInventoryExtents', {}, joao)).body.prateleiras).toContainEqual({
      ds_prateleira: shelf,
      qt_itens: 1,
    });
    await begin({ tp_parte: 'P', ds_prateleira: shelf });
    await stockPart(api);
    expect(await running()).toEqual([{ parte: 'P', prateleira: shelf, itens: [part.id] }]);
    expect((await api.call('createInventory', {}, joao)).body).toEqual({ mensagem: 'EmExecucao' });
    await begin({ tp_parte: 'C', codigos: [other.code.toLowerCase(), other.code] });
    expect(await running()).toEqual([{ parte: 'C', prateleira: null, itens: [other.id] }]);
  });

  it('is a class of parts', async () => {
    const [part] = [await stockPart(api), await stockPart(api)];
    await api.sql("update item set ds_classe = 'CLASSE UM' where nr_sequencial = $1", [part.item]);
    await stockPart(api, { branch: 2 });
    expect((await api.call('getInventoryExtents', {}, joao)).body.classes).toContainEqual({
      ds_classe: 'CLASSE UM',
      qt_itens: 1,
    });
    await begin({ tp_parte: 'L', ds_classe: 'classe um' });
    expect(await running()).toEqual([{ parte: 'L', prateleira: 'CLASSE UM', itens: [part.id] }]);
  });

  it('that is not there begins no inventory', async () => {
    expect(await begin({ tp_parte: 'P', ds_prateleira: 'LUGAR NENHUM' })).toMatchObject({
      status: 422,
      codigo: 'INVENTARIO_SEM_ITENS',
    });
    expect(await begin({ tp_parte: 'L', ds_classe: 'NENHUMA' })).toMatchObject({
      codigo: 'INVENTARIO_SEM_ITENS',
    });
    const { body } = await begin({ tp_parte: 'C', codigos: ['NAO-HA'] });
    expect(body).toMatchObject({ codigo: 'CODIGOS_FORA_DO_ESTOQUE' });
    expect(JSON.stringify(body)).toContain('NAO-HA');
    expect(await running()).toEqual([]);
  });
});
