import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { beginInventory, counterOf, inventoriesOf, moveStock, stockPart } from '../../test/inventory.ts';
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

describe('what is counted', () => {
  it('comes ten a page by code, or as many as asked for up to fifty', async () => {
    for (let index = 0; index < 12; index++) await stockPart(api);
    const running = await beginInventory(api, joao);
    const list = (per_page?: number, page = '1') =>
      api.call(
        'listInventoryItems',
        { query: { page }, body: { nr_seq_inventario: running, ...(per_page && { per_page }) } },
        joao,
      );
    const { body } = await list();
    expect(body.data).toHaveLength(10);
    expect(body.last_page).toBe(Math.ceil(body.total / 10));
    const codes = body.data.map(({ ds_codigoitem }) => ds_codigoitem);
    expect(codes).toEqual(codes.toSorted());
    expect((await list(1)).body).toMatchObject({
      last_page: body.total,
      data: [{ ds_codigoitem: codes[0] }],
    });
    expect((await list(1, '3')).body.data).toMatchObject([{ ds_codigoitem: codes[2] }]);
    expect(await list(51)).toMatchObject({ status: 422 });
    const [rows] = await api.sql<{ total: number }>(
      'select count(*)::int as total from estoque where nr_seq_filial = 1',
    );
    expect(body.total).toBe(rows?.total);
  });

  it('is found by words of its name in any case, by the beginning of its code, and by its whole code', async () => {
    const part = await stockPart(api, { name: `FILTRO 100% ESPECIAL ${Date.now()}` });
    const running = await beginInventory(api, joao);
    const search = async (ds_search: string) =>
      (
        await api.call('searchInventoryItems', { body: { ds_search, nr_seq_inventario: running } }, joao)
      ).body.data.map(({ nr_sequencial }) => nr_sequencial);
    expect(await search('filtro 100% esp')).toEqual([part.id]);
    expect(await search('100_ ESP')).toEqual([]);
    expect(await search(part.code)).toContain(part.id);
    expect(await search('')).toHaveLength(
      Math.min(40, (await api.sql('select 1 from estoque where nr_seq_filial = 1')).length),
    );
    expect(await find(running, part.code.toLowerCase())).toMatchObject({ nr_sequencial: part.id });
    expect(await find(running, `${part.code}0`)).toBeUndefined();
  });

  it('is walked one item at a time, both ways, in the list that is looked at', async () => {
    const name = `VIZINHO ${Date.now()}`;
    const parts: { id: number; code: string }[] = [];
    for (const letter of 'ABC') parts.push(await stockPart(api, { name: `${name} ${letter}` }));
    const [a, b, c] = parts.toSorted((x, y) => (x.code < y.code ? -1 : 1)).map(({ id }) => id);
    const running = await beginInventory(api, joao);
    const beside = async (
      stock: number | undefined,
      tp_sentido: 'anterior' | 'proximo',
      among: { ds_search?: string; situacao?: 'pendentes' },
    ) =>
      (
        await api.call(
          'findInventoryNeighbour',
          { body: { nr_seq_inventario: running, nr_seq_estoque: stock ?? 0, tp_sentido, ...among } },
          joao,
        )
      ).body.data.map(({ nr_sequencial }) => nr_sequencial);
    const words = { ds_search: name };
    expect(await beside(a, 'proximo', words)).toEqual([b]);
    expect(await beside(b, 'anterior', words)).toEqual([a]);
    expect(await beside(c, 'proximo', words)).toEqual([]);
    await count(running, b ?? 0, 3, joao);
    expect(await beside(a, 'proximo', { situacao: 'pendentes' })).not.toContain(b);
  });

  it('includes a part that comes into stock meanwhile', async () => {
    const running = await beginInventory(api, joao);
    const late = await stockPart(api, { balance: 4 });
    expect(await find(running, late.code)).toMatchObject({ saldo_atual: 4, nr_qtidade: null });
    expect((await count(running, late.id, 4, joao)).status).toBe(200);
  });

  it('is told apart by what is still to do', async () => {
    const [a, b, c] = [await stockPart(api), await stockPart(api), await stockPart(api)];
    const running = await beginInventory(api, joao);
    await count(running, a.id, 1, joao);
    await count(running, b.id, 1, joao);
    await api.call('requestRecount', { body: { nr_seq_inventario: running, itens: [b.id, c.id] } }, approver);
    const all = async (situacao: 'pendentes' | 'contados' | 'recontagem') => {
      const { body } = await api.call(
        'searchInventoryItems',
        { body: { nr_seq_inventario: running, ds_search: 'ZZ', per_page: 50 } },
        joao,
      );
      const found: number[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const reply = await api.call(
          'listInventoryItems',
          { query: { page: String(page) }, body: { nr_seq_inventario: running, situacao, per_page: 50 } },
          joao,
        );
        last = reply.body.last_page;
        found.push(...reply.body.data.map(({ nr_sequencial }) => nr_sequencial));
      }
      expect(body.total).toBeGreaterThan(0);
      return [a, b, c].map(({ id }) => found.includes(id));
    };
    expect(await all('contados')).toEqual([true, false, false]);
    expect(await all('recontagem')).toEqual([false, true, false]);
    expect(await all('pendentes')).toEqual([false, true, true]);
  });
});

