import type { Api } from './api.ts';
import { makeOrder } from './orders.ts';

interface WantedPlan {
  department?: 'FROTA' | 'ARMAZEM';
  /** Numbers of the plan's cycles, and which of them the order does. */
  cycles?: number[];
  doing?: number;
  type?: 'V' | 'R' | '13';
  openedDaysAgo?: number;
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
    services: 2,
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

export interface Standing {
  nr_ordem_prox: number;
  km_ultimo: number;
  hoje: boolean;
}

/** Where a vehicle stands in its plan; `hoje`: the last cycle was done today in the branch. */
export async function standingOf(api: Api, vehiclePlan: number): Promise<Standing | undefined> {
  const [row] = await api.sql<Standing>(
    `select nr_ordem_prox, km_ultimo, dt_ultimo = (now() at time zone 'America/Sao_Paulo')::date as hoje
       from veiculo_plano where nr_sequencial = $1`,
    [vehiclePlan],
  );
  return row;
}
