import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { stockPart } from '../../test/inventory.ts';
import { makeOrder } from '../../test/orders.ts';
import { one, partsOf } from '../../test/parts.ts';
import { as, openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});

afterAll(() => shop.api.close());
beforeEach(() => shop.endAllWork());

const { add, change, take, saldo, planOrderWithParts } = partsOf(() => shop.api);
const dispense = (who: Signed, order: number, row: number, motivo = 'veículo sem este filtro') =>
  shop.api.call('dispenseItem', { params: one(order, row), body: { motivo, ...as(who) } }, who);

describe('parts of a plan order', () => {
  it('that are ticked are taken with the quantity they say, and given back when the tick is', async () => {
    const { order, parts } = await planOrderWithParts([2]);
    const [part] = parts;
    if (part === undefined) throw new Error('one part');
    const ticked = await change(shop.joao, order, part.row, { item_atendido: true });
    expect(ticked.body).toMatchObject({ item_atendido: true, qt_estoque: 2 });
    expect(await saldo(part.stock)).toBe(3);
    expect((await change(shop.joao, order, part.row, { item_atendido: false })).body.qt_estoque).toBe(0);
    expect(await saldo(part.stock)).toBe(5);
  });

  it('are taken all at once, with one identification, or none of them', async () => {
    const { order, parts } = await planOrderWithParts([2, 1, 5]);
    const rows = parts.map(({ row }) => row);
    const taken = await take(shop.joao, order, rows);
    expect(taken.status).toBe(200);
    expect(await Promise.all(parts.map(({ stock }) => saldo(stock)))).toEqual([3, 4, 0]);
    expect((await take(shop.joao, order, rows)).codigo).toBe('ITEM_JA_ATENDIDO');
    const short = await planOrderWithParts([1, 6]);
    const refused = await take(
      shop.joao,
      short.order,
      short.parts.map(({ row }) => row),
    );
    expect(refused).toMatchObject({ status: 409, codigo: 'ESTOQUE_INSUFICIENTE' });
    expect(await Promise.all(short.parts.map(({ stock }) => saldo(stock)))).toEqual([5, 5]);
    expect((await take(shop.joao, order, [short.parts[0]?.row ?? 0])).status).toBe(404);
  });

  it('are not taken away, by nobody and not in the database', async () => {
    const { order, services, parts } = await planOrderWithParts([1]);
    for (const row of [services[0] ?? 0, parts[0]?.row ?? 0]) {
      const reply = await shop.api.call(
        'removeItem',
        { params: one(order, row), body: as(shop.joao) },
        shop.joao,
      );
      expect(reply).toMatchObject({ status: 409, codigo: 'ITEM_DO_PLANO' });
    }
    await expect(shop.api.sql('delete from os_item where nr_seq_os = $1', [order])).rejects.toThrow(
      'dispensed',
    );
  });

  it('are dispensed by an approver with a reason, which stays on the order and in the history of the plan', async () => {
    const { order, services, parts, vehiclePlan } = await planOrderWithParts([1]);
    const row = parts[0]?.row ?? 0;
    expect((await dispense(shop.joao, order, row)).status).toBe(403);
    expect((await dispense(shop.supplier, order, row)).status).toBe(403);
    expect((await dispense(shop.terminal, order, row, '')).codigo).toBe('JUSTIFICATIVA_OBRIGATORIA');
    const done = await dispense(shop.terminal, order, row);
    expect(done.body).toMatchObject({
      item_atendido: true,
      qt_estoque: 0,
      dispensa: { ds_motivo: 'veículo sem este filtro', ds_colaborador: 'TERMINAL OFICINA CURITIBA' },
    });
    expect(await saldo(parts[0]?.stock ?? 0)).toBe(5);
    expect((await dispense(shop.terminal, order, row)).codigo).toBe('ITEM_DISPENSADO');
    expect((await change(shop.joao, order, row, { item_atendido: false })).codigo).toBe('ITEM_DISPENSADO');
    const named = { tecnicoId: shop.joao.person, cpf: shop.joao.digits };
    const work = (acao: 'I' | 'F', extra: object = {}) =>
      shop.api.call('workOnPlan', { body: { nrSeqOs: order, acao, ...named, ...extra } }, shop.joao);
    expect((await work('I')).status).toBe(200);
    await shop.api.sql('update os_item set dt_atendido = now() where nr_sequencial = any ($1)', [services]);
    expect((await work('F', { km_veiculo: 5300 })).status).toBe(200);
    const history = await shop.api.call(
      'listPlaceHistory',
      { params: { id: String(vehiclePlan) } },
      shop.terminal,
    );
    expect(history.body[0]).toMatchObject({
      nr_seq_os: order,
      dispensados: [{ ds_motivo: 'veículo sem este filtro' }],
    });
    await expect(
      shop.api.sql('delete from os_item_dispensa where nr_seq_os_item = $1', [row]),
    ).rejects.toThrow('stays');
  });

  it('that were dispensed by mistake are to be done again once an approver withdraws it; order and plan tell both facts', async () => {
    const { order, services, parts, vehiclePlan } = await planOrderWithParts([1]);
    const row = parts[0]?.row ?? 0;
    const withdraw = (who: Signed, motivo = 'o filtro existe') =>
      shop.api.call('withdrawDispensation', { params: one(order, row), body: { ...as(who), motivo } }, who);
    expect((await withdraw(shop.terminal)).codigo).toBe('ITEM_NAO_DISPENSADO');
    await dispense(shop.terminal, order, row);
    expect((await withdraw(shop.joao)).status).toBe(403);
    expect((await withdraw(shop.supplier)).status).toBe(403);
    expect((await withdraw(shop.terminal, 'x')).status).toBe(422);
    const open = await withdraw(shop.terminal);
    const both = {
      ds_motivo: 'veículo sem este filtro',
      ds_colaborador: 'TERMINAL OFICINA CURITIBA',
      correcao: {
        ds_motivo: 'o filtro existe',
        ds_colaborador: 'TERMINAL OFICINA CURITIBA',
        nr_seq_novo: null,
      },
    };
    expect(open.body).toMatchObject({ item_atendido: false, dispensa: null, dispensas_retiradas: [both] });
    expect((await withdraw(shop.terminal)).codigo).toBe('ITEM_NAO_DISPENSADO');
    await expect(
      shop.api.sql("update os_item_dispensa set ds_motivo = 'outro' where nr_seq_os_item = $1", [row]),
    ).rejects.toThrow('stays');
    expect((await dispense(shop.terminal, order, row)).status).toBe(200);
    expect((await withdraw(shop.terminal)).body.dispensas_retiradas).toHaveLength(2);
    expect((await take(shop.joao, order, [row])).status).toBe(200);

    const work = (acao: 'I' | 'F', extra: object = {}) =>
      shop.api.call(
        'workOnPlan',
        { body: { nrSeqOs: order, acao, tecnicoId: shop.joao.person, cpf: shop.joao.digits, ...extra } },
        shop.joao,
      );
    expect((await work('I')).status).toBe(200);
    await shop.api.sql('update os_item set dt_atendido = now() where nr_sequencial = any ($1)', [services]);
    expect((await work('F', { km_veiculo: 5300 })).status).toBe(200);
    expect((await withdraw(shop.terminal)).codigo).toBe('OS_ENCERRADA');
    const history = await shop.api.call(
      'listPlaceHistory',
      { params: { id: String(vehiclePlan) } },
      shop.terminal,
    );
    expect(history.body[0]?.dispensados).toMatchObject([both, both]);
  });

  it('that were added to it are removed and not dispensed', async () => {
    const { order } = await planOrderWithParts([]);
    const { item } = await stockPart(shop.api, { balance: 5 });
    const added = (await add(shop.joao, order, item, 1)).body.nr_sequencial;
    expect((await dispense(shop.terminal, order, added)).codigo).toBe('ITEM_FORA_DO_PLANO');
    expect(
      (await shop.api.call('removeItem', { params: one(order, added), body: as(shop.joao) }, shop.joao))
        .status,
    ).toBe(200);
  });
});

