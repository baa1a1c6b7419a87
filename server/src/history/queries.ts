import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';
import { gradeOf } from '../core/grade.queries.ts';

/** The grade of a mechanic and how many answers it is made of. */
export async function getGrade(db: CompanyDb, person: number) {
  const { rows } = await sql<{ nota: number; qt_avaliacoes: number }>`${gradeOf(sql`${person}`)}`.execute(db);
  return rows;
}

/** Stretches of work a mechanic began in the last thirty days, in whatever branch, the newest first. */
export async function listWork(db: CompanyDb, person: number) {
  const { rows } = await sql<{
    nr_sequencial: number;
    nr_placa: string;
    dt_os: string;
    dt_inicial: string;
    dt_final: string | null;
  }>`
    select o.nr_sequencial, o.nr_placa, to_json(o.dt_os) #>> '{}' as dt_os,
           to_json(e.dt_inicio) #>> '{}' as dt_inicial, to_json(e.dt_final) #>> '{}' as dt_final
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
     where e.nr_seq_clifor_inicio = ${person} and e.dt_inicio >= now() - interval '30 days'
     order by e.dt_inicio desc, e.nr_sequencial desc`.execute(db);
  return rows;
}
