import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { type Dressed, dressVehicle } from '../../test/tyres.ts';

let api: Api;
/** Approves, and works in the tyre shop of branch 1. */
let approver: Signed;
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  approver = await api.signIn('1201', '456');
  fitter = await api.signIn('1301', '567');
});
afterAll(() => api.close());

const truckNow = () => dressVehicle(api, 'TOCO', { depths: [16, 16] });

interface Mounted {
  id: number;
  nr_fogo: string;
  nr_posicao: number;
  ds_lado: string;
  vl_mm: number[];
}

const mountedOn = ({ plate }: Dressed) =>
  api.sql<Mounted>(
    `select p.nr_sequencial as id, p.nr_fogo, a.nr_posicao, a.ds_lado, to_json(p.vl_mm) as vl_mm
       from pneu_aplicacao_valida a join pneu p on p.nr_sequencial = a.nr_seq_pneu
      where a.nr_placa = $1 and a.dt_saida is null order by a.nr_posicao, a.ds_lado`,
    [plate],
  );

async function taken(call: Promise<{ status: number }>): Promise<void> {
  const reply = await call;
  expect(reply.status, JSON.stringify(reply)).toBe(200);
}

/** Gauges every tyre as it is, the one on 1EE with other depths. */
async function gauge(truck: Dressed, km: number, depths: readonly number[]): Promise<void> {
  const afericoes = (await mountedOn(truck)).map(({ id, vl_mm, ...tyre }) => {
    const read = tyre.nr_posicao === 1 && tyre.ds_lado === 'EE' ? depths : vl_mm;
    const grooves = read.map((novaAfericao, index) => ({ index, ultimaAfericao: null, novaAfericao }));
    return { idpneu: id, ...tyre, afericoes: grooves };
  });
  const body = { nr_placa: truck.plate, km_informado: km, confirma: 'S', afericoes };
  await taken(api.call('submitGauging', { body: body as never }, fitter));
}

async function calibrate(truck: Dressed, km: number, pressure: number): Promise<void> {
  const calibragens = (await mountedOn(truck)).map(({ nr_fogo, nr_posicao, ds_lado }) => ({
    ...{ nr_fogo, nr_posicao, ds_lado },
    calibragem: pressure,
  }));
  const body = { nr_placa: truck.plate, km_informado: km, confirma: 'S', calibragens };
  await taken(api.call('submitCalibration', { body: body as never }, fitter));
}

/** Takes the tyre off 1EE, read or not, and puts it on again. */
async function refit(truck: Dressed, km: number, depths: readonly number[] | null): Promise<void> {
  const told = { placa: truck.plate, km_informado: km, confirma: 'S', pneu: tyreOf(truck) };
  const at = { nr_posicao: 1, ds_lado: 'EE' };
  const afericoes = depths?.map((novaAfericao, index) => ({ index, ultimaAfericao: null, novaAfericao }));
  await taken(api.call('removeTyre', { body: { ...told, ...at, afericoes } as never }, fitter));
  await taken(api.call('attachTyre', { body: { ...told, ...at } as never }, fitter));
}

/** Removes the tyre from 1EE, or swaps it with its opposite. */
async function move(truck: Dressed, km: number, how: 'off' | 'swapped'): Promise<void> {
  const told = { placa: truck.plate, km_informado: km, confirma: 'S' };
  const [left, right] = [
    { nr_posicao: 1, ds_lado: 'EE' },
    { nr_posicao: 1, ds_lado: 'DE' },
  ];
  const [here, there] = [tyreOf(truck), truck.tyres['1DE']?.id ?? 0];
  const movimentos = [
    { pneu: here, ...left, para: right },
    { pneu: there, ...right, para: left },
  ];
  await taken(
    how === 'off'
      ? api.call('removeTyre', { body: { ...told, pneu: here, ...left } as never }, fitter)
      : api.call('moveTyres', { body: { ...told, movimentos } as never }, fitter),
  );
}

