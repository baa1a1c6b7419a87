import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { type Dressed, dressVehicle } from '../../../test/tyres.ts';

let api: Api;
/** Works in branch 1. */
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});
afterAll(() => api.close());

/** A vehicle whose tyres were fitted with 16 mm at 50,000 km, gauged now at 80,000, and which runs 200 km a day. */
async function example(): Promise<Dressed> {
  const dressed = await dressVehicle(api, 'TOCO');
  const { plate } = dressed;
  await api.sql('delete from km_leitura where nr_placa = $1', [plate]);
  await api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     values ($1, now() - interval '80 days', 64000, 'T'), ($1, now(), 80000, 'T')`,
    [plate],
  );
  await api.sql('update veiculo set km_atual = 80000 where nr_placa = $1', [plate]);
  await api.sql(
    `update pneu_aplicacao set km_entrada = 50000, vl_mm_entrada = '{16,16,16,16}' where nr_placa = $1`,
    [plate],
  );
  return dressed;
}

/** Keeps depths as a gauging of the whole vehicle at its meter does. */
async function read({ plate, tyres }: Dressed, depths: Record<string, number[]>): Promise<void> {
  const [event] = await api.sql<{ nr_sequencial: number }>(
    `insert into pneu_evento (tp_evento, nr_placa, km_informado)
     select 'A', nr_placa, km_atual from veiculo where nr_placa = $1 returning nr_sequencial`,
    [plate],
  );
  for (const [place, mm] of Object.entries(depths)) {
    const tyre = tyres[place]?.id;
    await api.sql(
      `insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm)
       select $1, $2, nr_posicao, ds_lado, nr_vida, $3 from pneu_aplicacao where nr_seq_pneu = $2 and dt_saida is null`,
      [event?.nr_sequencial, tyre, mm],
    );
    await api.sql('update pneu set vl_mm = $2 where nr_sequencial = $1', [tyre, mm]);
  }
}

const removals = async () => (await api.call('listTyresToRemove', {}, fitter)).body.pneus;

describe('tyres to be removed', () => {
  it('are told with rate, run and what is left: the worked example is beyond 60 days, half of it is not', async () => {
    const dressed = await example();
    await read(dressed, {
      '1EE': [11.5, 11.2, 11, 11.4],
      '1DE': [6, 5, 5.5, 6],
      '2EE': [3, 3.4],
      '2DE': [1.6, 2],
    });
    const own = (await removals()).filter(({ nr_placa }) => nr_placa === dressed.plate);
    // 11 mm in 30,000 km: 2 mm last another 5,454 km, 28 days.
    const soon = own.find(({ nr_posicao, ds_lado }) => `${nr_posicao}${ds_lado}` === '1DE');
    expect(soon).toMatchObject({
      nr_fogo: dressed.tyres['1DE']?.fire,
      vl_menor: 5,
      vl_taxa: 0.3667,
      qt_rodado: 30_000,
      qt_rodado_total: 30_000,
      qt_restante: 5_454,
      st_ilegal: 'N',
    });
    const [{ dia } = { dia: '' }] = await api.sql<{ dia: string }>(
      "select ((now() at time zone 'America/Sao_Paulo')::date + 28)::text as dia",
    );
    expect(soon?.dt_retirada).toBe(dia);
    expect(own.map(({ nr_posicao, ds_lado, st_ilegal }) => `${nr_posicao}${ds_lado} ${st_ilegal}`)).toEqual([
      '2DE S',
      '2EE N',
      '1DE N',
    ]);
    await api.sql('update parametro set qt_dias_retirada = 240');
    const more = (await removals()).filter(({ nr_placa }) => nr_placa === dressed.plate);
    await api.sql('update parametro set qt_dias_retirada = 60');
    expect(more.find(({ nr_posicao, ds_lado }) => `${nr_posicao}${ds_lado}` === '1EE')).toMatchObject({
      vl_taxa: 0.1667,
      qt_restante: 48_000,
    });
  });

  it('keep what they had run when the meter is exchanged after the reading', async () => {
    const dressed = await example();
    await read(dressed, { '1DE': [6, 5, 5.5, 6] });
    const before = (await removals()).find(({ nr_fogo }) => nr_fogo === dressed.tyres['1DE']?.fire);
    // Effect of an exchange: the vehicle counts from 0, and so do the tyres.
    await api.sql('update veiculo set km_atual = 0 where nr_placa = $1', [dressed.plate]);
    await api.sql('update pneu_aplicacao set km_entrada = km_entrada - 80000 where nr_placa = $1', [
      dressed.plate,
    ]);
    const after = (await removals()).find(({ nr_fogo }) => nr_fogo === dressed.tyres['1DE']?.fire);
    expect(after).toEqual(before);
  });

  it('of another branch are not told', async () => {
    const foreign = await dressVehicle(api, 'TOCO', { branch: 2, depths: [2, 2] });
    expect((await removals()).filter(({ nr_placa }) => nr_placa === foreign.plate)).toEqual([]);
  });

  it('are one statement, and so are findings and costs', async () => {
    for (const name of ['listTyresToRemove', 'listTyreFindings', 'listTyreCosts'] as const) {
      await api.call(name, {}, fitter);
      api.statements.length = 0;
      expect((await api.call(name, {}, fitter)).status).toBe(200);
      expect(api.statements).toHaveLength(1);
    }
  });

  it('are for people of the tyre shop', async () => {
    expect(await api.call('listTyresToRemove', {}, null)).toMatchObject({ status: 401 });
    const outside = await api.signInSupplier('31', '00123');
    for (const name of ['listTyresToRemove', 'listTyreFindings', 'listTyreCosts'] as const)
      expect(await api.call(name, {}, outside)).toMatchObject({ status: 403 });
  });
});

describe('what tyres cost', () => {
  it('is the worn part of the price, with the repairs, over the km of the life', async () => {
    const dressed = await example();
    await api.sql("update pneu set vl_compra = 2400, ds_marca = 'PROVA' where nr_sequencial = $1", [
      dressed.tyres['1EE']?.id,
    ]);
    await read(dressed, { '1EE': [11.5, 11.2, 11, 11.4] });
    // Usage after the measurement says nothing about wear and does not reduce the cost per km.
    await api.sql('update veiculo set km_atual = 95000 where nr_placa = $1', [dressed.plate]);
    const { body } = await api.call('listTyreCosts', {}, fitter);
    expect(body.linhas.filter(({ ds_marca }) => ds_marca === 'PROVA')).toEqual([
      {
        ds_marca: 'PROVA',
        ds_modelo: 'X MULTI D',
        nr_vida: 1,
        ds_recapadora: null,
        qt_pneus: 1,
        vl_usado: 923.08,
        qt_km: 30_000,
      },
    ]);
  });

  it('of a retread is what its service cost, under its retreader; the life before it is used up whole', async () => {
    const dressed = await example();
    const tyre = dressed.tyres['2EI']?.id;
    await api.sql(
      `update pneu_aplicacao set dt_saida = now() - interval '50 days', km_saida = 70000, vl_mm_saida = '{3.2,3.2,3.2,3.2}'
        where nr_seq_pneu = $1`,
      [tyre],
    );
    await api.sql(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, vl_servico, dt_envio, dt_retorno,
                                 nr_vida, vl_mm_retorno)
       select $1, 'R', 31, min(nr_sequencial), 800, current_date - 49, current_date - 40, 1, '{14,14,14,14}' from item
        where tp_pneu = 'R'`,
      [tyre],
    );
    await api.sql(
      "update pneu set nr_vida = 2, vl_mm = '{14,14,14,14}', vl_compra = 2000, ds_marca = 'RECAPADA' where nr_sequencial = $1",
      [tyre],
    );
    await api.sql(
      `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, dt_entrada, km_entrada, vl_mm_entrada)
       values ($1, $2, 2, 'EI', 2, now() - interval '25 days', 75000, '{14,14,14,14}')`,
      [tyre, dressed.plate],
    );
    await read(dressed, { '2EI': [12.9, 12.9, 12.9, 12.9] });
    const { body } = await api.call('listTyreCosts', {}, fitter);
    expect(body.linhas.filter(({ ds_marca }) => ds_marca === 'RECAPADA')).toMatchObject([
      { nr_vida: 1, ds_recapadora: null, vl_usado: 2_000, qt_km: 20_000 },
      { nr_vida: 2, ds_recapadora: 'CONCESSIONÁRIA ARAUCÁRIA', vl_usado: 80, qt_km: 5_000 },
    ]);
  });

  it('is not known of a tyre that runs and was never read: it makes no other cheaper', async () => {
    const dressed = await example();
    await api.sql("update pneu set vl_compra = 2400, ds_marca = 'NUNCA' where nr_sequencial = $1", [
      dressed.tyres['1EE']?.id,
    ]);
    const unread = async () => (await api.call('listTyreCosts', {}, fitter)).body;
    const before = await unread();
    expect(before.linhas.filter(({ ds_marca }) => ds_marca === 'NUNCA')).toEqual([]);
    await read(dressed, { '1EE': [11, 11, 11, 11] });
    const after = await unread();
    expect(after.qt_sem_leitura).toBe(before.qt_sem_leitura - 1);
    expect(after.linhas.filter(({ ds_marca }) => ds_marca === 'NUNCA')).toMatchObject([
      { vl_usado: 923.08, qt_km: 30_000 },
    ]);
  });
});
