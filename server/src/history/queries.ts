import { sql } from 'kysely';
import type { CompanyDb } from '../core/db/pools.ts';

/** Average grade of the answers of thirty days about a mechanic, halved; the dashboard counts in the same way. */
export async function getGrade(db: CompanyDb, person: number) {
  const { rows } = await sql<{ nota: number; qt_avaliacoes: number }>`
    select coalesce(round(avg(nr_nota) / 2, 2), 0)::float8 as nota, count(*)::int as qt_avaliacoes
      from pesquisa
     where nr_seq_clifor_avaliado = ${person} and nr_nota is not null
       and dt_resposta >= now() - interval '30 days'`.execute(db);
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
