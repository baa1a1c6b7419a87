import type { Actor } from './context.ts';
import { type Sql, sql } from './db/sql.ts';

/** Name of the plan order `o` was generated from; null for others. */
export const planName = sql`
  (select pl.ds_plano from plano_ciclo pc join plano pl on pl.nr_sequencial = pc.nr_seq_plano
    where pc.nr_sequencial = o.nr_seq_ciclo)`;

/** What order `o` with problem `c` is about, as lists name it: its problem, or the plan it comes from. */
export const subject = sql`coalesce(c.ds_conjunto, ${planName})`;

/** Name of order `o`'s branch where it is not the session's; null: it is. */
export const otherBranch = ({ branchId }: Pick<Actor, 'branchId'>): Sql => sql`
  (select fi.ds_filial from filial fi
    where fi.nr_sequencial = o.nr_seq_filial and fi.nr_sequencial is distinct from ${branchId}::int)`;
