import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { daysAround, emptyBranch } from '../../test/indicators.ts';

let api: Api;
let joao: Signed;
let branch = 0;

beforeAll(async () => {
  api = await startApi();
  joao = await api.signIn('1001', '123');
  branch = await emptyBranch(api, joao.person);
});
afterAll(() => api.close());

/** The compliance of a period, as docs/indicators.md counts it. */
const planos = async (period: { de: string; ate: string }) =>
  (await api.call('getIndicators', { query: { ...period, filial: String(branch) } }, joao)).body.planos;

it('plan compliance: by due meter and due day with a tenth of the interval, and what is past that and not done', async () => {
  const plan = await planOf({ km: 10_000, days: 100 });
  // Done at 11,000 km of 10,000 and on day 110 of 100: within the tolerance of both.
  await plan.vehicle([
    ['V', '2025-12-01', 0],
    ['E', '2026-03-21', 11_000],
  ]);
  await plan.vehicle([
    ['V', '2025-12-01', 0],
    ['E', '2026-03-22', 5_000],
  ]);
  await plan.vehicle([
    ['V', '2025-12-01', 0],
    ['E', '2026-03-01', 11_001],
  ]);
  // Nothing before it says when it was due.
  await plan.vehicle([['E', '2026-03-10', 11_000]]);
  expect(await planos({ de: '2026-03-01', ate: '2026-03-31' })).toEqual({
    em_dia: 1,
    vencidos: 0,
    total: 3,
    percentual: 33.3,
  });
  expect(await planos(daysAround())).toEqual({ em_dia: 0, vencidos: 4, total: 4, percentual: 0 });
});

/** A plan of one cycle, and how a vehicle of the branch comes to its history in it. */
async function planOf({ km, days }: { km: number; days: number }) {
  const [plan] = await api.sql<{ nr: number }>(
    "insert into plano (ds_plano, tp_plano) values ('PLANO ' || $1, 'V') returning nr_sequencial as nr",
    [branch],
  );
  const [cycle] = await api.sql<{ nr: number }>(
    "insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias) values ($1, 1, 'B', $2, $3) returning nr_sequencial as nr",
    [plan?.nr, km, days],
  );
  let made = 0;
  return {
    async vehicle(facts: [kind: 'V' | 'E', day: string, km: number][]) {
      made += 1;
      const plate = `T${branch % 1000}P${made}`;
      await api.sql(
        "insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) select $1, cd_tipoveiculo, 0 from tipo_veiculo where tp_medidor = 'K' limit 1",
        [plate],
      );
      await api.sql(
        'insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2) on conflict do nothing',
        [plate, branch],
      );
      const [place] = await api.sql<{ nr: number }>(
        'insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo) values ($1, $2, 0, $3) returning nr_sequencial as nr',
        [plate, plan?.nr, facts.at(-1)?.[1]],
      );
      for (const [kind, day, meter] of facts)
        await api.sql(
          `insert into plano_historico (nr_seq_veiculo_plano, tp_fato, nr_seq_ciclo, km, dt_fato, nr_seq_clifor)
           values ($1, $2, $3, $4, $5, $6)`,
          [place?.nr, kind, cycle?.nr, meter, day, joao.person],
        );
    },
  };
}
