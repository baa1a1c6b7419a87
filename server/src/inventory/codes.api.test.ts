import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { beginInventory, inventoriesOf, stockPart } from '../../test/inventory.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;
let approver: Signed;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  ({ api, joao, carlos, terminal: approver } = await openWorkshop());
});
afterAll(() => api.close());

const { cancel } = inventoriesOf(() => ({ api, approver, joao }));

describe('a code that is not in stock', () => {
  it('is kept with who read it and how often, and not after the end', async () => {
    const running = await beginInventory(api, joao);
    const note = (ds_codigo: string, who: Signed) =>
      api.call('noteUnknownCode', { body: { nr_seq_inventario: running, ds_codigo } }, who);
    await note('xyz-1', joao);
    await note('XYZ-1', carlos);
    await note('ABC', joao);
    const { body } = await api.call('listUnknownCodes', { params: { id: String(running) } }, joao);
    expect(body).toMatchObject([
      { ds_codigo: 'ABC', nr_vezes: 1, ds_leu: joao.answer.dsColaborador },
      { ds_codigo: 'XYZ-1', nr_vezes: 2, ds_leu: carlos.answer.dsColaborador },
    ]);
    const inventory = await api.call('getInventory', { params: { id: String(running) } }, joao);
    expect(inventory.body).toMatchObject({
      qt_codigos: 2,
      ds_iniciou: joao.answer.dsColaborador,
      ds_encerrou: null,
    });
    await cancel(running);
    expect(await note('ABC', joao)).toMatchObject({ status: 409, codigo: 'CONTAGEM_ENCERRADA' });
  });
});

describe('a code of a part the inventory does not count', () => {
  it('is kept with the part and its shelf, never as unknown', async () => {
    const [here, there] = [await stockPart(api), await stockPart(api, { name: 'RETENTOR DE FORA' })];
    const shelf = `A ${here.code}`;
    for (const [id, name] of [
      [here.id, shelf],
      [there.id, `B ${here.code}`],
    ])
      await api.sql('update estoque set ds_prateleira = $2 where nr_sequencial = $1', [id, name]);
    await cancel(await beginInventory(api, joao));
    await api.call('createInventory', { body: { tp_parte: 'P', ds_prateleira: shelf } }, joao);
    const { body: list } = await api.call('listInventories', {}, joao);
    const running = list.data[0]?.nr_sequencial ?? 0;
    const find = async (codItem: string) =>
      (await api.call('findInventoryCode', { body: { codItem, nr_seq_inventario: running } }, joao)).body;
    expect(await find(here.code)).toMatchObject({ total: 1, fora: null });
    expect(await find('NINGUEM')).toMatchObject({ total: 0, fora: null });
    expect(await find(there.code)).toMatchObject({
      total: 0,
      fora: { ds_item: 'RETENTOR DE FORA', ds_prateleira: `B ${here.code}` },
    });
    for (const ds_codigo of [there.code, 'NINGUEM'])
      await api.call('noteUnknownCode', { body: { nr_seq_inventario: running, ds_codigo } }, joao);
    const params = { id: String(running) };
    expect((await api.call('listUnknownCodes', { params }, joao)).body).toMatchObject([
      { ds_codigo: 'NINGUEM', ds_item: null, ds_prateleira: null },
      { ds_codigo: there.code, ds_item: 'RETENTOR DE FORA', ds_prateleira: `B ${here.code}` },
    ]);
    const { body } = await api.call('getInventory', { params }, joao);
    expect(body).toMatchObject({ qt_codigos: 1, qt_fora: 1, qt_descartados: 0 });
    await cancel(running);
  });
});

describe('a misread code', () => {
  it('is marked so, by whom, and no longer among the unknown until it is read again', async () => {
    const running = await beginInventory(api, joao);
    const of = (ds_codigo: string) => ({ body: { nr_seq_inventario: running, ds_codigo } });
    const params = { id: String(running) };
    const figures = async () => {
      const { body } = await api.call('getInventory', { params }, joao);
      return [body.qt_codigos, body.qt_descartados];
    };
    await api.call('noteUnknownCode', of('10275'), joao);
    expect(await api.call('discardCode', of('NUNCA'), carlos)).toMatchObject({ status: 404 });
    expect(await api.call('discardCode', of('10275'), carlos)).toMatchObject({ status: 200 });
    expect(await figures()).toEqual([0, 1]);
    expect((await api.call('listUnknownCodes', { params }, joao)).body).toMatchObject([
      { ds_codigo: '10275', ds_leu: joao.answer.dsColaborador, ds_descartou: carlos.answer.dsColaborador },
    ]);
    await api.call('noteUnknownCode', of('10275'), joao);
    expect(await figures()).toEqual([1, 0]);
    await cancel(running);
    expect(await api.call('discardCode', of('10275'), joao)).toMatchObject({ codigo: 'CONTAGEM_ENCERRADA' });
  });
});
