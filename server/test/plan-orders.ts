import type { Api, Signed } from './api.ts';
import { makeOrder } from './orders.ts';

interface WantedPlan {
  department?: 'FROTA' | 'ARMAZEM';
  /** Numbers of the plan's cycles, and which of them the order does. */
  cycles?: number[];
  doing?: number;
  type?: 'V' | 'R' | '13';
  openedDaysAgo?: number;
  services?: number;
}

export interface PlanOrder {
  order: number;
  plate: string;
  items: number[];
  vehiclePlan: number;
}

let serial = 0;

/** An order of a plan made for it: its vehicle stands at 5230, the cycle is the one to be done next. */
export async function makePlanOrder(api: Api, wanted: WantedPlan = {}): Promise<PlanOrder> {
  serial += 1;
  const { cycles = [1, 2, 3], doing = 1, type = 'V' } = wanted;
  const made = await makeOrder(api, {
    type,
    services: wanted.services ?? 2,
    department: wanted.department ?? 'FROTA',
    openedDaysAgo: wanted.openedDaysAgo ?? 0,
  });
  const [plan] = await api.sql<{ nr_sequencial: number }>(
    "insert into plano (ds_plano, tp_plano) values ($1, 'V') returning nr_sequencial",
    [`PLANO DE TESTE ${process.pid} ${serial}`],
  );
  await api.sql(
    `insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo)
     select $1, n, 'C' || n, 20000 from unnest($2::int[]) n`,
    [plan?.nr_sequencial, cycles],
  );
  const [standing] = await api.sql<{ nr_sequencial: number }>(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
     values ($1, $2, $3, 1000, current_date - 100) returning nr_sequencial`,
    [made.plate, plan?.nr_sequencial, doing],
  );
  await api.sql(
    `update os set nr_seq_veiculo_plano = $2, nr_conjunto = null, nr_seq_criticidade = null,
            nr_seq_ciclo = (select nr_sequencial from plano_ciclo where nr_seq_plano = $3 and nr_ordem = $4)
      where nr_sequencial = $1`,
    [made.order, standing?.nr_sequencial, plan?.nr_sequencial, doing],
  );
  return { ...made, vehiclePlan: standing?.nr_sequencial ?? 0 };
}

/** Everything on an order is done. */
export const attendAll = (api: Api, order: number): Promise<unknown> =>
  api.sql('update os_item set dt_atendido = now() where nr_seq_os = $1 and dt_atendido is null', [order]);

export interface PlaceNow {
  nr_ordem_prox: number;
  km_ultimo: number;
  hoje: boolean;
}

/** Where a vehicle stands in its plan; `hoje`: the last cycle was done today in the branch. */
export async function standingOf(api: Api, vehiclePlan: number): Promise<PlaceNow | undefined> {
  const [row] = await api.sql<PlaceNow>(
    `select nr_ordem_prox, km_ultimo, dt_ultimo = (now() at time zone 'America/Sao_Paulo')::date as hoje
       from veiculo_plano where nr_sequencial = $1`,
    [vehiclePlan],
  );
  return row;
}

const named = (who: Signed) => ({ tecnicoId: who.person, cpf: who.digits });

/** The commands on a plan order as a whole, as short functions. */
export const planCommandsOf = (api: () => Api) => ({
  begin: (who: Signed, order: number, extra: object = {}) =>
    api().call('workOnPlan', { body: { nrSeqOs: order, acao: 'I', ...named(who), ...extra } }, who),
  finish: (who: Signed, order: number, extra: object = { km_veiculo: 5400 }, key?: string) =>
    api().call(
      'workOnPlan',
      { body: { nrSeqOs: order, acao: 'F', ...named(who), ...extra }, ...(key === undefined ? {} : { key }) },
      who,
    ),
  pause: (who: Signed, order: number, extra: object = { justificativa: 'Refeicao' }) =>
    api().call('pausePlan', { body: { nr_seq_os: order, ...named(who), ...extra } }, who),
  resume: (who: Signed, order: number) =>
    api().call('resumePlan', { body: { nr_seq_os: order, ...named(who) } }, who),
  /** Its state, and the meter on it and on its vehicle. */
  stateOf: async (order: number) =>
    (
      await api().sql<{ st_os: string; km_final: number | null; km_veiculo: number }>(
        `select st_os, km_final, v.km_atual as km_veiculo from os o join veiculo v using (nr_placa)
          where o.nr_sequencial = $1`,
        [order],
      )
    )[0],
});
