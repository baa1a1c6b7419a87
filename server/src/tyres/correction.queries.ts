import { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, one, sql } from '../core/db/sql.ts';
import { inBranch } from '../core/fleet.queries.ts';
import { bool, number, row, text } from '../core/row.ts';

/** A measurement of a tyre to be corrected. */
export const RecordedReading = row({
  nr_sequencial: number,
  nr_seq_evento: number,
  nr_seq_pneu: number,
  nr_fogo: text,
  nr_seq_filial: number,
  /** Where the tyre is mounted now; null: nowhere. */
  nr_placa: text.nullable(),
  /** A depths, C a pressure. */
  tp_evento: z.enum(['A', 'C']),
  vl_mm: number.array().nullable(),
  calibragem: number.nullable(),
  /** Depths of the same life recorded before and after it; null: none. */
  antes: number.array().nullable(),
  depois: number.array().nullable(),
  /** Wear in mm per 1,000 units as known before it, and usage since the previous measurement. */
  vl_taxa: number.nullable(),
  qt_desde: number,
  tp_medidor: z.enum(['K', 'H']),
  st_vale: bool,
});
export type RecordedReading = z.infer<typeof RecordedReading>;

/** What was read of a tyre of the branch, or of one on a vehicle of the branch. */
export async function findReading(
  tx: CompanyDb,
  id: number,
  branch: number,
): Promise<RecordedReading | undefined> {
  return maybe(tx, RecordedReading)`
    select l.nr_sequencial, l.nr_seq_evento, l.nr_seq_pneu, p.nr_fogo, p.nr_seq_filial, s.nr_placa, e.tp_evento,
           to_json(l.vl_mm) as vl_mm, l.calibragem::float8 as calibragem,
           to_json(pneu_sulcos_em(l.nr_seq_pneu, l.nr_vida, e.dt_evento)) as antes,
           (select to_json(f.vl_mm) from pneu_sulco f
             where f.nr_seq_pneu = l.nr_seq_pneu and f.nr_vida = l.nr_vida and f.dt_fato > e.dt_evento
             order by f.dt_fato limit 1) as depois,
           g.vl_taxa::float8 as vl_taxa, l.qt_rodado - coalesce(g.qt_lido, 0) as qt_desde, t.tp_medidor,
           l.dt_substituida is null as st_vale
      from pneu_leitura l
      join pneu_evento e on e.nr_sequencial = l.nr_seq_evento
      join veiculo v on v.nr_placa = e.nr_placa
      join tipo_veiculo t on t.cd_tipoveiculo = v.cd_tipoveiculo
      left join lateral pneu_desgaste(l.nr_seq_pneu, l.nr_vida, e.dt_evento) g on true
      join pneu p on p.nr_sequencial = l.nr_seq_pneu
      join pneu_situacao s on s.nr_seq_pneu = p.nr_sequencial
     where l.nr_sequencial = ${id}
       and (p.nr_seq_filial = ${branch}
            or ${inBranch(sql`s.nr_placa`, branch)})`;
}

/** Locks a tyre, serialising movements, departures and corrections. */
export async function lockTyre(tx: CompanyDb, tyre: number): Promise<void> {
  await execute(tx)`select from pneu where nr_sequencial = ${tyre} for update`;
}

/** A reading stands no longer. */
export async function updateReplaced(tx: CompanyDb, id: number): Promise<void> {
  await execute(tx)`update pneu_leitura set dt_substituida = now() where nr_sequencial = ${id}`;
}

/** Inserts the reading that replaces another. @returns its number */
export async function insertReplacement(
  tx: CompanyDb,
  wrong: number,
  right: { vl_mm: readonly number[] | null; calibragem: number | null },
): Promise<number> {
  return one(tx, number)`
    insert into pneu_leitura (nr_seq_evento, nr_seq_pneu, nr_posicao, ds_lado, nr_vida, vl_mm, calibragem)
    select l.nr_seq_evento, l.nr_seq_pneu, l.nr_posicao, l.ds_lado, l.nr_vida, ${right.vl_mm}::numeric(4, 1)[],
           ${right.calibragem}::numeric(5, 1)
      from pneu_leitura l
     where l.nr_sequencial = ${wrong}
    returning nr_sequencial::int`;
}

/** Marks an event without any valid measurement as void, so that it is not counted. */
export async function updateEmptied(tx: CompanyDb, event: number): Promise<void> {
  await execute(tx)`
    update pneu_evento e set dt_substituida = now()
     where e.nr_sequencial = ${event}
       and not exists (select from pneu_leitura_valida l where l.nr_seq_evento = e.nr_sequencial)`;
}

/** Recomputes data derived from a tyre's facts. */
export async function rewriteTyre(tx: CompanyDb, tyre: number): Promise<void> {
  await execute(tx)`select pneu_refaz(${tyre})`;
}
