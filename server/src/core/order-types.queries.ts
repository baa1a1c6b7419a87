import { planTypes, predictiveType, preventiveTypes } from '@terminal/contract';
import { type Sql, sql } from './db/sql.ts';

// Literals, not parameters, so that the partial indexes of open orders are used.
const literals = (types: readonly string[]): Sql => sql.join(types.map(sql.lit));

/** Preventives of orders `o`: of the vehicle and of its bodywork (G-35). */
export const isPreventive: Sql = sql`o.nr_seq_tipo in (${literals(preventiveTypes)})`;

/** Predictives of orders `o`. */
export const isPredictive: Sql = sql`o.nr_seq_tipo = ${sql.lit(predictiveType)}`;

/** Orders `o` of a plan. */
export const isPlanned: Sql = sql`o.nr_seq_tipo in (${literals(planTypes)})`;

/** From when order `o` keeps its vehicle, until the vehicle is released; null: not yet (docs/indicators.md). */
export const keptFrom: Sql = sql`case when ${isPlanned} then o.dt_inicial else o.dt_os end`;

/** Orders `o` of no plan. */
export const isUnplanned: Sql = sql`o.nr_seq_tipo not in (${literals(planTypes)})`;
