import type { InputOf } from '@terminal/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { cloneWorld } from '../../test/database.ts';
import { makeOrder } from '../../test/orders.ts';

// Two servers on one database: one keeps the open orders in memory, the other always asks for them.
let board: Api;
let database: Api;
let people: Record<'technician' | 'office' | 'approver' | 'supplier' | 'everywhere', Signed>;

beforeAll(async () => {
  const world = await cloneWorld();
  board = await startApi({}, undefined, { world });
  database = await startApi({ BOARD_MB: '0' }, undefined, { world });
  people = {
    technician: await board.signIn('1001', '123'),
    office: await board.signIn('1201', '456'),
    approver: await board.signIn('1202', '789'),
    supplier: await board.signInSupplier('31', '00123'),
    everywhere: await board.signInSupplier('31', '00123'),
  };
  await makeSomeOrders();
});
afterAll(async () => {
  await database.close();
  await board.close();
});

async function makeSomeOrders(): Promise<void> {
  for (const department of ['FROTA', 'ARMAZEM'] as const)
    for (const wanted of [
      {},
      { state: 'P' },
      { state: 'L' },
      { approved: 'N' },
      { origin: 'E', supplier: 31 },
      { supplier: 31 },
      { type: 'V' },
      { type: 'R', origin: 'E', supplier: 31 },
      { type: '13' },
      { reopened: true },
      { reopened: true, origin: 'E', supplier: 31 },
      { rescue: true },
      { branch: 2 },
      { services: 3, openedDaysAgo: 9 },
    ] as const)
      await makeOrder(board, { department, ...wanted });
}

const lists = [
  'listOrders',
  'listWarehouseOrders',
  'listWarehousePreventives',
  'listExternalOrders',
  'listReopenedOrders',
] as const;

type Query = InputOf<'listOrders'>['query'];

/** What both servers answer. */
async function bothOf(name: (typeof lists)[number], query: Query, who: Signed) {
  const kept = await board.call(name, { query }, who);
  const asked = await database.call(name, { query }, who);
  return { kept: [kept.status, kept.body], asked: [asked.status, asked.body] };
}

/** A day so many days ago. */
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const queries: fc.Arbitrary<Query> = fc
  .record({
    per_page: maybe('1', '3', '12', '500'),
    page: maybe('1', '2', '3', '99'),
    criticidade: maybe('ASC', 'DESC'),
    ordernation: maybe('ASC', 'DESC'),
    liberado: maybe('S', 'N'),
    origem: maybe('I', 'E'),
    tipo: maybe('1', '2', 'V', 'R', '13'),
    tipoExato: maybe('S'),
    status: maybe('A', 'R'),
    nr_nivel: maybe('0', '1', '4'),
    segmento: maybe('1', '2', '3'),
    fornecedor: maybe('31', '23'),
    filialEmpresa: maybe('1', '2'),
    tipoVeiculo: maybe('paleteiras'),
    singlePlaca: maybe('T', 'ABC', 'EMP', 'T1,EMP-0'),
    de: maybe(dayOf(9), dayOf(1)),
    ate: maybe(dayOf(2), dayOf(0)),
  })
  .map(
    (query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query,
  );

describe('lists from the board', () => {
  it('are those of the database, whatever is asked for by whomever', async () => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...lists),
        queries,
        fc.constantFrom('technician', 'office', 'approver', 'supplier', 'everywhere'),
        async (name, query, who) => {
          const { kept, asked } = await bothOf(name, query, people[who]);
          expect(kept).toEqual(asked);
          if (kept[0] === 200) answered += 1;
        },
      ),
      { numRuns: 150 },
    );
    expect(answered).toBeGreaterThan(75);
  });

  it('are counted as the database counts them, rescues too', async () => {
    for (const who of Object.values(people))
      for (const name of ['getCounters', 'listRescues'] as const) {
        const kept = await board.call(name, {}, who);
        const asked = await database.call(name, {}, who);
        expect(kept.status).toBe(200);
        expect(kept.body).toEqual(asked.body);
      }
  });

  it('cost two questions however many ask at once', async () => {
    await board.call('listOrders', {}, people.office);
    board.statements.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => board.call('listOrders', {}, people.office)));
    expect(board.statements.filter(({ text }) => text.includes('pg_current_snapshot')).length).toBeLessThan(
      8,
    );
  });
});

