import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { makePlanOrder } from '../../../test/plan-orders.ts';
import { type PlanTools, planTools } from '../../../test/plan-tools.ts';

let api: Api;
let keeper: Signed;
let cycle: PlanTools['cycle'];
let makePlan: PlanTools['makePlan'];
let makeVehicle: PlanTools['makeVehicle'];
let today: PlanTools['today'];
let attach: PlanTools['attach'];
let standing: PlanTools['standing'];
let factsOf: PlanTools['factsOf'];

beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
  ({ cycle, makePlan, makeVehicle, today, attach, standing, factsOf } = planTools(api, keeper));
});
afterAll(() => api.close());

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
    const [kind] = await api.sql<{ own: string; other: string }>(
      `select v.cd_tipoveiculo as own, (select min(t.cd_tipoveiculo) from tipo_veiculo t where t.cd_tipoveiculo <> v.cd_tipoveiculo) as other
         from veiculo v where v.nr_placa = $1`,
      [two],
    );
    const [operation] = await api.sql<{ id: number }>(
      "insert into operacao (ds_projeto) values ('OPERACAO DO PLANO') returning nr_sequencial as id",
    );
    await api.sql('update veiculo_filial set nr_seq_operacao = $2 where nr_placa = $1', [two, operation?.id]);
    const chosen = async (query: { tipo?: string; operacao?: string }) => {
      const reply = await api.call('listCandidates', { params: { id: String(id) }, query }, keeper);
      return reply.body.veiculos.map(({ nr_placa }) => nr_placa);
    };
    expect(await chosen({ operacao: String(operation?.id) })).toEqual([two]);
    expect(await chosen({ tipo: kind?.own ?? '' })).toContain(two);
    expect(await chosen({ tipo: kind?.other ?? '' })).not.toContain(two);
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
    // Two reports of the same day count once.
    expect((await report()).codigo).toBe('CICLO_JA_FEITO');
    expect((await report({ km: 49_849, dia: '2026-03-29' })).codigo).toBe('FEITO_ANTES');
    expect((await report({ dia: '2099-01-01' })).codigo).toBe('DATA_FUTURA');
    expect((await report({ nr_seq_ciclo: ring[1], km: 50_000 })).status).toBe(200);
    expect((await standing(plate)).prox).toBe('B');
  });

  it('reported done by two people at once, with two days, counts for one of them', async () => {
    const { plate, id, ring } = await placed();
    const report = (dia: string) =>
      api.call(
        'reportDone',
        {
          params: { id },
          body: {
            nr_seq_ciclo: ring[0] ?? 0,
            km: 49_850,
            dia,
            observacao: 'na concessionária',
            km_ultimo: 40_000,
            dt_ultimo: '2026-01-10',
          },
        },
        keeper,
      );
    const replies = await Promise.all([report('2026-03-27'), report('2026-03-28')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.codigo).toBe('LISTA_MUDOU');
    expect((await factsOf(Number(id))).filter(({ tp_fato }) => tp_fato === 'E')).toHaveLength(1);
    expect((await standing(plate)).prox).toBe('L');
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
