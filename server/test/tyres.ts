import type { Api } from './api.ts';

interface Dress {
  branch?: number;
  /** Depths of every tyre. */
  depths?: readonly number[];
  /** Positions left empty, as '2DI'. */
  empty?: readonly string[];
  /** Positions beyond the layout that hold a tyre, as '7EE'. */
  beside?: readonly string[];
}

export interface Dressed {
  plate: string;
  /** Tyre on each position: '1EE' → its number and fire number. */
  tyres: Record<string, { id: number; fire: string }>;
}

let serial = 0;

/** A vehicle of a type at 100,000 km with a tyre on each of its positions, all in their first life. */
export async function dressVehicle(api: Api, type: string, dress: Dress = {}): Promise<Dressed> {
  serial += 1;
  const plate = `Z${process.pid % 10_000}X${serial}`;
  const { branch = 1, depths = [16, 16, 16, 16], empty = [], beside = [] } = dress;
  await api.sql('insert into veiculo (nr_placa, cd_tipoveiculo, km_atual) values ($1, $2, 100000)', [
    plate,
    type,
  ]);
  await api.sql('insert into veiculo_filial (nr_placa, nr_seq_filial) values ($1, $2)', [plate, branch]);
  await api.sql(
    "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '40 days', 100000, 'T')",
    [plate],
  );
  const positions = await api.sql<{ lugar: string; nr_posicao: number; ds_lado: string }>(
    `select nr_posicao || ds_lado as lugar, nr_posicao, ds_lado from tipo_veiculo_posicao where cd_tipoveiculo = $1
      union all
     select lugar, substring(lugar, '^\\d+')::int, substring(lugar, '[A-Z]+$') from unnest($2::text[]) lugar`,
    [type, beside],
  );
  const tyres: Dressed['tyres'] = {};
  for (const { lugar, nr_posicao, ds_lado } of positions.filter(
    (position) => !empty.includes(position.lugar),
  )) {
    const fire = `${plate}-${lugar}`;
    const [tyre] = await api.sql<{ id: number }>(
      `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm)
       values ($1, $2, 'MICHELIN', '295/80R22.5', 'X MULTI D', $3) returning nr_sequencial as id`,
      [fire, branch, depths],
    );
    if (tyre === undefined) throw new Error('no tyre');
    await api.sql(
      `insert into pneu_aplicacao (nr_seq_pneu, nr_placa, nr_posicao, ds_lado, nr_vida, km_entrada, vl_mm_entrada, dt_entrada)
       values ($1, $2, $3, $4, 1, 90000, $5, now() - interval '60 days')`,
      [tyre.id, plate, nr_posicao, ds_lado, depths],
    );
    tyres[lugar] = { id: tyre.id, fire };
  }
  return { plate, tyres };
}

/** A tyre in stock of a branch. */
export async function addStock(
  api: Api,
  {
    branch = 1,
    depths = [16, 16, 16, 16],
    life = 1,
  }: { branch?: number; depths?: readonly number[]; life?: number } = {},
): Promise<{ id: number; fire: string }> {
  serial += 1;
  const fire = `E${process.pid % 10_000}-${serial}`;
  const [tyre] = await api.sql<{ id: number }>(
    `insert into pneu (nr_fogo, nr_seq_filial, ds_marca, ds_medida, ds_modelo, vl_mm, nr_vida)
     values ($1, $2, 'MICHELIN', '295/80R22.5', 'X MULTI Z', $3, $4) returning nr_sequencial as id`,
    [fire, branch, depths, life],
  );
  if (tyre === undefined) throw new Error('no tyre');
  return { id: tyre.id, fire };
}

/** Where a tyre is, as the product tells it. */
export async function situationOf(api: Api, tyre: number): Promise<string | undefined> {
  const [row] = await api.sql<{ st_pneu: string }>(
    'select st_pneu from pneu_situacao where nr_seq_pneu = $1',
    [tyre],
  );
  return row?.st_pneu;
}

/** What a tyre left the stock for, in order. */
export const departuresOf = (api: Api, tyre: number) =>
  api.sql(
    `select tp_destino, nr_seq_fornecedor, nr_seq_item, cd_motivos, ds_observacao, dt_envio, dt_retorno, nr_vida,
            vl_servico::float8, vl_mm_retorno::float8[] as volta, nr_seq_clifor_envio as quem_enviou,
            nr_seq_clifor_retorno as quem_recebeu
       from pneu_destino where nr_seq_pneu = $1 order by nr_sequencial`,
    [tyre],
  );

/** Where a tyre was mounted, in order. */
export const intervalsOf = (api: Api, tyre: number) =>
  api.sql(
    `select nr_placa, nr_posicao || ds_lado as posicao, nr_vida, km_entrada, vl_mm_entrada::float8[] as entrada, km_saida,
            vl_mm_saida::float8[] as saida, dt_saida is not null as fechada, nr_seq_clifor_entrada as quem_pos,
            nr_seq_clifor_saida as quem_tirou, ds_motivo
       from pneu_aplicacao where nr_seq_pneu = $1 order by nr_sequencial`,
    [tyre],
  );

/** Meter readings the tyre shop left on a vehicle. */
export const readingsOf = (api: Api, plate: string) =>
  api.sql("select km, nr_seq_clifor from km_leitura where nr_placa = $1 and tp_origem = 'P'", [plate]);
