import type { Actor } from './context.ts';
import { type Sql, sql } from './db/sql.ts';

/** Name of the plan order `o` was generated from; null for others. */
export const planName = sql`
  case when o.nr_seq_ciclo is not null then (
    select pl.ds_plano from plano_ciclo pc join plano pl on pl.nr_sequencial = pc.nr_seq_plano
     where pc.nr_sequencial = o.nr_seq_ciclo) end`;

/** Subject of order `o` with problem `c` in lists: its problem, or its plan. */
export const subject = sql`coalesce(c.ds_conjunto, ${planName})`;

/** Name of order `o`'s branch if it is not the session's; else null. */
export const otherBranch = ({ branchId }: Pick<Actor, 'branchId'>): Sql => sql`
  (select fi.ds_filial from filial fi
    where fi.nr_sequencial = o.nr_seq_filial and fi.nr_sequencial is distinct from ${branchId}::int)`;

/** Criticality `cr` of an order as its cards tell it; null: it has none. */
export const criticalityJson = sql`
  case when cr.nr_sequencial is not null then json_build_object('nr_nivel', cr.nr_nivel,
    'ds_criticidade', cr.ds_criticidade, 'ds_titulo', cr.ds_titulo) end`;

/** Segment `s` of an order's problem as cards tell it; null: it has none. */
export const segmentJson = sql`
  case when s.nr_sequencial is not null then json_build_object('ds_grupo', s.ds_grupo, 'habilita_pneus', s.habilita_pneus) end`;
