import type pg from 'pg';

/** Tables the sample data fills; each after those it refers to. */
const tableOrder = [
  'filial',
  'g_clifor',
  'clifor_filial',
  'operacao',
  'tipo_veiculo',
  'tipo_veiculo_posicao',
  'veiculo',
  'veiculo_filial',
  'km_leitura',
  'segmento',
  'item',
  'conjunto',
  'pneu_achado_problema',
  'plano',
  'plano_ciclo',
  'plano_ciclo_item',
  'veiculo_plano',
  'pneu',
  'pneu_aplicacao',
  'pneu_evento',
  'pneu_leitura',
  'pneu_destino',
  'estoque',
  'socorro_emrota',
  'os',
  'plano_historico',
  'leitura_retida',
  'os_item',
  'os_preco',
  'execucao',
  'os_comentario',
  'ordem_compra',
  'pesquisa',
  'integracao',
  'estoque_movimento',
  'evento',
] as const;

export type Table = (typeof tableOrder)[number];
/** A row that is to be, its values by column; the database knows which there are. */
interface NewRow {
  readonly nr_sequencial?: number;
  readonly [column: string]: unknown;
}
/** Rows by table; written in the order of `tableOrder`. */
export type Rows = { [T in Table]?: NewRow[] };

/** Rows of one statement: few enough to keep memory small, many enough to be quick. */
const rowsAtOnce = 20_000;

/** Adds a row to a buffer. */
export function add(rows: Rows, table: Table, row: NewRow): void {
  rows[table] ??= [];
  rows[table].push(row);
}

/** Writes a buffer. Rows of one table all have the same columns; columns they leave out get their defaults. */
export async function insertRows(client: pg.ClientBase, rows: Rows): Promise<void> {
  for (const table of tableOrder) {
    const all = rows[table] ?? [];
    for (let start = 0; start < all.length; start += rowsAtOnce) {
      await insertSome(client, table, all.slice(start, start + rowsAtOnce));
    }
  }
}

async function insertSome(client: pg.ClientBase, table: Table, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

/** Sets every counter of generated numbers behind the numbers in use. */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tabela: string; coluna: string }>(
    `select c.relname as tabela, a.attname as coluna
       from pg_attribute a
       join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      where c.relnamespace = 'public'::regnamespace and a.attidentity = 'd'
      order by c.relname`,
  );
  for (const { tabela, coluna } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(max(${coluna}), nextval(pg_get_serial_sequence($1, $2))))
         from ${tabela} having max(${coluna}) is not null`,
      [tabela, coluna],
    );
  }
}
