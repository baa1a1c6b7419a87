import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { planVehicle } from '../../test/due-plans.ts';
import { planOf } from '../../test/plans.ts';

let api: Api;
let joao: Signed;
let ana: Signed;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  ana = await api.signIn('1101', '345');
});
afterAll(() => api.close());

const due = async (status: 'V' | 'A', who = joao) =>
  (await api.call('listDuePlates', { params: { status } }, who)).body;
const platesOf = (lines: { PLACA: string }[]) => lines.map(({ PLACA }) => PLACA);

describe('the list of what is due', () => {
  it('tells a preventive that is overdue with its ten fields and how it is known', async () => {
    const made = await planVehicle(api);
    const line = (await due('V')).find(({ PLACA }) => PLACA === made.plate);
    expect(line).toMatchObject({
      PROX_CICLO: 'C1',
      PROXIMO_KM: 110_000,
      KM_ATUAL: 110_500,
      CD_PROX_CICLO: made.cycles[0],
      NR_SEQ_OS: null,
      CD_PROX_ORDEM: made.vehiclePlan,
      CD_PROX_ORDEM_CARROCERIA: null,
      ST_CONCESSIONARIA: 0,
      TP_MEDIDOR: 'K',
    });
    expect(line?.DATA).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(platesOf(await due('A'))).not.toContain(made.plate);
  });

  it('tells one that is due soon among those, and one in time nowhere', async () => {
    const soon = await planVehicle(api, { meter: 108_500 });
    const later = await planVehicle(api, { meter: 101_000, interval: 90_000 });
    expect(platesOf(await due('A'))).toContain(soon.plate);
    expect(platesOf([...(await due('A')), ...(await due('V'))])).not.toContain(later.plate);
  });

  it('says why the branch does not work on a day to come, as the forecast does', async () => {
    const made = await planVehicle(api, { meter: 108_500 });
    const line = async () => (await due('A')).find(({ PLACA }) => PLACA === made.plate);
    const before = await line();
    expect(before).toMatchObject({ FOLGA: null });
    await api.sql(
      "insert into feriado (nr_seq_filial, dt_feriado, ds_feriado) values (1, $1, 'Padroeira'), (2, $1, 'Outra')",
      [before?.DATA],
    );
    expect(await line()).toMatchObject({ DATA: before?.DATA, FOLGA: 'Padroeira' });
    await api.sql('delete from feriado where dt_feriado = $1', [before?.DATA]);
    const [shift] = await api.sql<{ nr_sequencial: number }>(
      `insert into turno (nr_seq_filial, ds_turno, nr_dias, hr_inicio, hr_fim)
       select 1, 'Só nos outros dias', array_remove('{1,2,3,4,5,6,7}'::int[], extract(isodow from $1::date)::int), '08:00', '17:00'
       returning nr_sequencial`,
      [before?.DATA],
    );
    await api.sql("update turno set st_status = 'I' where nr_sequencial <> $1", [shift?.nr_sequencial]);
    expect(await line()).toMatchObject({ FOLGA: '' });
    await api.sql('delete from turno where nr_sequencial = $1', [shift?.nr_sequencial]);
    await api.sql("update turno set st_status = 'A'");
    expect(
      (await due('V')).every(
        ({ DATA, FOLGA }) => (DATA ?? '') >= new Date().toISOString().slice(0, 10) || FOLGA === null,
      ),
    ).toBe(true);
  });

  it('begins with the longest overdue', async () => {
    const days = (await due('V')).map(({ DATA }) => DATA ?? '9999');
    expect(days).toEqual(days.toSorted());
  });

  it('keeps to the branch, to the own department and to active plans', async () => {
    const elsewhere = await planVehicle(api, { branch: 2 });
    const forklift = await planVehicle(api, {
      department: 'ARMAZEM',
      meter: 5_260,
      lastMeter: 5_000,
      interval: 250,
    });
    const suspended = await planVehicle(api);
    await api.sql("update veiculo_plano set st_status = 'I' where nr_sequencial = $1", [
      suspended.vehiclePlan,
    ]);
    const plates = platesOf(await due('V'));
    for (const { plate } of [elsewhere, forklift, suspended]) expect(plates).not.toContain(plate);
    const warehouse = (await api.call('listDueWarehousePlates', { params: { status: 'V' } }, ana)).body;
    expect(warehouse.find(({ PLACA }) => PLACA === forklift.plate)).toMatchObject({
      TP_MEDIDOR: 'H',
      PROXIMO_KM: 5_250,
    });
    expect(platesOf(warehouse)).not.toContain(plates[0]);
  });

  it('tells bodywork by its days: A soon, any other letter overdue', async () => {
    const body = { kind: 'R', interval: null, days: 90 } as const;
    const soon = await planVehicle(api, { ...body, lastDaysAgo: 80 });
    const over = await planVehicle(api, { ...body, lastDaysAgo: 91 });
    const bodywork = async (status: string) =>
      (await api.call('listDueBodywork', { params: { status } }, joao)).body;
    expect((await bodywork('A')).find(({ PLACA }) => PLACA === soon.plate)).toMatchObject({
      PROX_CICLO: 'C1',
      CD_PROX_CICLO: soon.cycles[0],
      CD_PROX_ORDEM_CARROCERIA: soon.vehiclePlan,
      NR_SEQ_OS: null,
    });
    for (const letter of ['V', 'X']) {
      expect(platesOf(await bodywork(letter))).toContain(over.plate);
      expect(platesOf(await bodywork(letter))).not.toContain(soon.plate);
    }
  });

  it('names the open order of the plan', async () => {
    const made = await planVehicle(api);
    const order = await api.call(
      'generatePreventive',
      {
        body: {
          placa: made.plate,
          cdProxCiclo: made.cycles[0] ?? 0,
          cd_prox_ordem: made.vehiclePlan,
          cdClifor: joao.person,
          nr_seq_fornecedor: 23,
        },
      },
      joao,
    );
    const line = (await due('V')).find(({ PLACA }) => PLACA === made.plate);
    expect(line?.NR_SEQ_OS).toBe(order.body.nr_seq_os);
  });

  it('is judged by each plan and meter of its own: a wide alert of one plan does not reach the next', async () => {
    const wide = await planVehicle(api, { meter: 104_000 });
    const plain = await planVehicle(api, { meter: 104_000 });
    await api.sql('update plano set qt_alerta_km = 8000, qt_alerta_dias = 1 where nr_sequencial = $1', [
      wide.plan,
    ]);
    await api.sql('update plano set qt_alerta_dias = 1 where nr_sequencial = $1', [plain.plan]);
    // The same vehicle is in both plans.
    await api.sql(
      `insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo)
       select nr_placa, $2, km_ultimo, dt_ultimo from veiculo_plano where nr_sequencial = $1`,
      [wide.vehiclePlan, plain.plan],
    );
    const lines = (await due('A')).filter(({ PLACA }) => [wide.plate, plain.plate].includes(PLACA));
    expect(lines.map(({ PLACA, CD_PROX_ORDEM }) => [PLACA, CD_PROX_ORDEM])).toEqual([
      [wide.plate, wide.vehiclePlan],
    ]);
  });

  it('has one line however many readings lie beyond', async () => {
    const made = await planVehicle(api);
    for (let km = 110_600; km < 111_000; km += 100)
      await api.sql("insert into km_leitura (nr_placa, km, tp_origem) values ($1, $2, 'T')", [
        made.plate,
        km,
      ]);
    expect(platesOf(await due('V')).filter((plate) => plate === made.plate)).toHaveLength(1);
  });

  it.each(['listDuePlates', 'listDueWarehousePlates'] as const)('%s knows no other status', async (name) => {
    const reply = await api.call(name, { params: { status: 'X' as 'V' } }, joao);
    expect(reply).toMatchObject({ status: 422, codigo: 'CAMPO_INVALIDO' });
  });
});

