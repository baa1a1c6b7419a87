import { type Sql, sql } from '../../core/db/sql.ts';

/** Names of a vehicle's branches. */
export const branchNames = (plate: Sql): Sql => sql`
  coalesce((select string_agg(f.ds_filial, ', ' order by f.nr_sequencial)
              from veiculo_filial vf join filial f on f.nr_sequencial = vf.nr_seq_filial
             where vf.nr_placa = ${plate}), '')`;
