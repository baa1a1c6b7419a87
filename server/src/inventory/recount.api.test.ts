import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { beginInventory, counterOf, inventoriesOf, stockPart } from '../../test/inventory.ts';
import { openWorkshop } from '../../test/work.ts';

let api: Api;
let approver: Signed;
let joao: Signed;
let carlos: Signed;

beforeAll(async () => {
  ({ api, joao, carlos, terminal: approver } = await openWorkshop());
});
afterAll(() => api.close());

const { find, cancel, blind } = inventoriesOf(() => ({ api, approver, joao }));

const count = counterOf(() => api);

describe('a recount', () => {
  it('is asked for by approvers and made by another person than who counted', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    await count(running, part.id, 4, joao);
    const ask = (who: Signed) =>
      api.call('requestRecount', { body: { nr_seq_inventario: running, itens: [part.id] } }, who);
    expect(await ask(joao)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await ask(approver)).body).toEqual({ qt_recontagens: 1 });
    expect((await ask(approver)).body).toEqual({ qt_recontagens: 0 });
    expect(await find(running, part.code)).toMatchObject({
      st_recontagem: 'S',
      nr_seq_clifor_recontagem: joao.answer.tecnicoId,
      st_pode_contar: 'N',
    });
    expect(await find(running, part.code, carlos)).toMatchObject({ st_pode_contar: 'S' });
    const barred = { status: 409, codigo: 'RECONTAGEM_OUTRA_PESSOA' };
    expect(await count(running, part.id, 5, joao)).toMatchObject(barred);
    expect((await count(running, part.id, 6, carlos)).status).toBe(200);
    expect(await find(running, part.code)).toMatchObject({ st_recontagem: 'N', nr_qtidade: 6 });
    expect(await count(running, part.id, 5, joao)).toMatchObject(barred);
  });

  it('by who counted is refused by the database as well', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    await count(running, part.id, 4, joao);
    await api.call('requestRecount', { body: { nr_seq_inventario: running, itens: [part.id] } }, approver);
    await expect(
      api.sql(
        "update inventario_item set st_recontagem = 'N' where nr_seq_estoque = $1 and st_recontagem = 'S'",
        [part.id],
      ),
    ).rejects.toMatchObject({ constraint: 'inventario_item_outra_pessoa' });
  });
});

describe('a blind count', () => {
  it('withholds balances from who counts, in every answer, and shows them to approvers', async () => {
    const part = await stockPart(api, { balance: 10 });
    expect(await blind('S', joao)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await blind('S')).body).toEqual({ st_cego: 'S' });
    const running = await beginInventory(api, joao);
    await count(running, part.id, 8, joao);
    const params = { params: { id: String(running) } };
    const history = (who: Signed) =>
      api.call('listCounts', { ...params, query: { nr_seq_estoque: String(part.id) } }, who);
    const sheetRow = async (who: Signed) =>
      (await api.call('listInventoryRows', params, who)).body.find(
        ({ ds_codigoitem }) => ds_codigoitem === part.code,
      );
    expect(await find(running, part.code)).toMatchObject({ saldo_atual: null, nr_qtidade: 8 });
    expect((await history(joao)).body).toMatchObject([{ nr_qtidade_contagem: 8, qt_saldo_contagem: null }]);
    expect(await sheetRow(joao)).toMatchObject({ qt_saldo: null, nr_qtidade: 8, qt_diferenca: null });
    expect(await find(running, part.code, approver)).toMatchObject({ saldo_atual: 10 });
    expect((await history(approver)).body).toMatchObject([{ qt_saldo_contagem: 10 }]);
    expect(await sheetRow(approver)).toMatchObject({ qt_saldo: 10, qt_diferenca: -2 });
    expect((await api.call('listInventories', {}, joao)).body.st_cego).toBe('S');
    const material = async (who: Signed) =>
      (await api.call('listMaterials', { query: { search: part.code } }, who)).body.map(
        ({ qt_quantidade }) => qt_quantidade,
      );
    expect([await material(joao), await material(approver)]).toEqual([[null], [10]]);

    await api.call('requestRecount', { body: { nr_seq_inventario: running, itens: [part.id] } }, approver);
    expect(await find(running, part.code, carlos)).toMatchObject({ nr_qtidade: null });
    expect((await history(carlos)).body).toMatchObject([{ nr_qtidade_contagem: null }]);
    await cancel(running);
    expect(await find(running, part.code)).toMatchObject({ saldo_atual: 10 });
    await blind('N');
  });
});

describe('each screen', () => {
  it('is one statement per call', async () => {
    const running = await beginInventory(api, joao);
    const params = { params: { id: String(running) } };
    const named = { nr_seq_inventario: running };
    const asks = [
      () => api.call('listInventories', {}, joao),
      () => api.call('getInventory', params, joao),
      () => api.call('listInventoryItems', { body: named }, joao),
      () => api.call('findInventoryCode', { body: { ...named, codItem: 'X' } }, joao),
      () => api.call('searchInventoryItems', { body: { ...named, ds_search: 'FILTRO' } }, joao),
      () => api.call('listUnknownCodes', params, joao),
      () => api.call('getInventoryResult', params, approver),
    ];
    for (const ask of asks) {
      await ask();
      api.statements.length = 0;
      expect((await ask()).status).toBe(200);
      // What was announced before may still be on its way.
      expect(api.statements.filter(({ text }) => text.includes('inventario'))).toHaveLength(1);
    }
  });
});
