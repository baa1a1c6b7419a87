import type { CompanyDb } from './db/pools.ts';
import { execute, type Sql, sql } from './db/sql.ts';

/**
 * Kind of the corrected fact: KM meter reading, DISPENSA dispensation of a plan's item, PRECO price told at the end of work,
 * COMENTARIO and ANEXO comment and file of an order, NOTA note of its work, DOCUMENTO document of a vehicle; of tyres: depths, pressure, movement, scrapping, return. The database
 * allows the same (`correcao_fato`).
 */
export const factKinds = [
  'KM',
  'SULCO',
  'CALIBRAGEM',
  'MOVIMENTO',
  'DESCARTE',
  'RETORNO',
  'DISPENSA',
  'PRECO',
  'COMENTARIO',
  'ANEXO',
  'NOTA',
  'DOCUMENTO',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Records that a fact was wrong: what replaces it (null: nothing), who corrected it and why. */
export async function insertCorrection(
  tx: CompanyDb,
  kind: FactKind,
  correction: { wrong: number; right: number | null; reason: string; person: number },
): Promise<void> {
  await execute(tx)`
    insert into correcao (tp_fato, nr_seq_fato, nr_seq_novo, ds_motivo, nr_seq_clifor, dt_correcao)
    values (${kind}, ${correction.wrong}, ${correction.right}, ${correction.reason}, ${correction.person}, feito_em())`;
}

/** The correction of a fact for lists; null: not corrected. */
export const correctionOf = (kinds: readonly FactKind[], fact: Sql): Sql => sql`
  (select json_build_object('nr_seq_novo', k.nr_seq_novo, 'ds_motivo', k.ds_motivo, 'dt_correcao', k.dt_correcao,
                            'ds_colaborador', q.ds_colaborador)
     from correcao k
     join g_clifor q on q.nr_sequencial = k.nr_seq_clifor
    where k.tp_fato in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) and k.nr_seq_fato = ${fact})`;
