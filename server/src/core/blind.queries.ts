import { type RawBuilder, sql } from 'kysely';

/**
 * Whether balances of a branch are withheld from those who may not approve: it counts blind, and an inventory runs.
 * Whoever shows a balance of stock asks this.
 */
export const balancesHidden = (branch: number | null): RawBuilder<boolean> => sql<boolean>`
  exists (select from inventario v
            join filial f on f.nr_sequencial = v.nr_seq_filial
           where v.nr_seq_filial = ${branch} and v.dt_final is null and f.st_inventario_cego = 'S')`;
