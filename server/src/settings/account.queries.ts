import type { z } from 'zod';
import type { CompanyDb } from '../core/db/pools.ts';
import { execute, maybe, sql } from '../core/db/sql.ts';
import { bytes, row, text, yesNo } from '../core/row.ts';

const AccountRow = row({
  ds_emissor: text,
  ds_cliente: text,
  bt_segredo: bytes,
  cd_chave: text,
  st_ativa: yesNo,
  st_verificado: yesNo,
});
export type AccountRow = z.infer<typeof AccountRow>;

/** The provider of the company's accounts. @param held until the end of the transaction: nobody else changes it meanwhile */
export function findAccount(db: CompanyDb, held = false): Promise<AccountRow | undefined> {
  return maybe(db, AccountRow)`
    select ds_emissor, ds_cliente, bt_segredo, cd_chave, st_ativa, st_verificado
      from conta_empresa ${held ? sql`for update` : sql``}`;
}

/** Takes the provider away, with its secret. */
export async function deleteAccount(tx: CompanyDb): Promise<void> {
  await execute(tx)`delete from conta_empresa`;
}

/** Keeps the provider. */
export async function upsertAccount(tx: CompanyDb, account: AccountRow): Promise<void> {
  await execute(tx)`
    insert into conta_empresa (ds_emissor, ds_cliente, bt_segredo, cd_chave, st_ativa, st_verificado)
    values (${account.ds_emissor}, ${account.ds_cliente}, ${account.bt_segredo}, ${account.cd_chave},
            ${account.st_ativa}, ${account.st_verificado})
    on conflict (id) do update
       set ds_emissor = excluded.ds_emissor, ds_cliente = excluded.ds_cliente, bt_segredo = excluded.bt_segredo,
           cd_chave = excluded.cd_chave, st_ativa = excluded.st_ativa, st_verificado = excluded.st_verificado`;
}