describe('a count', () => {
  it('is kept with balance, person and moment, and every one of them stays', async () => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    expect((await count(running, part.id, 8, joao)).body).toEqual({
      mensagem: 'Item registrado com sucesso!',
    });
    await moveStock(api, part.id, -2);
    await count(running, part.id, 7.5, carlos);
    expect(await find(running, part.code)).toMatchObject({
      saldo_atual: 8,
      nr_qtidade: 7.5,
      ds_contou: carlos.answer.dsColaborador,
    });
    const { body } = await api.call(
      'listCounts',
      { params: { id: String(running) }, query: { nr_seq_estoque: String(part.id) } },
      joao,
    );
    expect(body).toMatchObject([
      { nr_qtidade_contagem: 7.5, qt_saldo_contagem: 8, ds_contou: carlos.answer.dsColaborador },
      { nr_qtidade_contagem: 8, qt_saldo_contagem: 10, ds_contou: joao.answer.dsColaborador },
    ]);
    const events = await api.sql(
      "select js_dados from evento where ds_evento = 'inventario.contado' and (js_dados->>'estoque')::int = $1 order by nr_sequencial",
      [part.id],
    );
    expect(events).toMatchObject([
      { js_dados: { quantidade: 8, saldo: 10, antes: null } },
      { js_dados: { quantidade: 7.5, saldo: 8, antes: 8 } },
    ]);
  });

  it('far from the balance is asked about with both numbers, and taken once it is confirmed', async () => {
    const part = await stockPart(api, { balance: 43 });
    const running = await beginInventory(api, joao);
    expect(await count(running, part.id, 1250, joao)).toMatchObject({
      status: 409,
      body: { codigo: 'CONFIRMA_CONTAGEM', campos: { contagem: '1250', saldo: '43' } },
    });
    expect((await count(running, part.id, 1250, joao, { confirma_contagem: 'S' })).status).toBe(200);
  });

  it('is asked about in a blind count by what was counted alone, and the question tells no balance', async () => {
    const [few, many] = [await stockPart(api, { balance: 1 }), await stockPart(api, { balance: 1000 })];
    const running = await beginInventory(api, joao);
    await blind('S');
    for (const { id } of [few, many]) {
      const { status, body } = await count(running, id, 1000, joao);
      expect([status, body]).toMatchObject([409, { codigo: 'CONFIRMA_CONTAGEM' }]);
      expect(body).toHaveProperty('campos', { contagem: '1000' });
      expect((await count(running, id, 500, joao)).status).toBe(200);
    }
    await blind('N');
  });

  it.each([['x'], [-1], [1.234], [10_000_000], [null]])('of %j is refused', async (quantity) => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    // What a person could type is not what the type allows.
    expect(await count(running, part.id, quantity as number, joao)).toMatchObject({
      status: 422,
      codigo: 'CAMPO_INVALIDO',
    });
  });

  it('of a part of another branch, or of none, is refused', async () => {
    const running = await beginInventory(api, joao);
    const elsewhere = await stockPart(api, { branch: 2 });
    expect(await count(running, elsewhere.id, 1, joao)).toMatchObject({ status: 404 });
    expect(await count(running, 2_000_000_000, 1, joao)).toMatchObject({ status: 404 });
  });

  it("does not overwrite another's that came meanwhile, but one that was seen", async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    await count(running, part.id, 8, joao, { nr_seq_contagem: null });
    expect(await count(running, part.id, 9, carlos, { nr_seq_contagem: null })).toMatchObject({
      status: 409,
      codigo: 'CONTAGEM_MUDOU',
      body: { campos: { ds_contou: joao.answer.dsColaborador, nr_qtidade: '8' } },
    });
    const seen = await find(running, part.code, carlos);
    expect(seen).toMatchObject({ nr_qtidade: 8 });
    const again = { nr_seq_contagem: seen?.nr_seq_contagem ?? null };
    expect((await count(running, part.id, 9, carlos, again)).status).toBe(200);
    expect(await find(running, part.code)).toMatchObject({ nr_qtidade: 9 });
  });

  it('of two people at once is one: the other is told', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    const both = await Promise.all(
      [joao, carlos].map((who, index) => count(running, part.id, index + 1, who, { nr_seq_contagem: null })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('sent twice with one key is one', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    const key = '5e0a45c4-2f4e-4d7b-9a62-6a2f3f0f7d11';
    const body = { nr_seq_inventario: running, nr_seq_estoque: part.id, nr_qtidade_contagem: 3 };
    for (let time = 0; time < 2; time++)
      expect((await api.call('confirmCount', { body, key }, joao)).status).toBe(200);
    const counts = await api.sql('select 1 from inventario_contagem where nr_seq_estoque = $1', [part.id]);
    expect(counts).toHaveLength(1);
  });

  it('that was made without network is set against the balance of its own moment', async () => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    const [clock] = await api.sql<{ now: string }>(
      'select to_json(clock_timestamp()) #>> array[]::text[] as now',
    );
    await moveStock(api, part.id, -3);
    await count(running, part.id, 9, joao, { dt_contagem: clock?.now ?? '' });
    const [kept] = await api.sql(
      `select qt_saldo_contagem::float8 as saldo, dt_registro > dt_contagem as depois
         from inventario_contagem where nr_seq_estoque = $1`,
      [part.id],
    );
    expect(kept).toEqual({ saldo: 10, depois: true });
  });

  it.each([
    ['1999-01-01T00:00:00Z', 10],
    ['2999-01-01T00:00:00Z', 7],
  ])('said to be of %s is brought into the inventory', async (moment, balance) => {
    const part = await stockPart(api, { balance: 10 });
    const running = await beginInventory(api, joao);
    await moveStock(api, part.id, -3);
    await count(running, part.id, 1, joao, { dt_contagem: moment });
    const [kept] = await api.sql(
      `select c.qt_saldo_contagem::float8 as saldo, c.dt_contagem between v.dt_inicio and now() as dentro
         from inventario_contagem c join inventario v on v.nr_sequencial = c.nr_seq_inventario
        where c.nr_seq_estoque = $1`,
      [part.id],
    );
    expect(kept).toEqual({ saldo: balance, dentro: true });
  });

  it('after the end is refused with the text of the document', async () => {
    const part = await stockPart(api);
    const running = await beginInventory(api, joao);
    await cancel(running);
    expect(await count(running, part.id, 1, joao)).toMatchObject({
      status: 409,
      mensagem: 'Item não registrado, tente novamente!',
    });
  });
});
