import type { InputOf } from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { makePlanOrder } from '../../test/plan-orders.ts';

type Cycle = InputOf<'saveCycles'>['body']['ciclos'][number];

let api: Api;
let keeper: Signed;
let items: number[] = [];

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
  const rows = await api.sql<{ nr_sequencial: number }>('select nr_sequencial from item order by 1 limit 3');
  items = rows.map(({ nr_sequencial }) => nr_sequencial);
});
afterAll(() => api.close());

let serial = 0;
function freshName(): string {
  serial += 1;
  return `PLANO ${process.pid} ${serial}`;
}

const cycle = (ds_ciclo: string, more: Partial<Cycle> = {}): Cycle => ({
  nr_sequencial: null,
  ds_ciclo,
  km_intervalo: 20_000,
  qt_dias: 180,
  qt_horas: null,
  itens: [],
  ...more,
});

async function makePlan(...cycles: Cycle[]): Promise<{ id: number; ring: number[] }> {
  const body = { ds_plano: freshName(), tp_plano: 'V' as const, qt_alerta_km: null, qt_alerta_dias: null };
  const { nr_sequencial: id } = (await api.call('createPlan', { body }, keeper)).body;
  if (cycles.length > 0) expect((await save(id, [], cycles)).status).toBe(200);
  return { id, ring: await ringOf(id) };
}
const save = (id: number, antes: number[], ciclos: Cycle[], who = keeper) =>
  api.call('saveCycles', { params: { id: String(id) }, body: { antes, ciclos } }, who);
const read = async (id: number) => (await api.call('getPlan', { params: { id: String(id) } }, keeper)).body;
const ringOf = async (id: number) => (await read(id)).ciclos.map(({ nr_sequencial }) => nr_sequencial);
/** The ring as it is read, ready to be sent back. */
const asKept = async (id: number): Promise<Cycle[]> =>
  (await read(id)).ciclos.map(({ veiculos: _, itens, ...kept }) => ({
    ...kept,
    itens: itens.map(({ nr_seq_item, qt_quantidade }) => ({ nr_seq_item, qt_quantidade })),
  }));

async function makeVehicle(branch = 1, meter = 50_000): Promise<string> {
  serial += 1;
  const plate = `K${process.pid % 1000}P${serial}`;
  await api.sql(
    "insert into veiculo (nr_placa, cd_tipoveiculo, km_atual, ds_modelo) select $1, min(cd_tipoveiculo), $2, 'MODELO DE TESTE' from tipo_veiculo where tp_medidor = 'K'",
    [plate, meter],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [plate, branch]);
  return plate;
}

const today = async (): Promise<string> => {
  const [row] = await api.sql<{ dia: string }>(
    "select (now() at time zone 'America/Sao_Paulo')::date::text as dia",
  );
  return row?.dia ?? '';
};
const attach = async (plan: number, placas: string[], nr_seq_ciclo: number, more: object = {}) =>
  api.call(
    'attachVehicles',
    {
      params: { id: String(plan) },
      body: { placas, nr_seq_ciclo, km_ultimo: null, dt_ultimo: await today(), ...more },
    },
    keeper,
  );
const standing = async (plate: string) => {
  const [row] = await api.sql<{
    id: number;
    prox: string;
    km_ultimo: number;
    dia: string;
    st_status: string;
  }>(
    `select vp.nr_sequencial as id, c.ds_ciclo as prox, vp.km_ultimo, vp.dt_ultimo::text as dia, vp.st_status
       from veiculo_plano vp
       join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
      where vp.nr_placa = $1`,
    [plate],
  );
  if (row === undefined) throw new Error('not attached');
  return row;
};
const factsOf = async (id: number) =>
  (await api.call('listPlaceHistory', { params: { id: String(id) } }, keeper)).body;

