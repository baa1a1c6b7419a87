import type { RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many, sql } from '../../core/db/sql.ts';
import { tables } from '../../core/records/cells.queries.ts';
import type { Change } from '../../core/records/cells.rules.ts';
import { bool, row, text } from '../../core/row.ts';
import type { Lines } from './undo.queries.ts';

/** Tables with parts of a record, beside its own, and the column that names it. */
const parts: Partial<Record<RecordKind, readonly (readonly [table: string, column: string])[]>> = {
  vehicles: [['veiculo_filial', 'nr_placa']],
  types: [['tipo_veiculo_posicao', 'cd_tipoveiculo']],
  people: [
    ['clifor_filial', 'nr_seq_clifor'],
    ['clifor_cadastro', 'nr_seq_clifor'],
  ],
  suppliers: [
    ['clifor_filial', 'nr_seq_clifor'],
    ['fornecedor_contato', 'nr_seq_fornecedor'],
  ],
  items: [['item_substituto', 'nr_seq_item']],
};

const Touched = row({ id: text, fresh: bool });

/** Records lines of an intake wrote to, and whether they made them. */
export async function listTouched(tx: CompanyDb, kind: RecordKind, { intake, lines }: Lines) {
  const own = tables[kind];
  const names = [own, ...(parts[kind] ?? [])].map(
    ([table, column]) => sql`when ${sql.lit(table)} then f.js_linha ->> ${sql.lit(column)}`,
  );
  return many(tx, Touched)`
    select t.id, bool_or(t.fresh) as fresh
      from (select case f.ds_tabela ${sql.join(names, ' ')} end as id, f.ds_tabela = ${own[0]} and f.js_antes is null as fresh
              from carga_feita f
             where f.nr_seq_carga = ${intake} and f.nr_linha = any (${lines}::int[]) and f.cd_fica is null) t
     where t.id is not null
     group by t.id`;
}

/** What became of a record. */
export interface HistoryRow {
  id: string;
  fresh: boolean;
  changes: readonly Change[];
}

/** Adds to the history of records what an intake wrote, or its undoing. */
export async function insertHistory(
  tx: CompanyDb,
  { intake, kind, undone }: { intake: number; kind: RecordKind; undone: boolean },
  rows: readonly HistoryRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await execute(tx)`
    insert into cadastro_mudanca (tp_cadastro, cd_registro, nr_seq_clifor, st_nova, js_mudancas, nr_seq_carga, st_desfeita)
    select ${kind}, r.id, p.nr_seq_clifor_carga, case when r.fresh then 'S' else 'N' end, r.changes, ${intake},
           ${undone ? 'S' : 'N'}
      from parametro p
     cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, fresh boolean, changes jsonb)`;
}