/** The newest movements of the tyre on 1EE that stand, the newest first. */
async function movements(truck: Dressed): Promise<string[]> {
  const rows = await api.sql<{ id: number }>(
    `select distinct m.nr_sequencial as id from pneu_movimento m
       join pneu_aplicacao_valida a on m.nr_sequencial in (a.nr_seq_movimento_entrada, a.nr_seq_movimento_saida)
      where a.nr_seq_pneu = $1 order by 1 desc`,
    [tyreOf(truck)],
  );
  return rows.map(({ id }) => String(id));
}
const motivo = 'um dígito trocado';
const correctMovement = (id: string | undefined, body: object) =>
  taken(api.call('correctTyreMovement', { params: { id: id ?? '' }, body: { motivo, ...body } }, approver));

const tyreOf = ({ tyres }: Dressed) => tyres['1EE']?.id ?? 0;
const fireOf = ({ tyres }: Dressed) => tyres['1EE']?.fire ?? '';

/** The newest reading of a kind that stands of the tyre on 1EE. */
async function newest(truck: Dressed, kind: 'A' | 'C' = 'A'): Promise<string> {
  const [row] = await api.sql<{ id: number }>(
    `select l.nr_sequencial as id from pneu_leitura_valida l join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
      where l.nr_seq_pneu = $1 and e.tp_evento = $2 order by l.nr_seq_evento desc limit 1`,
    [tyreOf(truck), kind],
  );
  return String(row?.id);
}

const correct = (id: string, body: object, who = approver) =>
  api.call('correctTyreReading', { params: { id }, body: { motivo, ...body } }, who);
const annul = (id: string, who = approver) =>
  api.call('voidTyreReading', { params: { id }, body: { motivo: 'de outro pneu' } }, who);

/** All data derived from facts of the tyre on 1EE, without names and moments. */
async function stateOf(truck: Dressed) {
  const { body } = await api.call('getTyreHistory', { query: { nr_fogo: fireOf(truck) } }, approver);
  const findings = await api.call('listTyreFindings', {}, approver);
  return {
    vl_mm: body.vl_mm,
    desgaste: body.desgaste,
    vidas: body.vidas,
    aplicacoes: body.aplicacoes
      .filter(({ correcao }) => correcao === null)
      .map(({ nr_posicao, ds_lado, km_entrada, km_saida, vl_mm_entrada, vl_mm_saida, qt_rodado }) => ({
        ...{ nr_posicao, ds_lado, km_entrada, km_saida, vl_mm_entrada, vl_mm_saida, qt_rodado },
      })),
    leituras: body.leituras
      .filter(({ correcao }) => correcao === null)
      .map(({ tp_evento, vl_mm, calibragem, qt_rodado }) => ({ tp_evento, vl_mm, calibragem, qt_rodado })),
    achados: findings.body.achados
      .filter(({ nr_placa, nr_posicao }) => nr_placa === truck.plate && nr_posicao === 1)
      .map(({ tp_achado, vl_lido, vl_limite, st_ilegal }) => ({ tp_achado, vl_lido, vl_limite, st_ilegal })),
  };
}

/** Copies of its depths that differ from their derivation; expected: none. */
const strayCopies = (truck: Dressed) =>
  api.sql('select * from pneu_copia where nr_seq_pneu = $1 and guardado is distinct from derivado', [
    tyreOf(truck),
  ]);

