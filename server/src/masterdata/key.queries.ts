import { keyOf, type RecordKind } from '@terminal/contract';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, type Sql, sql } from '../core/db/sql.ts';
import type { Cells } from '../core/records/cells.rules.ts';

/**
 * How a record takes another key, by which files and forms find it. A vehicle keeps its life under another plate: what refers to
 * it follows (on update cascade).
 */
const renamings: Partial<Record<RecordKind, (id: string, key: Cells) => Sql>> = {
  vehicles: (id, { placa }) => sql`update veiculo set nr_placa = ${placa} where nr_placa = ${id}`,
  people: (id, { matricula }) =>
    sql`update g_clifor set nr_matricula = ${matricula} where nr_sequencial = ${id}::int`,
  items: (id, { nome }) => sql`update item set ds_item = ${nome} where nr_sequencial = ${id}::int`,
  segments: (id, { segmento }) =>
    sql`update segmento set ds_grupo = ${segmento} where nr_sequencial = ${id}::int`,
  problems: (id, { problema, segmento }) => sql`
    update conjunto set ds_conjunto = ${problema},
           nr_seq_segmento = (select nr_sequencial from segmento where busca(ds_grupo) = busca(${segmento}::text))
     where nr_sequencial = ${id}::int`,
  branches: (id, { filial }) => sql`update filial set ds_filial = ${filial} where nr_sequencial = ${id}::int`,
  designs: (id, { marca, modelo, medida }) => sql`
    update pneu_modelo set ds_marca = ${marca}, ds_modelo = ${modelo}, ds_medida = ${medida} where nr_sequencial = ${id}::int`,
  operations: (id, { operacao }) =>
    sql`update operacao set ds_projeto = ${operacao} where nr_sequencial = ${id}::int`,
  holidays: (id, { data, filial }) => sql`
    update feriado set dt_feriado = to_date(${data}, 'DD/MM/YYYY'),
           nr_seq_filial = (select nr_sequencial from filial where ds_filial = ${filial})
     where nr_sequencial = ${id}::int`,
  shifts: (id, { turno }) => sql`update turno set ds_turno = ${turno} where nr_sequencial = ${id}::int`,
  reasons: (id, { motivo }) => sql`update motivo set ds_motivo = ${motivo} where nr_sequencial = ${id}::int`,
};

/** Gives a record another key, where it is another. */
export async function rename(
  tx: CompanyDb,
  kind: RecordKind,
  { id, celulas }: { id: string; celulas: Cells },
  key: Cells,
): Promise<void> {
  const renaming = renamings[kind]?.(id, key);
  const isOther = keyOf(kind).columns.some((column) => celulas[column] !== key[column]);
  if (isOther && renaming !== undefined) await execute(tx)`${renaming}`;
}
