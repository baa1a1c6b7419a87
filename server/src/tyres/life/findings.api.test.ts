import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';
import { type Dressed, dressVehicle } from '../../../test/tyres.ts';

let api: Api;
/** Both work in branch 1. */
let fitter: Signed;
let other: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
  other = await api.signIn('1301', '567');
});
afterAll(() => api.close());

const depths = async ({ tyres }: Dressed, place: string, mm: number[]) =>
  api.sql('update pneu set vl_mm = $2 where nr_sequencial = $1', [tyres[place]?.id, mm]);

/** A vehicle whose front left tyre wears unevenly. */
async function uneven(branch = 1): Promise<Dressed> {
  const dressed = await dressVehicle(api, 'TOCO', { branch });
  await depths(dressed, '1EE', [16, 15, 14, 13.5]);
  return dressed;
}

const found = async ({ plate }: Dressed) => {
  const { body } = await api.call('listTyreFindings', {}, fitter);
  return {
    achados: body.achados.filter(({ nr_placa }) => nr_placa === plate),
    rodizios: body.rodizios.filter(({ nr_placa }) => nr_placa === plate),
  };
};

const open = ({ plate, tyres }: Dressed, place = '1EE', who = fitter, tp_achado: 'D' | 'L' = 'D') =>
  api.call(
    'openFindingOrder',
    { body: { tp_achado, nr_placa: plate, nr_fogo: tyres[place]?.fire ?? '' } },
    who,
  );

describe('findings about tyres', () => {
  it('are told of every kind, and which tyres to swap', async () => {
    const dressed = await uneven();
    const { plate, tyres } = dressed;
    await depths(dressed, '2EE', [14, 14]);
    await depths(dressed, '2EI', [8, 8]);
    await depths(dressed, '2DI', [13, 13]);
    await depths(dressed, '2DE', [1.5, 2]);
    const [event] = await api.sql<{ n: number }>(
      `insert into pneu_evento (tp_evento, nr_placa, km_informado) values ('C', $1, 100000) returning nr_sequencial as n`,
      [plate],
    );
    await api.sql(
      `insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, calibragem)
       values ($1, $2, 1, 'DE', 1, 90)`,
      [event?.n, tyres['1DE']?.id],
    );
    const { achados, rodizios } = await found(dressed);
    expect(
      achados.map(
        (one) => `${one.tp_achado} ${one.nr_posicao}${one.ds_lado} ${one.vl_lido} ${one.st_ilegal}`,
      ),
    ).toEqual(['L 2DE 1.5 S', 'G 2EE 6 N', 'G 2DE 11.2 N', 'D 1EE 2.5 N', 'P 1DE 90 N']);
    expect(achados[1]).toMatchObject({ nr_fogo_par: tyres['2EI']?.fire, vl_limite: 3, nr_seq_os: null });
    expect(rodizios).toMatchObject([
      { tp_motivo: 'D', de: { nr_fogo: tyres['1EE']?.fire }, para: { nr_fogo: tyres['1DE']?.fire } },
    ]);
  });

  it('are none where nothing is off, and none of another branch', async () => {
    expect(await found(await dressVehicle(api, 'TOCO'))).toEqual({ achados: [], rodizios: [] });
    expect(await found(await uneven(2))).toEqual({ achados: [], rodizios: [] });
  });
});

describe('an order for a finding', () => {
  it('names vehicle, problem and tyre, and the finding leads to it', async () => {
    const dressed = await uneven();
    const { status, body } = await open(dressed);
    expect(status).toBe(200);
    expect(body.st_nova).toBe('S');
    const [order] = await api.sql(
      `select o.nr_placa, o.nr_seq_tipo, o.ds_observacao, c.ds_conjunto from os o
         join conjunto c on c.nr_sequencial = o.nr_conjunto where o.nr_sequencial = $1`,
      [body.nr_seq_os],
    );
    expect(order).toEqual({
      nr_placa: dressed.plate,
      nr_seq_tipo: '2',
      ds_conjunto: 'DESGASTE IRREGULAR',
      ds_observacao: `Pneu ${dressed.tyres['1EE']?.fire} (eixo 1, esquerda externa): desgaste irregular, sulcos com 2,5 mm de diferença; verificar alinhamento.`,
    });
    expect((await found(dressed)).achados).toMatchObject([{ tp_achado: 'D', nr_seq_os: body.nr_seq_os }]);
  });

  it('is one, whoever presses again, and at the same time', async () => {
    const dressed = await uneven();
    const both = await Promise.all([open(dressed), open(dressed, '1EE', other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.nr_seq_os)).size).toBe(1);
    expect(both.map(({ body }) => body.st_nova).toSorted()).toEqual(['N', 'S']);
    const again = await open(dressed, '1EE', other);
    expect(again.body).toEqual({ nr_seq_os: both[0]?.body.nr_seq_os, st_nova: 'N' });
    const orders = await api.sql('select 1 from os where nr_placa = $1', [dressed.plate]);
    expect(orders).toHaveLength(1);
  });

  it('is shared by tyres of a vehicle with the same problem', async () => {
    const dressed = await uneven();
    await depths(dressed, '1DE', [16, 13]);
    const first = await open(dressed);
    expect((await open(dressed, '1DE')).body).toEqual({ nr_seq_os: first.body.nr_seq_os, st_nova: 'N' });
  });

  it('is another one once the first has ended', async () => {
    const dressed = await uneven();
    const first = await open(dressed);
    await api.sql("update os set st_os = 'R', dt_final = now() where nr_sequencial = $1", [
      first.body.nr_seq_os,
    ]);
    expect((await found(dressed)).achados).toMatchObject([{ nr_seq_os: null }]);
    const second = await open(dressed);
    expect(second.body.st_nova).toBe('S');
    expect(second.body.nr_seq_os).not.toBe(first.body.nr_seq_os);
  });

  it('is refused when nothing is off any more, elsewhere, without a problem for it, and to strangers', async () => {
    const dressed = await uneven();
    expect(await open(dressed, '1DE')).toMatchObject({ status: 409, codigo: 'ACHADO_RESOLVIDO' });
    expect(await open(dressed, '1EE', fitter, 'L')).toMatchObject({
      status: 409,
      codigo: 'ACHADO_RESOLVIDO',
    });
    expect(await open(await uneven(2))).toMatchObject({ status: 404, codigo: 'NAO_ENCONTRADO' });
    await api.sql("delete from pneu_achado_problema where tp_achado = 'L'");
    await depths(dressed, '1DE', [2, 2]);
    expect(await open(dressed, '1DE', fitter, 'L')).toMatchObject({
      status: 409,
      codigo: 'ACHADO_SEM_PROBLEMA',
    });
    const outside = await api.signInSupplier('31', '00123');
    expect(await open(dressed, '1EE', outside)).toMatchObject({ status: 403 });
    const body = { tp_achado: 'X', nr_placa: dressed.plate, nr_fogo: 'A' } as never;
    expect(await api.call('openFindingOrder', { body }, fitter)).toMatchObject({ status: 422 });
    const [orders] = await api.sql('select count(*)::int as n from os where nr_placa = $1', [dressed.plate]);
    expect(orders).toEqual({ n: 0 });
  });
});
