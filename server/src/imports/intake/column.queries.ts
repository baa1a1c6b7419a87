import { type IntakeKind, intakeOrder, type Remembered } from '@terminal/contract';
import { z } from 'zod';
import type { CompanyDb } from '../../core/db/pools.ts';
import { execute, many } from '../../core/db/sql.ts';
import { row, text } from '../../core/row.ts';

/** Columns of a kind assigned to heads by hand. */
export async function findRemembered(db: CompanyDb, kind: IntakeKind): Promise<Remembered> {
  const all = await listRemembered(db);
  return Object.fromEntries(
    all
      .filter(({ tp_carga }) => tp_carga === kind)
      .map(({ ds_cabecalho, ds_coluna }) => [ds_cabecalho, ds_coluna]),
  );
}

const RememberedRow = row({ tp_carga: z.enum(intakeOrder), ds_cabecalho: text, ds_coluna: text });

/** Columns of all kinds assigned to heads by hand. */
export async function listRemembered(
  db: CompanyDb,
): Promise<{ tp_carga: IntakeKind; ds_cabecalho: string; ds_coluna: string }[]> {
  return many(db, RememberedRow)`
    select tp_carga, ds_cabecalho, ds_coluna from carga_coluna order by tp_carga, ds_cabecalho`;
}

/** Stores assignments of columns to heads, replacing earlier ones of the same heads or columns. */
export async function saveRemembered(
  db: CompanyDb,
  kind: IntakeKind,
  columns: readonly { head: string; column: string }[],
): Promise<void> {
  await execute(db)`
    with ditas as (
      select * from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as d (head text, "column" text))
    insert into carga_coluna (tp_carga, ds_cabecalho, ds_coluna)
    select distinct on (head) ${kind}, head, "column" from ditas
        on conflict (tp_carga, ds_cabecalho) do update set ds_coluna = excluded.ds_coluna`;
}