describe('a plan', () => {
  it('is made in capital letters, listed, changed, and told of', async () => {
    const { id } = await makePlan(cycle('b'), cycle('l'));
    const plan = await read(id);
    expect(plan.ciclos.map(({ ds_ciclo }) => ds_ciclo)).toEqual(['B', 'L']);
    const body = {
      ds_plano: freshName(),
      tp_plano: 'P',
      qt_alerta_km: 500,
      qt_alerta_dias: 7,
      st_status: 'I',
    } as const;
    expect((await api.call('changePlan', { params: { id: String(id) }, body }, keeper)).status).toBe(200);
    api.statements.length = 0;
    const listed = await api.call('listPlans', {}, keeper);
    expect(api.statements.filter(({ text }) => text.includes('plano'))).toHaveLength(1);
    expect(listed.body.find(({ nr_sequencial }) => nr_sequencial === id)).toMatchObject({
      ...body,
      ciclos: ['B', 'L'],
    });
    const events = await api.sql(
      "select 1 from evento where ds_evento like 'plano.%' and (js_dados->>'plano')::int = $1",
      [id],
    );
    expect(events).toHaveLength(3);
  });

  it('has a name of its own', async () => {
    const { id } = await makePlan();
    const { ds_plano } = await read(id);
    const body = {
      ds_plano: ds_plano.toLowerCase(),
      tp_plano: 'V',
      qt_alerta_km: null,
      qt_alerta_dias: null,
    } as const;
    expect(await api.call('createPlan', { body }, keeper)).toMatchObject({
      status: 409,
      codigo: 'PLANO_NOME_EM_USO',
    });
  });

  it('keeps its kind while vehicles are in it, and bodywork counts days alone', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const body = {
      ds_plano: freshName(),
      tp_plano: 'R',
      qt_alerta_km: null,
      qt_alerta_dias: null,
      st_status: 'A',
    } as const;
    const change = () => api.call('changePlan', { params: { id: String(id) }, body }, keeper);
    expect(await change()).toMatchObject({ status: 422, codigo: 'CICLO_SO_DIAS' });
    await attach(id, [await makeVehicle()], ring[0] ?? 0);
    expect(await change()).toMatchObject({ status: 409, codigo: 'PLANO_EM_USO' });
  });

  it('that is none is not found', async () => {
    const params = { id: '999999' };
    expect((await api.call('getPlan', { params }, keeper)).status).toBe(404);
    expect((await api.call('listPlanVehicles', { params }, keeper)).status).toBe(404);
    expect((await save(999_999, [], [cycle('B')])).status).toBe(404);
    expect((await attach(999_999, ['ABC1D23'], 1)).status).toBe(404);
  });
});

