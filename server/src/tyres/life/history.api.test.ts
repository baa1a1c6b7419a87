import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { dressVehicle } from '../../../test/tyres.ts';

let api: Api;
/** Works in branch 1. */
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});
afterAll(() => api.close());

const history = (fire: string, who: Signed | null = fitter) =>
  api.call('getTyreHistory', { query: { nr_fogo: fire } }, who);

describe('the history of a tyre', () => {
  it('tells its stays, readings, services and orders, the newest first', async () => {
    const { plate, tyres } = await dressVehicle(api, 'TOCO', { depths: [8, 7, 6, 5.5] });
    const tyre = tyres['1EE'];
    await api.sql(`update pneu_aplicacao set vl_mm_entrada = '{16,16,16,16}' where nr_seq_pneu = $1`, [
      tyre?.id,
    ]);
    for (const [kind, mm, psi] of [
      ['A', '{8,7,6,5.5}', null],
      ['C', null, 108],
    ] as const) {
      const [event] = await api.sql<{ n: number }>(
        'insert into pneu_evento (tp_evento, nr_placa, km_informado) values ($1, $2, 100000) returning nr_sequencial as n',
        [kind, plate],
      );
      await api.sql(
        `insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm, calibragem)
         values ($1, $2, 1, 'EE', 1, $3, $4)`,
        [event?.n, tyre?.id, mm, psi],
      );
    }
    await api.sql(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, vl_servico, dt_envio, dt_retorno, nr_vida)
       select $1, 'S', 31, min(nr_sequencial), 90, current_date - 80, current_date - 79, 1 from item where tp_pneu = 'S'`,
      [tyre?.id],
    );
    const order = await api.call(
      'openFindingOrder',
      { body: { tp_achado: 'D', nr_placa: plate, nr_fogo: tyre?.fire ?? '' } },
      fitter,
    );
    const { status, body } = await history(tyre?.fire ?? '');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      nr_fogo: tyre?.fire,
      st_pneu: 'A',
      desgaste: { qt_rodado: 10_000, vl_taxa: 1.05, qt_restante: 2_380, tp_medidor: 'K' },
      vidas: [{ nr_vida: 1, qt_km: 10_000, qt_horas: 0, vl_preco: null, vl_reparos: 90, vl_usado: null }],
      aplicacoes: [{ nr_placa: plate, nr_posicao: 1, ds_lado: 'EE', qt_rodado: 10_000, dt_saida: null }],
      leituras: [
        { tp_evento: 'C', calibragem: 108, vl_mm: null },
        { tp_evento: 'A', qt_rodado: 10_000, vl_mm: [8, 7, 6, 5.5] },
      ],
      destinos: [{ tp_destino: 'S', vl_servico: 90, motivos: [] }],
      ordens: [{ tp_achado: 'D', nr_seq_os: order.body.nr_seq_os, st_aberta: 'S' }],
    });
  });

  it('is one statement', async () => {
    const { tyres } = await dressVehicle(api, 'TOCO');
    await history(tyres['1EE']?.fire ?? '');
    api.statements.length = 0;
    await history(tyres['1EE']?.fire ?? '');
    expect(api.statements).toHaveLength(1);
  });

  it('of a tyre in stock has no wear, and its life has run nothing', async () => {
    await api.sql(
      `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm, vl_compra)
       values ('NOVO-1', 1, 'MICHELIN', '295/80R22.5', 'X', '{16}', 2000)`,
    );
    expect((await history('NOVO-1')).body).toMatchObject({
      st_pneu: 'E',
      desgaste: null,
      vidas: [{ qt_km: 0, qt_km_lido: 0, vl_usado: null }],
    });
  });

  it('of another branch does not exist, is nothing for strangers, and needs a number', async () => {
    const { tyres } = await dressVehicle(api, 'TOCO', { branch: 2 });
    const fire = tyres['1EE']?.fire ?? '';
    expect(await history(fire)).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    expect(await history(fire, null)).toMatchObject({ status: 401 });
    expect(await history(fire, await api.signInSupplier('31', '00123'))).toMatchObject({ status: 403 });
    expect(await history('')).toMatchObject({ status: 422 });
    expect(await history('A\u00001')).toMatchObject({
      status: 422,
      campos: { nr_fogo: 'valor inválido' },
    });
  });
});

describe('tyres for labels', () => {
  const labels = (query: { busca?: string; st_pneu?: 'A' | 'E' | 'S' }) =>
    api.call('listTyreLabels', { query }, fitter);

  it('are found by a part of the fire number, by plate, and by where they are', async () => {
    const { plate, tyres } = await dressVehicle(api, 'TOCO');
    expect(
      (await labels({ busca: `${plate}-2`.toLowerCase() })).body.pneus.map(({ nr_fogo }) => nr_fogo),
    ).toEqual([`${plate}-2DE`, `${plate}-2DI`, `${plate}-2EE`, `${plate}-2EI`]);
    expect((await labels({ busca: plate })).body.total).toBe(Object.keys(tyres).length);
    expect((await labels({ busca: plate, st_pneu: 'E' })).body).toEqual({ total: 0, pneus: [] });
    const { body } = await labels({ st_pneu: 'E' });
    expect(body.pneus.every(({ nr_placa }) => nr_placa === null)).toBe(true);
  });
});
