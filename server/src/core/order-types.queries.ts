import { type Sql, sql } from './db/sql.ts';

// Literals, not parameters, so that the partial indexes of open orders are used.

/** Preventives of orders `o`: of the vehicle and of its bodywork (G-35). */
export const isPreventive: Sql = sql`o.nr_seq_tipo in ('V', 'R')`;

/** Predictives of orders `o`. */
export const isPredictive: Sql = sql`o.nr_seq_tipo = '13'`;

/** Orders `o` of a plan. */
export const isPlanned: Sql = sql`o.nr_seq_tipo in ('V', 'R', '13')`;

/** Orders `o` of no plan. */
export const isUnplanned: Sql = sql`o.nr_seq_tipo not in ('V', 'R', '13')`;