describe('the indicators', () => {
  it('count the rows of the lists', async () => {
    const counts = (await api.call('countDue', {}, joao)).body;
    const bodywork = async (status: string) =>
      (await api.call('listDueBodywork', { params: { status } }, joao)).body.length;
    const warehouse = async (status: 'V' | 'A') =>
      (await api.call('listDueWarehousePlates', { params: { status } }, joao)).body.length;
    expect(counts).toMatchObject({
      preventivas: { vencidas: (await due('V')).length, a_vencer: (await due('A')).length },
      carrocerias: { vencidas: await bodywork('V'), a_vencer: await bodywork('A') },
      preventivas_armazem: { vencidas: await warehouse('V'), a_vencer: await warehouse('A') },
    });
    expect(counts.preventivas.vencidas).toBeGreaterThan(0);
  });

  it('are one statement, and none of the fleet for one plate', async () => {
    await planOf(api, () => api.call('countDue', {}, joao));
    const made = await planVehicle(api);
    const plan = await planOf(api, () => api.call('findDueOfPlate', { body: { placa: made.plate } }, joao));
    expect(plan).toContain('veiculo_plano_unico');
    expect(plan).not.toMatch(/Seq Scan on (veiculo|veiculo_plano|km_leitura|os)\b/);
  });
});

