import { dayMs } from '@terminal/contract/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { planOf } from '../../test/plans.ts';

let api: Api;
let joao: Signed;
let terminal: Signed;
let supplier: Signed;
beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  terminal = await api.signIn('1201', '456');
  supplier = await api.signInSupplier('31', '00123');
});

afterAll(() => api.close());

const list = (query: Record<string, string> = {}, who: Signed = joao) =>
  api.call('listOrders', { query }, who);

describe('home list', () => {
  it('holds open, approved, internal fleet orders of the branch without plan orders', async () => {
    const mine = await makeOrder(api);
    const others = await Promise.all([
      makeOrder(api, { branch: 2 }),
      makeOrder(api, { state: 'R' }),
      makeOrder(api, { approved: 'N' }),
      makeOrder(api, { department: 'ARMAZEM' }),
      makeOrder(api, { origin: 'E', supplier: supplier.person }),
    ]);
    const { body } = await list({ per_page: '500' });
    const numbers = body.data.map((card) => card.nr_sequencial);
    expect(numbers).toContain(mine.order);
    for (const other of others) expect(numbers).not.toContain(other.order);
    expect(body.data.every((card) => !['V', 'R', '13'].includes(card.nr_seq_tipo))).toBe(true);
    expect(body.total).toBe(body.data.length);
  });

  it('pages by twelve and tells total and last page', async () => {
    await Promise.all(Array.from({ length: 13 }, () => makeOrder(api)));
    const first = await list();
    expect(first.body.data).toHaveLength(12);
    expect(first.body.last_page).toBe(Math.ceil(first.body.total / 12));
    const second = await list({ page: '2' });
    expect(second.body.current_page).toBe(2);
    const seen = new Set(first.body.data.map((card) => card.nr_sequencial));
    expect(second.body.data.some((card) => seen.has(card.nr_sequencial))).toBe(false);
    expect((await list({ page: '9999' })).body).toMatchObject({ data: [], total: first.body.total });
  });

  it('of closed ones with an early beginning holds the newest ten thousand, and says so', async () => {
    const { order } = await makeOrder(api, { state: 'R', openedDaysAgo: 4_000 });
    const closed = { executada: '1', de: '2000-01-01' } as const;
    expect((await list(closed)).body.contagem).toBe('exata');
    const [row] = await api.sql<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
        where attrelid = 'os'::regclass and attnum > 0 and not attisdropped
          and attname not in ('nr_sequencial', 'dt_os', 'cd_externo')`,
    );
    await api.sql(
      `insert into os (dt_os, ${row?.columns})
       select now() - make_interval(days => 60, mins => n), ${row?.columns}
         from os, generate_series(1, 10001) n where nr_sequencial = $1`,
      [order],
    );
    const first = (await list({ ...closed, ordernation: 'ASC' })).body;
    expect(first).toMatchObject({ total: 10_000, last_page: 834, contagem: 'minima' });
    expect(first.data.map((card) => card.nr_sequencial)).not.toContain(order);
    expect((await list({ ...closed, page: '834' })).body.data).toHaveLength(4);
    const before = new Date(Date.now() - 365 * dayMs).toISOString().slice(0, 10);
    const older = (await list({ ...closed, ate: before, per_page: '500' })).body;
    expect(older.data.map((card) => card.nr_sequencial)).toContain(order);
    await api.sql("delete from os where nr_sequencial > $1 and dt_os < now() - interval '59 days'", [order]);
  });

  it('sorts by age and by criticality', async () => {
    const oldest = await list({ ordernation: 'ASC', per_page: '500' });
    const dates = oldest.body.data.map((card) => card.dt_os);
    expect(dates).toEqual(dates.toSorted());
    const worst = await list({ criticidade: 'ASC', per_page: '500' });
    const levels = worst.body.data.map((card) => card.criticidade?.nr_nivel ?? 9);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    const newest = await list({ ordernation: 'DESC', per_page: '500' });
    expect(newest.body.data.map((card) => card.dt_os)).toEqual(dates.toSorted().toReversed());
    const lightest = await list({ criticidade: 'DESC', per_page: '500' });
    const rising = lightest.body.data.flatMap((card) => card.criticidade?.nr_nivel ?? []);
    expect(rising).toEqual(rising.toSorted((a, b) => b - a));
    expect(new Set(rising).size).toBeGreaterThan(1);
  });

  it('narrows by plate, number, level, segment, type and period', async () => {
    const { order, plate } = await makeOrder(api, { openedDaysAgo: 3 });
    expect((await list({ placa: plate })).body.data.map((card) => card.nr_sequencial)).toEqual([order]);
    expect((await list({ codigo: String(order) })).body.total).toBe(1);
    const [card] = (await list({ singlePlaca: plate })).body.data;
    const level = String(card?.criticidade?.nr_nivel);
    expect((await list({ placa: plate, nr_nivel: level })).body.total).toBe(1);
    const otherLevel = level === '0' ? '1' : '0';
    expect((await list({ placa: plate, nr_nivel: otherLevel })).body.total).toBe(0);
    const [row] = await api.sql<{ nr_seq_segmento: number }>(
      'select c.nr_seq_segmento from os o join conjunto c on c.nr_sequencial = o.nr_conjunto where o.nr_sequencial = $1',
      [order],
    );
    expect((await list({ placa: plate, segmento: String(row?.nr_seq_segmento) })).body.total).toBe(1);
    expect((await list({ placa: plate, tipo: 'V' })).body.total).toBe(0);
    const day = new Date(card?.dt_os ?? 0).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
    expect((await list({ placa: plate, de: day, ate: day })).body.total).toBe(1);
    expect((await list({ placa: plate, de: '2999-01-01' })).body.total).toBe(0);
  });

  it('shows closed orders of the last thirty days when asked for finished ones', async () => {
    const { order, plate } = await makeOrder(api, { state: 'R' });
    expect((await list({ placa: plate, executada: '1' })).body.data[0]).toMatchObject({
      nr_sequencial: order,
      st_os: 'R',
    });
    expect((await list({ placa: plate, executada: '0' })).body.total).toBe(0);
  });

  it('shows what waits for its approval when asked for it', async () => {
    const { order, plate } = await makeOrder(api, { approved: 'N' });
    expect((await list({ placa: plate })).body.data).toEqual([]);
    const { body } = await list({ placa: plate, liberado: 'N' });
    expect(body.data.map((card) => card.nr_sequencial)).toEqual([order]);
  });

  it('of external orders is narrowed to a supplier', async () => {
    const { order, plate } = await makeOrder(api, { origin: 'E', supplier: 31 });
    const of = async (fornecedor: string) =>
      (await api.call('listExternalOrders', { query: { placa: plate, fornecedor } }, terminal)).body.data;
    expect((await of('31')).map((card) => card.nr_sequencial)).toEqual([order]);
    expect(await of('23')).toEqual([]);
  });

  it('refuses letters in the number, pages of 501 and filters nobody declared', async () => {
    expect((await list({ codigo: 'abc' })).status).toBe(422);
    expect((await list({ per_page: '501' })).status).toBe(422);
    expect((await list({ cor: 'azul' })).status).toBe(400);
    expect((await list({ de: '0000-00-00' })).status).toBe(422);
  });

  it('costs one question while nothing changed', async () => {
    await list();
    api.statements.length = 0;
    await list({ criticidade: 'ASC', ordernation: 'DESC' });
    expect(api.statements).toHaveLength(1);
  });

  it('costs a 304 while nothing changed, and a full answer after a change', async () => {
    const first = await list();
    const etag = String(first.headers.etag);
    const again = await api.call('listOrders', { headers: { 'if-none-match': etag } }, joao);
    expect(again.status).toBe(304);
    const { order } = await makeOrder(api);
    await api.call(
      'commentOrder',
      { params: { id: String(order) }, body: { nr_seq_clifor: joao.person, ds_observacao: 'oi' } },
      joao,
    );
    const changed = await api.call('listOrders', { headers: { 'if-none-match': etag } }, joao);
    expect(changed.status).toBe(200);
  });

  it('reads neither orders nor intervals nor events from end to end', async () => {
    // Days of a zone are the database's, after the board's own question; asked for again, they would be kept.
    let day = 0;
    const ask = () => {
      day += 1;
      return list({ criticidade: 'ASC', de: `2020-01-0${day}` });
    };
    const plan = await planOf(api, ask, 2);
    expect(plan).toContain('os_aberta_lista');
    expect(plan).not.toMatch(/Seq Scan on (os|execucao|os_item|evento)\b/);
  });
});

describe('scope', () => {
  it('gives a supplier his own orders only, whatever he asks for', async () => {
    const [other] = await api.sql<{ nr_sequencial: number }>(
      "select nr_sequencial from g_clifor where tp_clifor = 'F' and nr_sequencial not in (23, 31) limit 1",
    );
    const own = await makeOrder(api, { origin: 'E', supplier: 31 });
    const foreign = await makeOrder(api, { origin: 'E', supplier: other?.nr_sequencial ?? 0 });
    const query = { per_page: '500', fornecedor: String(other?.nr_sequencial) };
    expect((await api.call('listExternalOrders', { query }, supplier)).body.data).toEqual([]);
    const mine = await api.call('listExternalOrders', { query: { per_page: '500' } }, supplier);
    const numbers = mine.body.data.map((card) => card.nr_sequencial);
    expect(numbers).toContain(own.order);
    expect(numbers).not.toContain(foreign.order);
    expect((await api.call('getOrder', { params: { id: String(foreign.order) } }, supplier)).status).toBe(
      404,
    );
  });

  it('hides orders of other branches as if they did not exist', async () => {
    const { order } = await makeOrder(api, { branch: 2 });
    const params = { id: String(order) };
    expect((await api.call('getOrder', { params }, joao)).status).toBe(404);
    expect((await api.call('countAttendedItems', { params }, joao)).status).toBe(404);
    expect((await api.call('listOrderItems', { params }, joao)).status).toBe(404);
  });

  it('is narrowed by a branch, never widened to another', async () => {
    const { order } = await makeOrder(api, { branch: 2 });
    expect((await list({ filialEmpresa: '1' })).body.total).toBe((await list()).body.total);
    expect((await list({ filialEmpresa: '2' })).body.data).toEqual([]);
    const averages = { params: { origem: 'I' as const }, query: { filial: '2' } };
    expect((await api.call('getReleaseAverages', averages, terminal)).status).toBe(404);
    expect((await list({ codigo: String(order), filialEmpresa: '2' })).body.total).toBe(0);
  });

  it('keeps warehouse orders in their own list', async () => {
    const { order } = await makeOrder(api, { department: 'ARMAZEM' });
    const { body } = await api.call('listWarehouseOrders', { query: { per_page: '500' } }, terminal);
    expect(body.data.map((card) => card.nr_sequencial)).toContain(order);
    expect(body.data.every((card) => card.departamento_os === 'ARMAZEM')).toBe(true);
  });
});

describe('summary', () => {
  it('tells count and average release time for all five levels', async () => {
    const { body } = await api.call('getReleaseAverages', { params: { origem: 'I' } }, joao);
    expect(body.map((level) => level.nr_nivel)).toEqual([0, 1, 2, 3, 4]);
    const total = body.reduce((sum, level) => sum + (level.ordem_servico[0]?.total_os ?? 0), 0);
    expect(total).toBe((await list()).body.total);
  });

  it('of the warehouse is of its list', async () => {
    await makeOrder(api, { department: 'ARMAZEM' });
    const { body } = await api.call('getWarehouseAverages', { params: { origem: 'I' } }, terminal);
    expect(body.map((level) => level.nr_nivel)).toEqual([0, 1, 2, 3, 4]);
    const total = body.reduce((sum, level) => sum + (level.ordem_servico[0]?.total_os ?? 0), 0);
    const held = await api.call('listWarehouseOrders', { query: { origem: 'I' } }, terminal);
    expect([total > 0, total]).toEqual([true, held.body.total]);
  });

  it('counts orders without criticality with the lightest level, where they are found too', async () => {
    const { order, plate } = await makeOrder(api);
    const counted = async () => {
      const { body } = await api.call('getReleaseAverages', { params: { origem: 'I' } }, terminal);
      return body.map((level) => level.ordem_servico[0]?.total_os ?? 0);
    };
    const of = async (nr_nivel: '0' | '4') => (await list({ placa: plate, nr_nivel })).body.total;
    await api.sql('update os set nr_seq_criticidade = 1 where nr_sequencial = $1', [order]);
    const before = await counted();
    await api.sql('update os set nr_seq_criticidade = null where nr_sequencial = $1', [order]);
    expect(await counted()).toEqual(
      before.map((total, level) => total + (level === 0 ? -1 : level === 4 ? 1 : 0)),
    );
    expect(await Promise.all([of('0'), of('4')])).toEqual([0, 1]);
  });

  it('averages what was released in the last thirty days, in seconds', async () => {
    await api.sql("update execucao set st_sobreposta = 'S'");
    await api.sql(
      "update os set dt_final = now() - interval '60 days', dt_os = now() - interval '61 days' where dt_final is not null",
    );
    await api.sql('update os set dt_liberado = null where dt_liberado is not null');
    for (const seconds of [3_600, 7_200, 90_000]) {
      const { order } = await makeOrder(api, { state: 'R' });
      await api.sql('update os set dt_os = dt_final - make_interval(secs => $2) where nr_sequencial = $1', [
        order,
        seconds,
      ]);
    }
    const { body } = await api.call('getReleaseAverages', { params: { origem: 'I' } }, joao);
    const averages = body
      .map((level) => level.ordem_servico[0]?.media_horas_liberacao)
      .filter((value) => value !== null);
    expect(averages).toEqual([33_600]);
  });

  it("of another branch of one's own is told anew each time: whether it changed is not asked there", async () => {
    const here = await api.call('getReleaseAverages', { params: { origem: 'I' } }, joao);
    const there = await api.call(
      'getReleaseAverages',
      { params: { origem: 'I' }, query: { filial: '2' } },
      joao,
    );
    expect([here.headers.etag, there.headers.etag]).toEqual([expect.any(String), undefined]);
    expect([there.status, there.body.length]).toEqual([200, 5]);
  });

  it('counts the sidebar as its lists do', async () => {
    const { body } = await api.call('getCounters', {}, joao);
    expect(body.os_frota).toBe((await list()).body.total);
    const external = await api.call('listExternalOrders', {}, joao);
    expect(body.os_externas).toBe(external.body.total);
  });

  it('lists open roadside rescues', async () => {
    const { order } = await makeOrder(api, { rescue: true });
    const { body } = await api.call('listRescues', {}, joao);
    expect(body.map((row) => row.nr_sequencial)).toContain(order);
  });
});
