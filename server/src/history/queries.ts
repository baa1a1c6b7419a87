import type { CompanyDb } from '../core/db/pools.ts';
import { many, sql } from '../core/db/sql.ts';
import { gradeOf } from '../core/grade.queries.ts';
import { number, row, text } from '../core/row.ts';

const Grade = row({ nota: number, qt_avaliacoes: number });

/** The grade of a technician and how many answers it is made of; none: no row. */
export async function listGrades(db: CompanyDb, person: number) {
  return many(db, Grade)`${gradeOf(sql`${person}`)}`;
}

const Work = row({
  nr_sequencial: number,
  nr_placa: text,
  dt_os: text,
  dt_inicial: text,
  dt_final: text.nullable(),
});

/** Intervals of work a technician began in the last thirty days, in whatever branch, the newest first. */
export async function listWork(db: CompanyDb, person: number) {
  return many(db, Work)`
    select o.nr_sequencial, o.nr_placa, to_json(o.dt_os) #>> '{}' as dt_os,
           to_json(e.dt_inicio) #>> '{}' as dt_inicial, to_json(e.dt_final) #>> '{}' as dt_final
      from execucao e
      join os o on o.nr_sequencial = e.nr_seq_os
     where e.nr_seq_clifor_inicio = ${person} and e.dt_inicio >= now() - interval '30 days'
     order by e.dt_inicio desc, e.nr_sequencial desc`;
}
