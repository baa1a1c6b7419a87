import type { AnswerOf } from '@terminal/contract';
import { dayMs } from '@terminal/contract/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../../test/api.ts';

const seed = 20_260_420;
const tyres = 150;

/** A period of a tyre on a position; its wear is recorded by a gauging, at the removal, or not at all. */
const stayArbitrary = fc.record({
  spare: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  elsewhere: fc.boolean(),
  run: fc.integer({ min: 0, max: 30_000 }),
  /** Tenths of a mm. */
  worn: fc.integer({ min: 0, max: 30 }),
  gauged: fc.boolean(),
  readOff: fc.boolean(),
  /** It is retreaded afterwards. */
  retread: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  repaired: fc.boolean(),
});
const pastArbitrary = fc.record({
  stays: fc.array(stayArbitrary, { minLength: 1, maxLength: 5 }),
  depth: fc.integer({ min: 40, max: 180 }),
  grooves: fc.integer({ min: 2, max: 6 }),
  price: fc.option(fc.integer({ min: 500, max: 3_000 })),
  /** What its vehicle ran in the last 60 days. */
  recent: fc.integer({ min: 0, max: 20_000 }),
});
type Past = typeof pastArbitrary extends fc.Arbitrary<infer T> ? T : never;
const pasts = fc.sample(pastArbitrary, { numRuns: tyres, seed });

let api: Api;
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
  await api.sql('update parametro set qt_dias_retirada = 40000');
  for (const [number, past] of pasts.entries()) await build(number, past);
});
afterAll(() => api.close());

const fire = (number: number) => `AG${number}`;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** A stay as it is written: on which of the two vehicles, from and to which meter, with which depths, in which life. */
interface Told extends Omit<Past['stays'][number], 'run' | 'worn'> {
  vehicle: 0 | 1;
  from: number;
  to: number;
  life: number;
  /** Tenths of a mm; unread depths are unchanged. */
  before: number;
  after: number;
  last: boolean;
  /** Days ago. */
  began: number;
  ended: number;
}

function tell({ stays, depth: first }: Past): {
  told: Told[];
  meters: [number, number];
  life: number;
  depth: number;
} {
  const meters: [number, number] = [0, 0];
  let life = 1;
  let depth = first;
  const told = stays.map((stay, index): Told => {
    const last = index === stays.length - 1;
    const vehicle = stay.elsewhere && !last ? 1 : 0;
    const [from, before] = [meters[vehicle], depth];
    meters[vehicle] += stay.run;
    const isRead = stay.gauged || (stay.readOff && !last);
    const after = isRead ? Math.max(10, depth - stay.worn) : depth;
    const written = { ...stay, last, vehicle, from, to: meters[vehicle], life, before, after } as const;
    const retread = stay.retread && !last;
    depth = retread ? 140 : after;
    life += retread ? 1 : 0;
    return { ...written, retread, began: 1_000 - index * 20, ended: 985 - index * 20 };
  });
  return { told, meters, life, depth };
}

/** Inserts a tyre with its past; the last period is still open. */
async function build(number: number, past: Past): Promise<void> {
  const plates = [`AG${number}`, `AH${number}`] as const;
  const { told, meters, life, depth } = tell(past);
  const depthsOf = (tenths: number) =>
    Array.from({ length: past.grooves }, (_none, n) => (tenths + n * 2) / 10);
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) values ($1, 'TOCO', $3), ($2, 'TOCO', $4)`,
    [...plates, meters[0] + 700, meters[1]],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, 1), ($2, 1)', [...plates]);
  const [tyre] = await api.sql<{ id: number }>(
    `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, nr_vida, vl_mm, vl_compra)
     values ($1, 1, 'AGREE', '295/80R22.5', 'M', $2, $3, $4) returning nr_sequencial as id`,
    [fire(number), life, depthsOf(depth), past.price],
  );
  for (const stay of told) await write(tyre?.id, plates[stay.vehicle], stay, depthsOf);
  // Meter readings are inserted last, because earlier facts would be refused otherwise.
  await api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     values ($1, now() - interval '60 days', 0, 'T'), ($1, now(), $2, 'T')`,
    [plates[0], past.recent],
  );
}

