import type { Api, Signed } from './api.ts';
import { makeOrder } from './orders.ts';

/** The calls of the dashboard. */
export const reads = [
  'getDashboardCounters',
  'getDashboardCriticality',
  'getDashboardProductivity',
  'getDashboardGrades',
  'getDashboardPlates',
  'getDashboardExternal',
  'getDashboardTypes',
  'getDashboardRepeated',
  'getDashboardWall',
] as const;

/** A new, empty branch with João in it, and his session there: the counts are then those of the test alone. */
export async function openBranch(api: Api): Promise<{ branch: number; joao: Signed }> {
  const home = await api.signIn('1001', '123');
  const [made] = await api.sql<{ nr_sequencial: number }>(
    "insert into filial (ds_filial) select 'Filial de teste ' || count(*) from filial returning nr_sequencial",
  );
  const branch = made?.nr_sequencial ?? 0;
  await api.sql(
    "insert into clifor_filial (nr_seq_clifor, nr_seq_filial, st_atendeos) values ($1, $2, 'S')",
    [home.person, branch],
  );
  const moved = await api.call('login', { body: { newFilial: branch } }, home);
  return { branch, joao: { ...home, token: moved.body.token, answer: moved.body } };
}

/** An interval of João's work; `end` null runs still. Hours before now. */
export const workOf =
  (now: () => { api: Api; joao: Signed }) =>
  (order: number, from: number, end: number | null, kind: 'P' | 'F' | null) =>
    now().api.sql(
      `insert into execucao (st_sobreposta, nr_seq_os, nr_seq_clifor_inicio, dt_inicio, dt_final, tp_fim, nr_seq_motivo)
       values ('S', $1, $2, now() - make_interval(mins => $3), now() - make_interval(mins => $4::int), $5::char,
               case when $5::char = 'P' then (select nr_sequencial from motivo where ds_motivo = 'Refeicao') end)`,
      [order, now().joao.person, from * 60, end === null ? null : end * 60, kind],
    );

/** The worked example of the counters: seven open orders of a branch. */
export async function sevenOrders(api: Api, branch: number): Promise<void> {
  const make = (wanted: Parameters<typeof makeOrder>[1] = {}) => makeOrder(api, { branch, ...wanted });
  const fleet = [await make(), await make(), await make()];
  await api.sql('update os set dt_reabertura = now() where nr_sequencial = $1', [fleet[2]?.order]);
  await make({ department: 'ARMAZEM' });
  const external = await make({ origin: 'E', supplier: 31 });
  const waiting = await make({ origin: 'E', supplier: 31 });
  await make({ approved: 'N' });
  await api.sql(
    `insert into integracao (nr_seq_os, tp_integracao, nr_tipo, st_envio, js_envio, dt_envio)
     values ($1, 'TICKET', 1, 'S', '{}', now()), ($2, 'TICKET', 1, 'P', '{}', null)`,
    [external.order, waiting.order],
  );
}
