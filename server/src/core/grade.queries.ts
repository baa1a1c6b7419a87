import { type Sql, sql } from './db/sql.ts';

/**
 * Grade of a technician: mean of the answers about orders he attended that were closed in the last thirty days, halved to five
 * stars; 0 without an answer, which no answer gives (MECH-02, G-73). One row: nota, qt_avaliacoes.
 */
export const gradeOf = (person: Sql): Sql => sql`
  select coalesce(round(avg(p.nr_nota) / 2, 2), 0)::float8 as nota, count(*)::int as qt_avaliacoes
    from pesquisa p
    join os n on n.nr_sequencial = p.nr_seq_os and n.dt_final >= now() - interval '30 days'
   where p.nr_seq_clifor_avaliado = ${person} and p.nr_nota is not null`;
