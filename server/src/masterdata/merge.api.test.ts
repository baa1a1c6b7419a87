import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginInventory, stockPart } from '../../test/inventory.ts';
import { type Merging, mergesOf, motivo, openMerging } from '../../test/merging.ts';
import { makeOrder } from '../../test/orders.ts';
import { partsOf } from '../../test/parts.ts';
import { as } from '../../test/work.ts';
import { references } from './merge.rules.ts';

type Kind = keyof typeof references;

let merging: Merging;
let shop: Merging['shop'];
let records: Merging['records'];

beforeAll(async () => {
  merging = await openMerging();
  ({ shop, records } = merging);
});
afterAll(() => shop.api.close());

const { makePart, add, saldo } = partsOf(() => shop.api);
const { join, joined, preview, undo } = mergesOf(() => merging);

describe('every column', () => {
  const keysTo = async (tables: string[]) => {
    const found = await shop.api.sql<{ place: string }>(
      `select c.conrelid::regclass || '.' || a.attname as place
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid::regclass::text = any ($1)`,
      [tables],
    );
    return found.map(({ place }) => place).toSorted();
  };
  const declared = (kind: Kind) => {
    const { moves, apart, stays } = references[kind];
    return [...moves.map(({ place }) => place), ...apart, ...stays].toSorted();
  };

  it('that names a supplier, a part or its stock is thought about', async () => {
    expect(declared('suppliers')).toEqual(await keysTo(['g_clifor']));
    expect(declared('items')).toEqual(await keysTo(['item', 'estoque']));
  });

  it('that moves names the one that stays from then on, but for a double’s own branches and work', async () => {
    const triggers = await shop.api.sql<{ place: string }>(
      `select t.tgrelid::regclass || '.' || a.attname as place
         from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
        where t.tgfoid = 'segue_uniao'::regproc`,
    );
    // Out of use, it begins no work, and opens in no branch.
    const own = ['clifor_filial.nr_seq_clifor', 'execucao.nr_seq_clifor_inicio'];
    const moves = [...references.suppliers.moves, ...references.items.moves].map(({ place }) => place);
    expect([...triggers.map(({ place }) => place), ...own].toSorted()).toEqual(moves.toSorted());
  });
});

