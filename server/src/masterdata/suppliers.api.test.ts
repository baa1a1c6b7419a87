import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signed } from '../../test/api.ts';
import { keepRecords } from '../../test/master-data.ts';
import { makeOrder } from '../../test/orders.ts';
import { openWorkshop, orderCommandsOf, type Workshop } from '../../test/work.ts';

let shop: Workshop;
let admin: Signed;
let staff: Signed;
let supplier: Signed;
let records: ReturnType<typeof keepRecords>;

beforeAll(async () => {
  shop = await openWorkshop();
  admin = await shop.api.signIn('1601', '789');
  staff = await shop.api.signIn('1201', '456');
  supplier = shop.supplier;
  records = keepRecords(shop.api, admin);
});
afterAll(() => shop.api.close());

/** A day so many days from today, in the branch, as cells have it. */
const dayFrom = async (days: number): Promise<string> => {
  const [row] = await shop.api.sql<{ dia: string }>(
    "select to_char((now() at time zone 'America/Sao_Paulo')::date + $1::int, 'DD/MM/YYYY') as dia",
    [days],
  );
  return row?.dia ?? '';
};
const iso = (day: string) => day.split('/').toReversed().join('-');
const faultsIn = (body: unknown) =>
  (body as { celulas: { coluna: string; codigo: string }[] }).celulas.map(({ coluna, codigo }) => [
    coluna,
    codigo,
  ]);

const contatos = 'Ana Souza; Vendas; (41) 99888-7766; ana@oficina.example | Rui Melo; ; ; ';
const partner = (numero: string, cells: Record<string, string> = {}) => ({
  numero,
  fornecedor: `PARCEIRA ${numero}`,
  situacao: 'A',
  contatos,
  ...cells,
});

describe('a supplier', () => {
  it('has contacts, a contract and a limit, which whoever assigns it is told', async () => {
    const [inicio, fim] = [await dayFrom(-300), await dayFrom(65)];
    const celulas = partner('701', {
      contrato: '2026/041',
      contrato_inicio: inicio,
      contrato_fim: fim,
      limite: '5.000',
    });
    const saved = await records.save('suppliers', { celulas });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.celulas).toMatchObject({
      contatos,
      contrato: '2026/041',
      limite: '5000,00',
      contrato_fim: fim,
    });
    const { status, body } = await shop.api.call('getSupplier', { params: { id: '701' } }, staff);
    expect(status).toBe(200);
    expect(body).toEqual({
      nr_contrato: '2026/041',
      dt_contrato_fim: iso(fim),
      vl_limite_os: 5_000,
      contatos: [
        {
          ds_contato: 'Ana Souza',
          ds_funcao: 'Vendas',
          nr_telefone: '(41) 99888-7766',
          ds_email: 'ana@oficina.example',
        },
        { ds_contato: 'Rui Melo', ds_funcao: null, nr_telefone: null, ds_email: null },
      ],
    });
    expect((await shop.api.call('getSupplier', { params: { id: '999999' } }, staff)).status).toBe(404);
    expect((await shop.api.call('getSupplier', { params: { id: '701' } }, supplier)).status).toBe(403);
  });

  it('has the number that is typed, though it is the first record of a company', async () => {
    await shop.api.sql('update parametro set nr_seq_clifor_carga = null');
    const [next] = await shop.api.sql<{ numero: string }>(
      'select (last_value + 1)::text as numero from g_clifor_nr_sequencial_seq',
    );
    const numero = next?.numero ?? '';
    const saved = await records.save('suppliers', { celulas: partner(numero) });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.id).toBe(numero);
  });

  it('changes and loses what its form no longer says, and its history tells it', async () => {
    const { id, versao, celulas } = await records.get('suppliers', '701');
    const changed = { ...celulas, contatos: 'Ana Souza; Gerência; ; ', limite: '', contrato_fim: '' };
    expect((await records.save('suppliers', { id, versao, celulas: changed })).status).toBe(200);
    const now = await records.get('suppliers', '701');
    expect(now.celulas).toMatchObject(changed);
    expect(now.historia[0]?.mudancas.map(({ coluna }) => coluna)).toEqual([
      'contrato_fim',
      'limite',
      'contatos',
    ]);
  });

  it('is refused where its contract ends before it begins, or a contact cannot be reached so', async () => {
    const wrong = partner('702', {
      contrato_inicio: '01/03/2026',
      contrato_fim: '28/02/2026',
      contatos: '; x; 12; y',
    });
    expect(faultsIn((await records.save('suppliers', { celulas: wrong })).body)).toEqual([
      ['contatos', 'CONTATO_SEM_NOME'],
      ['contatos', 'CONTATO_TELEFONE'],
      ['contatos', 'CONTATO_EMAIL'],
    ]);
    const backwards = await records.save('suppliers', { celulas: { ...wrong, contatos } });
    expect(faultsIn(backwards.body)).toEqual([['contrato_fim', 'CONTRATO_DATAS']]);
    await expect(
      shop.api.sql(
        "update g_clifor set dt_contrato_inicio = '2026-03-01', dt_contrato_fim = '2026-02-28' where nr_sequencial = 701",
      ),
    ).rejects.toThrow('g_clifor_contrato_datas');
    await expect(
      shop.api.sql("insert into fornecedor_contato (nr_seq_fornecedor, ds_contato) values ($1, 'Ana')", [
        admin.person,
      ]),
    ).rejects.toThrow('only a supplier');
  });
});

describe('a contract that expires', () => {
  const expiring = async (who = admin) => shop.api.call('listExpiringContracts', {}, who);

  it('is told as many days before as documents are, to who keeps suppliers', async () => {
    for (const [numero, days] of [
      ['711', -2],
      ['712', 30],
      ['713', 31],
    ] as const)
      expect(
        (await records.save('suppliers', { celulas: partner(numero, { contrato_fim: await dayFrom(days) }) }))
          .status,
      ).toBe(200);
    const mine = async () =>
      (await expiring()).body.flatMap(({ nr_sequencial, dias, st_documento }) =>
        nr_sequencial > 710 && nr_sequencial < 714 ? [[nr_sequencial, dias, st_documento]] : [],
      );
    expect(await mine()).toEqual([
      [711, -2, 'E'],
      [712, 30, 'A'],
    ]);
    const { id, celulas } = await records.get('suppliers', '711');
    expect((await records.save('suppliers', { id, celulas: { ...celulas, situacao: 'I' } })).status).toBe(
      200,
    );
    expect(await mine()).toEqual([[712, 30, 'A']]);
    expect((await expiring(staff)).status).toBe(403);
  });
});

it('an order says what was agreed with its supplier, but not to the supplier; no price is refused', async () => {
  const { order } = await makeOrder(shop.api);
  const terms = { contrato_fim: await dayFrom(-1), limite: '100' };
  const { celulas } = await records.get('suppliers', '31');
  expect((await records.save('suppliers', { id: '31', celulas: { ...celulas, ...terms } })).status).toBe(200);
  expect((await orderCommandsOf(shop.api).assign(shop.joao, order, 31)).status).toBe(200);
  const agreed = async (who: Signed) => (await shop.detail(who, order)).acordo;
  expect(await agreed(staff)).toEqual({ dt_contrato_fim: iso(terms.contrato_fim), vl_limite_os: 100 });
  expect(await agreed(supplier)).toBeNull();
  expect((await records.save('suppliers', { id: '31', celulas })).status).toBe(200);
});
