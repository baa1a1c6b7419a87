import { planHours, vehicleType } from '@terminal/contract';
import { type Sql, sql } from './db/sql.ts';

/** Time allowed for order `o`; preventives of vehicles have planHours regardless of their problem (LIST-29). */
export const allowedTime: Sql = sql`
  case when o.nr_seq_tipo = ${sql.lit(vehicleType)} then make_interval(hours => ${sql.lit(planHours)}) else o.hr_sla end`;

/** The moment order `o` was promised for: the clock of contract/orders/sla.ts in SQL. */
export const promisedBy: Sql = sql`(coalesce(o.dt_reabertura, o.dt_os) + ${allowedTime})`;

/** Expected attendance time: start plus SLA, or opening plus SLA before the start (doc 2 §2, G-33). */
export const expectedBy: Sql = sql`(coalesce(o.dt_inicial, o.dt_reabertura, o.dt_os) + ${allowedTime})`;
