import { type RawBuilder, sql } from 'kysely';

/** Whether a vehicle is one of a branch; null: of any. */
export const inBranch = (plate: RawBuilder<unknown>, branch: number | null): RawBuilder<boolean> =>
  branch === null
    ? sql`true`
    : sql<boolean>`exists (select from veiculo_filial vf where vf.nr_placa = ${plate} and vf.nr_seq_filial = ${branch})`;

/** Whether a vehicle is of the branches a person may sign in to: whose standing he sees and keeps; null: of any. */
export const inBranchesOf = (plate: RawBuilder<unknown>, person: number | null): RawBuilder<boolean> =>
  person === null
    ? sql`true`
    : sql<boolean>`
        exists (select from veiculo_filial vf
                  join clifor_filial cf on cf.nr_seq_filial = vf.nr_seq_filial and cf.nr_seq_clifor = ${person}
                 where vf.nr_placa = ${plate})`;

/** Branches of a vehicle. */
export const branchesOf = (plate: RawBuilder<unknown>): RawBuilder<number[]> => sql<number[]>`
  array(select vf.nr_seq_filial from veiculo_filial vf where vf.nr_placa = ${plate} order by 1)`;
