import type { CompanyDb } from './db/pools.ts';
import { execute, maybe } from './db/sql.ts';
import { bytes, row, text } from './row.ts';

const Sealed = row({ bt_segredo: bytes, cd_chave: text });

/** The sealed client secret of a company, and the mark of its key; undefined: its accounts have no provider. */
export const findSealed = (db: CompanyDb) =>
  maybe(db, Sealed)`select bt_segredo, cd_chave from conta_empresa`;

/** Keeps the secret sealed with the present key, unless it was changed meanwhile. */
export async function updateSealed(
  db: CompanyDb,
  { before, sealed, mark }: { before: Buffer; sealed: Buffer; mark: string },
): Promise<void> {
  await execute(db)`
    update conta_empresa set bt_segredo = ${sealed}, cd_chave = ${mark} where bt_segredo = ${before}`;
}