/** Everything a card shows that something else than a command of its order may change, by the statement that does. */
const changes: Record<string, string> = {
  'an order': `update os set km_atual = km_atual + 1 where dt_final is null`,
  'a lift': `update os set st_elevador = 'S' where nr_sequencial = (select min(nr_sequencial) from os where dt_final is null)`,
  'a closing': `update os set dt_final = now(), st_os = 'R' where nr_sequencial =
    (select max(nr_sequencial) from os where dt_final is null and nr_seq_veiculo_plano is null and st_os = 'A' and nr_seq_filial = 1)`,
  'a service done': `update os_item set dt_atendido = now() where nr_sequencial =
    (select max(i.nr_sequencial) from os_item i join os o on o.nr_sequencial = i.nr_seq_os where o.dt_final is null)`,
  'a vehicle': `update veiculo set nr_frota = 'Z-' || nr_frota`,
  'a type of vehicle': `update veiculo set cd_tipoveiculo = 'PALETEIRA' where nr_placa in (select nr_placa from os where departamento_os = 'ARMAZEM')`,
  'a name': `update g_clifor set ds_colaborador = ds_colaborador || ' Filho'`,
  'a problem': `update conjunto set ds_conjunto = ds_conjunto || ' X'`,
  'a segment': `update segmento set ds_grupo = ds_grupo || ' X'`,
  'a level': `update criticidade set ds_titulo = ds_titulo || ' X'`,
  'a kind of order': `update tipo_os set ds_tipo = ds_tipo || ' X'`,
  'a reason': `update motivo set ds_motivo = ds_motivo || ' X' where ds_motivo <> 'AGUARDANDO LIBERAÇÃO'`,
  'a branch': `update filial set ds_filial = ds_filial || ' X'`,
  'a plan': `update plano set ds_plano = ds_plano || ' X'`,
  'an item': `update item set st_habilita_execucao = 'N' where nr_sequencial = (select max(nr_seq_item) from os_item)`,
};

describe('what others change', () => {
  it.each(Object.entries(changes))('%s: is in the next list', async (_, statement) => {
    const query = { per_page: '500', criticidade: 'ASC' } as const;
    const before = await bothOf('listOrders', query, people.office);
    expect(before.kept).toEqual(before.asked);
    await board.sql(statement);
    for (const who of Object.values(people)) {
      for (const name of lists) {
        const { kept, asked } = await bothOf(name, query, who);
        expect(kept).toEqual(asked);
      }
      const counted = await board.call('getCounters', {}, who);
      expect(counted.body).toEqual((await database.call('getCounters', {}, who)).body);
    }
  });

  it('is seen when it ends, also when it began before others that ended first', async () => {
    const { order: slow } = await makeOrder(board);
    const { order: quick } = await makeOrder(board);
    const kilometresOf = async (order: number) => {
      const { body } = await board.call('listOrders', { query: { codigo: String(order) } }, people.office);
      return body.data[0]?.km_atual;
    };
    await board.withClient(async (client) => {
      await client.query('begin');
      await client.query('update os set km_atual = 7001 where nr_sequencial = $1', [slow]);
      await board.sql('update os set km_atual = 7002 where nr_sequencial = $1', [quick]);
      expect(await kilometresOf(quick)).toBe(7002);
      expect(await kilometresOf(slow)).toBe(5230);
      await client.query('commit');
    });
    expect(await kilometresOf(slow)).toBe(7001);
  });

  it('is told once by each transaction', async () => {
    const { order, items, plate } = await makeOrder(board);
    await board.withClient(async (client) => {
      await client.query('begin');
      for (const km of [7001, 7002, 7003])
        await client.query('update os set km_atual = $2 where nr_sequencial = $1', [order, km]);
      await client.query('update os_item set dt_atendido = now() where nr_sequencial = $1', [items[0]]);
      const { rows } = await client.query(
        'select nr_placa from mudanca_veiculo where tx = pg_current_xact_id()',
      );
      expect(rows).toEqual([{ nr_placa: plate }]);
      await client.query('commit');
    });
  });
});

describe('a company with more open orders than a server keeps', () => {
  it('is answered from the database', async () => {
    const { companyDatabase } = board;
    expect(companyDatabase).toBe(database.companyDatabase);
    database.statements.length = 0;
    const { status } = await database.call('listOrders', {}, people.office);
    expect(status).toBe(200);
    expect(database.statements.some(({ text }) => text.includes('with achadas as materialized'))).toBe(true);
    board.statements.length = 0;
    await board.call('listOrders', {}, people.office);
    expect(board.statements.some(({ text }) => text.includes('with achadas as materialized'))).toBe(false);
  });
});
