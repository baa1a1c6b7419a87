import { sql } from '../../core/db/sql.ts';

/** Time without a run after which a schedule is reported: a daily one two days, a weekly one eight. Of `agendamento a`. */
export const mostSilent = sql`
  case when a.dia_semana = 'TODOS' then interval '2 days' else interval '8 days' end`;

/** When a schedule last ran, or was made. Of `agendamento a` and its runs x, in an aggregate. */
const lastBegun = sql`greatest(max(x.dt_inicio), a.dt_record)`;

/** Whole days since then. */
export const silentDays = sql`extract(day from now() - ${lastBegun})::int`;

/** Days a schedule has been silent for; null: not too long. Of `agendamento a`. */
export const tooSilent = sql`
  (select case when ${lastBegun} + ${mostSilent} <= now() then ${silentDays} end
     from agendamento_execucao x where x.nr_seq_agendamento = a.nr_sequencial)`;
