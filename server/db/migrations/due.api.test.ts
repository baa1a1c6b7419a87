import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

/** A plan with one cycle, and a vehicle's place in it. */
interface Given {
  /** IANA zone of the branch. */
  zone?: string;
  today: string;
  meter: number;
  type?: 'TRUCK 6X2' | 'EMPILHADEIRA';
  perDay?: number;
  interval?: number;
  days?: number;
  lastMeter: number;
  lastDay: string;
  /** Day, or moment in the zone, and meter. */
  readings?: [string, number][];
}

interface Due {
  km_proximo: number | null;
  dt_prevista: string | null;
  st_plano: string | null;
}

const plate = 'VCT1E00';

async function dueOf(given: Given): Promise<Due | undefined> {
  return withConnection(addressOf(world.adminUrl, world.companyDatabase), async (client) => {
    await client.query('begin');
    await client.query("select set_config('timezone', $1, true)", [given.zone ?? 'America/Sao_Paulo']);
    await arrange(client, given);
    const { rows } = await client.query<Due>(
      'select km_proximo, dt_prevista::text, st_plano from plano_vencimento($1) where nr_placa = $2',
      [given.today, plate],
    );
    await client.query('rollback');
    return rows[0];
  });
}

async function arrange(client: pg.ClientBase, given: Given): Promise<void> {
  const type = given.type ?? 'TRUCK 6X2';
  await client.query('update tipo_veiculo set km_dia_padrao = $1 where cd_tipoveiculo = $2', [
    given.perDay ?? 50,
    type,
  ]);
  await client.query('insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) values ($1, $2, $3)', [
    plate,
    type,
    given.meter,
  ]);
  await client.query("insert into plano (nr_sequencial, ds_plano, tp_plano) values (900, 'PLANO', 'V')");
  await client.query(
    "insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias) values (900, 1, 'B', $1, $2)",
    [given.interval ?? null, given.days ?? null],
  );
  await client.query(
    'insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo) values ($1, 900, $2, $3)',
    [plate, given.lastMeter, given.lastDay],
  );
  for (const [moment, meter] of given.readings ?? []) {
    await client.query(
      "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, $2, $3, 'T')",
      [plate, moment.includes(':') ? moment : `${moment} 12:00`, meter],
    );
  }
}

const p1: Given = {
  today: '2026-04-20',
  meter: 118_300,
  interval: 20_000,
  days: 180,
  lastMeter: 100_000,
  lastDay: '2026-01-10',
  readings: [
    ['2026-01-20', 101_200],
    ['2026-04-20', 118_300],
  ],
};
const { readings: _none, ...unread } = p1;

describe('the due status of a plan', () => {
  it.each<[string, Given, Due]>([
    [
      'soon due by the average of its readings',
      p1,
      { km_proximo: 120_000, dt_prevista: '2026-04-29', st_plano: 'A' },
    ],
    [
      'overdue when the meter is reached',
      { ...p1, meter: 120_000 },
      { km_proximo: 120_000, dt_prevista: '2026-04-20', st_plano: 'V' },
    ],
    [
      'soon due on the day of the limit',
      { ...unread, meter: 105_000, today: '2026-07-09' },
      { km_proximo: 120_000, dt_prevista: '2026-07-09', st_plano: 'A' },
    ],
    [
      'overdue the day after the limit',
      { ...unread, meter: 105_000, today: '2026-07-10' },
      { km_proximo: 120_000, dt_prevista: '2026-07-09', st_plano: 'V' },
    ],
    [
      'in time with 85 days to go',
      { ...unread, meter: 104_000, perDay: 190, lastDay: '2026-03-01' },
      { km_proximo: 120_000, dt_prevista: '2026-07-14', st_plano: null },
    ],
    [
      'soon due by hours for a forklift',
      {
        today: '2026-04-20',
        type: 'EMPILHADEIRA',
        meter: 5_230,
        perDay: 6.4,
        interval: 250,
        lastMeter: 5_000,
        lastDay: '2026-03-10',
      },
      { km_proximo: 5_250, dt_prevista: '2026-04-24', st_plano: 'A' },
    ],
    [
      'soon due by days alone',
      { today: '2026-04-20', meter: 0, days: 90, lastMeter: 0, lastDay: '2026-02-01' },
      { km_proximo: null, dt_prevista: '2026-05-02', st_plano: 'A' },
    ],
    [
      'overdue by days alone',
      { today: '2026-05-03', meter: 0, days: 90, lastMeter: 0, lastDay: '2026-02-01' },
      { km_proximo: null, dt_prevista: '2026-05-02', st_plano: 'V' },
    ],
  ])('is %s', async (_what, given, due) => {
    expect(await dueOf(given)).toEqual(due);
  });

  const santiago = { ...unread, zone: 'America/Santiago', days: 3_650 };

  it.each<[string, Given, string]>([
    [
      'a week to a day whose first hour is left out',
      {
        ...santiago,
        today: '2026-09-06',
        meter: 118_700,
        readings: [
          ['2026-08-30 23:50', 118_000],
          ['2026-09-06 01:10', 118_700],
        ],
      },
      '2026-09-19',
    ],
    [
      'ninety days back to one without midnight',
      {
        ...santiago,
        today: '2026-12-05',
        meter: 109_000,
        readings: [
          ['2026-09-05 23:59', 1],
          ['2026-09-06 01:00', 100_000],
          ['2026-12-05 12:00', 109_000],
        ],
      },
      '2027-03-25',
    ],
    [
      'a week to the hour that comes twice',
      {
        ...santiago,
        today: '2026-04-04',
        meter: 118_700,
        readings: [
          ['2026-03-28 12:00', 118_000],
          ['2026-04-04 23:30-04', 118_700],
        ],
      },
      '2026-04-17',
    ],
  ])('counts the days of a workshop that changes its clocks: %s', async (_what, given, planned) => {
    expect(await dueOf(given)).toMatchObject({ dt_prevista: planned });
  });
});