describe('depths read wrong', () => {
  it('are corrected: the tyre, its wear and its history follow, and what was wrong stays with who and why', async () => {
    const truck = await truckNow();
    await gauge(truck, 110_000, [6.6, 10]);
    const id = await newest(truck);
    // So far it may fall as well by mistake: it is asked about.
    expect(await correct(id, { vl_mm: [10.6, 10] })).toMatchObject({
      codigo: 'CONFIRMA_SULCO',
      campos: { sulco: '1', de: '16', para: '10.6', motivo: 'fall' },
    });
    expect(await correct(id, { vl_mm: [10.6, 10], confirma_sulco: 'S' })).toMatchObject({ status: 200 });
    const { body } = await api.call('getTyreHistory', { query: { nr_fogo: fireOf(truck) } }, approver);
    expect(body.vl_mm).toEqual([10.6, 10]);
    expect(body.leituras.map(({ vl_mm, correcao }) => [vl_mm, correcao?.ds_motivo ?? null])).toEqual([
      [[10.6, 10], null],
      [[6.6, 10], 'um dígito trocado'],
    ]);
    const [event] = await api.sql<{ js_dados: object }>(
      "select js_dados from evento where ds_evento = 'pneu.corrigido' and (js_dados ->> 'pneu')::int = $1",
      [tyreOf(truck)],
    );
    expect(event?.js_dados).toMatchObject({ antes: { vl_mm: [6.6, 10] }, depois: { vl_mm: [10.6, 10] } });
    // The true depth is taken again, from now on.
    await gauge(truck, 111_000, [10.5, 9.9]);
    expect(await correct(id, { vl_mm: [10, 10] })).toMatchObject({
      status: 409,
      codigo: 'LEITURA_CORRIGIDA',
    });
  });

  it('lie between those told before and after, have their grooves, and are others than before', async () => {
    const truck = await truckNow();
    await gauge(truck, 101_000, [14, 14]);
    const id = await newest(truck);
    await gauge(truck, 102_000, [12, 12]);
    expect(await correct(id, { vl_mm: [16.1, 14] })).toMatchObject({ codigo: 'LEITURA_FORA_DE_ORDEM' });
    expect(await correct(id, { vl_mm: [14, 11.9] })).toMatchObject({ codigo: 'LEITURA_FORA_DE_ORDEM' });
    expect(await correct(id, { vl_mm: [14] })).toMatchObject({ codigo: 'SULCOS_INCOMPLETOS' });
    expect(await correct(id, { vl_mm: [14, 14] })).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
    expect(await correct(id, { calibragem: 100 })).toMatchObject({ codigo: 'CAMPO_INVALIDO' });
    expect(await correct(id, { vl_mm: [13, 12] })).toMatchObject({ status: 200 });
  });

  it('are void: the tyre is as it was, the vehicle was not gauged, and the way is free again', async () => {
    const truck = await truckNow();
    const before = await stateOf(truck);
    await gauge(truck, 100_000, [5, 5]);
    const [event] = await api.sql<{ id: number }>(
      'select nr_sequencial as id from pneu_evento where nr_placa = $1',
      [truck.plate],
    );
    const rows = await api.sql<{ id: number }>(
      'select nr_sequencial as id from pneu_leitura where nr_seq_evento = $1 order by 1',
      [event?.id],
    );
    for (const { id } of rows) expect((await annul(String(id))).status).toBe(200);
    expect(await stateOf(truck)).toEqual(before);
    const { body } = await api.call('getGaugingLayout', { query: { nr_placa: truck.plate } }, fitter);
    expect(body.mm).toBeNull();
    await gauge(truck, 100_000, [16, 16]);
  });

  it('are corrected by approvers alone, of tyres of their branch', async () => {
    const truck = await truckNow();
    await gauge(truck, 100_000, [15, 15]);
    const id = await newest(truck);
    expect(await correct(id, { vl_mm: [14, 14] }, fitter)).toMatchObject({ status: 403 });
    expect(await annul(id, fitter)).toMatchObject({ status: 403 });
    await api.sql('update pneu set nr_seq_filial = 2 where nr_sequencial = $1', [tyreOf(truck)]);
    await api.sql('update veiculo_filial set nr_seq_filial = 2 where nr_placa = $1', [truck.plate]);
    expect(await correct(id, { vl_mm: [14, 14] })).toMatchObject({ status: 404 });
  });

  it('are corrected once by two people at the same time, and never changed in their place', async () => {
    const truck = await truckNow();
    await gauge(truck, 100_000, [15, 15]);
    const id = await newest(truck);
    const replies = await Promise.all([correct(id, { vl_mm: [14, 14] }), annul(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await expect(
      api.sql("update pneu_leitura set vl_mm = '{1,1}' where nr_sequencial = $1", [id]),
    ).rejects.toThrow('corrected by another reading');
  });
});

it('a pressure read wrong is corrected, and void: the one before counts again', async () => {
  const truck = await truckNow();
  await calibrate(truck, 100_000, 108);
  await calibrate(truck, 100_000, 80);
  const id = await newest(truck, 'C');
  const shown = async () => {
    const { body } = await api.call('getGaugingLayout', { query: { nr_placa: truck.plate } }, fitter);
    return body.posicoes.find(({ nr_fogo }) => nr_fogo === fireOf(truck))?.calibragem;
  };
  expect((await correct(id, { calibragem: 110 })).status).toBe(200);
  expect(await shown()).toBe(110);
  expect((await annul(await newest(truck, 'C'))).status).toBe(200);
  expect(await shown()).toBe(108);
});

/** What happens to both trucks: `km` more, and worn by so many tenths of a mm where depths are read. */
const steps = fc.array(
  fc.record({
    how: fc.constantFrom('gauge', 'calibrate', 'refit', 'refitRead'),
    km: fc.integer({ min: 0, max: 900 }),
    worn: fc.integer({ min: 0, max: 8 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const cases = fc.record({
  before: steps,
  after: steps,
  fault: fc.constantFrom('low', 'void', 'off', 'swapped', 'refit'),
  by: fc.integer({ min: 1, max: 20 }),
});

interface Told {
  how: string;
  km: number;
  depths: readonly number[];
}

async function happen(truck: Dressed, { how, km, depths }: Told): Promise<void> {
  if (how === 'gauge') await gauge(truck, km, depths);
  else if (how === 'calibrate') await calibrate(truck, km, 110);
  else await refit(truck, km, how === 'refitRead' ? depths : null);
}

it('whatever was told of a tyre, what follows from facts of which one was wrong and corrected is what follows from the right ones', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ before, after, fault, by }) => {
      const [wronged, right] = [await truckNow(), await truckNow()];
      let [km, tenths] = [100_000, 160];
      const both = async ({ how, km: run, worn }: (typeof before)[number]) => {
        km += run;
        tenths -= how === 'gauge' || how === 'refitRead' ? worn : 0;
        const told = { how, km, depths: [tenths / 10, tenths / 10] };
        for (const truck of [wronged, right]) await happen(truck, told);
      };
      for (const step of before) await both(step);
      const depths = [tenths / 10, tenths / 10];
      const mend = await goWrong({ wronged, right, km, depths, by }, fault);
      km += fault === 'refit' ? by : 0;
      // Until it is corrected nothing is read: true depths would have grown. What never moved is not where it is moved from.
      const meanwhile = fault === 'off' || fault === 'swapped' ? [] : ['refit', 'calibrate'];
      for (const step of after.filter(({ how }) => meanwhile.includes(how))) await both(step);
      await mend();
      for (const step of after) await both(step);
      expect(await stateOf(wronged)).toEqual(await stateOf(right));
      expect([await strayCopies(wronged), await strayCopies(right)]).toEqual([[], []]);
    }),
    { numRuns: 40, seed: 20_260_511 },
  );
}, 180_000);

interface Fault {
  wronged: Dressed;
  right: Dressed;
  km: number;
  depths: readonly number[];
  by: number;
}

/** Tells one truck something wrong, the other what is right. @returns what puts it right */
async function goWrong(
  { wronged, right, km, depths, by }: Fault,
  fault: string,
): Promise<() => Promise<void>> {
  const low = depths.map((depth) => Math.round(depth * 10 - by) / 10);
  if (fault === 'off' || fault === 'swapped') {
    await move(wronged, km, fault);
    await settleMeter(right, km);
    const [id = ''] = await movements(wronged);
    return () => taken(api.call('voidTyreMovement', { params: { id }, body: { motivo } }, approver));
  }
  if (fault === 'refit') {
    await refit(wronged, km + by, low);
    await refit(right, km, depths);
    const [on, off] = await movements(wronged);
    return async () => {
      await correctMovement(off, { km, vl_mm: depths });
      await correctMovement(on, { km });
    };
  }
  // The recorded decrease was too large, or the fact did not happen.
  await gauge(wronged, km, low);
  const id = await newest(wronged);
  if (fault === 'low') await gauge(right, km, depths);
  else await settleMeter(right, km);
  return () => taken(fault === 'low' ? correct(id, { vl_mm: depths }) : annul(id));
}

/** Only the meter of a gauging that never was; of the other tyres it stays a gauging. */
async function settleMeter({ plate }: Dressed, km: number): Promise<void> {
  const body = { nr_placa: plate, km, confirma: 'S' as const };
  await taken(api.call('addReading', { body }, approver));
}
