import { withConnection } from './connection.ts';
import { addressOf } from './pools.ts';
import { type Admin, CompanyError, type ProvisionOptions } from './provision.ts';
import { ownerRole } from './roles.ts';

/**
 * The host routines of a company are asked for at; with a host it is written down first.
 * @param host undefined: stays as it is; null: none from now on
 * @throws CompanyError when there is no such company
 */
export async function companyHost(
  admin: Admin,
  options: ProvisionOptions,
  name: string,
  host: string | null | undefined,
): Promise<{ id: number; name: string; host: string | null }> {
  return withConnection(addressOf(admin.url, options.controlDatabase), async (client) => {
    await client.query(`set role ${ownerRole}`);
    const { rows } = await client.query<{ id: number; name: string; host: string | null }>(
      `update empresa set ds_host = case when $2 then $3 else ds_host end
        where upper(ds_empresa) = upper($1)
       returning nr_sequencial as id, ds_empresa as name, ds_host as host`,
      [name, host !== undefined, host ?? null],
    );
    const [row] = rows;
    if (row === undefined) throw new CompanyError(`There is no company ${name}.`);
    return row;
  });
}
