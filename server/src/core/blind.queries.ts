import { type RawBuilder, sql } from 'kysely';

/** Who looks at balances of a branch; a session of all branches looks at none. */
interface Looking {
  branch: number | null;
  approver: boolean;
}

/**
 * Whether balances of a branch are withheld from who looks: it counts blind, an inventory runs, and he may not approve.
 * Whoever shows a balance of stock, or what tells one, asks this.
 */
export const balancesHidden = ({ branch, approver }: Looking): RawBuilder<boolean> =>
  approver
    ? sql<boolean>`false`
    : sql<boolean>`
  exists (select from inventario v
            join filial f on f.nr_sequencial = v.nr_seq_filial
           where v.nr_seq_filial = ${branch} and v.dt_final is null and f.st_inventario_cego = 'S')`;
