import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { placeInPlan } from '../../test/forecast.ts';
import { importsOf, otherBranch, vehicleAt, verdicts } from '../../test/imports.ts';

let api: Api;
let keeper: Signed;
beforeAll(async () => {
  api = await startApi();
  keeper = await api.signIn('1201', '456');
});

afterAll(() => api.close());

const { preview, apply, importRows } = importsOf(() => ({ api, keeper }));

/** '31/12/2026 14:30', so many hours from now in São Paulo. */
const moment = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });

const wholeYear = (text: string) => text.replace(/^(\d\d\/\d\d\/)(\d\d\d\d),/, '$1$2');

const at = (hours: number) => wholeYear(moment(hours));

const meterOf = async (plate: string) =>
  (await api.sql<{ km_atual: number }>('select km_atual from veiculo where nr_placa = $1', [plate]))[0]
    ?.km_atual;

describe('an import is refused', () => {
  it('without session, without the permission, and of rows that are none', async () => {
    const rows = [['RHT4B67', '01/01/2026', '1']];
    expect((await preview('leituras', rows, null)).status).toBe(401);
    const joao = await api.signIn('1001', '123');
    expect(await preview('leituras', rows, joao)).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
    expect((await preview('leituras', [])).status).toBe(422);
    expect(
      (
        await preview(
          'leituras',
          Array.from({ length: 5_001 }, () => ['A']),
        )
      ).status,
    ).toBe(422);
    expect((await apply('leituras', rows, 'abc')).status).toBe(422);
  });
});

describe('readings', () => {
  it('are taken in by moment, held when nobody can believe them, refused when the vehicle is not known', async () => {
    const { plate } = await vehicleAt(api, 100_000);
    const elsewhere = await placeInPlan(api, {
      cycles: [{ days: 9 }],
      lastDaysAgo: 1,
      branch: await otherBranch(api),
    });
    const rows = [
      [plate, at(-2), '100.250'],
      [plate, at(-20), '100.100,7'],
      [plate, at(-1), '1.002.600'],
      ['ZZZ9Z99', at(-1), '5'],
      [elsewhere.plate, at(-1), '5'],
      [plate, at(-2), '100.300'],
      [plate, 'ontem', '100.300'],
    ];
    const { shown, done } = await importRows('leituras', rows);
    expect(shown).toEqual([
      ['N', null],
      ['N', null],
      ['R', 'DIGITO'],
      ['X', 'PLACA_DESCONHECIDA'],
      ['X', 'PLACA_DESCONHECIDA'],
      ['X', 'LINHA_REPETIDA'],
      ['X', 'CELULA_DATA'],
    ]);
    expect(done.body).toEqual({ novas: 2, alteradas: 0, iguais: 0, retidas: 1, recusadas: 4 });
    expect(await meterOf(plate)).toBe(100_250);
    expect(
      await api.sql(
        "select km, tp_origem from km_leitura where nr_placa = $1 and tp_origem = 'I' order by km",
        [plate],
      ),
    ).toEqual([
      { km: 100_100, tp_origem: 'I' },
      { km: 100_250, tp_origem: 'I' },
    ]);
    const again = await preview('leituras', rows.slice(0, 2));
    expect(verdicts(again.body)).toEqual([
      ['I', null],
      ['I', null],
    ]);
  });

  it('a preview writes nothing and tells nobody', async () => {
    const { plate } = await vehicleAt(api, 50_000);
    const count =
      'select (select count(*) from evento)::int as events, (select count(*) from km_leitura)::int as readings';
    const before = await api.sql(count);
    const { body } = await preview('leituras', [[plate, at(-1), '50.100']]);
    expect(verdicts(body)).toEqual([['N', null]]);
    expect(await api.sql(count)).toEqual(before);
    expect(await meterOf(plate)).toBe(50_000);
  });

  it('when anything comes out otherwise by now, nothing is written', async () => {
    const [one, other] = [await vehicleAt(api, 50_000), await vehicleAt(api, 60_000)];
    const rows = [
      [one.plate, at(-2), '50.100'],
      [other.plate, at(-2), '60.100'],
    ];
    const { impressao } = (await preview('leituras', rows)).body;
    await api.sql(
      "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '1 hour', 60050, 'O')",
      [other.plate],
    );
    expect(await apply('leituras', rows, impressao)).toMatchObject({ status: 409, codigo: 'PREVIA_MUDOU' });
    expect(await meterOf(one.plate)).toBe(50_000);
    const shown = await preview('leituras', rows);
    expect(verdicts(shown.body)).toEqual([
      ['N', null],
      ['R', 'FORA_DE_ORDEM'],
    ]);
    expect((await apply('leituras', rows, shown.body.impressao)).status).toBe(200);
    expect(await meterOf(one.plate)).toBe(50_100);
  });

  it('the print of other rows is refused, a key that comes again writes once, and one event tells of all', async () => {
    const { plate } = await vehicleAt(api, 70_000);
    const rows = [[plate, at(-3), '70.100']];
    const { impressao } = (await preview('leituras', rows)).body;
    expect(await apply('leituras', [[plate, at(-3), '70.200']], impressao)).toMatchObject({
      codigo: 'PREVIA_MUDOU',
    });
    const key = randomUUID();
    const before = Date.now();
    const [first, second] = [
      await apply('leituras', rows, impressao, key),
      await apply('leituras', rows, impressao, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(
      await api.sql(
        "select ds_evento from evento where dt_evento >= to_timestamp($1::float8 / 1000) and ds_evento like 'importacao%'",
        [before - 1_000],
      ),
    ).not.toHaveLength(0);
    expect(
      await api.sql("select 1 from evento where ds_evento = 'leitura.gravada' and nr_placa = $1", [plate]),
    ).toEqual([]);
  });

  it('two people who import the same file write each reading once', async () => {
    const { plate } = await vehicleAt(api, 80_000);
    const rows = [
      [plate, at(-4), '80.010'],
      [plate, at(-3), '80.020'],
    ];
    const { impressao } = (await preview('leituras', rows)).body;
    const codes = (
      await Promise.all([apply('leituras', rows, impressao), apply('leituras', rows, impressao)])
    ).map(({ status, codigo }) => codigo ?? status);
    expect(new Set(codes)).toEqual(new Set([200, 'PREVIA_MUDOU']));
    expect(
      await api.sql("select km from km_leitura where nr_placa = $1 and tp_origem = 'I'", [plate]),
    ).toHaveLength(2);
  });
});

it('many readings are looked at in parts and written as one, each vehicle judged by all of its own', async () => {
  const vehicles = [
    await vehicleAt(api, 200_000),
    await vehicleAt(api, 200_000),
    await vehicleAt(api, 200_000),
  ];
  // Unordered rows, as in real files.
  const rows = Array.from({ length: 450 }, (_, n) => [
    vehicles[n % 3]?.plate ?? '',
    new Date(Date.now() - n * 60_000).toISOString(),
    String(200_500 - n),
  ]);
  const shown = await preview('leituras', rows);
  expect(new Set(shown.body.linhas.map(({ st_linha }) => st_linha))).toEqual(new Set(['N']));
  expect((await apply('leituras', rows, shown.body.impressao)).body).toMatchObject({ novas: 450 });
  expect(await meterOf(vehicles[0]?.plate ?? '')).toBe(200_500);
});
