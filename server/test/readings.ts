import type { Api, Signed } from './api.ts';

let serial = 0;

/** A truck that runs 200 km a day: 98,600 km a week ago, 100,000 km now; with a plan and two tyres. */
export async function makeVehicle(api: Api, branch = 1): Promise<string> {
  serial += 1;
  const name = `R${process.pid % 1000}L${serial}`;
  await api.sql(
    "insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) select $1, min(cd_tipoveiculo), 100000 from tipo_veiculo where tp_medidor = 'K'",
    [name],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [name, branch]);
  await api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     select $1, now() - make_interval(days => 7 * n, mins => 1), 100000 - 1400 * n, 'T' from generate_series(0, 4) n`,
    [name],
  );
  await api.sql(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
     select $1, nr_seq_plano, 1, 95000, current_date - 30 from plano_ciclo where km_intervalo is not null and nr_ordem = 1 limit 2`,
    [name],
  );
  await api.sql(
    `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm)
     select $1::text || n, $2, 'M', '295', 'X', '{16}' from generate_series(1, 2) n`,
    [name, branch],
  );
  await api.sql(
    `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada, dt_entrada)
     select nr_sequencial, $1::text, row_number() over (), 'EE', 1, 90000, vl_mm, now() - interval '60 days' from pneu where nr_fogo like $1::text || '_'`,
    [name],
  );
  return name;
}

/** Day and time of the branch, so many days back. */
export async function daysAgo(api: Api, days: number): Promise<{ dia: string; hora: string }> {
  const [row] = await api.sql<{ dia: string; hora: string }>(
    `select to_char(t, 'YYYY-MM-DD') as dia, to_char(t, 'HH24:MI') as hora
       from (select (now() - make_interval(secs => 86400 * $1::float8)) at time zone 'America/Sao_Paulo' as t) x`,
    [days],
  );
  if (row === undefined) throw new Error('no day');
  return row;
}

/** The meter of a vehicle: the one of the test, or another by its plate. */
export const meterOfVehicle = (now: () => { api: Api; keeper: Signed; plate: string }) => ({
  meterOf: async (name = now().plate): Promise<number | undefined> =>
    (await now().api.sql<{ km_atual: number }>('select km_atual from veiculo where nr_placa = $1', [name]))[0]
      ?.km_atual,
  /** What its plans have left, in meter units. */
  leftOf: (name = now().plate) =>
    now().api.sql<{ resto: number }>(
      `select vp.km_ultimo + c.km_intervalo - v.km_atual as resto
         from veiculo_plano vp
         join plano_ciclo c on c.nr_seq_plano = vp.nr_seq_plano and c.nr_ordem = vp.nr_ordem_prox
         join veiculo v on v.nr_placa = vp.nr_placa
        where vp.nr_placa = $1 order by vp.nr_sequencial`,
      [name],
    ),
  add: (body: object, name = now().plate) =>
    now().api.call('addReading', { body: { nr_placa: name, ...body } as never }, now().keeper),
});