describe('a plate', () => {
  const find = (placa: string) => api.call('findDueOfPlate', { body: { placa } }, joao);

  it('is told with what is due, and with what has its order though in time', async () => {
    const made = await planVehicle(api, { meter: 101_000, interval: 90_000 });
    expect((await find(made.plate)).body).toEqual([]);
    await api.call(
      'generatePreventive',
      {
        body: {
          placa: made.plate,
          cdProxCiclo: made.cycles[0] ?? 0,
          cd_prox_ordem: made.vehiclePlan,
          cdClifor: joao.person,
          nr_seq_fornecedor: 23,
        },
      },
      joao,
    );
    const [row] = (await find(made.plate)).body;
    expect(row).toMatchObject({
      nr_placa: made.plate,
      st_preventiva: null,
      ds_prox_ciclo: 'C1',
      km_proximo: 190_000,
      cd_prox_ciclo: made.cycles[0],
    });
    expect(row?.nr_seq_os_preventiva).toBeGreaterThan(0);
  });

  it('of another branch, or of nobody, is not found', async () => {
    const elsewhere = await planVehicle(api, { branch: 2 });
    for (const plate of [elsewhere.plate, 'ZZZ9Z99'])
      expect(await find(plate)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
  });
});

describe('predictive plans', () => {
  const list = async (body: { exibe_terminal?: 'S' | 'N'; plano?: number; placa?: string }) =>
    (await api.call('listPredictivePlates', { body }, joao)).body;

  it('are told due or not, by meter or by day, the seven fields among others', async () => {
    const meter = await planVehicle(api, { kind: 'P', meter: 55_100, lastMeter: 40_000, interval: 15_000 });
    const days = await planVehicle(api, { kind: 'P', interval: null, days: 400, lastDaysAgo: 5 });
    const rows = await list({ exibe_terminal: 'N' });
    expect(rows.find(({ nr_placa }) => nr_placa === meter.plate)).toMatchObject({
      proxima: 55_000,
      ultima: 40_000,
      ultima_antiga: null,
      km_atual: 55_100,
      cd_preditivo: meter.vehiclePlan,
      st_plano: 'V',
      NR_SEQ_OS: null,
    });
    const byDay = rows.find(({ nr_placa }) => nr_placa === days.plate);
    expect(byDay?.st_plano).toBeNull();
    expect(byDay?.proxima).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(byDay?.ultima).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('are those of trucks (N) or of warehouse equipment (S), of one plan or plate when asked', async () => {
    const truck = await planVehicle(api, { kind: 'P' });
    const forklift = await planVehicle(api, { kind: 'P', department: 'ARMAZEM' });
    const platesIn = async (body: Parameters<typeof list>[0]) =>
      (await list(body)).map(({ nr_placa }) => nr_placa);
    expect(await platesIn({ exibe_terminal: 'N' })).toContain(truck.plate);
    expect(await platesIn({ exibe_terminal: 'N' })).not.toContain(forklift.plate);
    expect(await platesIn({ exibe_terminal: 'S' })).toContain(forklift.plate);
    expect(await platesIn({ plano: truck.plan })).toEqual([truck.plate]);
    expect(await platesIn({ placa: forklift.plate })).toEqual([forklift.plate]);
    const byGet = await api.call('listPredictivePlatesByGet', { query: { placa: truck.plate } }, joao);
    expect(byGet.body).toEqual(await list({ placa: truck.plate }));
  });
});
