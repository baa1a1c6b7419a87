import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';

// Two servers on one database: one keeps the pages of open orders in memory, the other always asks for them.
let board: Api;
let database: Api;
let people: readonly Signed[];
/** An order with one of each thing a page shows. */
let order: number;

beforeAll(async () => {
  const world = await cloneWorld();
  board = await startApi({}, undefined, { world });
  database = await startApi({ BOARD_MB: '0' }, undefined, { world });
  people = await Promise.all([
    board.signIn('1001', '123'),
    board.signIn('1101', '345'),
    board.signIn('1201', '456'),
    board.signInSupplier('31', '00123'),
  ]);
  order = await makeFullOrder();
});
afterAll(async () => {
  await database.close();
  await board.close();
});

async function makeFullOrder(): Promise<number> {
  const { order: before, plate } = await makeOrder(board, { state: 'R', openedDaysAgo: 1 });
  const { order: present, items } = await makeOrder(board, {
    state: 'P',
    origin: 'E',
    supplier: 31,
    rescue: true,
  });
  await board.sql(
    'update os set nr_placa = $2, nr_seq_os_origem = $3, nr_seq_clifor_motorista = (select min(nr_sequencial) from g_clifor) where nr_sequencial = $1',
    [present, plate, before],
  );
  await board.sql(
    `insert into execucao (nr_seq_os, nr_seq_os_item, nr_seq_clifor_inicio, dt_inicio) values ($1, $2, (select min(nr_sequencial) from g_clifor where nr_matricula = '1001'), now())`,
    [present, items[0]],
  );
  await board.sql(
    `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao, created_at) select nr, (select min(nr_sequencial) from g_clifor), 'Ruído', now() from unnest($1::bigint[]) as nr`,
    [[present, before]],
  );
  return present;
}

/** A page as the contract has it: links to files bear the moment they were written. */
async function pageOf(api: Api, who: Signed) {
  const { status, body } = await api.call('getOrder', { params: { id: String(order) } }, who);
  return [
    status,
    status === 200 ? { ...body, imgOs: body.imgOs.map(({ id, tp_origem }) => ({ id, tp_origem })) } : null,
  ];
}

const pagesOf = (api: Api) => Promise.all(people.map((who) => pageOf(api, who)));

async function expectEqualPages(): Promise<void> {
  expect(await pagesOf(board)).toEqual(await pagesOf(database));
}

const counted = async (api: Api, act: () => Promise<unknown>) => {
  api.statements.length = 0;
  await act();
  return api.statements.filter(({ text }) => text.includes('as arquivos')).length;
};

describe('the page of an open order', () => {
  it('is read once for all who see the same', async () => {
    const [joao, maria] = people;
    if (joao === undefined || maria === undefined) throw new Error('nobody is signed in');
    await board.sql('update os set km_atual = km_atual + 1 where nr_sequencial = $1', [order]);
    const read = await counted(board, () =>
      Promise.all([joao, maria, joao].map((who) => pageOf(board, who))),
    );
    expect(read).toBe(1);
    expect(await counted(board, () => pageOf(board, maria))).toBe(0);
    expect(await counted(database, () => pageOf(database, maria))).toBe(1);
  });

  it('offers each reader his own commands', async () => {
    await expectEqualPages();
    const [joao, maria] = await Promise.all(people.slice(0, 2).map((who) => pageOf(board, who)));
    expect(joao).not.toEqual(maria);
  });

  it("of another branch is nobody else's", async () => {
    const { order: other } = await makeOrder(board, { branch: 2 });
    for (const who of people) {
      const seen = await board.call('getOrder', { params: { id: String(other) } }, who);
      expect(seen.status).toBe(
        (await database.call('getOrder', { params: { id: String(other) } }, who)).status,
      );
    }
  });
});

const lists = ['listActiveFleet', 'listActiveWarehouse', 'listPaused', 'listWaiting'] as const;

