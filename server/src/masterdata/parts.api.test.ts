import { isWhole, unit } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { stockPart } from '../../test/inventory.ts';
import { keepRecords } from '../../test/master-data.ts';
import { makeOrder } from '../../test/orders.ts';
import { partsOf } from '../../test/parts.ts';
import { openWorkshop, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let admin: Signed;
let joao: Signed;
let staff: Signed;
let records: ReturnType<typeof keepRecords>;

beforeAll(async () => {
  shop = await openWorkshop();
  admin = await shop.api.signIn('1601', '789');
  joao = await shop.api.signIn('1001', '123');
  staff = await shop.api.signIn('1201', '456');
  records = keepRecords(shop.api, admin);
});
afterAll(() => shop.api.close());

const { add, take, planOrderWithParts } = partsOf(() => shop.api);

/** A part of the stock, named as master data have it. */
async function keptPart(balance: number, cells: Record<string, string> = {}) {
  const { item, id: stock, code } = await stockPart(shop.api, { balance });
  const id = String(item);
  const { celulas } = await records.get('items', id);
  if (Object.keys(cells).length > 0) {
    const saved = await records.save('items', { id, celulas: { ...celulas, ...cells } });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  return { item, id, stock, code, name: celulas['nome'] ?? '' };
}

/** Codes of what is wrong with the cells of a save. */
async function faultsOf(id: string | undefined, cells: Record<string, string>) {
  const celulas = id === undefined ? cells : { ...(await records.get('items', id)).celulas, ...cells };
  const { body } = await records.save('items', { ...(id !== undefined && { id }), celulas });
  const { celulas: faults } = body as unknown as { celulas: { coluna: string; codigo: string }[] };
  return faults.map(({ coluna, codigo }) => [coluna, codigo]);
}

describe('the unit of a part', () => {
  it('is kept, shown with its stock and on orders, and stays once the stock has moved in it', async () => {
    const part = await keptPart(10, { unidade: 'litros' });
    expect((await records.get('items', part.id)).celulas['unidade']).toBe('L');
    const kept = await shop.api.call(
      'getStockItem',
      { params: { id: String(part.stock) }, query: {} },
      staff,
    );
    expect(kept.body.item.cd_unidade).toBe('L');
    const { order } = await makeOrder(shop.api);
    const added = await add(joao, order, part.item, 1.5);
    expect(added.body.item.cd_unidade).toBe('L');
    expect(await faultsOf(part.id, { unidade: 'KG' })).toEqual([['unidade', 'UNIDADE_FIXA']]);
    expect(await faultsOf(part.id, { unidade: '' })).toEqual([['unidade', 'UNIDADE_FIXA']]);
    await expect(
      shop.api.sql("update item set cd_unidade = 'KG' where nr_sequencial = $1", [part.item]),
    ).rejects.toThrow(/moved in its unit/);
  });

  it('that is counted whole refuses fractions wherever one is told', async () => {
    const part = await keptPart(10, { unidade: 'UN' });
    const { order } = await makeOrder(shop.api);
    expect((await add(joao, order, part.item, 1.5)).codigo).toBe('QUANTIDADE_INTEIRA');
    const entry = { nr_seq_estoque: part.stock, quantidade: 0.5, documento: 'NF 1' };
    expect((await shop.api.call('enterStock', { body: entry }, staff)).codigo).toBe('QUANTIDADE_INTEIRA');
    const minimum = { params: { id: String(part.stock) }, body: { qt_minimo: 2.5 } };
    expect((await shop.api.call('setStockMinimum', minimum, staff)).codigo).toBe('QUANTIDADE_INTEIRA');
    const linhas = [[part.code, '', '1,5', 'NF 2', '', '', '']];
    const preview = await shop.api.call('previewStockImport', { body: { linhas } }, staff);
    expect(preview.body.linhas[0]?.recusas).toMatchObject([
      { codigo: 'QUANTIDADE_INTEIRA', coluna: 'quantidade' },
    ]);
    expect((await add(joao, order, part.item, 2)).status).toBe(200);
  });

  it('is not one that is counted whole where there are fractions already', async () => {
    const part = await keptPart(10.5);
    expect(await faultsOf(part.id, { unidade: 'UN' })).toEqual([['unidade', 'UNIDADE_COM_FRACAO']]);
    expect((await keptPart(10.5, { unidade: 'L' })).item).toBeGreaterThan(0);
  });

  it('is no service’s, and parts of two units are no doubles', async () => {
    const service = { tipo: 'S', nome: 'SERVICO COM UNIDADE', unidade: 'UN', modelos: 'VM 270' };
    expect(await faultsOf(undefined, service)).toEqual([
      ['unidade', 'SO_DE_PECA'],
      ['modelos', 'SO_DE_PECA'],
    ]);
    const [one, other] = [await keptPart(1, { unidade: 'UN' }), await keptPart(1, { unidade: 'PAR' })];
    const union = { params: { tipo: 'items' as const }, query: { unido: one.id, fica: other.id } };
    expect((await shop.api.call('previewMerge', union, admin)).codigo).toBe('UNIAO_DIFERENTE');
  });
});

describe('a substitute', () => {
  it('is another part, never the part itself nor a service', async () => {
    const part = await keptPart(1);
    expect(await faultsOf(part.id, { substitutos: part.name })).toEqual([
      ['substitutos', 'SUBSTITUTO_DE_SI'],
    ]);
    const service = await shop.api.sql<{ ds_item: string }>(
      "select ds_item from item where nr_tipo = 3 and st_status = 'A' limit 1",
    );
    expect(await faultsOf(part.id, { substitutos: `${service[0]?.ds_item} |` })).toEqual([
      ['substitutos', 'ITEM_DESCONHECIDO'],
    ]);
  });

  it('is offered with what is free of it while the part is missing, and taken off the list again', async () => {
    const other = await keptPart(7, { unidade: 'UN' });
    const part = await keptPart(0, { substitutos: `${other.name} |` });
    const search = { query: { tipo: '4' as const, search: part.name } };
    const found = await shop.api.call('searchItems', search, joao);
    expect(found.body).toMatchObject([
      {
        nr_sequencial: part.item,
        substitutos: [
          { nr_sequencial: other.item, ds_codigoitem: other.code, qt_livre: 7, cd_unidade: 'UN' },
        ],
      },
    ]);
    const supplier = await shop.api.signInSupplier('31', '00123');
    expect((await shop.api.call('searchItems', search, supplier)).body).toMatchObject([{ substitutos: [] }]);
    const { celulas } = await records.get('items', part.id);
    await records.save('items', { id: part.id, celulas: { ...celulas, substitutos: '' } });
    expect((await shop.api.call('searchItems', search, joao)).body).toMatchObject([{ substitutos: [] }]);
  });

  it('is offered for what a plan’s order is to take and the stock has not', async () => {
    const { order, parts } = await planOrderWithParts([9]);
    const [row] = parts;
    const other = await keptPart(12);
    await records.save('items', {
      id: String(row?.item),
      celulas: { ...(await records.get('items', String(row?.item))).celulas, substitutos: `${other.name} |` },
    });
    expect((await take(joao, order, [row?.row ?? 0])).codigo).toBe('ESTOQUE_INSUFICIENTE');
    const params = { id: String(order) };
    const lacking = await shop.api.call('listSubstitutes', { params }, joao);
    expect(lacking.body).toMatchObject([
      { nr_seq_os_item: row?.row, substitutos: [{ nr_sequencial: other.item, qt_livre: 12 }] },
    ]);
  });

  it('follows a union, but never comes to be its own', async () => {
    const [double, stays, third] = [await keptPart(0), await keptPart(0), await keptPart(0)];
    const own = async (id: string) => (await records.get('items', id)).celulas;
    await records.save('items', {
      id: double.id,
      celulas: { ...(await own(double.id)), substitutos: `${stays.name} | ${third.name} |` },
    });
    const body = { unido: double.id, fica: stays.id, motivo: 'iguais' };
    expect((await shop.api.call('mergeRecords', { params: { tipo: 'items' }, body }, admin)).status).toBe(
      200,
    );
    expect((await own(stays.id))['substitutos']).toBe(third.name);
  });
});

it('parts that fit the vehicle of an order come first, and the others say that they do not', async () => {
  const { order, plate } = await makeOrder(shop.api);
  const [vehicle] = await shop.api.sql<{ modelo: string; tipo: string }>(
    "update veiculo set ds_modelo = 'Prova 270' where nr_placa = $1 returning ds_modelo as modelo, cd_tipoveiculo as tipo",
    [plate],
  );
  const fitting = await keptPart(1, { modelos: `${vehicle?.modelo} |`, tipos: vehicle?.tipo ?? '' });
  const strange = await keptPart(1, { modelos: 'OUTRO MODELO' });
  const ask = async (search: string) =>
    (await shop.api.call('searchItems', { query: { tipo: '4', search, nr_os: String(order) } }, joao)).body;
  expect(await ask(fitting.name)).toMatchObject([{ st_serve: 'S' }]);
  expect(await ask(strange.name)).toMatchObject([{ st_serve: 'N' }]);
  const missing = await keptPart(0, { substitutos: `${strange.name} | ${fitting.name} |` });
  expect(await ask(missing.name)).toMatchObject([
    {
      substitutos: [
        { nr_sequencial: fitting.item, st_serve: 'S' },
        { nr_sequencial: strange.item, st_serve: 'N' },
      ],
    },
  ]);
});

it('units, and which of them are counted whole, are those of the database', async () => {
  const units = unit.unwrap().options;
  const [{ named } = { named: '' }] = await shop.api.sql<{ named: string }>(
    "select pg_get_constraintdef(oid) as named from pg_constraint where conname = 'item_unidade'",
  );
  expect([...named.matchAll(/'(\w+)'/g)].map(([, one]) => one)).toEqual(units);
  const whole = await shop.api.sql(
    'select u as unidade, unidade_inteira(u) as inteira from unnest($1::text[]) with ordinality x (u, n) order by n',
    [units],
  );
  expect(whole).toEqual(units.map((unidade) => ({ unidade, inteira: isWhole(unidade) })));
});
