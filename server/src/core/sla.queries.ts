import { type Sql, sql } from './db/sql.ts';

/** Time an order `o` is allowed; kind V has 72 hours whatever its problem says (LIST-29). */
const allowed = sql`case when o.nr_seq_tipo = 'V' then interval '72 hours' else o.hr_sla end`;

/** The moment order `o` was promised for: the clock of contract/orders/sla.ts in SQL. */
export const promisedBy: Sql = sql`(coalesce(o.dt_reabertura, o.dt_os) + ${allowed})`;

/** Expected attendance time: start plus SLA, from the opening while nobody has started (doc 2 §2, G-33). */
export const expectedBy: Sql = sql`(coalesce(o.dt_inicial, o.dt_reabertura, o.dt_os) + ${allowed})`;