describe('the ring of a plan', () => {
  it('keeps services and parts with their quantities, and hours', async () => {
    const [first = 0, second = 0, third = 0] = items;
    const { id, ring } = await makePlan(
      cycle('B', {
        qt_horas: 2.5,
        itens: [
          { nr_seq_item: first, qt_quantidade: 1 },
          { nr_seq_item: second, qt_quantidade: 12.5 },
        ],
      }),
    );
    const [kept] = await asKept(id);
    expect(kept?.qt_horas).toBe(2.5);
    expect(kept?.itens).toContainEqual({ nr_seq_item: second, qt_quantidade: 12.5 });
    const changed = cycle('B', {
      nr_sequencial: ring[0] ?? 0,
      itens: [
        { nr_seq_item: second, qt_quantidade: 3 },
        { nr_seq_item: third, qt_quantidade: 1 },
      ],
    });
    expect((await save(id, ring, [changed])).status).toBe(200);
    expect((await asKept(id))[0]?.itens.toSorted((a, b) => a.nr_seq_item - b.nr_seq_item)).toEqual(
      changed.itens,
    );
  });

  it('put in another order takes the vehicles before each cycle along', async () => {
    const { id, ring } = await makePlan(cycle('B'), cycle('L'), cycle('LB'));
    const plates = [await makeVehicle(), await makeVehicle(), await makeVehicle()];
    for (const [place, plate] of plates.entries()) await attach(id, [plate], ring[place] ?? 0);
    const [b, l, lb] = await asKept(id);
    if (!b || !l || !lb) throw new Error('three cycles');
    expect((await save(id, ring, [lb, cycle('X'), b, l])).status).toBe(200);
    expect((await read(id)).ciclos.map(({ ds_ciclo, veiculos }) => `${ds_ciclo}${veiculos}`)).toEqual([
      'LB1',
      'X0',
      'B1',
      'L1',
    ]);
    const next = await Promise.all(plates.map(standing));
    expect(next.map(({ prox }) => prox)).toEqual(['B', 'L', 'LB']);
  });

  it('lets go a cycle that has only a past, and never one that a vehicle or an open order needs', async () => {
    const { id, ring } = await makePlan(cycle('B'), cycle('L'));
    const plate = await makeVehicle();
    await attach(id, [plate], ring[0] ?? 0);
    const [b, l] = await asKept(id);
    if (!b || !l) throw new Error('two cycles');
    const refused = await save(id, ring, [l]);
    expect(refused).toMatchObject({ status: 409, codigo: 'CICLO_EM_USO' });
    expect(refused.mensagem).toContain(plate);
    const { id: place } = await standing(plate);
    const done = {
      nr_seq_ciclo: ring[0] ?? 0,
      km: 50_000,
      dia: await today(),
      observacao: 'na concessionária',
    };
    await api.call('reportDone', { params: { id: String(place) }, body: done }, keeper);
    expect((await save(id, ring, [l])).status).toBe(200);
    expect(await factsOf(place)).toContainEqual(expect.objectContaining({ tp_fato: 'E', ds_ciclo: 'B' }));
    const made = await makePlanOrder(api, { cycles: [1, 2], doing: 1 });
    const [other] = await api.sql<{ nr_seq_plano: number }>(
      'select nr_seq_plano from veiculo_plano where nr_sequencial = $1',
      [made.vehiclePlan],
    );
    await api.sql('update veiculo_plano set nr_ordem_prox = 2 where nr_sequencial = $1', [made.vehiclePlan]);
    const plan = other?.nr_seq_plano ?? 0;
    const [, second] = await asKept(plan);
    if (second === undefined) throw new Error('two cycles');
    expect(await save(plan, await ringOf(plan), [second])).toMatchObject({
      status: 409,
      codigo: 'CICLO_COM_OS',
    });
  });

  it('that somebody else changed meanwhile is not written over', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const kept = await asKept(id);
    const [one, two] = await Promise.all([
      save(id, ring, [...kept, cycle('L')]),
      save(id, ring, [...kept, cycle('X')]),
    ]);
    expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
    expect(await ringOf(id)).toHaveLength(2);
  });

  it.each([
    ['a cycle without meter and days', { km_intervalo: null, qt_dias: null }],
    [
      'an item twice',
      {
        itens: [
          { nr_seq_item: 1, qt_quantidade: 1 },
          { nr_seq_item: 1, qt_quantidade: 2 },
        ],
      },
    ],
    ['an item there is none of', { itens: [{ nr_seq_item: 2_000_000_000, qt_quantidade: 1 }] }],
    ['no name', { ds_ciclo: ' ' }],
  ])('refuses %s', async (_what, more) => {
    const { id } = await makePlan();
    expect(await save(id, [], [cycle('B', more)])).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  });
});

