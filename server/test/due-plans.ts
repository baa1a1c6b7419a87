import type { Api, Signed } from './api.ts';

/** A vehicle of the branch in a plan of its own; by default a truck 500 km past a cycle of 10,000 km. */
interface WantedVehicle {
  kind?: 'V' | 'R' | 'P';
  department?: 'FROTA' | 'ARMAZEM';
  branch?: number;
  meter?: number;
  lastMeter?: number;
  lastDaysAgo?: number;
  /** Interval of every cycle in meter units and days; null: none. */
  interval?: number | null;
  days?: number | null;
  cycles?: number;
  /** Services and parts of each cycle. */
  items?: number;
  dealer?: boolean;
}

export interface PlannedVehicle {
  plate: string;
  plan: number;
  vehiclePlan: number;
  cycles: number[];
}

let serial = 0;

/** Puts such a vehicle into the company database; it has no readings, so its type's usual usage applies. */
export async function planVehicle(api: Api, wanted: WantedVehicle = {}): Promise<PlannedVehicle> {
  serial += 1;
  const plate = `PLN${serial}`;
  const { department = 'FROTA', meter = 110_500, lastMeter = 100_000, lastDaysAgo = 10 } = wanted;
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual, st_concessionaria)
     select $1, min(cd_tipoveiculo), $2, $3 from tipo_veiculo where departamento = $4`,
    [plate, meter, wanted.dealer === true ? 1 : 0, department],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [
    plate,
    wanted.branch ?? 1,
  ]);
  const plan = await insertPlan(api, wanted);
  const [standing] = await api.sql<{ nr_sequencial: number }>(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, km_ultimo, dt_ultimo)
     values ($1, $2, $3, (now() at time zone 'America/Sao_Paulo')::date - $4::int) returning nr_sequencial`,
    [plate, plan.id, lastMeter, lastDaysAgo],
  );
  return { plate, plan: plan.id, vehiclePlan: standing?.nr_sequencial ?? 0, cycles: plan.cycles };
}

async function insertPlan(api: Api, wanted: WantedVehicle): Promise<{ id: number; cycles: number[] }> {
  const { interval = 10_000, days = null, kind = 'V', cycles = 2, items = 3 } = wanted;
  const [plan] = await api.sql<{ nr_sequencial: number }>(
    'insert into plano (ds_plano, tp_plano) values ($1, $2) returning nr_sequencial',
    [`PLANO A VENCER ${process.pid} ${serial}`, kind],
  );
  const id = plan?.nr_sequencial ?? 0;
  const rows = await api.sql<{ nr_sequencial: number }>(
    `insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias)
     select $1, n, 'C' || n, $2, $3 from generate_series(1, $4::int) n returning nr_sequencial`,
    [id, interval, days, cycles],
  );
  await api.sql(
    `insert into plano_ciclo_item (nr_seq_ciclo, nr_seq_item, qt_quantidade)
     select c.nr_sequencial, i.nr_sequencial, i.nr_tipo
       from plano_ciclo c, (select nr_sequencial, nr_tipo from item order by nr_sequencial limit $2) i
      where c.nr_seq_plano = $1`,
    [id, items],
  );
  return { id, cycles: rows.map(({ nr_sequencial }) => nr_sequencial) };
}

/** Preventives João or another generates, and the orders made by it. */
export const preventivesOf = (now: () => { api: Api; joao: Signed }) => {
  const bodyOf = ({ plate, cycles, vehiclePlan }: PlannedVehicle, who = now().joao) => ({
    placa: plate,
    cdProxCiclo: cycles[0] ?? 0,
    cd_prox_ordem: vehiclePlan,
    cdClifor: who.person,
    nr_seq_fornecedor: 23 as number | null,
  });
  return {
    bodyOf,
    generate: (made: PlannedVehicle, extra: object = {}, who = now().joao) =>
      now().api.call('generatePreventive', { body: { ...bodyOf(made, who), ...extra } }, who),
    ordersOf: (plate: string) =>
      now().api.sql<{
        nr_sequencial: string;
        st_origem: string;
        nr_seq_fornecedor: number;
        nr_seq_tipo: string;
      }>('select nr_sequencial, st_origem, nr_seq_fornecedor, nr_seq_tipo from os where nr_placa = $1', [
        plate,
      ]),
  };
};
