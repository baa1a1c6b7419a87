import type { Api } from './api.ts';

/** What a cycle needs, and when it comes. */
interface WantedCycle {
  name?: string;
  days?: number;
  meter?: number;
  hours?: number;
  /** Parts by name: quantity. */
  parts?: Record<string, number>;
}

interface WantedPlace {
  kind?: 'V' | 'R' | 'P';
  cycles: WantedCycle[];
  plate?: string;
  branch?: number;
  department?: 'FROTA' | 'ARMAZEM';
  /** Days since the last cycle, in the branch. */
  lastDaysAgo: number;
  meter?: number;
  lastMeter?: number;
  /** Its number in the ring, from 1. */
  next?: number;
  dealer?: boolean;
}

export interface Place {
  plate: string;
  plan: number;
  vehiclePlan: number;
  cycles: number[];
}

let serial = 0;

/** A vehicle of its own (or a given one) in a plan of its own. Without meter intervals only days make it due. */
export async function placeInPlan(api: Api, wanted: WantedPlace): Promise<Place> {
  serial += 1;
  const plate = wanted.plate ?? (await makeVehicle(api, wanted));
  const [plan] = await api.sql<{ id: number }>(
    'insert into plano (ds_plano, tp_plano) values ($1, $2) returning nr_sequencial as id',
    [`PLANO PREVISTO ${process.pid} ${serial}`, wanted.kind ?? 'V'],
  );
  const cycles: number[] = [];
  for (const [place, cycle] of wanted.cycles.entries())
    cycles.push(await addCycle(api, plan?.id ?? 0, place, cycle));
  const [standing] = await api.sql<{ id: number }>(
    `insert into veiculo_plano (nr_placa, nr_seq_plano, nr_ordem_prox, km_ultimo, dt_ultimo)
     values ($1, $2, $3, $4, (now() at time zone 'America/Sao_Paulo')::date - $5::int) returning nr_sequencial as id`,
    [plate, plan?.id, wanted.next ?? 1, wanted.lastMeter ?? 0, wanted.lastDaysAgo],
  );
  return { plate, plan: plan?.id ?? 0, vehiclePlan: standing?.id ?? 0, cycles };
}

async function makeVehicle(api: Api, { branch, department, meter, dealer }: WantedPlace): Promise<string> {
  const plate = `P${process.pid % 1000}X${serial}`;
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual, st_concessionaria)
     select $1, cd_tipoveiculo, $2, $4 from tipo_veiculo where departamento = $3 order by 1 limit 1`,
    [plate, meter ?? 0, department ?? 'FROTA', dealer === true ? 1 : 0],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [plate, branch ?? 1]);
  return plate;
}

async function addCycle(api: Api, plan: number, place: number, cycle: WantedCycle): Promise<number> {
  const [made] = await api.sql<{ id: number }>(
    `insert into plano_ciclo (nr_seq_plano, nr_ordem, ds_ciclo, km_intervalo, qt_dias, qt_horas)
     values ($1, $2, $3, $4, $5, $6) returning nr_sequencial as id`,
    [
      plan,
      place + 1,
      cycle.name ?? `C${place + 1}`,
      cycle.meter ?? null,
      cycle.days ?? null,
      cycle.hours ?? null,
    ],
  );
  for (const [name, quantity] of Object.entries(cycle.parts ?? {}))
    await api.sql(
      `insert into plano_ciclo_item (nr_seq_ciclo, nr_seq_item, qt_quantidade) values ($1, $2, $3)`,
      [made?.id, await partNamed(api, name), quantity],
    );
  return made?.id ?? 0;
}

/** Number of a part of the branch's stock, made when there is none of that name; its stock is set when given. */
export async function partNamed(api: Api, name: string, stock?: number): Promise<number> {
  const [part] = await api.sql<{ id: number }>(
    `insert into item (ds_item, nr_tipo) values ($1, 4)
     on conflict (nr_tipo, ds_item) do update set st_status = 'A' returning nr_sequencial as id`,
    [name],
  );
  if (stock !== undefined)
    await api.sql(
      `with guardado as (
         insert into estoque (nr_seq_filial, nr_seq_item, ds_codigoitem, qt_saldo) values (1, $1::int, 'P' || $1, $2)
         on conflict (nr_seq_filial, nr_seq_item) do update set qt_saldo = excluded.qt_saldo
         returning nr_sequencial, qt_saldo)
       insert into estoque_movimento (nr_seq_estoque, qt_movimento, tp_movimento)
       select nr_sequencial, falta, case when falta > 0 then 'E' else 'S' end
         from (select g.nr_sequencial, g.qt_saldo - coalesce(sum(m.qt_movimento), 0) as falta
                 from guardado g
                 left join estoque_movimento m on m.nr_seq_estoque = g.nr_sequencial
                group by g.nr_sequencial, g.qt_saldo) a
        where falta <> 0`,
      [part?.id, stock],
    );
  return part?.id ?? 0;
}
