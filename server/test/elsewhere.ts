import type { Api } from './api.ts';
import { planVehicle } from './due-plans.ts';
import { stockPart } from './inventory.ts';
import { addStock, dressVehicle } from './tyres.ts';

/** What a branch has beside its orders, by its numbers. */
export interface Things {
  plate: string;
  mounted: { id: number; fire: string };
  /** In stock, and away at a supplier. */
  stored: number;
  away: number;
  /** What was read of the mounted one; departures: one that lasts, one that has ended. */
  read: number;
  out: number;
  back: number;
  /** The movement of the mounted one. */
  moved: number;
  /** Why a tyre may be scrapped, in any branch. */
  reason: number;
  part: { id: number; code: string };
  inventory: number;
  heldReading: number;
  reading: number;
  /** Photo of the vehicle. */
  photo: number;
  /** Document of the vehicle; it has expired. */
  document: number;
  planned: { plate: string; place: number; cycle: number; plan: number };
  bodywork: { plate: string; place: number; cycle: number };
  predicted: { plate: string; place: number };
}

/** One of each in a branch. */
export async function thingsOf(api: Api, branch: number): Promise<Things> {
  const id = async (text: string, values: unknown[]) =>
    (await api.sql<{ id: number }>(`${text} returning nr_sequencial as id`, values))[0]?.id ?? 0;
  const { plate, tyres } = await dressVehicle(api, 'TOCO', { branch, empty: ['2DI'] });
  const mounted = tyres['1EE'] ?? { id: 0, fire: '' };
  // Worn unevenly: a finding.
  await api.sql('update pneu set vl_mm = array[16, 15, 14, 13.5] where nr_sequencial = $1', [mounted.id]);
  const read = await id(
    `with evento as (
       insert into pneu_evento (tp_evento, nr_placa, km_informado)
       select 'A', nr_placa, km_atual from veiculo where nr_placa = $1 returning nr_sequencial)
     insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm)
     select nr_sequencial, $2, 1, 'EE', 1, array[16, 15, 14, 13.5] from evento`,
    [plate, mounted.id],
  );
  const leaves = (pneu: number, days: number | null) =>
    id(
      `insert into pneu_destino (nr_seq_pneu, tp_destino, nr_seq_fornecedor, nr_seq_item, nr_vida, dt_envio, dt_retorno)
       select $1, 'S', 31, min(nr_sequencial), 1, current_date - 1, current_date - $2::int from item where tp_pneu = 'S'`,
      [pneu, days],
    );
  const away = (await addStock(api, { branch })).id;
  const out = await leaves(away, null);
  const back = await leaves((await addStock(api, { branch })).id, 0);
  const moved = await id("insert into pneu_movimento (tp_movimento) values ('I')", []);
  await api.sql('update pneu_aplicacao set nr_seq_movimento_entrada = $1 where nr_seq_pneu = $2', [
    moved,
    mounted.id,
  ]);
  const [reason] = await api.sql<{ id: number }>(
    "select min(nr_sequencial) as id from motivo where tp_motivo = 'DESCARTE'",
  );
  const part = await stockPart(api, { branch });
  const inventory = await id('insert into inventario (nr_seq_filial) values ($1)', [branch]);
  await api.sql('insert into inventario_item (nr_seq_inventario, nr_seq_estoque) values ($1, $2)', [
    inventory,
    part.id,
  ]);
  const heldReading = await id(
    `insert into leitura_retida (nr_placa, dt_leitura, km, tp_origem, ds_motivo)
     values ($1, now() - interval '1 day', 190000, 'T', 'SALTO')`,
    [plate],
  );
  const reading = await id(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     select nr_placa, now() - interval '2 days', km_atual, 'M' from veiculo where nr_placa = $1`,
    [plate],
  );
  const photo = await id(
    `insert into anexo (nr_placa, cd_foto, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor)
     select $1::text, gen_random_uuid(), 'V', 'foto.jpg', 1, 'image/jpeg', 'foto de ' || $1, min(nr_sequencial) from g_clifor`,
    [plate],
  );
  const document = await id(
    `with arquivo as (
       insert into anexo (nr_placa, tp_origem, ds_nome, qt_tamanho, tp_mime, ds_arquivo, nr_seq_clifor)
       select $1::text, 'D', 'crlv.pdf', 1, 'application/pdf', 'documento de ' || $1, min(nr_sequencial) from g_clifor
       returning nr_sequencial, nr_seq_clifor)
     insert into veiculo_documento (nr_placa, tp_documento, dt_validade, nr_seq_anexo, nr_seq_clifor)
     select $1, 'CRLV', current_date - 9, nr_sequencial, nr_seq_clifor from arquivo`,
    [plate],
  );
  const planned = await planVehicle(api, { branch });
  const bodywork = await planVehicle(api, { branch, kind: 'R' });
  const predicted = await planVehicle(api, { branch, kind: 'P' });
  return {
    plate,
    mounted,
    stored: (await addStock(api, { branch })).id,
    away,
    read: Number(read),
    out,
    back,
    moved,
    reason: reason?.id ?? 0,
    part,
    inventory,
    heldReading: Number(heldReading),
    reading: Number(reading),
    photo: Number(photo),
    document: Number(document),
    planned: {
      plate: planned.plate,
      place: planned.vehiclePlan,
      cycle: planned.cycles[0] ?? 0,
      plan: planned.plan,
    },
    bodywork: { plate: bodywork.plate, place: bodywork.vehiclePlan, cycle: bodywork.cycles[0] ?? 0 },
    predicted: { plate: predicted.plate, place: predicted.vehiclePlan },
  };
}

/** Numbers nothing bears. */
export const nothing: Things = {
  plate: 'ZZZ9Z99',
  mounted: { id: 999_999_999, fire: 'NENHUM' },
  stored: 999_999_999,
  away: 999_999_999,
  read: 999_999_999,
  out: 999_999_999,
  back: 999_999_999,
  moved: 999_999_999,
  reason: 999_999_999,
  part: { id: 999_999_999, code: 'NENHUM' },
  inventory: 999_999_999,
  heldReading: 999_999_999,
  reading: 999_999_999,
  photo: 999_999_999,
  document: 999_999_999,
  planned: { plate: 'ZZZ9Z99', place: 999_999_999, cycle: 999_999_999, plan: 999_999_999 },
  bodywork: { plate: 'ZZZ9Z99', place: 999_999_999, cycle: 999_999_999 },
  predicted: { plate: 'ZZZ9Z99', place: 999_999_999 },
};
