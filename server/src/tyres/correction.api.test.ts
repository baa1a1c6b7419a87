import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { fireOf, tyreFactsOf, tyreOf } from '../../test/tyre-facts.ts';

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

const { truckNow, gauge, calibrate, newest, correct, annul, stateOf } = tyreFactsOf(() => ({
  api,
  approver,
  fitter,
}));

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