describe('what open plan orders still have to take', () => {
  it('is reserved: the free balance is without it, until it is taken or dispensed', async () => {
    const { order, parts } = await planOrderWithParts([2]);
    const [part] = parts;
    const [row] = await shop.api.sql<{ codigo: string }>(
      'select ds_codigoitem as codigo from estoque where nr_sequencial = $1',
      [part?.stock],
    );
    const free = async () =>
      (await shop.api.call('searchItems', { query: { search: row?.codigo } }, shop.joao)).body[0];
    expect(await free()).toMatchObject({ qt_saldo: 5, qt_livre: 3 });
    await take(shop.joao, order, [part?.row ?? 0]);
    expect(await free()).toMatchObject({ qt_saldo: 3, qt_livre: 3 });
  });

  it('is not reserved where a supplier brings it', async () => {
    const { parts } = await planOrderWithParts([2], true);
    const reserved = await shop.api.sql('select 1 from estoque_reservado where nr_seq_item = $1', [
      parts[0]?.item,
    ]);
    expect(reserved).toEqual([]);
  });
});

describe('rows of stock', () => {
  it('of several parts are locked in one order, also where the items are in another', async () => {
    // The first item has the last row.
    const rows = await shop.api.sql<{ item: number }>(
      `insert into item (ds_item, nr_tipo) select 'PECA TROCADA ' || $1::text || ' ' || n, 4 from generate_series(1, 4) n
       returning nr_sequencial as item`,
      [process.pid],
    );
    const items = rows.map(({ item }) => item);
    await shop.api.sql(
      `insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, bloqueia_estoque_negativo)
       select 1, n, 'TROCADA' || n, 'N' from unnest($1::int[]) n order by n desc`,
      [items],
    );
    const orders = await Promise.all(Array.from({ length: 10 }, () => makeOrder(shop.api)));
    const register = (order: number, chosen: number[], who: Signed) =>
      shop.api.call(
        'registerMaterials',
        {
          body: {
            nr_os: order,
            materiais: chosen.map((nr_sequencial) => ({ nr_sequencial, quantidade: 1 })),
            ...as(who),
          },
        },
        who,
      );
    const first = orders.slice(0, 5);
    await Promise.all(first.map(({ order }) => register(order, items, shop.joao)));
    const replies = await Promise.all([
      ...first.map(({ order }) => orderCommandsOf(shop.api).cancel(shop.joao, order)),
      ...orders.slice(5).map(({ order }) => register(order, items.toReversed(), shop.carlos)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('are locked by the number of the row in every statement that locks several', () => {
    const folder = new URL('../', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.queries.ts') || name.endsWith('/queries.ts'),
    );
    const locking = files.flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('`')
        .filter((text) => /from estoque\b[^`]*for (no key )?update/s.test(text))
        .map((text) => ({
          name,
          text: text.slice(0, text.indexOf('for ')) + text.slice(text.indexOf('for ')),
        })),
    );
    expect(locking.length).toBeGreaterThanOrEqual(5);
    const wrong = locking.filter(
      ({ text }) => !/order by e\.nr_sequencial/.test(text) && !/where nr_sequencial = \$\{/.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
