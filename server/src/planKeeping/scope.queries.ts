import { type RawBuilder, sql } from 'kysely';

/** Vehicles of the branches a person may sign in to: whose standing he sees and keeps. */
export const inScope = (person: number, plate: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from veiculo_filial vf
            join clifor_filial cf on cf.nr_seq_filial = vf.nr_seq_filial and cf.nr_seq_clifor = ${person}
           where vf.nr_placa = ${plate})`;

/** Names of a vehicle's branches. */
export const branchNames = (plate: RawBuilder<unknown>): RawBuilder<string> => sql<string>`
  coalesce((select string_agg(f.ds_filial, ', ' order by f.nr_sequencial)
              from veiculo_filial vf join filial f on f.nr_sequencial = vf.nr_seq_filial
             where vf.nr_placa = ${plate}), '')`;