describe('vehicles of a plan', () => {
  it('are attached many at once; those in it already stay as they are and are told', async () => {
    const { id, ring } = await makePlan(cycle('B'), cycle('L'));
    const [old, fresh] = [await makeVehicle(), await makeVehicle()];
    await attach(id, [old], ring[1] ?? 0, { km_ultimo: 40_000 });
    const both = await attach(id, [old, fresh, fresh], ring[0] ?? 0);
    expect(both.body).toEqual({ vinculados: [fresh], ja_vinculados: [old] });
    expect(await standing(old)).toMatchObject({ prox: 'L', km_ultimo: 40_000 });
    expect(await standing(fresh)).toMatchObject({ prox: 'B', km_ultimo: 50_000, dia: await today() });
    expect(await factsOf((await standing(fresh)).id)).toMatchObject([
      { tp_fato: 'V', ds_ciclo: 'B', km: 50_000 },
    ]);
  });

  it('are refused together when one of them cannot be', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const [mine, elsewhere] = [await makeVehicle(), await makeVehicle(2)];
    const first = ring[0] ?? 0;
    expect(await attach(id, [mine, elsewhere], first)).toMatchObject({
      status: 404,
      campos: { placas: elsewhere },
    });
    expect(await attach(id, [mine], first, { km_ultimo: 50_001 })).toMatchObject({
      status: 422,
      codigo: 'KM_ACIMA_DO_MEDIDOR',
    });
    expect(await attach(id, [mine], first, { dt_ultimo: '2099-01-01' })).toMatchObject({
      status: 422,
      codigo: 'DATA_FUTURA',
    });
    expect(await attach(id, [mine], 999_999)).toMatchObject({
      status: 404,
      campos: { nr_seq_ciclo: '999999' },
    });
    expect((await attach((await makePlan()).id, [mine], first)).codigo).toBe('PLANO_SEM_CICLO');
    expect(
      await api.sql('select 1 from veiculo_plano where nr_placa = any($1)', [[mine, elsewhere]]),
    ).toEqual([]);
  });

  it('are chosen by type, model, operation and branch, in the branches of the person', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const [one, two, elsewhere] = [await makeVehicle(), await makeVehicle(), await makeVehicle(2)];
    await attach(id, [one], ring[0] ?? 0);
    const { body } = await api.call(
      'listCandidates',
      { params: { id: String(id) }, query: { modelo: 'MODELO DE TESTE', filial: '1' } },
      keeper,
    );
    const found = new Map(body.veiculos.map(({ nr_placa, vinculado }) => [nr_placa, vinculado]));
    expect([found.get(one), found.get(two), found.has(elsewhere)]).toEqual([true, false, false]);
    expect(body.ja_vinculados).toBe(1);
    const choices = (await api.call('getVehicleChoices', {}, keeper)).body;
    expect(choices.modelos).toContain('MODELO DE TESTE');
    expect(choices.filiais).toHaveLength(1);
  });

  it('are listed with their standing, by situation and search, and counted', async () => {
    const { id, ring } = await makePlan(cycle('B'));
    const [late, fine, stopped] = [await makeVehicle(), await makeVehicle(), await makeVehicle()];
    await attach(id, [late], ring[0] ?? 0, { km_ultimo: 29_000 });
    await attach(id, [fine, stopped], ring[0] ?? 0);
    const stop = String((await standing(stopped)).id);
    await api.call('suspendVehicle', { params: { id: stop }, body: { motivo: 'vendido' } }, keeper);
    const list = async (query: object) =>
      (await api.call('listPlanVehicles', { params: { id: String(id) }, query }, keeper)).body;
    const all = await list({});
    expect(all.data.map(({ nr_placa, st_plano }) => [nr_placa, st_plano])).toEqual([
      [late, 'V'],
      [fine, null],
      [stopped, 'S'],
    ]);
    expect(all.data[0]).toMatchObject({ km_proximo: 49_000, ds_ciclo: 'B', ds_filial: 'CURITIBA' });
    expect((await list({ situacao: 'V' })).data.map(({ nr_placa }) => nr_placa)).toEqual([late]);
    expect((await list({ situacao: 'E' })).data.map(({ nr_placa }) => nr_placa)).toEqual([fine]);
    expect((await list({ busca: stopped.toLowerCase() })).total).toBe(1);
    const plan = (await api.call('listPlans', {}, keeper)).body.find(
      ({ nr_sequencial }) => nr_sequencial === id,
    );
    expect(plan).toMatchObject({ veiculos: 2, suspensos: 1, vencidos: 1, a_vencer: 0, tp_medidor: 'K' });
  });
});