async function write(
  tyre: number | undefined,
  plate: string,
  stay: Told,
  depthsOf: (tenths: number) => number[],
): Promise<void> {
  const axle = stay.spare ? 0 : 1;
  await api.sql(
    `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, dt_entrada, km_entrada,
                                 vl_mm_entrada, dt_saida, km_saida, vl_mm_saida)
     values ($1, $2, $3, 'EE', $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[tyre, plate, axle, stay.life, ago(stay.began), stay.from, depthsOf(stay.before)],
      ...(stay.last
        ? [null, null, null]
        : [ago(stay.ended), stay.to, stay.readOff ? depthsOf(stay.after) : null]),
    ],
  );
  if (stay.gauged) {
    const [event] = await api.sql<{ n: number }>(
      `insert into pneu_evento (tp_evento, nr_placa, km_informado, dt_evento) values ('A', $1, $2, $3)
       returning nr_sequencial as n`,
      [plate, stay.to, ago(stay.ended + 1)],
    );
    await api.sql(
      `insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm)
       values ($1, $2, $3, 'EE', $4, $5)`,
      [event?.n, tyre, axle, stay.life, depthsOf(stay.after)],
    );
  }
  if (stay.repaired) await send(tyre, 'S', stay.life, null);
  if (stay.retread) await send(tyre, 'R', stay.life, depthsOf(140));
}

const send = (tyre: number | undefined, kind: 'R' | 'S', life: number, depths: number[] | null) =>
  api.sql(
    `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, vl_servico, dt_envio, dt_retorno,
                               nr_vida, vl_mm_retorno)
     select $1, $2, 31, min(nr_sequencial), 123.45, current_date, current_date, $3, $4 from item where tp_pneu = $2`,
    [tyre, kind, life, depths],
  );

it(`the list of a fleet and the history of each tyre agree on ${tyres} generated tyres (seed ${seed})`, async () => {
  const { body: list } = await api.call('listTyresToRemove', {}, fitter);
  const rows = new Map(list.pneus.map((row) => [row.nr_fogo, row]));
  const wear = await api.sql<{ nr_fogo: string; taxa: number | null; rodado: number }>(
    `select p.nr_fogo, g.vl_taxa::float8 as taxa, g.qt_rodado as rodado
       from pneu p cross join lateral pneu_desgaste(p.nr_sequencial, p.nr_vida, 'infinity') g where p.nr_fogo like 'AG%'`,
  );
  const judgedBy = new Map(wear.map(({ nr_fogo, ...one }) => [nr_fogo, one]));
  let dated = 0;
  for (const number of pasts.keys()) {
    const { body: told } = await api.call('getTyreHistory', { query: { nr_fogo: fire(number) } }, fitter);
    const { desgaste } = told;
    const row = rows.get(fire(number));
    const about = `seed ${seed}, tyre ${number}: ${JSON.stringify(pasts[number])}`;
    if (row !== undefined) dated += 1;
    expect(judgedBy.get(fire(number)), about).toEqual({
      taxa: desgaste?.vl_taxa,
      rodado: desgaste?.qt_rodado,
    });
    expect(desgaste?.dt_retirada ?? null, about).toBe(row?.dt_retirada ?? null);
    const total = told.aplicacoes.reduce((sum, { qt_rodado }) => sum + qt_rodado, 0);
    expect(
      told.vidas.reduce((sum, { qt_km }) => sum + qt_km, 0),
      about,
    ).toBe(total);
    if (row === undefined) continue;
    expect(
      {
        rodado: desgaste?.qt_rodado,
        total,
        taxa: desgaste?.vl_taxa,
        restante: desgaste?.qt_restante,
        ilegal: desgaste?.st_ilegal,
      },
      about,
    ).toEqual({
      rodado: row.qt_rodado,
      total: row.qt_rodado_total,
      taxa: row.vl_taxa,
      restante: row.qt_restante,
      ilegal: row.st_ilegal,
    });
  }
  expect(dated).toBeGreaterThan(50);
  expect(dated).toBeLessThan(tyres - 20);
});

it('what their lives cost is the same for the fleet as tyre by tyre', async () => {
  const { body } = await api.call('listTyreCosts', {}, fitter);
  expect(body.qt_sem_leitura).toBeGreaterThan(0);
  const lives: AnswerOf<'getTyreHistory'>['vidas'] = [];
  for (const number of pasts.keys()) {
    const { body: told } = await api.call('getTyreHistory', { query: { nr_fogo: fire(number) } }, fitter);
    const began = new Set(told.aplicacoes.map(({ nr_vida }) => nr_vida));
    lives.push(...told.vidas.filter(({ nr_vida }) => began.has(nr_vida)));
  }
  const priced = lives.filter(({ vl_usado }) => vl_usado !== null);
  for (const life of [1, 2, 3]) {
    const [fleet, own] = [
      body.linhas.filter(({ ds_marca, nr_vida }) => ds_marca === 'AGREE' && nr_vida === life),
      priced.filter(({ nr_vida }) => nr_vida === life),
    ];
    expect(own.length).toBeGreaterThan(0);
    const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(fleet.map(({ qt_pneus }) => qt_pneus))).toBe(own.length);
    expect(sum(fleet.map(({ qt_km }) => qt_km))).toBe(sum(own.map(({ qt_km_lido }) => qt_km_lido)));
    expect(sum(fleet.map(({ vl_usado }) => vl_usado))).toBeCloseTo(
      sum(own.map((one) => one.vl_usado ?? 0)),
      1,
    );
  }
});
