import type { Api } from './api.ts';

/** What a test order looks like; the rest is ordinary: internal, fleet, approved, open, branch 1. */
interface Wanted {
  branch?: number;
  state?: 'A' | 'P' | 'L' | 'R' | 'E';
  origin?: 'I' | 'E';
  approved?: 'S' | 'N';
  supplier?: number;
  department?: 'FROTA' | 'ARMAZEM';
  type?: string;
  /** How many executable services it has; one by default. */
  services?: number;
  rescue?: boolean;
  /** Reopened just now. */
  reopened?: boolean;
  openedDaysAgo?: number;
}

let serial = 0;

/** Puts an order with a vehicle of its own into the company database. */
export async function makeOrder(
  api: Api,
  wanted: Wanted = {},
): Promise<{ order: number; items: number[]; plate: string }> {
  serial += 1;
  const plate = `T${process.pid % 1000}X${serial}`;
  const warehouse = wanted.department === 'ARMAZEM';
  const [type] = await api.sql<{ cd_tipoveiculo: string }>(
    'select cd_tipoveiculo from tipo_veiculo where departamento = $1 order by 1 limit 1',
    [wanted.department ?? 'FROTA'],
  );
  await api.sql(
    `insert into veiculo (nr_placa, cd_tipoveiculo, km_atual, cd_trava) values ($1, $2, 5230, $3)`,
    [plate, type?.cd_tipoveiculo, warehouse ? 'TRAVA-1' : null],
  );
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [
    plate,
    wanted.branch ?? 1,
  ]);
  const order = await insertOrder(api, plate, wanted);
  const items: number[] = [];
  for (let n = 0; n < (wanted.services ?? 1); n += 1) items.push(await addService(api, order, n));
  return { order, items, plate };
}

async function insertOrder(api: Api, plate: string, wanted: Wanted): Promise<number> {
  const rescue = wanted.rescue === true ? await insertRescue(api, plate) : null;
  const closed = wanted.state === 'R' || wanted.state === 'E';
  const [row] = await api.sql<{ nr_sequencial: string }>(
    `insert into os (nr_seq_filial, nr_placa, nr_seq_tipo, departamento_os, st_os, st_origem, liberado, nr_conjunto,
                     nr_seq_criticidade, hr_sla, nr_seq_fornecedor, nr_seq_socorro_emrota, km_atual, dt_os, dt_inicial,
                     dt_final, dt_reabertura, nr_seq_motivo_cancelamento)
     select $1, $2, $3, $4, $5::char, $6, $7, c.nr_sequencial, c.nr_seq_criticidade, interval '4 hours', $8, $9, 5230,
            now() - make_interval(days => $10), case when $5::char in ('P', 'L') then now() end,
            case when $11 then now() end, case when $12 then now() end,
            case when $5::char = 'E' then (select min(nr_sequencial) from motivo where tp_motivo = 'CANCELAMENTO') end
       from (select nr_sequencial, nr_seq_criticidade from conjunto order by 1 limit 1) c
     returning nr_sequencial`,
    [
      wanted.branch ?? 1,
      plate,
      wanted.type ?? '1',
      wanted.department ?? 'FROTA',
      wanted.state ?? 'A',
      wanted.origin ?? 'I',
      wanted.approved ?? 'S',
      wanted.supplier ?? null,
      rescue,
      wanted.openedDaysAgo ?? 0,
      closed,
      wanted.reopened ?? false,
    ],
  );
  return Number(row?.nr_sequencial);
}

async function insertRescue(api: Api, plate: string): Promise<number | undefined> {
  const [row] = await api.sql<{ nr_sequencial: number }>(
    "insert into socorro_emrota (nr_placa, nr_telefone) values ($1, '41999990000') returning nr_sequencial",
    [plate],
  );
  return row?.nr_sequencial;
}

async function addService(api: Api, order: number, place: number): Promise<number> {
  const [row] = await api.sql<{ nr_sequencial: string }>(
    `insert into os_item (nr_seq_os, nr_seq_item, qt_quantidade)
     select $1, nr_sequencial, 1 from item where nr_tipo = 3 and st_habilita_execucao = 'S'
      order by nr_sequencial limit 1 offset $2
     returning nr_sequencial`,
    [order, place],
  );
  return Number(row?.nr_sequencial);
}