describe('the place of a vehicle', () => {
  async function placed(): Promise<{ plate: string; id: string; plan: number; ring: number[] }> {
    const { id: plan, ring } = await makePlan(cycle('B'), cycle('L'));
    const plate = await makeVehicle();
    await attach(plan, [plate], ring[0] ?? 0, { km_ultimo: 40_000, dt_ultimo: '2026-01-10' });
    return { plate, id: String((await standing(plate)).id), plan, ring };
  }

  it('is suspended and taken up again with a reason, once each', async () => {
    const { plate, id } = await placed();
    const send = (call: 'suspendVehicle' | 'resumeVehicle', motivo: string) =>
      api.call(call, { params: { id }, body: { motivo } }, keeper);
    expect((await send('resumeVehicle', 'x')).codigo).toBe('VEICULO_EM_DIA');
    expect((await send('suspendVehicle', 'em leilão')).status).toBe(200);
    expect((await standing(plate)).st_status).toBe('I');
    expect((await send('suspendVehicle', 'de novo')).codigo).toBe('VEICULO_SUSPENSO');
    expect((await send('resumeVehicle', 'voltou')).status).toBe(200);
    expect(await factsOf(Number(id))).toMatchObject([
      { tp_fato: 'R', ds_observacao: 'voltou' },
      { tp_fato: 'S', ds_observacao: 'em leilão', ds_colaborador: 'TERMINAL OFICINA CURITIBA' },
      { tp_fato: 'V' },
    ]);
    expect((await send('suspendVehicle', ' ')).status).toBe(422);
  });

  it('is corrected, and the history says so', async () => {
    const { plate, id, ring } = await placed();
    const body = {
      nr_seq_ciclo: ring[1] ?? 0,
      km_ultimo: 45_000,
      dt_ultimo: '2026-02-01',
      motivo: 'ficha antiga',
    };
    const correct = (more: object = {}) =>
      api.call('correctPlace', { params: { id }, body: { ...body, ...more } }, keeper);
    expect((await correct()).status).toBe(200);
    expect(await standing(plate)).toMatchObject({ prox: 'L', km_ultimo: 45_000, dia: '2026-02-01' });
    expect(await factsOf(Number(id))).toContainEqual(
      expect.objectContaining({ tp_fato: 'C', ds_ciclo: 'L', km: 45_000, dt_fato: '2026-02-01' }),
    );
    expect((await correct({ km_ultimo: 50_001 })).codigo).toBe('KM_ACIMA_DO_MEDIDOR');
    expect((await correct({ nr_seq_ciclo: (await makePlan(cycle('B'))).ring[0] })).status).toBe(404);
  });

  it('moves on when a cycle was done elsewhere, as if an order had closed', async () => {
    const { plate, id, ring } = await placed();
    const body = {
      nr_seq_ciclo: ring[0] ?? 0,
      km: 49_850,
      dia: '2026-03-28',
      observacao: 'na concessionária',
    };
    const report = (more: object = {}) =>
      api.call('reportDone', { params: { id }, body: { ...body, ...more } }, keeper);
    expect((await report()).status).toBe(200);
    expect(await standing(plate)).toMatchObject({ prox: 'L', km_ultimo: 49_850, dia: '2026-03-28' });
    expect(await factsOf(Number(id))).toContainEqual(
      expect.objectContaining({ tp_fato: 'E', ds_ciclo: 'B', nr_seq_os: null, km: 49_850 }),
    );
    expect((await report({ km: 49_849 })).codigo).toBe('FEITO_ANTES');
    expect((await report({ dia: '2099-01-01' })).codigo).toBe('DATA_FUTURA');
    expect((await report({ nr_seq_ciclo: ring[1], km: 50_000 })).status).toBe(200);
    expect((await standing(plate)).prox).toBe('B');
  });

  it('waits for the open order of the plan', async () => {
    const made = await makePlanOrder(api);
    const [next] = await api.sql<{ id: number }>(
      `select c.nr_sequencial as id from veiculo_plano vp join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
        where vp.nr_sequencial = $1`,
      [made.vehiclePlan],
    );
    const body = { nr_seq_ciclo: next?.id ?? 0, km: 5_000, dia: await today(), observacao: 'fora' };
    const reply = await api.call('reportDone', { params: { id: String(made.vehiclePlan) }, body }, keeper);
    expect(reply).toMatchObject({
      status: 409,
      codigo: 'PLANO_COM_OS_ABERTA',
      body: { NR_SEQ_OS: made.order },
    });
  });

  it('of a vehicle of another branch does not exist', async () => {
    const { id: plan, ring } = await makePlan(cycle('B'));
    const plate = await makeVehicle(2);
    await api.sql(
      'insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo) values ($1, $2, 0, current_date)',
      [plate, plan],
    );
    const params = { id: String((await standing(plate)).id) };
    const body = { nr_seq_ciclo: ring[0] ?? 0, km_ultimo: 1, dt_ultimo: '2026-01-01', motivo: 'x' };
    expect((await api.call('correctPlace', { params, body }, keeper)).status).toBe(404);
    expect((await api.call('suspendVehicle', { params, body: { motivo: 'x' } }, keeper)).status).toBe(404);
    expect((await api.call('listPlaceHistory', { params }, keeper)).status).toBe(404);
  });
});