describe('two parts', () => {
  it('become one with the stock of both, told before and in the history, and two again', async () => {
    const double = await makePart(4);
    const stays = await makePart(6);
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    const added = await add(shop.joao, order, double.part, 1);
    expect(added.status, added.codigo).toBe(200);
    const told = await preview('items', double.part, stays.part);
    expect(told.body.movidos).toEqual([
      { de: 'itens_de_os', quantos: 1 },
      { de: 'saldos', quantos: 1 },
    ]);
    const done = await joined('items', double.part, stays.part);
    expect(done.movidos).toEqual(told.body.movidos);
    expect([await saldo(double.stock), await saldo(stays.stock)]).toEqual([0, 9]);
    const { celulas, unioes, historia } = await records.get('items', String(double.part));
    expect(celulas['situacao']).toBe('I');
    expect(unioes).toEqual([
      expect.objectContaining({
        nr_sequencial: done.nr_sequencial,
        motivo,
        desfeita: null,
        fica: { id: String(stays.part), nome: `PECA ${stays.code}` },
      }),
    ]);
    expect(unioes[0]?.movidos).toContainEqual({ de: 'itens_de_os', quantos: 1 });
    expect(historia[0]?.mudancas).toContainEqual({
      coluna: 'unido_a',
      antes: '',
      depois: `PECA ${stays.code}`,
    });
    const [row] = await shop.api.sql<{ nr_seq_item: number; nr_seq_estoque: number }>(
      'select nr_seq_item, nr_seq_estoque from os_item where nr_seq_os = $1 and nr_seq_item = $2',
      [order, stays.part],
    );
    expect(row).toEqual({ nr_seq_item: stays.part, nr_seq_estoque: stays.stock });

    const back = await undo('items', done.nr_sequencial);
    expect(back.body).toEqual({ voltaram: done.movidos, ficaram: [] });
    expect([await saldo(double.stock), await saldo(stays.stock)]).toEqual([3, 6]);
    const again = await records.get('items', String(double.part));
    expect(again.celulas['situacao']).toBe('A');
    expect(again.unioes[0]?.desfeita).toMatchObject({ motivo: 'eram dois mesmo' });
    const items = await shop.api.sql('select nr_seq_item, nr_seq_estoque from os_item where nr_seq_os = $1', [
      order,
    ]);
    expect(items).toContainEqual({ nr_seq_item: double.part, nr_seq_estoque: double.stock });
    await shop.endAllWork();
  });

  it('of which one branch keeps the double alone: its row goes over as it is, code and movements', async () => {
    const double = await makePart(4);
    const stays = await stockPart(shop.api, { branch: 2, balance: 5 });
    const done = await joined('items', double.part, stays.item);
    expect(done.movidos).toEqual([{ de: 'estoques', quantos: 1 }]);
    const [row] = await shop.api.sql(
      'select nr_seq_item, qt_saldo::float8 as q from estoque where nr_sequencial = $1',
      [double.stock],
    );
    expect(row).toEqual({ nr_seq_item: stays.item, q: 4 });
    expect((await undo('items', done.nr_sequencial)).body.voltaram).toEqual(done.movidos);
  });

  it('give back only what is there: the rest is told', async () => {
    const [double, stays] = [await makePart(4), await makePart(1)];
    const { nr_sequencial } = await joined('items', double.part, stays.part);
    await shop.api.sql(
      `with saiu as (insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento) values ($1, -3, 'S'))
       update estoque set qt_saldo = 2 where nr_sequencial = $1`,
      [stays.stock],
    );
    expect((await undo('items', nr_sequencial)).body).toEqual({
      voltaram: [],
      ficaram: [{ de: 'saldos', quantos: 1 }],
    });
    expect([await saldo(double.stock), await saldo(stays.stock)]).toEqual([2, 0]);
  });

  it('return what an order took of the double to the one that stays', async () => {
    const [double, stays] = [await makePart(4), await makePart(1)];
    const { order } = await makeOrder(shop.api);
    await shop.start(shop.joao, order);
    await add(shop.joao, order, double.part, 2);
    await shop.endAllWork();
    await joined('items', double.part, stays.part);
    const { status } = await shop.api.call(
      'cancelOrder',
      { body: { nr_os: order, justificativa: 'Erro do Motorista', ...as(shop.joao) } },
      shop.joao,
    );
    expect(status).toBe(200);
    expect([await saldo(double.stock), await saldo(stays.stock)]).toEqual([0, 5]);
  });

  it('are found, scanned, imported and written under the name and code of the double', async () => {
    const [double, stays] = [await makePart(4), await makePart(1)];
    await joined('items', double.part, stays.part);
    const { api, joao } = shop;
    const keeper = await api.signIn('1202', '789');
    const byName = await api.call('searchItems', { query: { search: `peca ${double.code}` } }, joao);
    expect(byName.body.map(({ nr_sequencial }) => nr_sequencial)).toEqual([stays.part]);
    const listed = await api.call('listStockItems', { query: { busca: double.code } }, keeper);
    expect(listed.body.data.map(({ nr_sequencial }) => nr_sequencial)).toEqual([stays.stock]);
    const { order } = await makeOrder(api);
    await api.sql('insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade) values ($1, $2, 1)', [
      order,
      double.part,
    ]);
    expect(
      await api.sql('select 1 from os_item where nr_seq_os = $1 and nr_seq_item = $2', [order, stays.part]),
    ).toHaveLength(1);
    const refused = await api.call(
      'enterStock',
      { body: { nr_seq_estoque: double.stock, quantidade: 1, documento: 'NF 9' } },
      keeper,
    );
    expect(refused).toMatchObject({ status: 409, codigo: 'ESTOQUE_UNIDO' });
  });

  it('are named in files and forms by the name of the double too', async () => {
    const services = [];
    for (const nome of ['REVISAR CHICOTE', 'REVISAO DO CHICOTE']) {
      const celulas = { tipo: 'S', nome, executavel: 'S', situacao: 'A' };
      services.push((await records.save('items', { celulas })).body.id);
    }
    const [double = '', stays = ''] = services;
    await joined('items', double, stays);
    const problem = { segmento: 'FREIOS', problema: 'CHICOTE SOLTO', nivel: '1', sla: '24' };
    const saved = await records.save('problems', { celulas: { ...problem, servico: 'revisar chicote' } });
    expect(saved.body.celulas['servico']).toBe('REVISAO DO CHICOTE');
    // The file of the list as it is says nothing new of the double.
    const { celulas } = await records.get('items', double);
    expect((await records.save('items', { id: double, celulas })).body.celulas).toEqual(celulas);
  });

  it('of a plan’s cycle and of what it brought to an order are one, and two again', async () => {
    const [double, stays] = [await makePart(0), await makePart(0)];
    const { order } = await makeOrder(shop.api);
    const [cycle] = await shop.api.sql<{ id: number }>('select min(nr_sequencial) as id from plano_ciclo');
    await shop.api.sql('insert into plano_ciclo_item values ($1, $2, 2), ($1, $3, 3)', [
      cycle?.id,
      double.part,
      stays.part,
    ]);
    await shop.api.sql(
      "insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade, st_plano) values ($1, $2, 1, 'S')",
      [order, double.part],
    );
    const quantities = () =>
      shop.api.sql(
        'select nr_seq_item, qt_quantidade::float8 as q from plano_ciclo_item where nr_seq_item = any ($1) order by 1',
        [[double.part, stays.part]],
      );
    const { nr_sequencial } = await joined('items', double.part, stays.part);
    expect(await quantities()).toEqual([{ nr_seq_item: stays.part, q: 5 }]);
    expect((await undo('items', nr_sequencial)).body.ficaram).toEqual([]);
    expect(await quantities()).toEqual([
      { nr_seq_item: double.part, q: 2 },
      { nr_seq_item: stays.part, q: 3 },
    ]);
  });

  it('are not merged while a running inventory counts one', async () => {
    const [double, stays] = [await makePart(4), await makePart(1)];
    const counter = shop.joao;
    await beginInventory(shop.api, counter);
    expect(await join('items', double.part, stays.part)).toMatchObject({
      status: 409,
      codigo: 'UNIAO_EM_INVENTARIO',
    });
    await shop.api.sql(
      "update inventario set st_etapa = 'cancelado', dt_final = now() where dt_final is null",
    );
    expect((await join('items', double.part, stays.part)).status).toBe(200);
    // The row that was merged is not counted, its label counts the other.
    const inventory = await beginInventory(shop.api, counter);
    const scanned = await shop.api.call(
      'findInventoryCode',
      { body: { nr_seq_inventario: inventory, codItem: double.code } },
      counter,
    );
    expect(scanned.body.data).toHaveLength(1);
    expect(scanned.body.data[0]).toMatchObject({ nr_sequencial: stays.stock });
    await shop.api.sql(
      "update inventario set st_etapa = 'cancelado', dt_final = now() where dt_final is null",
    );
  });

  it('of which one is a service are not doubles', async () => {
    const part = await makePart(0);
    const [service] = await shop.api.sql<{ id: number }>(
      "select min(nr_sequencial) as id from item where nr_tipo = 3 and st_status = 'A'",
    );
    const reply = await join('items', part.part, service?.id ?? 0);
    expect(reply).toMatchObject({ status: 422, codigo: 'UNIAO_DIFERENTE' });
    expect(reply.mensagem).toContain('Tipo');
  });

  it('are merged once, whoever else does; a repeated command is answered as before', async () => {
    const [double, stays] = [await makePart(0), await makePart(0)];
    expect(await join('items', double.part, double.part)).toMatchObject({ codigo: 'UNIAO_CONSIGO' });
    const key = { key: randomUUID() };
    const replies = await Promise.all([
      join('items', double.part, stays.part, key),
      join('items', double.part, stays.part, key),
      join('items', stays.part, double.part),
    ]);
    const done = replies.filter(({ status }) => status === 200);
    const [first] = done;
    expect(done.every(({ body }) => body.nr_sequencial === first?.body.nr_sequencial)).toBe(true);
    expect(
      await shop.api.sql('select 1 from cadastro_uniao where $1 in (nr_unido, nr_fica)', [double.part]),
    ).toHaveLength(1);
    const union = first?.body.nr_sequencial ?? 0;
    const backs = await Promise.all([undo('items', union), undo('items', union)]);
    expect(backs.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(backs.find(({ status }) => status === 409)).toMatchObject({ codigo: 'UNIAO_DESFEITA' });
  });

  it('stay merged: neither form, file nor script brings the double back before the union is undone', async () => {
    const [double, stays, third] = [await makePart(0), await makePart(0), await makePart(0)];
    const { nr_sequencial } = await joined('items', double.part, stays.part);
    const { celulas } = await records.get('items', String(double.part));
    const saved = await records.save('items', {
      id: String(double.part),
      celulas: { ...celulas, situacao: 'A' },
    });
    expect(saved.body).toHaveProperty('celulas.0.codigo', 'CADASTRO_UNIDO');
    await expect(
      shop.api.sql("update item set st_status = 'A' where nr_sequencial = $1", [double.part]),
    ).rejects.toThrow(/merged/);
    expect(await join('items', third.part, double.part)).toMatchObject({ codigo: 'UNIAO_FICA_UNIDO' });
    await joined('items', stays.part, third.part);
    expect(await undo('items', nr_sequencial)).toMatchObject({ status: 409, codigo: 'UNIAO_SEGUINTE' });
  });
});