/** Lists of work; an attendant and a supplier are refused some. */
const worksOf = (api: Api) =>
  Promise.all(
    people.flatMap((who) =>
      lists.map(async (name) => {
        const { status, body } = await api.call(name, {}, who);
        return [status, body];
      }),
    ),
  );

describe('lists of work', () => {
  it('are asked of the database once until an order changes', async () => {
    await board.sql('update os set km_atual = km_atual + 1 where nr_sequencial = $1', [order]);
    const asked = async () => {
      board.statements.length = 0;
      await worksOf(board);
      return board.statements.filter(({ text }) => text.includes('with linhas as')).length;
    };
    expect(await asked()).toBeGreaterThan(5);
    expect(await asked()).toBe(0);
    await board.sql('update os set km_atual = km_atual + 1 where nr_sequencial = $1', [order]);
    expect(await asked()).toBeGreaterThan(5);
  });
});

describe('whoever holds the present answer', () => {
  it.each(['getOrder', 'listOrders', 'listPaused', 'getCounters'] as const)(
    'is told so by %s without a version of his own',
    async (name) => {
      const office = people[2];
      if (office === undefined) throw new Error('nobody is signed in');
      const input = name === 'getOrder' ? { params: { id: String(order) } } : {};
      const { headers } = await board.call(name, input, office);
      board.statements.length = 0;
      const again = await board.call(
        name,
        { ...input, headers: { 'if-none-match': String(headers['etag']) } },
        office,
      );
      expect(again.status).toBe(304);
      expect(board.statements.filter(({ text }) => text.includes('from evento where nr_seq_filial'))).toEqual(
        [],
      );
    },
  );

  it('is not, when he goes on with work in another branch', async () => {
    const ana = await board.signIn('1002', '234');
    const { headers } = await board.call('getCounters', {}, ana);
    const { order: other } = await makeOrder(board, { branch: 2, state: 'P', openedDaysAgo: 900 });
    await board.sql(
      `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, nr_seq_clifor_final, tp_fim)
       select $1, nr_sequencial, now() - interval '800 days', now() - interval '799 days', nr_sequencial, 'F' from g_clifor where nr_matricula = '1002'`,
      [other],
    );
    const again = await board.call(
      'getCounters',
      { headers: { 'if-none-match': String(headers['etag']) } },
      ana,
    );
    expect(again.status).toBe(200);
    expect(await worksOf(board)).toEqual(await worksOf(database));
  });
});

it('every table that what is kept is read from tells of its changes', async () => {
  await board.sql('update os set km_atual = km_atual + 1 where nr_sequencial = $1', [order]);
  board.statements.length = 0;
  await pagesOf(board);
  await worksOf(board);
  const asked = board.statements.filter(({ text }) => /as arquivos|with linhas as/.test(text));
  const tables = new Set<string>();
  for (const { text, values } of asked) for (const table of await tablesOf(text, values)) tables.add(table);
  expect(tables.size).toBeGreaterThan(25);
  const told = await board.sql<{ tabela: string }>(
    `select distinct tgrelid::regclass::text as tabela from pg_trigger where tgname like 'mudou%'`,
  );
  for (const { tabela } of told) tables.delete(tabela);
  expect([...tables]).toEqual([]);
});

/** The tables a statement reads, functions apart. */
async function tablesOf(text: string, values: readonly unknown[]): Promise<string[]> {
  return board.withClient(async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    const found = JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g);
    return [...new Set([...found].map(([, table]) => table ?? ''))];
  });
}

const anybody = '(select min(nr_sequencial) from g_clifor)';
const itsPlate = '(select nr_placa from os where nr_sequencial = $1)';
const itsItem = '(select min(nr_sequencial) from os_item where nr_seq_os = $1)';
const itsChain = '(select nr_seq_os_origem from os where nr_sequencial = $1)';

/** What a page shows and something else than a command of its order may change, by the statement that does; $1: the order. */
const changes: Record<string, string> = {
  'the order': 'update os set km_atual = km_atual + 1 where nr_sequencial = $1',
  'what it continues': `update os set dt_final = dt_final + interval '1 minute' where nr_sequencial = ${itsChain}`,
  'work done before': `insert into execucao (nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, nr_seq_clifor_final, tp_fim)
    values (${itsChain}, ${anybody}, now() - interval '3 hours', now() - interval '2 hours', ${anybody}, 'F')`,
  'a comment': `insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao, created_at) values ($1, ${anybody}, 'Óleo', now())`,
  'a comment before': `update os_comentario set ds_observacao = 'Freio' where nr_seq_os = ${itsChain}`,
  'a file': `insert into anexo (nr_seq_os, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo) values ($1, 'A', 'a.png', 1, 'image/png', 'x')`,
  'a photo of the vehicle': `insert into anexo (nr_placa, cd_foto, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo)
    select ${itsPlate}, gen_random_uuid(), 'V', 'a.jpg', 1, 'image/jpeg', 'foto'`,
  'a document of the vehicle': `with arquivo as (
    insert into anexo (nr_placa, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo)
    select ${itsPlate}, 'D', 'a.pdf', 1, 'application/pdf', 'papel' returning nr_sequencial)
    insert into veiculo_documento (nr_placa, tp_documento, dt_validade, nr_seq_anexo, nr_seq_clifor)
    select ${itsPlate}, 'CRLV', '2020-01-01', nr_sequencial, ${anybody} from arquivo`,
  'a message': `insert into integracao (nr_seq_os, tp_integracao, js_envio) values ($1, 'TICKET', '{}')`,
  'a price': `insert into os_preco (nr_seq_os, vl_total, nr_seq_clifor) values ($1, 10, ${anybody})`,
  'a corrected price': `insert into correcao (tp_fato, nr_seq_fato, ds_motivo, nr_seq_clifor)
    select 'PRECO', max(nr_sequencial), 'digitado errado', ${anybody} from os_preco where nr_seq_os = $1`,
  'a purchase': `insert into ordem_compra (nr_seq_os, nr_oc) values ($1, 'OC-1')`,
  'a dispensation': `insert into os_item_dispensa (nr_seq_os_item, ds_motivo, nr_seq_clifor) values (${itsItem}, 'sem peça', ${anybody})`,
  stock: `with movido as (insert into estoque_movimento (nr_seq_estoque, nr_seq_os_item, qt_movimento, tp_movimento)
    values ((select min(nr_sequencial) from estoque), ${itsItem}, -1, 'S'))
    update estoque set qt_saldo = qt_saldo - 1 where nr_sequencial = (select min(nr_sequencial) from estoque)`,
  'a reading': `insert into km_leitura (nr_placa, km, dt_leitura, nr_seq_os, tp_origem) values (${itsPlate}, 5999, now(), $1, 'O')`,
  'a vehicle': `update veiculo set ds_modelo = 'Novo', km_atual = km_atual + 1 where nr_placa = ${itsPlate}`,
  'a kind of vehicle': `update tipo_veiculo set tp_medidor = case tp_medidor when 'H' then 'K' else 'H' end where $1::bigint > 0`,
  'a name': `update g_clifor set ds_colaborador = ds_colaborador || ' Filho' where $1::bigint > 0`,
  'a photo': `insert into clifor_foto (nr_seq_clifor, im_foto) select ${anybody}, '\\x01' where $1::bigint > 0`,
  'no photo any more': 'delete from clifor_foto where $1::bigint > 0',
  'an item': `update item set ds_item = ds_item || ' X' where $1::bigint > 0`,
  'a rescue': `update socorro_emrota set nr_telefone = '41999' where nr_sequencial = (select nr_seq_socorro_emrota from os where nr_sequencial = $1)`,
};

describe('what others change', () => {
  it.each(Object.entries(changes))('%s: is on the next page', async (_, statement) => {
    await expectEqualPages();
    const before = await pagesOf(database);
    await board.sql(statement, [order]);
    expect(await pagesOf(database)).not.toEqual(before);
    await expectEqualPages();
    expect(await worksOf(board)).toEqual(await worksOf(database));
  });
});
